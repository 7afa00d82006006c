page-home = Na początek
page-language = Język
page-cancel = Anuluj
page-trademark = Qwixx jest znakiem towarowym swojego wydawcy. Ten bezpłatny program nie jest z nim związany; teksty i rysunki są nasze własne.

home-about = Gra, w której rzuca się kostkami i skreśla liczby. Dla wszystkich przy stole, blisko i daleko.
home-ways = Co chcesz zrobić?

variant-choice = Która karta?
player-number = Gracz { $number }
winner = Zwycięzca
rules-about = Wszystko, co trzeba, w dwie minuty.

sheet-cell =
    { $state ->
        [crossed] { cell }, skreślone
        [pencilled] { cell }, zaznaczone ołówkiem
        [legal] { cell }, można teraz skreślić
        [early] { cell }, zamyka rząd, jeszcze nie można
        [skipped] { cell }, pominięte
        [closed] { cell }, rząd zamknięty
       *[open] { cell }, wolne
    }
sheet-lock =
    { $state ->
        [locked] kłódka, skreślona
        [closed] kłódka, rząd zamknął ktoś inny
       *[open] kłódka: { pad-lock }
    }
sheet-of = Karta: { $name }
sheet-penalty-count = Nietrafione: { $count } z { $boxes }
sheet-take-penalty = Skreśl pole „nietrafione”. Dotąd: { $count } z { $boxes }
sheet-point-table = Punkty za krzyżyki w rzędzie

scorepad = Bloczek
scorepad-about = Masz kostki? Tu jest bloczek. Zna zasady, sam liczy i działa bez internetu.
scorepad-players = Gracze
scorepad-name = Imię gracza { $number }
scorepad-remove = Usuń gracza { $number }
scorepad-add = Dodaj gracza
scorepad-start = Zaczynamy
scorepad-hint = Dotknij liczby, aby ją skreślić.
scorepad-crossed = { $name }: { cell }
scorepad-penalty = { $name }: nietrafione
scorepad-undone = Cofnięto. { $mark }
scorepad-undo = Cofnij
scorepad-together = To był ten sam rzut
scorepad-new = Nowa gra
scorepad-new-about = Wszystkie krzyżyki na wszystkich kartach zostaną wymazane.
scorepad-again = Ci sami gracze
scorepad-others = Inni gracze lub inna karta
