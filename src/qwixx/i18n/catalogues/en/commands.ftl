# What the commands say.
greeting = Qwixx, the dice game of crossing out. This is what you can do:
greeting-more = everything else

## What was typed wrongly. What stands in quotation marks with a percent sign is filled in later.

usage = { $command }: { $sentence }. More: { $command } --help
usage-suggestion = { $command }: { $sentence }. Did you mean “{ $word }”? More: { $command } --help
usage-argument = { "%(argument_name)s" }: { "%(message)s" }
usage-choice = { $value } is not known here; there are { $choices }
usage-ignored = nothing is expected here, but there is { "%s" }
usage-language = there is no language “{ $tag }”; there are { $languages }
usage-missing = this is missing: { "%s" }
usage-not-with = this does not go with { "%s" }
usage-one = something has to follow here
usage-one-or-more = at least one has to follow here
usage-unknown = this is not known here: { "%s" }

## What could not be done

trouble-line = Line { $line }: { $sentence }
trouble-no-file = There is no file “{ $file }”. Is it typed right?
trouble-folder = “{ $file }” is a folder. Name a file.
trouble-forbidden = “{ $file }” may not be read or written.
trouble-full = There is no room left to write.
trouble-port = This port is taken already. Choose another one, or 0 for any that is free.
trouble-other = The system says: { $said } { $file }
trouble-not-installed = This needs { $part }, which is not installed. Install it with: { $remedy }

refusal-number = “{ $found }” is not a whole number from { $low } to { $high }.
refusal-cannot-write = “{ $file }” cannot be written. Choose another file.
refusal-file-too-large = “{ $file }” is too large to be one of our files.
refusal-not-text = “{ $file }” is not a text, so it cannot be one of our files.
refusal-no-sheet = There is no sheet and no file “{ $name }”; there are { $known }.
refusal-sheets-given = The position has { $given } sheets, not 1 or { $players }.
refusal-roll-given = The position has its roll already. Leave the other one out.
refusal-bots = There are { $named } bots for { $players } players. Name one for all, or one for each.
refusal-arena-few = An arena takes at least two bots.
refusal-arena-twice = The bot “{ $name }” is named twice, but it can only meet others.
refusal-arguments = “{ $file }” keeps another tournament and is left alone. Choose another file.
refusal-not-tournament = “{ $file }” is no tournament of ours and is left alone. Choose another file.
refusal-fast-core = Only random bots and your own ones can play on this sheet.
refusal-memory = Solving this takes { $size } MB of memory, which is more than there is.
refusal-too-large = Games with dice of up to { $most } sides can be solved.
refusal-not-learnt = The champion has not learnt this game; choose another bot.
refusal-threads = The number of threads is for this machine; a cluster uses all its cores. Leave one of the two out.
refusal-rows = What a row is only matters for a file. Name the file too.
refusal-one-output = Only one result can go to standard output. Write the others to files.
refusal-save-standard = The next run has to read this again, so “-” won’t do. Name a file.
refusal-perft-large = Turn { $turn } would lead to about { $positions } positions, too many to count. Choose fewer turns.
refusal-joined = A table of a server is set up already. Leave out { $flag }.

## Sheets

sheet-summary =
    { $locking ->
        [one] dice with { $sides } sides, rows of { $cells } numbers; the last one locks after { $needs } crosses
       *[other] dice with { $sides } sides, rows of { $cells } numbers; one of the last { $locking } locks after { $needs } crosses
    }
sheet-summary-lucky = { sheet-summary }; lucky numbers
sheet-accepted = { $file }: accepted. { $title }: { $summary }
sheet-count =
    { $sheets ->
        [one] { $sheets } sheet
       *[other] { $sheets } sheets
    }
page-count =
    { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }
pad-written = { $file }: { sheet-count }, { page-count }
record-written = { $file }: { $title }, { sheet-count }

## Records

told-turn = Turn { $turn }, { $name } is active: { $roll }.
verify-over = { $file }: legal to the end, and the scores are right: { $scores }. { $dice }
verify-so-far = { $file }: legal so far; the game is not over. { $dice }
verify-score = { $name } { $score }
verify-dice =
    { $verdict ->
        [proved] The dice: every roll was recomputed and is right.
        [sealed] The dice: fair, their secret not revealed yet.
       *[unknown] The dice: not of a kind that can be recomputed.
    }
