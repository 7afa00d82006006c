# What stands in the help of the commands.
help-usage = usage:
help-arguments = what follows the command
help-options = options
help-commands = commands
help-examples = examples:
help-default = default: { $default }
help-this = show this help
help-version = show the version
help-lang = the language, else that of the terminal
help-qwixx = Play the dice game Qwixx, print it, look into it.
help-statuses = Exit status: 0, success; 2, the command line is wrong; 1, anything else failed or was found wrong; 130, interrupted.

## Shared

help-variant = the name of a sheet, or a sheet file
help-record-file = the record of a game, or - for standard input
help-sheet-file = a sheet file, or - for standard input
help-position = a position, in quotes, or - for standard input
help-threads = how many threads work (default: all cores)
help-ray = work on the Ray cluster at this address; “local” starts one here
help-seed = a number that gives the same dice again
help-json = print JSON, for programs
help-players = how many play
help-games = how many games
help-table-options = house rules, with commas between
help-paper = the paper
help-out = the file to write

## Commands

help-play = play at this terminal, with others and with bots
help-play-about = Play in a full-screen app; or line by line, on any terminal, through a pipe, with a screen reader. Where neither names nor bots are given, it asks who plays.
help-play-link = a table of a server: its link or code, or the link of your seat
help-play-plain = line by line; so it is anyway where there is no terminal
help-play-names = the people at this keyboard
help-play-bots = bots, or how many random ones
help-play-dice = the dice: on the screen, your own ones typed in, or such as everyone can check afterwards
help-play-seed = a number that gives the same dice and the same bots again
help-play-save = keep the game in this new file as it goes on
help-play-resume = go on with a saved game
help-play-quick = line by line, and choices count at once, without Enter to confirm
help-play-no-drawing = line by line, and sheets are drawn only when asked for

help-serve = play in browsers: a page with tables for friends and bots
help-serve-about = Serve the page and its tables until it is interrupted. Every setting can also be given by an environment variable: QWIXX_PORT is the port, and so on. Where no port is named and the usual one is taken, a free one is found.
help-serve-open = open the page in this machine’s browser
help-serve-host = the address to listen on; 0.0.0.0 for all of this machine
help-serve-port = the port to listen on; 0 for any that is free
help-serve-database = where tables are kept: a file, or the address of a PostgreSQL; else the data folder
help-serve-address = how people reach the server; else as they ask
help-serve-origins = other pages that may use it, with commas between
help-serve-hosts = other host names of the server, with commas between
help-serve-proxies = addresses and networks of trusted reverse proxies, with commas between
help-serve-metrics-for = the addresses and networks that may read /metrics, with commas between
help-serve-log-level = how much is logged
help-serve-away-grace = seconds without a connection before a person counts as away
help-serve-come-back = seconds that clients are told to wait before they come back
help-serve-message-rate = messages a second that one connection may send for long
help-serve-message-burst = messages that it may send at once
help-serve-command-rate = commands a second that players at one address may send for long
help-serve-command-burst = commands that they may send at once
help-serve-table-rate = tables a second that one address may make for long
help-serve-table-burst = tables that it may make at once
help-serve-try-rate = wrong codes and links a second that one address may try
help-serve-try-burst = wrong ones that it may try at once
help-serve-print-rate = pages and pads a second that one address may have printed
help-serve-print-burst = of these that it may have at once
help-serve-connections = connections at once from one address
help-serve-spectators = spectators at once at one table
help-serve-keep-days = days after which a table is removed at which no game was finished
help-serve-keep-games = days after which a table with finished games is removed; 0 for never
help-serve-solver-threads = threads for solving the games that advice is asked about
help-serve-solved-gb = gigabytes of solved games that are kept for advice

help-pad = make score pads to print
help-pad-about = Make score pads to print, of any sheet and in eight languages, as a PDF file.
help-pad-per-page = sheets on a page
help-pad-sheets = sheets in all
help-pad-mono = without colours: shapes and words stand for them
help-pad-rules = with a card that has the rules in short
help-pad-lucky = lucky numbers, a pair for each sheet in turn (default: the sheet’s own)

