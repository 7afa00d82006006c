# What the page says before a game: the ways in, new tables, invitations, the player's own games, watching.
home-together = Play together
home-alone = Learn and keep score
play-as = You play as { $name }.
play-as-change = Change
here = Pass one device around
here-about = Take turns on this phone or tablet, even without internet.
learn = Learn to play
learn-about = A few minutes, and you know how.
print = Print pads
print-about = New sheets for the box.
scorepad-in-short = You have the dice? We add up.
watch = Watch
watch-about = On a big screen, with phones as pads.
watch-how = Open this page on the television or the laptop and type in the code of the table. Everybody plays on their own phone; the big screen shows the dice and all sheets.
watch-open = Show the table
watch-invite = Scan this with your phone, or type in the code, and take a seat.
watch-lost = The connection is lost. The page keeps trying.

games-mine = My games
games-none = The games that you play on this device will be here.
games-score = { $name } { $points }
games-stage =
    { $stage ->
        [lobby] waiting for players
        [play] in progress
        [over] finished
        [closed] closed
        [gone] no longer there
       *[unknown] not to be reached now
    }
games-replay = Replay the last game of table { $table }
games-remove = Remove table { $table } from the list
games-removed = Table { $table } is off the list.

table-more = More settings
table-clock = Time for a decision
# One of a few: none, half a minute, one, three, a day.
table-clock-choice =
    { $seconds ->
        [0] as long as you like
        [30] 30 seconds
        [60] 1 minute
        [180] 3 minutes
       *[other] one day
    }
table-hints = Hints
table-hints-about = Players can ask for the best move.
table-reviews = Review after the game
table-reviews-about = What was luck and what was skill.
table-spectators = Spectators
table-spectators-about = Anyone with the code may watch.
table-house-rules = House rules
table-code-about = You can also paste the link here. The person who started the table has both.

invite-about = Others scan the picture, open the link, or type in this code:
invite-link = Link to the table
invite-qr = QR code with the link to the table
invite-screen = Show it on a big screen
page-offline = There is no connection to the server. Try again in a moment.
page-retry = Try again