verify-start-agreed = Players agreed on who began: the dice don’t prove it.
verify-absence = { $missed } of { $draws } rolls were made without the secret number of { $name }. Nothing in the record proves that the connection was lost.

## Long runs

progress-preparing = preparing …
progress-compiling = compiling …
progress-playing = playing …
progress-counting = counting, turn { $turn } of { $turns } …
progress-solving = solving { $name }, { $question } …
progress-solving-several = solving { $name }, { $question }, table { $place } of { $tables } …
progress-joining = joining the cluster …
progress-games = { $done } of { $total } games
progress-sheets = { $done } of { $total } sheets
progress-left = about { $time } left
progress-seconds = { $time } s
progress-minutes = { $time } min
progress-hours = { $time } h
note-waiting = another process is solving this; waiting for it …
note-not-kept = the result cannot be kept for the next time
interrupted = Interrupted; this is what was played so far.
interrupted-early = interrupted before the first games were over
interrupted-saved = interrupted; the same command goes on from { $file }
interrupted-rows = interrupted; the file { $file } was not written

## Bots

ran-threads = threads: { $workers }
ran-cluster = Ray processes: { $workers }, machines: { $machines }
column-seat = seat
column-bot = bot
column-score = score
column-error = error
column-wins = wins
column-penalties = penalties
column-locks = locks
column-rating = rating
column-interval = 95 % interval
simulate-header =
    { $games ->
        [one] { $title }: { $games } game, seed { $seed }, in { $seconds } s ({ $rate } a second, { $ran })
       *[other] { $title }: { $games } games, seed { $seed }, in { $seconds } s ({ $rate } a second, { $ran })
    }
simulate-first = Seat 1 starts every game; with { "--rotate" } the seats take turns.
simulate-turns = The seats take turns to start.
simulate-footer = Turns a game: { $turns }. Games ended by locks: { $share }.
simulate-title =
    { $games ->
        [one] { $title }: { $games } game
       *[other] { $title }: { $games } games
    }
simulate-seat = seat { $seat }: { $bot }
simulate-scores =
    { $step ->
        [one] score, in steps of { $step } point
       *[other] score, in steps of { $step } points
    }
simulate-share = share of games
arena-header = { $title }, players: { $players }, seed { $seed }. Games: { $games }; deals: { $deals }, each played { $times } times in turned seats; { $ran }.
arena-tables = Wins at each table, by seat:
arena-table = { $bots } (games: { $games })
arena-pairs = Who had more points, equal ones as half:
arena-pair = { $one } against { $other }
arena-open = not yet significant
arena-unsettled = The difference between { $one } and { $other } is not yet significant; more games may tell.
arena-settled = Every difference between neighbours in the ranking is significant.

## Solving

question-solo = alone
question-paced = in the rhythm of a table of { $players }
question-lucky = { $question }, lucky numbers { $lucky }
solve-header = { $title }, { $question }. Different sheets: { $states }.
solve-alone = playing alone
solve-now = about to be active
solve-later =
    { $turns ->
        [one] active after { $turns } turn of others
       *[other] active after { $turns } turns of others
    }
solve-solved = Solved in { $seconds } s ({ $processor } s of processor time).
solve-kept = Found where it was kept, in { $seconds } s ({ $processor } s of processor time).
advise-header = What player { $player } may expect in the end, { $question }, played for the most points:
advise-more = and { $count } more; { "--json" } has all of them
column-action = action { $action }
column-expected = expected
column-cost = cost
column-roll = roll
column-turn = turn
perft-white = ways in action 1
perft-ways = ways in all
perft-positions = positions
perft-ended = ended

## The server

serve-ready = Qwixx is ready.
serve-here = on this machine: { $address }
serve-elsewhere = on other devices: { $address }
serve-phones = for phones in your network: { $command }
serve-no-page = The page for browsers is not built; only programs can play here. This builds it: { $command }
serve-stop = Ctrl-C stops it; every game is kept.
serve-stopped = Qwixx has stopped.
