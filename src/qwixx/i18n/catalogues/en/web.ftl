# What the page says at home and at a table.
page-home = Back to the start
page-language = Language
page-cancel = Cancel
page-trademark = Qwixx is a trademark of its publisher. This free program is not affiliated with it; words and drawings are our own.

home-about = The dice game of crossing out. For everyone at the table, near or far.
home-ways = What would you like to do?

variant-choice = Which sheet?
player-number = Player { $number }
winner = Winner
rules-about = Everything you need in two minutes.

# A cell as a screen reader names it. $state says how it stands.
sheet-cell =
    { $state ->
        [crossed] { cell }, crossed
        [pencilled] { cell }, pencilled in
        [legal] { cell }, you may cross it now
        [early] { cell }, locks the row, not yet possible
        [skipped] { cell }, skipped
        [closed] { cell }, row closed
       *[open] { cell }, open
    }
sheet-lock =
    { $state ->
        [locked] lock, crossed
        [closed] lock, closed by another player
       *[open] lock: { pad-lock }
    }
sheet-of = Sheet of { $name }
sheet-penalty-count = Penalties: { $count } of { $boxes }
sheet-take-penalty = Take a penalty. So far: { $count } of { $boxes }
sheet-point-table = Points for the crosses in a row
rows-two-lines = Large numbers: each row on two lines

scorepad = Score pad
scorepad-about = You have the dice? Here is the pad. It knows the rules, adds up, and works without internet.
scorepad-players = Players
scorepad-name = Name of player { $number }
scorepad-remove = Remove player { $number }
scorepad-add = Add a player
scorepad-start = Start
scorepad-hint = Tap a number to cross it out.
scorepad-crossed = { $name }: { cell }
scorepad-penalty = { $name }: penalty
scorepad-undone = Undone. { $mark }
scorepad-undo = Undo
scorepad-together = It was the same roll
scorepad-new = New game
scorepad-new-about = All crosses on all sheets will be erased.
scorepad-again = Same players
scorepad-others = Other players or another sheet

play-now = Play now
play-now-about = at once, against two bots
table-new = Start a table
table-new-about = For family and friends, each on their own phone.
table-join = Join a table
table-join-about = You have a code or a link? Come in.
table-code = Code of the table
table-come-in = Come in
table-watch = Only watch
table-seats = Seats
table-bots = Bots among them
table-level = How well they play
table-make = Start the table
your-name = Your name
guest = Guest
bot-name =
    { $level ->
        [random] Random bot
        [gentle] Gentle bot
        [steady] Steady bot
        [champion] Champion bot
       *[sharp] Sharp bot
    }

table = Table { $code }
table-share = Share the link
table-copied = The link is copied.
table-full = All seats at this table are taken.
table-seat-open = free seat
table-seat-you = you
table-add-bot = Seat a bot
table-take-back = Take the seat back from { $name }
table-begin = Start the game
table-wait-host = { $name } will start the game.
table-lost = The connection is lost. Your seat is safe; the page keeps trying.
table-ended =
    { $reason ->
        [moved] Your seat has moved to another device.
        [left] You have left the table.
        [closed] This table is closed.
       *[refused] There is no such table or seat any more.
    }
table-news = What happened
page-close = Close
player-active = active player
dice-not-rolled = The dice have not been rolled yet.

turn-roll = It is your turn.
turn-roll-button = Roll the dice
turn-action = Action { $action }
turn-white = Cross out { $total } in one row, or pass.
turn-colour = Cross out one more number, or pass.
turn-colour-penalty = Cross out a number, or take a penalty.
turn-choose = Tap a number
turn-passing = You pass.
turn-offers = You can cross out { $cells }.
turn-cross = Cross out { cell }
turn-pass = Pass
turn-penalty = Take the penalty
turn-penalty-sure = Really take a penalty? You can still cross out a number.
turn-penalty-confirm = Penalty: −{ $points }
turn-held = { cell.start }: crossed out in a moment.
turn-offline = No connection
turn-later = No connection. Your cross goes out as soon as it’s back.
turn-wait = Waiting for { $names }.
turn-changeable = You can still change your mind. Waiting for { $names }.
again = Play again
again-waits = Waiting for the others

table-dice = Dice
table-dice-fair = on the screen
table-dice-real = our own, typed in
keypad = Type in the dice
keypad-about = Tap what each die shows, from left to right.
# A key for a face of the die that is asked for. $colour may also be white.
keypad-key =
    { $colour ->
        [white] white { $face }
       *[red] { die-face }
    }
typed-roll = { $name } typed this roll in.
typed-start = { $name } says: { $first } begins.
typed-agree = That is right
typed-object = That is wrong
typed-take-back = Take it back
typed-who-begins = Who begins?
turn-real = Your own dice decide: type in what they show.
turn-typed = Is that right? Look at the dice.
