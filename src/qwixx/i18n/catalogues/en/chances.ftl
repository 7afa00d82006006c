# Chances to win, as the champion sees them, next to points. $better and $other are choices, $why is a sentence.
chances = Chances
chances-measures = Chances or points
chances-scores = Where the win came from
chances-scores-about = Start, luck, skill and others add up to the share of the win, but for rounding.
chances-chart = Chance to win over the turns
chances-axis = chance, %
chances-costliest =
    { $count ->
        [one] The costliest choice for the win
       *[other] The costliest choices for the win
    }
chances-better = The chance to win with { $better } is { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, with { $other } { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
chances-differ = For points alone it is the other way round. { $why }
chances-about = The chances to win are the champion’s, the bot that has learnt to win by playing against itself. It judges a choice in action 1 by what it expects the others to cross; whatever they do instead counts as theirs.

chances-column = chance
chances-header = Player { $player }’s chance to win, and what it may expect in the end, { $question }, played for the most points:
chances-hint = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }% chance to win
chances-worth = { $choice }: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }% chance to win, { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points expected
