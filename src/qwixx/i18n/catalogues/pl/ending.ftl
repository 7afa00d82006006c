game-number = Gra { $game } przy stole { $code }
ending-place =
    { $place ->
        [2] drugie
        [3] trzecie
        [4] czwarte
       *[other] piąte
    }
ending-you-won = Wygrywasz! Twój wynik: { points }.
ending-you-shared = Wspólne zwycięstwo: { $names } i ty. Wynik każdej osoby: { points }.
ending-you-alone = Koniec gry. Twój wynik: { points }.
ending-you-placed = Zajmujesz { ending-place } miejsce. O { points } przed tobą: { $names }.
ending-you-last = Tym razem { ending-place } miejsce. O { points } przed tobą: { $names }. Nowa gra, nowe szczęście!
ending-you-penalties = Koniec gry: masz skreślone wszystkie pola „nietrafione” ({ $boxes }).
ending-share = Udostępnij
ending-download = Pobierz zapis
share-picture = Obrazek z wynikiem: { $result }
share-link = Skopiuj link
share-copy = Skopiuj obrazek
share-copied = Obrazek skopiowany.
share-download = Pobierz obrazek
again-wanted = { $name } chce zagrać jeszcze raz.
ending-earlier = Wcześniejsze gry przy tym stole
review-heading = Omówienie
review-preparing = Przygotowujemy omówienie …
points-preparing = Liczymy jeszcze oczekiwane punkty …

replay = Powtórka gry
replay-moment = Tura { $turn }: { $name }
replay-start = Przed pierwszym rzutem
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-slider = Krok gry
replay-play = Odtwórz
replay-pause = Pauza
replay-share = Link do tej chwili

dice-heading = Dowód uczciwości kostek
dice-proved =
    { $rolls ->
        [one] { $rolls } rzut został odtworzony na tym urządzeniu z tajnych liczb, które przed grą ustalili stół i ci gracze: { $names }. Żaden gracz nie mógł nim sterować ani go przewidzieć.
        [few] Wszystkie { $rolls } rzuty zostały odtworzone na tym urządzeniu z tajnych liczb, które przed grą ustalili stół i ci gracze: { $names }. Żaden gracz nie mógł nimi sterować ani ich przewidzieć.
        [many] Wszystkie rzuty ({ $rolls }) zostały odtworzone na tym urządzeniu z tajnych liczb, które przed grą ustalili stół i ci gracze: { $names }. Żaden gracz nie mógł nimi sterować ani ich przewidzieć.
       *[other] Wszystkie rzuty ({ $rolls }) zostały odtworzone na tym urządzeniu z tajnych liczb, które przed grą ustalili stół i ci gracze: { $names }. Żaden gracz nie mógł nimi sterować ani ich przewidzieć.
    }
dice-proved-alone =
    { $rolls ->
        [one] { $rolls } rzut został odtworzony na tym urządzeniu z tajnej liczby, którą stół ustalił przed grą. Potem nic nie zmieniono; gracze nie mieli jednak w tym udziału.
        [few] Wszystkie { $rolls } rzuty zostały odtworzone na tym urządzeniu z tajnej liczby, którą stół ustalił przed grą. Potem nic nie zmieniono; gracze nie mieli jednak w tym udziału.
        [many] Wszystkie rzuty ({ $rolls }) zostały odtworzone na tym urządzeniu z tajnej liczby, którą stół ustalił przed grą. Potem nic nie zmieniono; gracze nie mieli jednak w tym udziału.
       *[other] Wszystkie rzuty ({ $rolls }) zostały odtworzone na tym urządzeniu z tajnej liczby, którą stół ustalił przed grą. Potem nic nie zmieniono; gracze nie mieli jednak w tym udziału.
    }
dice-own = Jedna z tych tajnych liczb jest twoja: wybrało ją to urządzenie.
dice-wrong = Te kostki nie zgadzają się z tym, co obiecano przed grą. Szczegóły pokazują, w którym miejscu.
dice-unknown = To były prawdziwe kostki, wpisane przez ludzi. Nie ma tu czego przeliczać.
dice-details = Wszystkie szczegóły
dice-table = Stół
dice-how-secrets = Przed grą stół i urządzenie każdego gracza wybrały po tajnej liczbie i ogłosiły jej pieczęć.
dice-how-links = Przy każdym rzucie każdy odsłaniał kolejne ogniwo łańcucha prowadzącego do tej pieczęci. Nikt nie może poznać ogniwa wcześniej i nikt nie może go podmienić.
dice-how-recipe = Wszystkie ogniwa rzutu razem zamieniono w kostki według przepisu, który wszędzie jest taki sam (SHA-256).
dice-how-check = Twoje urządzenie właśnie powtórzyło to wszystko: łańcuchy, ogniwa i rzuty.
dice-parties = Kto brał udział
dice-commitment = Pieczęć, przed grą
dice-revealed = Odsłonięte na końcu
dice-holds = Pieczęć się zgadza.
dice-broken = Pieczęć się nie zgadza.
dice-absent =
    { $count ->
        [one] Bez tego uczestnika wykonano { $count } rzut.
        [few] Bez tego uczestnika wykonano { $count } rzuty.
        [many] Bez tego uczestnika wykonano { $count } rzutów.
       *[other] Bez tego uczestnika wykonano { $count } rzutu.
    }
dice-gaps = { $name }: tajnej liczby brakowało raz po raz. Rzuty bez niej: { $missed } z { $draws }, osobne przerwy: { $gaps }. Zerwane połączenia raczej tego nie tłumaczą. Kto prowadzi stół, mógłby w ten sposób sterować rzutami.
dice-draws = Każdy rzut
dice-roll = Rzut { $number }
dice-start = Kto zaczyna
dice-same = jak w zapisie
dice-different = inaczej niż w zapisie
dice-said = W zapisie:

hint-preparing = Zastanawiamy się …
hint-expected = oczekiwane punkty: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-take = Zaznacz
hint-erase = Wymaż zaznaczenie
# How good a choice is, against the best.
hint-grade =
    { $grade ->
        [best] najlepiej
        [same] tak samo dobrze
        [near] też dobrze
        [less] trochę gorzej
       *[worse] wyraźnie gorzej
    }
hint-now = Skreśl { cell }.
hint-nothing = Teraz nic nie skreślaj.
hint-penalty = Skreśl „nietrafione”.
hint-then = Potem, w akcji 2, skreśl { cell }.
hint-next = { $first }, potem { $second }
hint-choices = Co można zrobić
hint-numbers = Pokaż liczby
# What is said after some seconds of waiting.
waiting-first =
    { $sheet ->
        [large] Przy tak dużej karcie za pierwszym razem trwa to kilka minut. Potem odpowiedź będzie od razu.
       *[usual] Przy każdej karcie za pierwszym razem trwa to dłużej, do minuty. Potem odpowiedź będzie od razu.
    }
