help-usage = użycie:
help-arguments = argumenty
help-options = opcje
help-commands = polecenia
help-examples = przykłady:
help-default = domyślnie: { $default }
help-this = pokaż tę pomoc
help-version = pokaż wersję
help-lang = język, a bez niego język terminala
help-qwixx = Graj w Qwixx, drukuj karty, analizuj partie.
help-statuses = Kod wyjścia: 0, wszystko w porządku; 2, błędnie wpisane polecenie; 1, coś innego się nie udało albo znaleziono błąd; 130, przerwano.

## Wspólne

help-variant = nazwa karty albo plik karty
help-record-file = zapis gry albo - dla standardowego wejścia
help-sheet-file = plik karty albo - dla standardowego wejścia
help-position = pozycja w cudzysłowie albo - dla standardowego wejścia
help-threads = ile wątków pracuje (domyślnie: wszystkie rdzenie)
help-ray = pracuj na klastrze Ray pod tym adresem; „local” uruchamia go tutaj
help-seed = liczba, która znowu daje te same kostki
help-json = wypisz JSON, dla programów
help-players = ilu graczy gra
help-games = ile partii
help-table-options = zasady domowe, po przecinku
help-paper = papier
help-out = plik do zapisania

## Polecenia

help-play = graj w tym terminalu, z innymi i z botami
help-play-about = Graj w aplikacji na cały ekran albo wiersz po wierszu: w każdym terminalu, przez potok, z czytnikiem ekranu. Jeśli nie podasz ani ludzi, ani botów, gra zapyta, kto gra.
help-play-link = stół na serwerze: jego link lub kod albo link do twojego miejsca
help-play-plain = wiersz po wierszu; bez terminala i tak tak jest
help-play-names = ludzie przy tej klawiaturze
help-play-bots = boty albo liczba losowych
help-play-dice = kostki: na ekranie, własne, które wpisujesz, albo takie, które potem każdy może sprawdzić
help-play-seed = liczba, która znowu daje te same kostki i te same boty
help-play-save = zachowuj grę na bieżąco w tym nowym pliku
help-play-resume = kontynuuj zapisaną grę
help-play-quick = wiersz po wierszu, a wybór liczy się od razu, bez potwierdzania klawiszem Enter
help-play-no-drawing = wiersz po wierszu, a karty rysowane są tylko na prośbę

help-serve = graj w przeglądarkach: strona ze stołami dla przyjaciół i botów
help-serve-about = Udostępnia stronę i jej stoły, aż do przerwania. Każde ustawienie można też podać zmienną środowiska: QWIXX_PORT to port i tak dalej. Gdy portu nie podano, a zwykły jest zajęty, znajdzie się wolny.
help-serve-open = otwórz stronę w przeglądarce tego komputera
help-serve-host = adres, na którym nasłuchiwać; 0.0.0.0 dla wszystkich adresów tego komputera
help-serve-port = port, na którym nasłuchiwać; 0 dla dowolnego wolnego
help-serve-database = gdzie trzymać stoły: plik albo adres PostgreSQL; domyślnie folder danych
help-serve-address = pod jakim adresem ludzie znajdują serwer; domyślnie ten, którego użyją
help-serve-origins = inne strony, które mogą z niego korzystać, po przecinku
help-serve-hosts = inne nazwy hosta serwera, po przecinku
help-serve-proxies = adresy i sieci zaufanych odwrotnych serwerów proxy, po przecinku
help-serve-metrics-for = adresy i sieci, które mogą czytać /metrics, po przecinku
help-serve-log-level = jak dokładny jest dziennik
help-serve-away-grace = po ilu sekundach bez połączenia ktoś liczy się jako nieobecny
help-serve-come-back = ile sekund klienci mają czekać, zanim wrócą
help-serve-message-rate = ile wiadomości na sekundę może średnio wysyłać jedno połączenie
help-serve-message-burst = ile wiadomości może ono wysłać naraz
help-serve-command-rate = ile poleceń na sekundę mogą średnio wysyłać gracze spod jednego adresu
help-serve-command-burst = ile poleceń mogą oni wysłać naraz
help-serve-table-rate = ile stołów na sekundę może średnio tworzyć jeden adres
help-serve-table-burst = ile stołów może on utworzyć naraz
help-serve-try-rate = ile błędnych kodów i linków na sekundę może próbować jeden adres
help-serve-try-burst = ile błędnych może on spróbować naraz
help-serve-print-rate = ile stron i bloczków na sekundę może drukować jeden adres
help-serve-print-burst = ile z nich naraz
help-serve-connections = ile połączeń naraz z jednego adresu
help-serve-spectators = ilu widzów naraz przy jednym stole
help-serve-keep-days = po ilu dniach usuwać stół, przy którym nie skończono żadnej gry
help-serve-keep-games = po ilu dniach usuwać stół, przy którym skończono choć jedną grę; 0 – nigdy
help-serve-solver-threads = ile wątków rozwiązuje gry na potrzeby podpowiedzi
help-serve-solved-gb = ile gigabajtów rozwiązanych gier przechowywać na potrzeby podpowiedzi

help-pad = przygotuj bloczki do druku
help-pad-about = Przygotowuje bloczki do druku, z dowolną kartą i w ośmiu językach, jako plik PDF.
help-pad-per-page = kart na stronie
help-pad-sheets = kart razem
help-pad-mono = bez kolorów: zastępują je kształty i słowa
help-pad-rules = z kartką, na której są zasady w skrócie
help-pad-lucky = szczęśliwe liczby, po parze na kartę kolejno (domyślnie: te z karty)

