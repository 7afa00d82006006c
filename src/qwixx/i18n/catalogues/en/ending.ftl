# The end of a game, its replay, the proof of its dice, and hints.
game-number = Game { $game } at table { $code }
# The place of the player whose device it is, and how the game ended for them.
ending-place =
    { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
ending-you-won = You won with { points }!
ending-you-shared = You share the win with { $names }: { points } each.
ending-you-alone = You finished with { points }.
ending-you-placed = You came { ending-place }, { points } behind { $names }.
ending-you-last = You came { ending-place } this time, { points } behind { $names }. New game, new luck!
ending-you-penalties = The game is over: you have crossed out all { $boxes } penalty boxes.
ending-share = Share
ending-download = Download the record
share-picture = Picture of the result: { $result }
share-link = Copy the link
share-copy = Copy the picture
share-copied = The picture is copied.
share-download = Download the picture
again-wanted = { $name } wants to play again.
ending-earlier = Earlier games at this table
review-heading = A look back
review-preparing = Working out the review …
points-preparing = Still working out the expected points …

replay = Replay
replay-moment = Turn { $turn }: { $name }
replay-start = Before the first roll
replay-back = One step back
replay-forward = One step on
replay-slider = Step of the game
replay-play = Play
replay-pause = Pause
replay-share = Link to this moment

dice-heading = Proof of the dice
dice-proved =
    { $rolls ->
        [one] { $rolls } roll was made again on this device, from secret numbers that the table and these players had fixed before the game: { $names }. No player could steer or foresee it.
       *[other] All { $rolls } rolls were made again on this device, from secret numbers that the table and these players had fixed before the game: { $names }. No player could steer or foresee them.
    }
dice-proved-alone =
    { $rolls ->
        [one] { $rolls } roll was made again on this device, from a secret number that the table had fixed before the game. It was not changed afterwards; but no player had a hand in it.
       *[other] All { $rolls } rolls were made again on this device, from a secret number that the table had fixed before the game. None was changed afterwards; but no player had a hand in them.
    }
dice-own = One of these secret numbers is your own: it came from this device.
dice-wrong = These dice do not fit what was promised before the game. The details show where.
dice-unknown = These were real dice, typed in by people. There is nothing to work out again.
dice-details = All the details
dice-table = The table
dice-how-secrets = Before the game, the table and the device of every player chose a secret number each and published its seal.
dice-how-links = For every roll, each revealed one more link of a chain that leads to this seal. Nobody can find a link early, and nobody can exchange one.
dice-how-recipe = All links of a roll together were turned into dice by a recipe that is the same everywhere (SHA-256).
dice-how-check = Your device has just done all of it again: the chains, the links and the rolls.
dice-parties = Who took part
dice-commitment = Seal, before the game
dice-revealed = Revealed at the end
dice-holds = The seal fits.
dice-broken = The seal does not fit.
dice-absent =
    { $count ->
        [one] { $count } roll was made without it.
       *[other] { $count } rolls were made without it.
    }
dice-gaps = The secret number of { $name } was missing again and again: from { $missed } of { $draws } rolls, in { $gaps } separate gaps. Lost connections hardly explain that. Someone who runs the table could steer rolls this way.
dice-draws = Every roll
dice-roll = Roll { $number }
dice-start = Who begins
dice-same = as in the record
dice-different = not as in the record
dice-said = The record says:

hint-preparing = Thinking …
hint-expected = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points expected
hint-take = Pencil in
hint-erase = Rub it out
# How good a choice is, against the best.
hint-grade =
    { $grade ->
        [best] best
        [same] just as good
        [near] also good
        [less] a little worse
       *[worse] clearly worse
    }
hint-now = Cross out { cell }.
hint-nothing = Don’t cross out anything now.
hint-penalty = Take the penalty.
hint-then = Then, in action 2, cross out { cell }.
hint-next = { $first }, then { $second }
hint-choices = What you can do
hint-numbers = Show the numbers
# What is said after some seconds of waiting.
waiting-first =
    { $sheet ->
        [large] The first time on a large sheet like this takes a few minutes. After that it’s there at once.
       *[usual] The first time on a sheet takes longer, up to a minute. After that it’s there at once.
    }
