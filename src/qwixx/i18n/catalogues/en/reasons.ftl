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
