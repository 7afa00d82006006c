option-first-six = the first six begins
option-first-six-about = Everyone throws one die in turn; the first to throw a 6 begins.
option-locked-die-stays = a locked colour stays for the turn
option-locked-die-stays-about = A row that was locked in action 1 and its die stay in play for action 2 of the same turn.
option-lucky-fallback = luck moves on to the next row
option-lucky-fallback-about = If a lucky number cannot be used in the row with the fewest crosses, the row with the next fewest may take it.
