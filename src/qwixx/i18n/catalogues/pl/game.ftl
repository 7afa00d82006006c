# Kolor sam w sobie, jak przy kostce; przy polu — rodzaj nijaki.
colour =
    { $colour ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
        [bonus] bonusowy
       *[blue] niebieski
    }
    .die =
        { $colour ->
            [red] czerwona
            [yellow] żółta
            [green] zielona
            [bonus] bonusowa
           *[blue] niebieska
        }
    .die-start =
        { $colour ->
            [red] Czerwona
            [yellow] Żółta
            [green] Zielona
            [bonus] Bonusowa
           *[blue] Niebieska
        }
    .with =
        { $colour ->
            [red] czerwoną
            [yellow] żółtą
            [green] zieloną
            [bonus] bonusową
           *[blue] niebieską
        }
    .number =
        { $colour ->
            [red] czerwone
            [yellow] żółte
            [green] zielone
            [bonus] bonusowe
           *[blue] niebieskie
        }
    .number-start =
        { $colour ->
            [red] Czerwone
            [yellow] Żółte
            [green] Zielone
            [bonus] Bonusowe
           *[blue] Niebieskie
        }

cell =
    { $place ->
        [0] { colour.number } { $number }
       *[other] { colour.number } { $number } w rzędzie { $place }
    }
    .start =
        { $place ->
            [0] { colour.number-start } { $number }
           *[other] { colour.number-start } { $number } w rzędzie { $place }
        }

row =
    { $row ->
        [red] czerwony rząd
        [yellow] żółty rząd
        [green] zielony rząd
        [blue] niebieski rząd
       *[other] rząd { $row }
    }
    .start =
        { $row ->
            [red] Czerwony rząd
            [yellow] Żółty rząd
            [green] Zielony rząd
            [blue] Niebieski rząd
           *[other] Rząd { $row }
        }
    .in =
        { $row ->
            [red] w czerwonym rzędzie
            [yellow] w żółtym rzędzie
            [green] w zielonym rzędzie
            [blue] w niebieskim rzędzie
           *[other] w rzędzie { $row }
        }

row-label =
    { $row ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
        [blue] niebieski
       *[other] rząd { $row }
    }

points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }

die-face = { colour.die } { $face }
roll = białe { $first } i { $second }, suma { $total }; { $coloured }
sum = biała { $white } + { colour.die } { $face }

choice-lucky = { cell } dzięki szczęśliwej liczbie
choice-second = { cell } drugi raz
choice-exchange = { cell } dzięki rombowi
choice-sum = { cell } = { sum }
choice-locking = { $choice }, co zamyka { row }

phase-roll = Rzuć kostkami
phase-white = Akcja 1: wszyscy gracze
phase-colour = Akcja 2: aktywny gracz
phase-over = Koniec gry

list-comma = { $first }, { $second }
list-and = { $first } i { $second }
list-or = { $first } lub { $second }
span = od { $first } do { $last }
