# The game line by line. First the words that can be typed; the English ones are understood in every language.
word-help = help
word-quit = quit
word-rules = rules
word-sheet = sheet
word-sheets = sheets
word-read = read
word-dice = dice
word-why = why
word-back = back
word-quick = quick
word-draw = draw
word-save = save
word-hint = hint
word-yes = yes
word-no = no
word-nothing = nothing
word-virtual = virtual
word-real = real
word-fair = fair
# The letters of red, yellow, green and blue.
word-colours = R Y G B

## Before the game

plain-ask-variant = Which game? { $names }, or a sheet file of your own. Enter for { $usual }.
plain-ask-people = How many people play at this keyboard? { span }, or 0 to watch. Enter for 1.
plain-ask-name = Name of player { $number }? Enter for { $usual }.
plain-ask-bots = Who else plays? { span } opponents: { $levels }, with commas between them, or a number of random ones. Enter for { $usual }.
plain-nobody = nobody
plain-ask-dice = Which dice? { word-virtual }; { word-real }, which you roll and type in; or { word-fair }, which everyone can check afterwards. Enter for { word-virtual }.
plain-setup =
    These questions set up the game. Enter takes what is proposed. What { $command } lists answers them beforehand.
    { $space }{ word-quit }: leave.
plain-goes-on = The game in { $file } goes on.
plain-fair = Fair dice: the table now commits itself to a secret, and cannot change the rolls any more. The record of the game holds the secret, so do not look into it before the end; then { $command } recomputes every roll.
plain-fair-words = { $name }, type words of your own to mix into the dice, or Enter to add none.
plain-commitment-table = Commitment of the table:
plain-commitment = Commitment of { $name }:

## In the game

plain-help =
    To choose, type the number of a choice, or its cell: { $cell }, with a star for a lucky cross: { $lucky }. Enter or 0 crosses nothing.
    At any question you may also type:
    { $space }{ word-sheet }: draw your sheet. { word-sheets }: draw those of all.
    { $space }{ word-read }: your sheet in words, for listening rather than looking.
    { $space }{ word-dice }: the roll once more.
    { $space }{ word-why } { $cell }: why that cell cannot be crossed.
    { $space }{ word-hint }: what each choice is worth, and why the best is the best.
    { $space }{ word-rules }: the rules in short.
    { $space }{ word-back }: take back the last choice, as long as it is not confirmed.
    { $space }{ word-quick }: choices count at once, without Enter to confirm. { word-quick } again: back to confirming.
    { $space }{ word-draw }: stop drawing your sheet before you choose. { word-draw } again: draw it again.
    { $space }{ word-save } { $file }: save the game, and keep it saved there as it goes on.
    { $space }{ word-quit }: leave. Nothing that is saved is lost.
    On a drawn sheet: { plain-legend }
plain-legend = [5] may be crossed now, X5X is crossed, 5 is open, -5- is lost, #5# is closed, { $lock } is the lock, = are the points of the row.
plain-intro = { $title }: { $names }.
plain-hint = Type { "?" } for help at any question, { word-quit } to leave.
plain-hint-drawing = On a sheet, { plain-legend } If you listen rather than look, type { word-draw } to stop the drawings.
plain-throws = { $name } throws a { $throw }.
plain-type-dice = Type what the dice show: { $wanted }.
plain-type-start = Type the player who begins, { span }.
plain-type-throws = Type one throw after another from player 1 on, up to the first { $six }.
plain-white = white
plain-roll-back = The roll is taken back.
plain-roll-right = Is the roll right?
plain-agreement = { $typed } Enter if that is right, { word-no } if it is wrong.
plain-lobby = At the table: { $names }. Enter starts the game. To seat a bot, type its level: { $levels }.
plain-idle = { $names } can cross nothing in action 1.
plain-idle-2 = { $names } can cross nothing in action 2.
plain-forced = { $names } can cross nothing in action 2, and crossed nothing in action 1: that is a penalty.
plain-ask-white = { $name }, action 1, white sum { $total }:
plain-ask-colour = { $name }, action 2:
plain-prompt = { $name }, type { $numbers } or a cell, Enter for nothing.
plain-prompt-cost = { $name }, type { $numbers } or a cell, Enter for nothing, at the cost of a penalty.
plain-nothing-follows = Action 2 will have nothing for you.
plain-cost = Crossing nothing now brings a penalty: { $points } points off. It is number { $number } of { $boxes }.
plain-cost-last = Crossing nothing now brings a penalty: { $points } points off. It is number { $number } of { $boxes } and ends the game.
plain-really = Really nothing? { word-yes } or { word-no }, Enter for { word-no }.
plain-chosen = { $name }: { $choice }.
plain-confirm = { $chosen } Enter to confirm, { word-back } to change.
plain-neither = { $answer } is neither Enter nor { word-back }.
plain-no-back = There is nothing to take back.
plain-again = Action 2 once more.
plain-may = { cell.start } may be crossed now.
plain-why = { $reason } (rule { $clause }).
plain-not-begun = The game has not begun yet.
plain-quick-on = Choices now count at once.
plain-quick-off = Choices are now confirmed with Enter.
plain-draw-on = Your sheet is drawn before you choose.
plain-draw-off = Sheets are drawn only when asked for.

## Sheets

plain-sheet = Sheet of { $name }
plain-sheet-lucky = Sheet of { $name }, lucky numbers { $first } and { $second }
plain-sheet-total = penalties { $taken } of { $boxes } = { $minus }, total { $total }
plain-lock = L
read-row = { $row }: { $parts }.
read-join = { $first }; { $second }
read-crossed = crossed { $numbers }
read-nothing = crossed nothing
read-locked = locked
read-closed = closed
read-open = open { $numbers }
read-needs =
    { $needs ->
        [one] { $numbers } only after { $needs } more cross
       *[other] { $numbers } only after { $needs } more crosses
    }
read-lucky = Lucky numbers { $first } and { $second }.
read-total =
    { $penalties ->
        [one] { $penalties } penalty. Total { $total }.
       *[other] { $penalties } penalties. Total { $total }.
    }

## Saving and leaving

plain-save-how = Type { word-save } and the name of a file.
plain-save-elsewhere = To go on saving, type { word-save } and another name.
plain-saved = The game is saved in { $file }.
plain-saved-on = The game is saved in { $file }, and is kept there as it goes on.
plain-record = The record of this game is in { $file }.
plain-check = Check it with: { $command }
plain-go-on = Go on with: { $command }
plain-ended = The input has ended.
plain-interrupted = Interrupted.
plain-no-game = No game was begun.
plain-not-saved = This game was not saved.
plain-goodbye = Goodbye.

refusal-cannot-read = { $file } cannot be read. Choose another file.
refusal-file-exists = The file { $file } is there already and is not written over. Choose another name, or go on with the game in it: { $command }
refusal-file-changed = The file { $file } has been changed by another program; it is left alone.
refusal-not-saved-game = { $file } cannot be a saved game.
refusal-unreachable = { join-unreachable }
refusal-resume = A game that goes on is set up already. Leave out { $flag }.
refusal-not-resumed = The game in { $file } cannot go on.
refusal-resume-over = The game in { $file } is over. Look at it: { $command }
refusal-seed = A seed is for dice on the screen only.
refusal-person-taken = The name { $name } is taken. Choose another one.
refusal-opponents = Only random opponents play on this sheet.
