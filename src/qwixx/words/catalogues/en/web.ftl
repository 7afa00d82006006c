# What only the page says.
page-home = Back to the start
page-language = Language
page-cancel = Cancel
page-trademark = Qwixx is a trademark of its publisher. This free program is not affiliated with it; words and drawings are our own.

home-about = The dice game of crossing out. For everyone at the table, near or far.
home-ways = What would you like to do?

variant-choice = Which sheet?
player-number = Player { $number }
winner = Winner
rules-about = Everything you need in two minutes.

# A cell as a screen reader names it. $state says how it stands.
sheet-cell =
    { $state ->
        [crossed] { cell }, crossed
        [pencilled] { cell }, pencilled in
        [legal] { cell }, you may cross it now
        [early] { cell }, locks the row, not yet possible
        [skipped] { cell }, skipped
        [closed] { cell }, row closed
       *[open] { cell }, open
    }
sheet-lock =
    { $state ->
        [locked] lock, crossed
        [closed] lock, closed by somebody else
       *[open] lock: { pad-lock }
    }
sheet-of = Sheet of { $name }
sheet-penalty-count = Penalties: { $count } of { $boxes }
sheet-take-penalty = Take a penalty. So far: { $count } of { $boxes }
sheet-point-table = Points for the crosses in a row

scorepad = Score pad
scorepad-about = You have the dice? Here is the pad. It knows the rules, adds up, and works without internet.
scorepad-players = Players
scorepad-name = Name of player { $number }
scorepad-remove = Remove player { $number }
scorepad-add = Add a player
scorepad-start = Start
scorepad-hint = Tap a number to cross it out.
scorepad-crossed = { $name }: { cell }
scorepad-penalty = { $name }: penalty
scorepad-undone = Undone. { $mark }
scorepad-undo = Undo
scorepad-together = It was the same roll
scorepad-new = New game
scorepad-new-about = All crosses on all sheets will be erased.
scorepad-again = Same players
scorepad-others = Other players or another sheet
