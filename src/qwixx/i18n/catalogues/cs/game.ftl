# Barva sama o sobě, ženský rod jako řada, kostka a pětka.
colour =
    { $colour ->
        [red] červená
        [yellow] žlutá
        [green] zelená
        [bonus] bonusová
       *[blue] modrá
    }
    .start =
        { $colour ->
            [red] Červená
            [yellow] Žlutá
            [green] Zelená
            [bonus] Bonusová
           *[blue] Modrá
        }
    .object =
        { $colour ->
            [red] červenou
            [yellow] žlutou
            [green] zelenou
            [bonus] bonusovou
           *[blue] modrou
        }
    .with =
        { $colour ->
            [red] s červenou
            [yellow] se žlutou
            [green] se zelenou
            [bonus] s bonusovou
           *[blue] s modrou
        }

cell =
    { $place ->
        [0] { colour } { $number }
       *[other] { colour } { $number } v řadě { $place }
    }
    .start =
        { $place ->
            [0] { colour.start } { $number }
           *[other] { colour.start } { $number } v řadě { $place }
        }
    .object =
        { $place ->
            [0] { colour.object } { $number }
           *[other] { colour.object } { $number } v řadě { $place }
        }

row =
    { $row ->
        [red] červená řada
        [yellow] žlutá řada
        [green] zelená řada
        [blue] modrá řada
       *[other] řada { $row }
    }
    .start =
        { $row ->
            [red] Červená řada
            [yellow] Žlutá řada
            [green] Zelená řada
            [blue] Modrá řada
           *[other] Řada { $row }
        }
    .object =
        { $row ->
            [red] červenou řadu
            [yellow] žlutou řadu
            [green] zelenou řadu
            [blue] modrou řadu
           *[other] řadu { $row }
        }
    .in =
        { $row ->
            [red] v červené řadě
            [yellow] ve žluté řadě
            [green] v zelené řadě
            [blue] v modré řadě
           *[other] v řadě { $row }
        }

row-label =
    { $row ->
        [red] červená
        [yellow] žlutá
        [green] zelená
        [blue] modrá
       *[other] řada { $row }
    }

points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }

die-face = { colour } { $face }
roll = bílé { $first } a { $second }, součet { $total }; { $coloured }
sum = bílá { $white } + { colour } { $face }

choice-lucky = { cell } díky šťastnému číslu
choice-second = { cell } podruhé
choice-exchange = { cell } díky kosočtverci
choice-sum = { cell } = { sum }
choice-locking = { $choice }, a tím se uzamkne { row }

phase-roll = Hoďte kostkami
phase-white = Akce 1: všichni hráči
phase-colour = Akce 2: aktivní hráč
phase-over = Konec hry

list-comma = { $first }, { $second }
list-and = { $first } a { $second }
list-or = { $first } nebo { $second }
span = { $first } až { $last }
