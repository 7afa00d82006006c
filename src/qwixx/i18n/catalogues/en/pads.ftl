pad-name = Name
pad-total = Total
pad-crosses = Crosses
pad-points = Points
pad-penalty = Penalties
pad-penalty-points = each −{ $points }
pad-lucky = Lucky numbers
pad-lock =
    { $needs ->
        [one] at least { $needs } cross first
       *[other] at least { $needs } crosses first
    }
pad-rules = The rules in short
pad-rule-order = Cross out from left to right. What you skip is lost.
pad-rule-white = Action 1, everyone: you may cross the sum of the white dice in one row.
pad-rule-colour = Action 2, the active player: you may add one white die to one coloured die and cross the sum in that colour.
pad-rule-penalty = An active player who crosses nothing in either action takes a penalty.
pad-rule-lock =
    { $locking ->
        [one] The last number takes at least { $needs } crosses in its row. Cross the lock with it: the row is closed for everyone, and its die leaves the game.
       *[other] The last { $locking } numbers take at least { $needs } crosses in their row. Cross the lock with one of them: the row is closed for everyone, and its die leaves the game.
    }
pad-rule-lucky = If the white sum is one of your lucky numbers, you may cross the next number of the row with your fewest crosses instead.
pad-rule-end = The game ends when two rows are closed or a player has four penalties. Most points win.
pad-unfinished = The game is not over yet.
pad-small-print = Made with qwixx, a free program with no ties to the publisher or the author of the game.
