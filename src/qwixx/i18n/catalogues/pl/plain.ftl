word-help = pomoc
word-quit = koniec
word-rules = zasady
word-sheet = karta
word-sheets = karty
word-read = czytaj
word-dice = kostki
word-why = dlaczego
word-back = cofnij
word-quick = szybko
word-draw = rysuj
word-save = zapisz
word-hint = podpowiedź
word-yes = tak
word-no = nie
word-nothing = nic
word-virtual = wirtualne
word-real = prawdziwe
word-fair = uczciwe
word-colours = C Ż Z N

## Przed grą

plain-ask-variant = Która gra? { $names } albo plik własnej karty. Enter: { $usual }.
plain-ask-people = Ile osób gra przy tej klawiaturze? { span } albo 0, żeby patrzeć. Enter: 1.
plain-ask-name = Imię gracza { $number }? Enter: { $usual }.
plain-ask-bots = Kto jeszcze gra? Przeciwników { span }: { $levels }, po przecinku, albo liczba losowych. Enter: { $usual }.
plain-nobody = nikt
plain-ask-dice = Jakie kostki? { word-virtual }; { word-real }, którymi rzucasz i wpisujesz wynik; albo { word-fair }, które potem każdy może sprawdzić. Enter: { word-virtual }.
plain-setup =
    Te pytania przygotowują grę. Enter przyjmuje propozycję. Odpowiedzi można podać z góry opcjami, które wymienia { $command }.
    { $space }{ word-quit }: wyjdź.
plain-goes-on = Gra z { $file } toczy się dalej.
plain-fair = Uczciwe kostki: stół ustala teraz tajną liczbę i nie może już zmienić rzutów. Ta liczba jest w zapisie gry, więc nie zaglądaj do niego przed końcem; potem { $command } przeliczy każdy rzut.
plain-fair-words = { $name }, wpisz własne słowa, żeby domieszać je do kostek, albo Enter, żeby nic nie dodawać.
plain-commitment-table = Zobowiązanie stołu:
plain-commitment = { $name } – zobowiązanie:

## W grze

plain-help =
    Żeby wybrać, wpisz numer wyboru albo pole: { $cell }, z gwiazdką dla szczęśliwej liczby: { $lucky }. Enter albo 0 nic nie skreśla.
    Na każde pytanie można też wpisać:
    { $space }{ word-sheet }: narysuj swoją kartę. { word-sheets }: narysuj wszystkie.
    { $space }{ word-read }: twoja karta słowami, do słuchania zamiast patrzenia.
    { $space }{ word-dice }: rzut jeszcze raz.
    { $space }{ word-why } { $cell }: dlaczego tego pola nie można skreślić.
    { $space }{ word-hint }: ile wart jest każdy wybór i dlaczego najlepszy jest najlepszy.
    { $space }{ word-rules }: zasady w skrócie.
    { $space }{ word-back }: cofnij ostatni wybór, dopóki nie jest potwierdzony.
    { $space }{ word-quick }: wybór liczy się od razu, bez potwierdzania. { word-quick } jeszcze raz: znów z potwierdzaniem.
    { $space }{ word-draw }: nie rysuj karty przed wyborem. { word-draw } jeszcze raz: znów rysuj.
    { $space }{ word-save } { $file }: zapisz grę i zapisuj ją tam dalej.
    { $space }{ word-quit }: wyjdź. Nic, co zapisane, nie przepadnie.
    Na narysowanej karcie: { plain-legend }
