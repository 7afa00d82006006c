greeting = Qwixx, gra, w której rzuca się kostkami i skreśla liczby. Oto co można zrobić:
greeting-more = wszystko inne

## Co wpisano błędnie

usage = { $command }: { $sentence }. Więcej: { $command } --help
usage-suggestion = { $command }: { $sentence }. Czy chodziło o „{ $word }”? Więcej: { $command } --help
usage-argument = { "%(argument_name)s" }: { "%(message)s" }
usage-choice = wartość { $value } jest tu nieznana; dostępne: { $choices }
usage-ignored = tu nie powinno nic być, a jest { "%s" }
usage-language = nie ma języka „{ $tag }”; dostępne: { $languages }
usage-missing = brakuje: { "%s" }
usage-not-with = to nie łączy się z { "%s" }
usage-one = tu musi jeszcze coś być
usage-one-or-more = tu musi być co najmniej jedno
usage-unknown = to jest tu nieznane: { "%s" }

## Co się nie udało

trouble-line = Wiersz { $line }: { $sentence }
trouble-no-file = Nie ma pliku „{ $file }”. Czy nazwa jest wpisana dobrze?
trouble-folder = „{ $file }” to folder. Podaj plik.
trouble-forbidden = „{ $file }” nie wolno czytać ani zapisywać.
trouble-full = Nie udało się zapisać: brak miejsca.
trouble-port = Ten port jest już zajęty. Wybierz inny albo 0, czyli dowolny wolny.
trouble-other = System mówi: { $said } { $file }
trouble-not-installed = Do tego potrzeba { $part }, a nie jest zainstalowane. Zainstaluj tak: { $remedy }

refusal-number = „{ $found }” nie jest liczbą całkowitą od { $low } do { $high }.
refusal-cannot-write = Pliku „{ $file }” nie można zapisać. Wybierz inny.
refusal-file-too-large = „{ $file }” jest za duży na plik tej gry.
refusal-not-text = „{ $file }” nie jest tekstem, więc nie jest plikiem tej gry.
refusal-no-sheet = Nie ma ani karty, ani pliku „{ $name }”; dostępne: { $known }.
refusal-sheets-given = Kart w pozycji: { $given }, a nie 1 lub { $players }.
refusal-roll-given = Pozycja ma już swój rzut. Pomiń drugi.
refusal-bots = Botów: { $named }, a graczy: { $players }. Podaj jednego dla wszystkich albo po jednym dla każdego.
refusal-arena-few = Arena potrzebuje co najmniej dwóch botów.
refusal-arena-twice = Bot „{ $name }” jest podany dwa razy, a może spotkać się tylko z innymi.
refusal-arguments = Plik „{ $file }” przechowuje inny turniej i zostaje bez zmian. Wybierz inny plik.
refusal-not-tournament = „{ $file }” to nie nasz turniej, więc zostaje bez zmian. Wybierz inny plik.
refusal-fast-core = Na tej karcie mogą grać tylko boty losowe i twoje własne.
refusal-memory = Rozwiązanie wymaga { $size } MB pamięci, a tyle nie ma.
refusal-too-large = Rozwiązać można gry z kostkami o najwyżej { $most } ścianach.
refusal-not-learnt = Mistrz nie uczył się tej gry. Wybierz innego bota.
refusal-threads = Liczba wątków dotyczy tego komputera, a klaster bierze wszystkie swoje rdzenie. Zostaw jedno z dwojga.
refusal-rows = Czym jest wiersz, liczy się tylko dla pliku. Podaj też plik.
refusal-one-output = Na standardowe wyjście może trafić tylko jeden wynik. Pozostałe zapisz do plików.
refusal-save-standard = Następne uruchomienie musi to odczytać, więc „-” nie wystarczy. Podaj plik.
refusal-perft-large = Tura { $turn } dałaby około { $positions } pozycji, zbyt wiele, by je policzyć. Wybierz mniej tur.
refusal-joined = Stół na serwerze jest już przygotowany. Pomiń { $flag }.

## Karty

sheet-summary =
    { $locking ->
        [one] kostki o { $sides } ścianach, w rzędzie liczb: { $cells }; ostatnia zamyka rząd przy { $needs } krzyżykach
       *[other] kostki o { $sides } ścianach, w rzędzie liczb: { $cells }; jedna z ostatnich { $locking } zamyka rząd przy { $needs } krzyżykach
    }
sheet-summary-lucky = { sheet-summary }; szczęśliwe liczby
sheet-accepted = { $file }: przyjęto. { $title }: { $summary }
sheet-count =
    { $sheets ->
        [one] { $sheets } karta
        [few] { $sheets } karty
        [many] { $sheets } kart
       *[other] { $sheets } karty
    }
page-count =
    { $pages ->
        [one] { $pages } strona
        [few] { $pages } strony
        [many] { $pages } stron
       *[other] { $pages } strony
    }
pad-written = { $file }: { sheet-count }, { page-count }
record-written = { $file }: { $title }, { sheet-count }

## Zapisy

told-turn = Tura { $turn }, aktywny gracz { $name }: { $roll }.
verify-over = { $file }: zgodnie z zasadami do końca, a punkty się zgadzają: { $scores }. { $dice }
verify-so-far = { $file }: dotąd zgodnie z zasadami; gra nie jest skończona. { $dice }
verify-score = { $name } { $score }
verify-dice =
    { $verdict ->
        [proved] Kostki: każdy rzut przeliczono i się zgadza.
        [sealed] Kostki: uczciwe, ich tajnych liczb jeszcze nie ujawniono.
       *[unknown] Kostki: takie, których nie da się przeliczyć.
    }