help-record = put a recorded game on paper
help-record-about = Put a recorded game on paper, as a PDF file: each player’s sheet as it was filled in, the points, and the review with the costliest choices. The first time, the game has to be solved for the review.
help-record-no-review = the sheets alone, without solving anything

help-review = tell luck from skill in a recorded game
help-review-about = Say how lucky each roll of a recorded game was and what each choice cost, in chances to win and in points. The first time, the game has to be solved for that.
help-review-html = write a report: one page that needs nothing else
help-review-svg = draw the chances to win and the expected scores over the turns
help-review-solo = against what each player could expect alone

help-advise = what to do with a roll, and what each choice is worth
help-advise-about = Say what each choice is worth that a position and a roll allow: the chance to win, where two to five play on a printed sheet, and the points to expect. The best comes first. The first time, the game has to be solved for that.
help-advise-roll = what was rolled
help-advise-player = whom to advise (default: the active player)
help-advise-players = for a position of one sheet: how many sit at the table (default: 1)
help-advise-solo = as if the player were alone from now on

help-replay = show a recorded game
help-replay-about = Show the sheets at the end of a recorded game, or everything that happened on the way.
help-replay-steps = every roll, choice and event, and the sheets after each turn

help-verify = check a recorded game
help-verify-about = Check that a recorded game keeps the rules from the first roll to the last, that its scores are right, and that its dice give its rolls. If not, it tells the first line at fault.

help-variants = list the sheets, show one, check your own
help-variants-about = List the sheets that come with the game. You can also make your own.
help-variants-show = print a sheet file
help-variants-show-about = Print a sheet as a file. Change it, and you have a sheet of your own.
help-variants-check = check a sheet file
help-variants-check-about = Check a sheet file: it is accepted, or you learn what is wrong and where.

help-simulate = let bots play millions of games, and add them up
help-simulate-about = Let the same bots play many games. The same seed gives the same result with any number of threads. Ctrl-C shows what was played so far.
help-simulate-players = how many play (default: as many as bots are named, or 2)
help-simulate-bots = one bot for all seats, or one for each
help-simulate-rotate = the seats start in turn, instead of always the first
help-simulate-out = keep the games as rows of a Parquet file
help-simulate-rows = what a row of the file is
help-simulate-plot = draw how the scores are spread

help-arena = let bots meet on the same dice, and rate them
help-arena-about = Let every pair of the bots, or every table of them, play on the same dice in turned seats, and rate them. Ctrl-C shows what was played so far.
help-arena-bots = bots that meet
help-arena-games = games of each table
help-arena-save = keep what was played; the same command again goes on from there
help-arena-csv = write the results as a table

help-solve = the expected score of perfect play, exactly
help-solve-about = Solve the game of one sheet that is played for the most points: alone, or in the rhythm of a table at which no one else closes a row or ends the game. The result is kept, for advice and reviews.
help-solve-players = 1 for playing alone, more for the rhythm of a table
help-solve-lucky = the lucky numbers of the sheet (default: none)
help-solve-fresh = solve again, even if the result was kept

help-perft = count the ways to choose, to check a program
help-perft-about = Count the ways to choose, turn by turn, for fixed rolls, and the positions that they lead to.
help-perft-position = begin at this position, before a roll
help-perft-depth = how many turns
help-perft-roll = a roll; repeat it for each turn

help-referee = hold a game for a program
help-referee-about = Read one JSON object a line and answer each with one line, until the input ends.

help-completion = let your shell complete what you type
help-completion-about = Print a script with which a shell completes commands, options, sheets, bots and languages. The examples put it where the shell finds it.
help-completion-shell = the shell

help-help = explain a command
help-help-about = Show the help of a command, like --help after it.
help-help-words = the command
