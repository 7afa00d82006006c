# What happened. $name is a player, $names are several, $count says how many.
event-action-1 = Action 1.
event-action-2 = Action 2.
event-rolled = Roll: { $roll }.
event-crossed = { $name } crosses { cell }.
event-crossed-lucky = { $name } crosses { cell } by a lucky number.
event-crossed-second = { $name } crosses { cell } a second time.
event-crossed-exchange = { $name } crosses { cell } with a diamond.
event-forced = { $name } also crosses { cell }.
event-bar = { $name } uses field { $place } of the bar.
event-crossed-sum = { $name } crosses { cell } = { sum }.
event-nothing =
    { $count ->
        [one] { $names } crosses nothing.
       *[other] { $names } cross nothing.
    }
event-locked =
    { $count ->
        [one] { $names } locks { row }.
       *[other] { $names } lock { row }.
    }
event-closes-later = { row.start } closes at the end of this turn.
event-closed = { row.start } is closed for everyone; the { colour } die is out.
event-colour-stays = Other { colour } cells stay open to the white sum.
event-penalty =
    { $points ->
        [one] { $name } takes penalty { $penalty } of { $boxes }: { $points } point off.
       *[other] { $name } takes penalty { $penalty } of { $boxes }: { $points } points off.
    }
event-ended-early = That ends the game at once, without action 2.

ending-penalties = The game is over: { $name } has crossed all { $boxes } penalty boxes.
ending-locks = The game is over: { $rows } are locked.

score = { $name }, { points }: { $rows }, penalties = { $penalties }.
score-extra = extra = { $made }
score-row = { row-label } = { $made }
winner-alone = { $name } finishes with { points }.
winner-one = { $name } wins with { points }.
winner-shared = { $names } share the win with { points } each.
totals = Totals. { $totals }
total = { $name }: { $total }.

reaction-hello = Hello!
reaction-thanks = Thank you!
reaction-well-done = Well done!
reaction-ouch = Ouch!
reaction-lucky = How lucky!
reaction-hurry = Hurry up, please!
reaction-sorry = Sorry!
reaction-good-game = Good game!
