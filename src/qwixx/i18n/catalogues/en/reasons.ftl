# Why a cell may not be crossed. $colour, $number and $place are the cell, $row is its row.
reason-already-crossed = { cell.start } is crossed already.
reason-row-closed = { row.start } is closed.
reason-left-of-cross = { cell.start } lies left of your last cross. Crosses only go from left to right.
reason-lock-needs-crosses =
    { $needs ->
        [one] { cell.start } locks the row. You need { $needs } cross in it first; you have { $crosses }.
       *[other] { cell.start } locks the row. You need { $needs } crosses in it first; you have { $crosses }.
    }
reason-game-over = The game is over.
reason-not-rolled = The dice have not been rolled yet.
reason-not-white-sum = The white dice make { $total }, not { $number }.
reason-not-lucky = The white sum { $total } is not one of your lucky numbers.
reason-not-next = { cell.start } is not the next number of its row. A lucky number crosses only the next one.
reason-not-fewest = A lucky number crosses in the row with the fewest crosses. That is not { row }.
reason-not-active = Only the active player may do that now.
reason-lucky-in-action-2 = Lucky numbers count in action 1 only.
reason-die-out = The { colour } die is out of the game.
reason-not-colour-sum = No white die makes { $number } with the { colour } one.
reason-no-second-box = { cell.start } has no second box.
reason-not-crossed-once = { cell.start } has to be crossed once before it can be crossed again.
reason-needs-neighbour =
    Bonus { $number } needs this number crossed in one of the rows next to it: { $above ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } { $number } or { $below ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } { $number }.
reason-two-ways = A lucky number can’t be combined with a second cross or a diamond.
reason-no-diamond = Your sheet has no such diamond.
reason-diamond-passed = This diamond is used already, or lies left of one that is.
reason-not-exchanged = This diamond doesn’t turn { $total } into { $number }.
reason-exchange-in-action-2 = Diamonds count in action 1 only.
reason-not-neighbour-sum = In action 2, bonus { $number } takes a white die and the die of a number next to it that you have crossed.
reason-wrong-rows = { cell.start } sets off more crosses. Choose for each a row with the fewest crosses.
