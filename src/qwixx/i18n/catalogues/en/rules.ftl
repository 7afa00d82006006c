# The rules in short, with pictures.
rules-turn = A turn
rules-turn-text = The active player rolls all the dice, and two actions follow. Then the next player rolls.
rules-white = Action 1: everyone
rules-white-text = Add up the two white dice. Everyone may cross out the sum in one row.
rules-colour = Action 2: the active player
rules-colour-text = Add one white die to one coloured die. Only the active player may cross out this sum, in that colour.
rules-colour-mixed = Rows have several colours here. In action 2 the colour of the cell counts.
rules-order = From left to right
rules-order-text = Each new cross goes to the right of the last one in its row. You can skip numbers, but you can’t go back to them.
rules-order-jumbled = The numbers are mixed up here, but you still go from left to right.
rules-lock = Locks
rules-lock-text =
    { $locking ->
        [one] You need at least { $needs } crosses in a row to cross out its last number. Cross out the lock with it: that’s one more cross. The row is closed for everyone, and its die leaves the game.
       *[other] You need at least { $needs } crosses in a row to cross out one of its last { $locking } numbers. Cross out the lock with it: that’s one more cross. The row is closed for everyone, and its die leaves the game.
    }
rules-lock-mixed = The die that leaves has the colour of the row’s last number. Other cells of that colour stay open in action 1.
rules-penalty = Penalties
rules-penalty-text = If the active player crosses out nothing in either action, that’s a penalty: minus 5 points. The other players never get one.
rules-end = The end
rules-end-text = The game ends at once when two rows are closed or someone gets a fourth penalty.
rules-points = Points
rules-points-text = The more crosses a row has, the more each one is worth. Penalties are taken off. The most points win, and with equal points you share the win.
rules-points-example = For example, 4, 3, 7 and 8 crosses and two penalties:
