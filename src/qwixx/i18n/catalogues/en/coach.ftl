# Tips during the first game at a table.
coach = Tip
coach-white = Action 1 is for everyone: the white dice make { $total }, so you may cross out { $total } in one row. The outlined cells show where.
coach-order = Go from left to right in each row. You can’t go back to the numbers you skip.
coach-colour = You rolled, so action 2 is just for you: add one white die to one coloured die and cross out the sum in that colour.
coach-penalty = You crossed out nothing in action 1. Cross something out now, or it’s a penalty: minus 5 points.
coach-done = Got it
coach-end = No more tips
