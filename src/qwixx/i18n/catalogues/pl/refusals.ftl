refusal-other = Tak się nie da.

## Gra

refusal-choices-missing = W akcji 1 wybiera każdy gracz.
refusal-closing = Później może się zamknąć tylko rząd z kłódką skreśloną w akcji 1, i to tylko przy zasadzie domowej.
refusal-die-missing = { colour.die-start } kostka jest jeszcze w grze. Rzuć także nią.
refusal-die-value = Na tych kostkach nie może wypaść { $face }.
refusal-ended-twice = Gra skończyłaby się przed ostatnim z tych skreśleń.
refusal-last-penalty = Ostatnie „nietrafione” kończące grę może dostać tylko aktywny gracz.
refusal-locks-apart = W żadnej grze nie mogły powstać wszystkie te kłódki.
refusal-lucky-count = Każdy gracz potrzebuje pary szczęśliwych liczb.
refusal-lucky-pairs = Te dwie szczęśliwe liczby nie pasują do tej karty.
refusal-no-lucky-numbers = Na tej karcie nie ma szczęśliwych liczb.
refusal-no-such-cell = W tym rzędzie nie ma liczby { $number }.
refusal-no-such-player = Nie ma takiego gracza.
refusal-no-such-row = Nie ma takiego rzędu.
refusal-no-such-variant = Nie ma karty o nazwie „{ $name }”.
refusal-not-locked = Ten rząd nie może być zamknięty: na żadnej karcie nie ma w nim skreślonej kłódki.
refusal-not-spared = Karta aktywnego gracza nie zgadza się z tym, co podano o „nietrafionym”.
refusal-penalty-count = Na karcie są cztery pola „nietrafione”.
refusal-player-count = Grać może od dwóch do pięciu osób albo jedna dla wprawy.
refusal-row-count = Na tej karcie liczba rzędów to { $rows }.
refusal-start = Tak nie można zacząć gry.
refusal-throws = Rzuty o to, kto zaczyna, kończą się pierwszą szóstką.
refusal-wrong-phase = To nie jest odpowiednia chwila.

## Własne karty i zapisy

refusal-date = Data to prawdziwy dzień z kalendarza, zapisany tak: 2026-11-15.
refusal-dice = Te kostki nie pasują do tej gry.
refusal-sheet-rows = Karta ma od { $least } do { $most } rzędów, a co najmniej dwa z nich można zamknąć.
refusal-bonus-row = Rząd { $row }: rząd bonusowy leży między dwoma zwykłymi, a każda jego liczba jest nad nim i pod nim.
refusal-points = Punkty to liczby całkowite, żadna nie mniejsza od poprzedniej.
refusal-cell-not-here = { $cell } tu nie pasuje.
refusal-cell-twice = { $cell } podano dwa razy.
refusal-bar-fields = Pasek ma najwyżej { $most } pól, każde dla rzędu, który można zamknąć, i wymaga liczb w ramkach.
refusal-pair = Ta para liczb nie pasuje.
refusal-faces = Karty mają litery A, B, C i tak dalej.
refusal-chain = Liczby łańcucha tworzą pary, każda z dwóch różnych rzędów.
refusal-diamonds = Romb zamienia dwie różne sumy dwóch kostek.
refusal-face-count = Każdy gracz potrzebuje litery karty.
refusal-no-such-face = Nie ma karty z tą literą.
refusal-diamond-count = Użyto więcej rombów, niż skreślono liczb.
refusal-no-such-place = Nie ma takiego pola albo podano je dwa razy.
refusal-bar = Skreślone pola paska nie pasują do skreślonych liczb w ramkach.
refusal-chain-apart = Dwie liczby łańcucha skreśla się razem albo wcale.
refusal-sheet-feature =
    Karty „{ $title }” nie można tu jeszcze użyć: { $feature ->
        [other-rows] ma inne rzędy niż cztery kolorowe
        [other-points] ma własne punkty
        [second-crosses] ma liczby skreślane dwa razy
        [double-numbers] ma liczby liczone podwójnie
        [bar] ma pasek
        [pairs] ma pary z efektem
        [bonus-rows] ma rzędy bonusowe
        [steps] ma stopnie
        [chain] ma łańcuch
        [diamonds] ma romby
       *[other] ma coś tu nieznanego
    }.
refusal-locking = Rząd musi zamykać co najmniej jedna liczba.
refusal-name = To imię nie pasuje. Wybierz krótkie, bez znaków specjalnych.
refusal-needs = Kłódka nie może wymagać aż tylu krzyżyków.
refusal-number-out-of-reach = Rząd { $row }: dwie kostki nigdy nie dadzą { $number }.
refusal-number-twice = W rzędzie { $row } liczba { $number } występuje dwa razy.
refusal-row-too-short = Rząd { $row } jest za krótki: nigdy nie dałoby się go zamknąć.
refusal-sheet-name = Nazwa „{ $name }” należy do karty, która jest w grze. Nadaj swojej inną.
refusal-syntax =
    { $line ->
        [0] Nie da się odczytać „{ $found }”.
       *[other] Wiersz { $line }: nie da się odczytać „{ $found }”.
    }
