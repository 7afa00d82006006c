page-home = Strona główna
page-language = Język
page-cancel = Anuluj
page-trademark = Qwixx jest znakiem towarowym swojego wydawcy. Ten bezpłatny program nie jest z nim związany; teksty i rysunki są nasze własne.

home-about = Gra, w której rzuca się kostkami i skreśla liczby. Dla wszystkich przy stole, blisko i daleko.
home-ways = Co chcesz zrobić?

variant-choice = Która karta?
player-number = Gracz { $number }
winner = Zwycięzca
rules-about = Wszystko, co trzeba wiedzieć, w dwie minuty.

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
rows-two-lines = Duże liczby: każdy rząd w dwóch liniach

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

play-now = Zagraj teraz
play-now-about = od razu, przeciw dwóm botom
table-new = Utwórz stół
table-new-about = Dla rodziny i przyjaciół, każdy na swoim telefonie.
table-join = Dosiądź się
table-join-about = Masz kod albo link? Zapraszamy.
table-code = Kod stołu
table-come-in = Wejdź
table-watch = Tylko patrzę
table-seats = Miejsca
table-bots = W tym botów
table-level = Poziom botów
table-make = Utwórz stół
your-name = Twoje imię
guest = Gość
bot-name =
    { $level ->
        [random] Losowy bot
        [gentle] Łagodny bot
        [steady] Solidny bot
        [champion] Bot mistrz
       *[sharp] Bystry bot
    }

table = Stół { $code }
table-share = Udostępnij link
table-copied = Link skopiowano.
table-full = Wszystkie miejsca przy tym stole są zajęte.
table-seat-open = wolne miejsce
table-seat-you = ty
table-add-bot = Posadź bota
table-take-back = Zwolnij miejsce: { $name }
table-begin = Zacznij grę
table-wait-host = Grę zacznie { $name }.
table-lost = Utracono połączenie. Twoje miejsce czeka; próbujemy połączyć się ponownie.
table-ended =
    { $reason ->
        [moved] Twoje miejsce przeniesiono na inne urządzenie.
        [left] To miejsce przy stole zostało opuszczone.
        [closed] Ten stół jest zamknięty.
       *[refused] Takiego stołu lub miejsca już nie ma.
    }
table-news = Co się stało
page-close = Zamknij
player-active = aktywny gracz
dice-not-rolled = Nikt jeszcze nie rzucił kostkami.

turn-roll = Twoja kolej.
turn-roll-button = Rzuć kostkami
turn-action = Akcja { $action }
turn-white = Skreśl { $total } albo pomiń.
turn-colour = Możesz skreślić jeszcze jedną liczbę.
turn-colour-penalty = Skreśl liczbę albo „nietrafione”.
turn-choose = Dotknij liczby
turn-passing = Pomijasz.
turn-offers = Możesz skreślić: { $cells }.
turn-cross = Skreśl { cell }
turn-pass = Pomiń
turn-penalty = Skreśl „nietrafione”
turn-penalty-sure = Na pewno „nietrafione”? Możesz jeszcze skreślić liczbę.
turn-penalty-confirm = Nietrafione: −{ $points }
turn-held = Za chwilę skreślisz: { cell }.
turn-offline = Brak połączenia
turn-later = Brak połączenia. Gdy tylko wróci, wyślemy skreślenie.
turn-wait = Czekamy na ruch: { $names }.
turn-changeable = Możesz jeszcze zmienić zdanie. Czekamy na ruch: { $names }.
again = Zagraj ponownie
again-waits = Czekamy na innych

table-dice = Kostki
table-dice-fair = na ekranie
table-dice-real = prawdziwe, wpisujemy je
keypad = Wpisz rzut
keypad-about = Zaznacz po kolei od lewej, co wypadło na każdej kostce.
# A key for a face of the die that is asked for. $colour may also be white.
keypad-key =
    { $colour ->
        [white] biała { $face }
       *[red] { die-face }
    }
typed-roll = Rzut wpisany przez: { $name }.
typed-start = { $name } mówi: zaczyna { $first }.
typed-agree = Zgadza się
typed-object = Nie zgadza się
typed-take-back = Cofnij
typed-who-begins = Kto zaczyna?
turn-real = Decydują wasze kostki: wpisz, co pokazują.
turn-typed = Czy to się zgadza? Spójrz na kostki.
