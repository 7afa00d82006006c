# Farba sama osebe, ženský rod ako kocka a päťka; pri rade mužský.
colour =
    { $colour ->
        [red] červená
        [yellow] žltá
        [green] zelená
        [bonus] bonusová
       *[blue] modrá
    }
    .start =
        { $colour ->
            [red] Červená
            [yellow] Žltá
            [green] Zelená
            [bonus] Bonusová
           *[blue] Modrá
        }
    .object =
        { $colour ->
            [red] červenú
            [yellow] žltú
            [green] zelenú
            [bonus] bonusovú
           *[blue] modrú
        }
    .with =
        { $colour ->
            [red] s červenou
            [yellow] so žltou
            [green] so zelenou
            [bonus] s bonusovou
           *[blue] s modrou
        }
    .many =
        { $colour ->
            [red] červené
            [yellow] žlté
            [green] zelené
            [bonus] bonusové
           *[blue] modré
        }

cell =
    { $place ->
        [0] { colour } { $number }
       *[other] { colour } { $number } v rade { $place }
    }
    .start =
        { $place ->
            [0] { colour.start } { $number }
           *[other] { colour.start } { $number } v rade { $place }
        }
    .object =
        { $place ->
            [0] { colour.object } { $number }
           *[other] { colour.object } { $number } v rade { $place }
        }

row =
    { $row ->
        [red] červený rad
        [yellow] žltý rad
        [green] zelený rad
        [blue] modrý rad
       *[other] rad { $row }
    }
    .start =
        { $row ->
            [red] Červený rad
            [yellow] Žltý rad
            [green] Zelený rad
            [blue] Modrý rad
           *[other] Rad { $row }
        }
    .in =
        { $row ->
            [red] v červenom rade
            [yellow] v žltom rade
            [green] v zelenom rade
            [blue] v modrom rade
           *[other] v rade { $row }
        }

row-label =
    { $row ->
        [red] červený
        [yellow] žltý
        [green] zelený
        [blue] modrý
       *[other] rad { $row }
    }

points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }

die-face = { colour } { $face }
roll = biele { $first } a { $second }, súčet { $total }; { $coloured }
sum = biela { $white } + { colour } { $face }

choice-lucky = { cell } vďaka šťastnému číslu
choice-second = { cell } druhýkrát
choice-exchange = { cell } vďaka kosoštvorcu
choice-sum = { cell } = { sum }
choice-locking = { $choice }, a tým sa uzamkne { row }

phase-roll = Hoďte kockami
phase-white = Akcia 1: všetci hráči
phase-colour = Akcia 2: aktívny hráč
phase-over = Koniec hry

list-comma = { $first }, { $second }
list-and = { $first } a { $second }
list-or = { $first } alebo { $second }
span = { $first } až { $last }