help-record = przenieś zapisaną grę na papier
help-record-about = Przenosi zapisaną grę na papier, jako plik PDF: wypełnione karty wszystkich, punkty i omówienie z najkosztowniejszymi błędami. Za pierwszym razem trzeba do omówienia rozwiązać grę.
help-record-no-review = same karty, bez rozwiązywania czegokolwiek

help-review = odróżnij szczęście od umiejętności w zapisanej grze
help-review-about = Mówi, jak szczęśliwy był każdy rzut zapisanej gry i ile szans na wygraną i punktów kosztował każdy wybór. Za pierwszym razem trzeba do tego rozwiązać grę.
help-review-html = zapisz raport: jedną stronę, która nie potrzebuje niczego więcej
help-review-svg = narysuj szanse na wygraną i oczekiwane punkty tura po turze
help-review-solo = wobec tego, czego każdy mógł oczekiwać, grając w pojedynkę

help-advise = co zrobić z rzutem i ile jest wart każdy wybór
help-advise-about = Mówi, ile jest wart każdy wybór, na który pozwalają pozycja i rzut: szansa na wygraną, gdy od dwóch do pięciu osób gra na drukowanej karcie, i oczekiwane punkty. Najlepszy jest pierwszy. Za pierwszym razem trzeba do tego rozwiązać grę.
help-advise-roll = co wypadło
help-advise-player = komu doradzić (domyślnie: aktywnemu graczowi)
help-advise-players = dla pozycji z jedną kartą: ilu graczy siedzi przy stole (domyślnie: 1)
help-advise-solo = tak, jakby gracz odtąd grał w pojedynkę

help-replay = pokaż zapisaną grę
help-replay-about = Pokazuje karty na końcu zapisanej gry albo wszystko, co stało się po drodze.
help-replay-steps = każdy rzut, wybór i zdarzenie oraz karty po każdej turze

help-verify = sprawdź zapisaną grę
help-verify-about = Sprawdza, czy zapisana gra od pierwszego rzutu do ostatniego jest zgodna z zasadami, czy punkty się zgadzają i czy rzuty wynikają z tajnych liczb. Jeśli nie, podaje pierwszy błędny wiersz.

help-variants = wymień karty, pokaż jedną, sprawdź własną
help-variants-about = Wymienia karty, które są w grze. Można też zrobić własną.
help-variants-show = wypisz plik karty
help-variants-show-about = Wypisuje kartę jako plik. Zmień go, a masz własną kartę.
help-variants-check = sprawdź plik karty
help-variants-check-about = Sprawdza plik karty: jest przyjęty albo dowiadujesz się, co jest nie tak i gdzie.

help-simulate = niech boty zagrają miliony partii i podlicz je
help-simulate-about = Te same boty grają wiele partii. To samo ziarno daje ten sam wynik przy każdej liczbie wątków. Ctrl-C pokazuje, co dotąd zagrano.
help-simulate-players = ilu graczy gra (domyślnie: tylu, ile podano botów, albo 2)
help-simulate-bots = jeden bot na wszystkie miejsca albo po jednym na każde
help-simulate-rotate = miejsca zaczynają po kolei, a nie zawsze pierwsze
help-simulate-out = zachowaj partie jako wiersze pliku Parquet
help-simulate-rows = czym jest wiersz pliku
help-simulate-plot = narysuj rozkład punktów

help-arena = niech boty spotkają się na tych samych kostkach i dostaną oceny
help-arena-about = Każda para botów albo każdy ich stół gra na tych samych kostkach, zamieniając się miejscami, a boty dostają oceny. Ctrl-C pokazuje, co dotąd zagrano.
help-arena-bots = boty, które się spotykają
help-arena-games = partii przy każdym stole
help-arena-save = zachowaj to, co zagrano; to samo polecenie ruszy dalej od tego miejsca
help-arena-csv = zapisz wyniki jako tabelę

help-solve = dokładne oczekiwane punkty doskonałej gry
help-solve-about = Rozwiązuje grę na jednej karcie o jak najwięcej punktów: w pojedynkę albo jak przy stole, przy którym nikt inny nie zamyka rzędów ani nie kończy gry. Wynik zostaje zachowany dla podpowiedzi i omówień.
help-solve-players = 1 dla gry w pojedynkę, więcej: jak przy stole na tyle osób
help-solve-lucky = szczęśliwe liczby karty (domyślnie: żadne)
help-solve-fresh = rozwiąż na nowo, nawet jeśli wynik jest zachowany

help-perft = policz sposoby wyboru, by sprawdzić program
help-perft-about = Liczy tura po turze, na ile sposobów można wybierać przy tych rzutach i do ilu pozycji to prowadzi.
help-perft-position = zacznij od tej pozycji, przed rzutem
help-perft-depth = ile tur
help-perft-roll = rzut; powtórz dla każdej tury

help-referee = prowadź grę dla programu
help-referee-about = Czyta po jednym obiekcie JSON w wierszu i odpowiada na każdy jednym wierszem, aż skończą się dane wejściowe.

help-completion = niech powłoka uzupełnia to, co wpisujesz
help-completion-about = Wypisuje skrypt, z którym powłoka uzupełnia polecenia, opcje, karty, boty i języki. Przykłady kładą go tam, gdzie powłoka go znajdzie.
help-completion-shell = powłoka

help-help = objaśnij polecenie
help-help-about = Pokaż pomoc do polecenia, tak jak --help po nim.
help-help-words = polecenie
