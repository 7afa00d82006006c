# What the app of the terminal says. $key and $other are keys, named as on the keyboard.
start-go-on = Continue
start-watch = Watch a game
start-quit = Quit
app-missing = The app needs { $part }: install it with { $command }, or play line by line with { $plain }.
seat-nobody = nobody
seat-person = a person
bot =
    { $level ->
        [random] Random bot
        [gentle] Gentle bot
        [steady] Steady bot
        [sharp] Sharp bot
        [champion] Champion bot
       *[optimal] Optimal bot
    }
join-link = Link or code
join-connecting = Connecting to { $server } …
join-unreachable = There is no answer from { $server }. Is the address right, and is the server running?
shelf-empty = Nothing is kept here yet.
shelf-file = Another file

play-turn = Turn { $turn }
play-active = { $name } is the active player
play-confirm = { $key } confirms: { $choice }.
play-confirm-nothing = { $key } confirms: you cross nothing.
play-confirm-penalty = { $key } confirms: you cross nothing and take a penalty.
hand-over = { $name }, it is your turn to choose. What the others chose stays hidden until everyone has chosen.
leave-near = The game is kept. You can go on with it at any time.
leave-far = Your seat is kept. You can come back to it at any time.
too-small = The window has { $size } characters, and this takes at least { $least }. Make the window larger, or its letters smaller.
type-dice = Type what the dice show, in this order: { $order }. For example { $example }.
replay-step = Step { $step } of { $steps }
replay-on = Next
replay-turn = Next turn

key-pencil = Pencil
key-confirm = Confirm
key-erase = Erase
key-nothing = Nothing
key-change = Change
key-hint = Hint
key-sheets = Sheets
key-log = Log
key-help = Help
key-leave = Leave
key-delete = Delete
key-back = Back
talk-close = { $key } closes this.
talk-go-on = { $key } goes on.
talk-agree = { $key } leaves, { $other } goes back.
dialog-delete = { $key } deletes, { $other } goes back.
saved-delete = Delete { $file }? You can’t get it back.

# What each key does, in a list of keys.
keys-move = move over your sheet
keys-enter = pencil the number in; once more: confirm it
keys-pick = take a choice from the list
keys-nothing = cross nothing
keys-erase = erase what is pencilled in
keys-hint = what each choice is worth, and why
keys-change = take a confirmation back while others still think
keys-sheets = look at the other sheets
keys-log = all that happened
keys-leave = leave; the game is kept at every step
keys-mouse = With the mouse, click a number, then click it again.

hint-wait = One moment …
hint-not-now = Hints are for when you have something to choose.
hint-worth = { $choice }: { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points expected
analysis-missing = For this the solver has to be installed: { $command }
notice-solving = The game is being solved: { $percent } %
notice-lost = The connection is lost. Your seat is kept; trying again …

news-says = { $name }: { $words }
news-begins = { $name } begins.
news-sat = { $name } sits down.
news-away = { $name } is away.
news-back = { $name } is back.
news-left = { $name } has left.
news-replaced = A bot plays for { $name }.
news-objected = { $name } objects. The roll has to be typed in again.
news-again = { $name } would like to play again.
