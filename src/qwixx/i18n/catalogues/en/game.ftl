# A colour by itself. $colour is red, yellow, green or blue.
colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [green] green
        [bonus] bonus
       *[blue] blue
    }
    .start =
        { $colour ->
            [red] Red
            [yellow] Yellow
            [green] Green
            [bonus] Bonus
           *[blue] Blue
        }

# A cell: its $colour and $number, and the $place of its row where that leaves a doubt (0 where it does not).
cell =
    { $place ->
        [0] { colour } { $number }
       *[other] { colour } { $number } in row { $place }
    }
    .start =
        { $place ->
            [0] { colour.start } { $number }
           *[other] { colour.start } { $number } in row { $place }
        }

# A row in a sentence. $row is its colour, or its number from the top where it has several colours.
row =
    { $row ->
        [red] the red row
        [yellow] the yellow row
        [green] the green row
        [blue] the blue row
       *[other] row { $row }
    }
    .start =
        { $row ->
            [red] The red row
            [yellow] The yellow row
            [green] The green row
            [blue] The blue row
           *[other] Row { $row }
        }

# The short name of a row.
row-label =
    { $row ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
       *[other] row { $row }
    }

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# What a coloured die shows, in a list of dice.
die-face = { colour } { $face }
roll = white { $first } and { $second }, sum { $total }; { $coloured }
# The dice that a cross of action 2 adds up.
sum = white { $white } + { colour } { $face }

# Something that a player may choose.
choice-lucky = { cell } by a lucky number
choice-second = { cell } a second time
choice-exchange = { cell } with a diamond
choice-sum = { cell } = { sum }
choice-locking = { $choice }, which locks { row }

phase-roll = Roll the dice
phase-white = Action 1: everyone
phase-colour = Action 2: the active player
phase-over = The game is over

list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
# Numbers that follow one another.
span = { $first } to { $last }