refusal-title = Ten tytuł nie pasuje. Wybierz krótki, bez znaków specjalnych.

## Stół

refusal-begun = Już wiadomo, kto zaczyna.
refusal-closed = Ten stół jest zamknięty.
refusal-form = Stół tego nie zrozumiał. Odśwież stronę.
refusal-game-on = To musi poczekać do końca gry.
refusal-level = Nie ma bota o takiej nazwie.
refusal-log = Tej gry nie da się kontynuować: zapis jest niespójny.
refusal-no-server = Do tego potrzebny jest serwer.
refusal-table = Zapis o stole w tym pliku jest uszkodzony.
refusal-name-taken = Przy stole jest już „{ $name }”.
refusal-no-change = Tak już jest.
refusal-no-game = Przy tym stole nikt teraz nie gra.
refusal-no-start = Jeszcze nie wiadomo, kto zaczyna.
refusal-no-such-bot = Nie ma bota o takiej nazwie.
refusal-no-such-seat = Nie ma takiego miejsca.
refusal-not-away = Nikogo tam nie brakuje.
refusal-not-bot = Na tym miejscu nie siedzi bot.
refusal-not-host = Może to zrobić tylko gospodarz stołu.
refusal-not-house = Może to zrobić tylko ten, kto prowadzi stół.
refusal-not-seated = Do tego trzeba mieć miejsce przy stole.
refusal-not-to-roll = Teraz nie czas na rzut.
refusal-not-typed = Nikt nie wpisał rzutu.
refusal-not-your-seat = To nie jest twoje miejsce.
refusal-nothing-to-choose = Teraz nie możesz nic skreślić, więc nie musisz wybierać.
refusal-paused = Gra jest wstrzymana, bo nikogo nie ma.
refusal-reaction = Nie ma takiej reakcji.
refusal-real-dice = Przy tym stole gra się prawdziwymi kostkami.
refusal-rolled = Rzut już był.
refusal-seat-open = Nikt tam nie siedzi.
refusal-seat-taken = To miejsce jest zajęte.
refusal-seconds = Ten czas jest za krótki albo za długi.
refusal-stale = Gra poszła tymczasem dalej. Spójrz jeszcze raz.
refusal-stood-in = Teraz gra za ciebie bot.
refusal-too-early =
    { $seconds ->
        [one] Bot może zastąpić gracza dopiero za { $seconds } sekundę.
        [few] Bot może zastąpić gracza dopiero za { $seconds } sekundy.
       *[many] Bot może zastąpić gracza dopiero za { $seconds } sekund.
    }
refusal-too-fast = Nie tak szybko. Poczekaj chwilę.
refusal-virtual-dice = Przy tym stole nie gra się prawdziwymi kostkami.

## Serwer

refusal-busy = Serwer jest teraz przeciążony. Spróbuj za chwilę.
refusal-hello = Strona straciła połączenie ze stołem. Odśwież stronę.
refusal-host = Ten serwer nazywa się inaczej. Zapytaj jego administratora o właściwy adres.
refusal-internal = Coś poszło nie tak. Spróbuj jeszcze raz.
refusal-no-hints = Przy tym stole gra się bez podpowiedzi.
refusal-no-reviews = Przy tym stole nie ma omówień po grze.
refusal-no-spectators = Ten stół nie przyjmuje widzów.
refusal-no-such-game = Nie ma takiej gry.
refusal-no-such-table = Nie ma stołu z takim kodem. Czy jest dobrze wpisany?
refusal-not-installed = Ten serwer tego nie potrafi.
refusal-origin = Ta strona nie może korzystać z tego serwera.
refusal-too-long = To jest za długie.
refusal-too-many = Ten stół ogląda już zbyt wiele osób.
refusal-unavailable = Teraz nie da się niczego zapisać. Spróbuj za chwilę.
refusal-unsolved = Nie udało się obliczyć oczekiwanych punktów. Spróbuj później.
refusal-version = Ta strona jest nieaktualna. Odśwież ją.
refusal-wrong-token = Ten link nie prowadzi już do miejsca przy stole.

## Uczciwe kostki

refusal-commitment = Tych liczb do kostek nie można użyć. Odśwież stronę.
refusal-link = Te liczby do kostek nie zgadzają się z obiecanymi wcześniej.
refusal-no-draw = Teraz nikt nie rzuca.
refusal-no-part = Nie bierzesz udziału w tych rzutach.
refusal-parties = Do tego rzutu brakuje liczb samego stołu.
refusal-script-ended = Nie ma już więcej rzutów.
refusal-secret = Brakuje tajnej liczby stołu albo jest ona zbędna.

## Bloki do druku

refusal-paper = Nie ma takiego papieru.
refusal-per-page = Na stronie mieści się od jednej do czterech kart.
refusal-sheets = Blok ma od 1 do { $most } kart.
refusal-cells-too-small = Pola byłyby za małe, żeby je skreślać. Wybierz mniej kart na stronie albo większy papier.
refusal-language = Gra nie zna tego języka.
