# What the table in the browser says.
bot-numbered = { bot-name } { $number }
event-begins = { $name } begins.
# The same about the player whose device it is.
event-you-begins = You begin.
event-you-crossed = You cross out { cell }.
event-you-crossed-lucky = You cross out { cell } by a lucky number.
event-you-crossed-sum = You cross out { cell } = { sum }.
event-you-nothing = You pass.
event-you-locked = You lock { row }.
event-you-penalty = You take penalty { $penalty } of { $boxes }: minus { points }.
event-remark = { $name }: { $remark }
event-went-away = { $name } is away.
event-came-back = { $name } is back.
event-replaced = { $name } is away, and a bot plays on meanwhile.

player-state =
    { $state ->
        [thinking] is thinking
        [away] is away
        [stood-in] is replaced by a bot
       *[idle] is ready
    }
dice-throw = Throw the dice
turn-mine = Your turn
turn-of = Turn: { $name }
turn-drawing = The dice decide who begins.
turn-dice = The dice are rolling.
turn-moment = One moment, please.
turn-clock = Time left
turn-skip = Skip

away-waits = { $name } is away. The game waits, and nothing is lost.
away-replace = Let a bot play for { $name }
table-return = Take my seat again
table-door = Come in again
sheet-open = Open the sheet of { $name }
reactions = Say something

menu = Menu
menu-learn-about = The game waits for you: the arrow at the top brings you back.
menu-tips = Show the tips again
menu-tips-shown = You’ll see the tips as you play.
menu-pace = How fast things happen
pace-calm = calmly
pace-swift = swiftly
pace-at-once = at once
menu-shake = Roll by shaking the phone
sound = Sound
vibration = Vibration
keys = Playing by keys
keys-roll = roll the dice
keys-legal = to the next number that you may cross
keys-walk = walk over the sheet
keys-pencil = pencil a number in, or take it back
keys-confirm = confirm
keys-pass = pass
keys-undo = undo
keys-skip = skip what is being shown
move = Continue on another device
move-about =
    { $minutes ->
        [one] Scan this with the other device, or open the link there, within { $minutes } minute. Your seat will move there.
       *[other] Scan this with the other device, or open the link there, within { $minutes } minutes. Your seat will move there.
    }
move-send = Copy the link
leave = Leave the table
leave-game = If you leave, a bot may play on for you. You can come back with this device.
leave-lobby = If you leave, your seat becomes free.
leave-stay = Stay

page-back = Back
page-not-loaded = This part of the page could not be loaded. Are you online?
hint = Hint