verify-start-agreed = To, kto zaczyna, ustalono: kostki tego nie dowodzą.
verify-absence = { $name }: brakowało tajnej liczby. Rzuty bez niej: { $missed } z { $draws }. Nic w zapisie nie dowodzi, że połączenie naprawdę się zerwało.

## Długa praca

progress-preparing = przygotowanie …
progress-compiling = kompilowanie …
progress-playing = granie …
progress-counting = liczenie, tura { $turn } z { $turns } …
progress-solving = rozwiązywanie { $name }, { $question } …
progress-solving-several = rozwiązywanie { $name }, { $question }, tablica { $place } z { $tables } …
progress-joining = dołączanie do klastra …
progress-games = partii: { $done } z { $total }
progress-sheets = kart: { $done } z { $total }
progress-left = zostało około { $time }
progress-seconds = { $time } s
progress-minutes = { $time } min
progress-hours = { $time } h
note-waiting = rozwiązuje to już inny proces; czekamy na niego …
note-not-kept = wyniku nie można zachować na następny raz
interrupted = Przerwano; oto co dotąd zagrano.
interrupted-early = przerwano, zanim skończyły się pierwsze partie
interrupted-saved = przerwano; to samo polecenie ruszy dalej z { $file }
interrupted-rows = przerwano; pliku { $file } nie zapisano

## Boty

ran-threads = wątków: { $workers }
ran-cluster = procesów Ray: { $workers }, komputerów: { $machines }
column-seat = miejsce
column-bot = bot
column-score = punkty
column-error = błąd
column-wins = wygrane
column-penalties = nietrafione
column-locks = kłódki
column-rating = ocena
column-interval = przedział 95 %
simulate-header =
    { $games ->
        [one] { $title }: { $games } partia, ziarno { $seed }, w { $seconds } s ({ $rate } na sekundę, { $ran })
        [few] { $title }: { $games } partie, ziarno { $seed }, w { $seconds } s ({ $rate } na sekundę, { $ran })
        [many] { $title }: { $games } partii, ziarno { $seed }, w { $seconds } s ({ $rate } na sekundę, { $ran })
       *[other] { $title }: { $games } partii, ziarno { $seed }, w { $seconds } s ({ $rate } na sekundę, { $ran })
    }
simulate-first = Każdą partię zaczyna miejsce 1; z --rotate miejsca zaczynają na zmianę.
simulate-turns = Miejsca zaczynają na zmianę.
simulate-footer = Tur na partię: { $turns }. Partii zakończonych kłódkami: { $share }.
simulate-title =
    { $games ->
        [one] { $title }: { $games } partia
        [few] { $title }: { $games } partie
        [many] { $title }: { $games } partii
       *[other] { $title }: { $games } partii
    }
simulate-seat = miejsce { $seat }: { $bot }
simulate-scores =
    { $step ->
        [one] punkty, co { $step } punkt
        [few] punkty, co { $step } punkty
        [many] punkty, co { $step } punktów
       *[other] punkty, co { $step } punktu
    }
simulate-share = udział partii
arena-header = { $title }, graczy: { $players }, ziarno { $seed }. Partii: { $games }; serii rzutów: { $deals }, każda rozegrana { $times } razy z zamianą miejsc; { $ran }.
arena-tables = Wygrane przy każdym stole, według miejsc:
arena-table = { $bots } (partii: { $games })
arena-pairs = Kto miał więcej punktów, równe jako połowa:
arena-pair = { $one } przeciw { $other }
arena-open = jeszcze nieistotne statystycznie
arena-unsettled = Różnica między { $one } a { $other } nie jest jeszcze istotna statystycznie; więcej partii może ją potwierdzić.
arena-settled = Wszystkie różnice między sąsiadami w rankingu są istotne statystycznie.

## Rozwiązywanie

question-solo = w pojedynkę
question-paced =
    { $players ->
        [one] jak przy stole na { $players } osobę
        [few] jak przy stole na { $players } osoby
       *[many] jak przy stole na { $players } osób
    }
question-lucky = { $question }, szczęśliwe liczby { $lucky }
solve-header = { $title }, { $question }. Różnych kart: { $states }.
solve-alone = grając w pojedynkę
solve-now = tuż przed własną turą
solve-later =
    { $turns ->
        [one] własna tura po { $turns } cudzej
        [few] własna tura po { $turns } cudzych
        [many] własna tura po { $turns } cudzych
       *[other] własna tura po { $turns } cudzej
    }
solve-solved = Rozwiązano w { $seconds } s ({ $processor } s pracy procesora).
solve-kept = Gotowy wynik znaleziono w { $seconds } s ({ $processor } s pracy procesora).
advise-header = Czego gracz { $player } może się spodziewać na koniec, { $question }, grając o najwięcej punktów:
advise-more = i jeszcze { $count }; --json pokaże wszystkie
column-action = akcja { $action }
column-expected = oczekiwane
column-cost = koszt
column-roll = rzut
column-turn = tura
perft-white = sposobów w akcji 1
perft-ways = sposobów razem
perft-positions = pozycji
perft-ended = skończone

## Serwer

serve-ready = Qwixx jest gotowy.
serve-here = na tym komputerze: { $address }
serve-elsewhere = na innych urządzeniach: { $address }
serve-phones = dla telefonów w twojej sieci: { $command }
serve-no-page = Strona dla przeglądarek nie jest zbudowana; grać mogą tu tylko programy. Buduje ją { $command }
serve-stop = Ctrl-C zatrzymuje; każda gra jest zachowana.
serve-stopped = Qwixx zatrzymany.
