# The review of a game: where the points came from, and what each choice cost.
review-player = Player
review-start = Start
review-luck = Luck
review-skill = Skill
review-others = Others
review-final = Final
review-scores = Where the points came from
review-scores-about = Start, luck, skill and others add up to the final score, but for rounding.

review-turn = Turn
review-roll = Roll
review-crossed = Crossed
review-expected = Expected
review-white = white
review-active = active
review-turns = Turn by turn
review-turns-of = Every turn of the game, for { $name }
review-turn-count =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }

review-chart = Expected score over the turns
review-axis-turns = turns
review-axis-points = points
review-row-closes = { row-label } closes
review-several = { $sign } stands for several players.

review-costliest =
    { $count ->
        [one] The costliest choice
       *[other] The costliest choices
    }
review-nobody-better = Nobody could have chosen better.
review-decision = Turn { $turn }, { $name }
review-rolled = Rolled
review-chosen = Chosen
review-better = Better
review-why = Why
review-in-action = { $choice } in action { $action }
review-nothing = nothing
review-nothing-either = nothing in either action
review-penalty = penalty
review-with-penalty = { $choice }, with a penalty
review-not-chosen = not chosen yet

review-meaning = What the numbers mean
review-start-about = What the best play may expect before the first roll.
review-luck-about = What the dice brought: each roll, played as well as can be, against what was expected before it.
review-skill-about = What was given away: each choice against the best one. Nobody can do better than 0.
review-others-about = What the other players caused by closing rows and by ending the game.
review-not-begun = No turn was played yet; these are the values at the start.
review-unfinished = The game is not over; what stands as final is what may be expected where the record ends.
review-earlier-ends = At a table the others do both, so games are shorter than that, scores lower, and taking points early costs less than it does here.
review-question-solo = The question is: how many points can one expect alone, when every turn is one’s own and the most points are wanted?
review-question-paced =
    { $others ->
        [one] The question is: how many points can one expect when each turn of one’s own is followed by { $others } turn of another player and the most points are wanted?
       *[other] The question is: how many points can one expect when each turn of one’s own is followed by { $others } turns of others and the most points are wanted?
    }