plain-legend = [5] można teraz skreślić, X5X skreślone, 5 wolne, -5- stracone, #5# zamknięte, { $lock } to kłódka, = pokazuje punkty rzędu.
plain-intro = { $title }: { $names }.
plain-hint = Wpisz { "?" }, żeby dostać pomoc, albo { word-quit }, żeby wyjść.
plain-hint-drawing = Na karcie { plain-legend } Jeśli słuchasz, a nie patrzysz, wpisz { word-draw }, a rysunków nie będzie.
plain-throws = { $name } rzuca: { $throw }.
plain-type-dice = Wpisz, co pokazują kostki: { $wanted }.
plain-type-start = Wpisz, który gracz zaczyna: { span }.
plain-type-throws = Wpisz rzuty jeden po drugim od gracza 1 do pierwszej { $six }.
plain-white = biała
plain-roll-back = Rzut cofnięto.
plain-roll-right = Czy rzut się zgadza?
plain-agreement = { $typed } Enter, jeśli to się zgadza, { word-no }, jeśli nie.
plain-lobby = Przy stole: { $names }. Enter zaczyna grę. Żeby dosadzić bota, wpisz jego poziom: { $levels }.
plain-idle = { $names }: w akcji 1 nie ma nic do skreślenia.
plain-idle-2 = { $names }: w akcji 2 nie ma nic do skreślenia.
plain-forced = { $names }: w akcji 2 nie ma nic do skreślenia, a w akcji 1 nic nie skreślono. To nietrafienie.
plain-ask-white = { $name }, akcja 1, suma białych { $total }:
plain-ask-colour = { $name }, akcja 2:
plain-prompt = { $name }, wpisz { $numbers } albo pole; Enter: nic.
plain-prompt-cost = { $name }, wpisz { $numbers } albo pole; Enter: nic, za cenę nietrafienia.
plain-nothing-follows = W akcji 2 nic dla ciebie nie będzie.
plain-cost = Jeśli teraz nic nie skreślisz, będzie nietrafienie: minus { $points } punktów. To { $number } z { $boxes }.
plain-cost-last = Jeśli teraz nic nie skreślisz, będzie nietrafienie: minus { $points } punktów. To { $number } z { $boxes } i koniec gry.
plain-really = Naprawdę nic? { word-yes } albo { word-no }; Enter: { word-no }.
plain-chosen = { $name }: { $choice }.
plain-confirm = { $chosen } Enter potwierdza, { word-back } zmienia.
plain-neither = „{ $answer }” to ani Enter, ani { word-back }.
plain-no-back = Nie ma czego cofnąć.
plain-again = Akcja 2 jeszcze raz.
plain-may = { cell.start } można teraz skreślić.
plain-why = { $reason } (zasada { $clause }).
plain-not-begun = Gra się jeszcze nie zaczęła.
plain-quick-on = Wybór liczy się teraz od razu.
plain-quick-off = Wybór potwierdza się teraz klawiszem Enter.
plain-draw-on = Twoja karta jest rysowana przed wyborem.
plain-draw-off = Karty są rysowane tylko na prośbę.

## Karty

plain-sheet = Karta: { $name }
plain-sheet-lucky = Karta: { $name }, szczęśliwe liczby { $first } i { $second }
plain-sheet-total = nietrafione { $taken } z { $boxes } = { $minus }, razem { $total }
plain-lock = K
read-row = { $row }: { $parts }.
read-join = { $first }; { $second }
read-crossed = skreślone { $numbers }
read-nothing = nic nie skreślone
read-locked = kłódka skreślona
read-closed = zamknięty
read-open = wolne { $numbers }
read-needs =
    { $needs ->
        [one] { $numbers } dopiero po kolejnym { $needs } krzyżyku
        [few] { $numbers } dopiero po kolejnych { $needs } krzyżykach
        [many] { $numbers } dopiero po kolejnych { $needs } krzyżykach
       *[other] { $numbers } dopiero po kolejnych { $needs } krzyżyka
    }
read-lucky = Szczęśliwe liczby { $first } i { $second }.
read-total =
    { $penalties ->
        [one] { $penalties } nietrafienie. Razem { $total }.
        [few] { $penalties } nietrafienia. Razem { $total }.
        [many] { $penalties } nietrafień. Razem { $total }.
       *[other] { $penalties } nietrafienia. Razem { $total }.
    }

## Zapis i wyjście

plain-save-how = Wpisz { word-save } i nazwę pliku.
plain-save-elsewhere = Żeby zapisywać dalej, wpisz { word-save } i inną nazwę.
plain-saved = Gra jest zapisana w { $file }.
plain-saved-on = Gra jest zapisana w { $file } i dalej się tam zapisuje.
plain-record = Zapis tej gry jest w { $file }.
plain-check = Sprawdź go: { $command }
plain-go-on = Dalej: { $command }
plain-ended = Koniec danych wejściowych.
plain-interrupted = Przerwano.
plain-no-game = Nie zaczęto żadnej gry.
plain-not-saved = Ta gra nie jest zapisana.
plain-goodbye = Do widzenia.

refusal-cannot-read = Pliku „{ $file }” nie można odczytać. Wybierz inny.
refusal-file-exists = Plik { $file } już jest i nie zostanie nadpisany. Wybierz inną nazwę albo kontynuuj grę, która w nim jest: { $command }
refusal-file-changed = Plik { $file } zmienił inny program; zostaje bez zmian.
refusal-not-saved-game = { $file } nie może być zapisaną grą.
refusal-unreachable = { join-unreachable }
refusal-resume = Gra, która toczy się dalej, jest już przygotowana. Pomiń { $flag }.
refusal-not-resumed = Gry z { $file } nie można kontynuować.
refusal-resume-over = Gra w { $file } jest skończona. Obejrzyj ją: { $command }
refusal-seed = Ziarno jest tylko dla kostek na ekranie.
refusal-person-taken = Imię „{ $name }” jest zajęte. Wybierz inne.
refusal-opponents = Na tej karcie grają tylko losowi przeciwnicy.
