# What cannot be done, one message for each code.
refusal-other = That is not possible.

## The game

refusal-choices-missing = In action 1 every player chooses.
refusal-closing = Only a row that was locked in action 1 can close later, and only by a house rule.
refusal-die-missing = The { colour } die is still in the game. Roll it too.
refusal-die-value = These dice cannot show { $face }.
refusal-ended-twice = The game would have ended before the last of these marks.
refusal-last-penalty = Only the active player can take the penalty that ends the game.
refusal-locks-apart = No game could end up with all these locks.
refusal-lucky-count = Every player needs a pair of lucky numbers.
refusal-lucky-pairs = These two lucky numbers do not fit this sheet.
refusal-no-lucky-numbers = This sheet has no lucky numbers.
refusal-no-such-cell = There is no { $number } in this row.
refusal-no-such-player = There is no such player.
refusal-no-such-row = There is no such row.
refusal-no-such-variant = There is no sheet called “{ $name }”.
refusal-not-locked = This row can’t be closed: no sheet has locked it.
refusal-not-spared = The active player’s sheet doesn’t match what is said about the penalty.
refusal-penalty-count = A sheet has four penalty boxes.
refusal-player-count = Two to five can play, or one to practise.
refusal-row-count = This sheet has { $rows } rows.
refusal-start = The game cannot begin like this.
refusal-throws = The throws for the start end with the first 6.
refusal-wrong-phase = It is not the time for that now.

## Your own sheets and records

refusal-date = A date is a day of the calendar, written like 2026-11-15.
refusal-dice = These dice do not fit this game.
refusal-sheet-rows = A sheet has { $least } to { $most } rows, and at least two that can be locked.
refusal-bonus-row = Row { $row }: a bonus row lies between two rows that can be locked, and each of its boxes has the same number above and below it.
refusal-points = Points are whole numbers, none lower than the one before.
refusal-cell-not-here = { $cell } can’t be part of that.
refusal-cell-twice = { $cell } is named twice.
refusal-bar-fields = A bar has up to { $most } fields, each for a row that can be locked, and it comes with boxed numbers.
refusal-pair = This pair of numbers does not work.
refusal-faces = The sheets have the letters A, B, C and so on.
refusal-chain = Numbers of a chain come in pairs, each from two different rows.
refusal-diamonds = A diamond exchanges two different sums of two dice.
refusal-face-count = Every player needs a letter for their sheet.
refusal-no-such-face = There is no sheet with this letter.
refusal-diamond-count = More diamonds are used than numbers are crossed.
refusal-no-such-place = There is no such field, or it is named twice.
refusal-bar = The crossed fields of the bar don’t fit the boxed numbers that are crossed.
refusal-chain-apart = Two numbers of a chain are crossed together, or neither.
refusal-sheet-feature =
    The sheet “{ $title }” can’t be used here yet: it has { $feature ->
        [other-rows] other rows than the four colours
        [other-points] points of its own
        [second-crosses] numbers that can be crossed twice
        [double-numbers] numbers that count twice
        [bar] a bar
        [pairs] pairs with an effect
        [bonus-rows] bonus rows
        [steps] steps
        [chain] a chain
        [diamonds] diamonds
       *[other] something unknown here
    }.
refusal-locking = At least one number must lock a row.
refusal-name = This name does not work. Choose a short one, without special characters.
refusal-needs = A lock cannot need so many crosses.
refusal-number-out-of-reach = Row { $row }: two dice never make { $number }.
refusal-number-twice = Row { $row } has the number { $number } twice.
refusal-row-too-short = Row { $row } is too short: it could never be locked.
refusal-sheet-name = The name “{ $name }” belongs to a sheet that comes with the game. Give yours another one.
refusal-syntax =
    { $line ->
        [0] “{ $found }” cannot be read.
       *[other] Line { $line }: “{ $found }” cannot be read.
    }
refusal-title = This title does not work. Choose a short one, without special characters.

## The table

refusal-begun = It is decided already who begins.
refusal-closed = This table is closed.
refusal-form = The table did not understand that. Please reload the page.
refusal-game-on = That has to wait until the game is over.
refusal-level = There is no bot of this name.
refusal-log = This game cannot be continued: what was saved does not fit together.
refusal-no-server = This only works with a server.
refusal-table = What this file says about its table is damaged.
refusal-name-taken = Someone at the table is called “{ $name }” already.
refusal-no-change = That is so already.
refusal-no-game = No game is on at this table.
refusal-no-start = It is not decided yet who begins.
refusal-no-such-bot = There is no bot of this name.
refusal-no-such-seat = There is no such seat.
refusal-not-away = Nobody is missing there.
refusal-not-bot = This seat is not a bot’s.
refusal-not-host = Only the program that runs the table can do that.
refusal-not-house = Only the program that runs the table can do that.
refusal-not-seated = For that you need a seat at the table.
refusal-not-to-roll = The dice are not waiting to be rolled.
refusal-not-typed = No roll was typed in.
refusal-not-your-seat = That is not your seat.
refusal-nothing-to-choose = There is nothing you can cross now. Nobody is waiting for you.
refusal-paused = The game is paused because nobody is here.
refusal-reaction = There is no such remark.
refusal-real-dice = This table plays with real dice.
refusal-rolled = The dice have been rolled already.
refusal-seat-open = Nobody sits there.
refusal-seat-taken = This seat is taken.
refusal-seconds = This time is too short or too long.
refusal-stale = The game has gone on in the meantime. Look again, please.
refusal-stood-in = A bot is playing for you at the moment.
refusal-too-early =
    { $seconds ->
        [one] A bot may step in after { $seconds } more second.
       *[other] A bot may step in after { $seconds } more seconds.
    }
refusal-too-fast = Not so fast, please. Wait a moment.
refusal-virtual-dice = This table does not play with real dice.

## The server

refusal-busy = The server has too much to do at the moment. Please try again soon.
refusal-hello = The page and the table have lost each other. Please reload the page.
refusal-host = This is not the server’s name. Ask the person who runs it for the right address.
refusal-internal = Something went wrong here. Please try again.
refusal-no-hints = This table plays without hints.
refusal-no-reviews = This table does not show reviews.
refusal-no-spectators = This table does not let anyone watch.
refusal-no-such-game = There is no such game.
refusal-no-such-table = There is no table with this code. Is it typed right?
refusal-not-installed = This server cannot do that.
refusal-origin = This page may not use this server.
refusal-too-long = That is too long.
refusal-too-many = Too many people are watching this table already.
refusal-unavailable = Nothing can be saved at the moment. Please try again soon.
refusal-unsolved = The expected points could not be worked out. Please try again later.
refusal-version = This page is out of date. Please reload it.
refusal-wrong-token = This link does not lead to a seat any more.

## Fair dice

refusal-commitment = These dice numbers cannot be used. Please reload the page.
refusal-link = These dice numbers do not fit the ones promised before.
refusal-no-draw = No roll is being made now.
refusal-no-part = You are not taking part in making these rolls.
refusal-parties = For this roll the table’s own dice numbers are missing.
refusal-script-ended = There are no rolls left.
refusal-secret = The table’s secret for the dice is missing, or not needed.

## Score pads

refusal-paper = There is no such paper.
refusal-per-page = A page has one to four sheets.
refusal-sheets = A pad has 1 to { $most } sheets.
refusal-cells-too-small = The cells would be too small to cross. Choose fewer sheets a page or a larger paper.
refusal-language = The game does not speak this language.
