# What the app of the terminal says. $key and $other are keys, named as on the keyboard.
start-go-on = Graj dalej
start-watch = Obejrzyj grę
start-quit = Zakończ
app-missing = Aplikacja potrzebuje { $part }: zainstaluj poleceniem { $command } albo graj wiersz po wierszu: { $plain }.
seat-nobody = nikt
seat-person = człowiek
bot =
    { $level ->
        [random] Losowy bot
        [gentle] Łagodny bot
        [steady] Solidny bot
        [sharp] Bystry bot
        [champion] Bot mistrz
       *[optimal] Bezbłędny bot
    }
join-link = Link albo kod
join-connecting = Łączymy się z { $server } …
join-unreachable = { $server } nie odpowiada. Czy adres jest dobry i czy serwer działa?
shelf-empty = Na razie nic tu nie ma.
shelf-file = Inny plik

play-turn = Tura { $turn }
play-active = Aktywny gracz: { $name }
play-confirm = { $key } potwierdza: { $choice }.
play-confirm-nothing = { $key } potwierdza: nic nie skreślasz.
play-confirm-penalty = { $key } potwierdza: skreślasz tylko pole „nietrafione”.
hand-over = { $name }, teraz twój wybór. Wybór innych jest ukryty, dopóki nie wybiorą wszyscy.
leave-near = Gra jest zapisana. Możesz do niej wrócić w każdej chwili.
leave-far = Twoje miejsce czeka. Możesz do niego wrócić w każdej chwili.
too-small = Okno ma { $size } znaków, a potrzeba co najmniej { $least }. Powiększ okno albo zmniejsz litery.
type-dice = Wpisz, co pokazują kostki, w tej kolejności: { $order }. Na przykład { $example }.
replay-step = Krok { $step } z { $steps }
replay-on = Dalej
replay-turn = Następna tura

key-pencil = Zaznacz
key-confirm = Potwierdź
key-erase = Wymaż
key-nothing = Nic
key-change = Zmień
key-hint = Podpowiedź
key-sheets = Karty
key-log = Przebieg
key-help = Pomoc
key-leave = Wyjdź
key-delete = Usuń
key-back = Wstecz
talk-close = { $key } zamyka.
talk-go-on = { $key } – dalej.
talk-agree = { $key } – wyjście, { $other } – powrót.
dialog-delete = { $key } usuwa, { $other } wraca.
saved-delete = Usunąć { $file }? Nie da się tego cofnąć.

# What each key does, in a list of keys.
keys-move = poruszaj się po swojej karcie
keys-enter = zaznacz liczbę ołówkiem; jeszcze raz – potwierdź
keys-pick = wybierz z listy
keys-nothing = nic nie skreślaj
keys-erase = wymaż zaznaczenie
keys-hint = ile wart jest każdy wybór i dlaczego
keys-change = cofnij potwierdzenie, dopóki inni myślą
keys-sheets = obejrzyj inne karty
keys-log = wszystko, co się stało
keys-leave = wyjdź; gra zapisuje się na każdym kroku
keys-mouse = Myszą: kliknij liczbę, a potem jeszcze raz.

hint-wait = Chwileczkę …
hint-not-now = Podpowiedź pojawi się, gdy będzie z czego wybierać.
hint-worth = { $choice }: oczekiwane punkty { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analysis-missing = Do tego trzeba zainstalować moduł obliczeń: { $command }
notice-solving = Obliczamy grę: { $percent } %
notice-lost = Utracono połączenie. Twoje miejsce czeka; próbujemy połączyć się ponownie …

news-says = { $name }: { $words }
news-begins = Zaczyna { $name }.
news-sat = { $name } siada do stołu.
news-away = { $name } odchodzi na chwilę.
news-back = { $name } wraca.
news-left = { $name } wstaje od stołu.
news-replaced = { $name }: gra bot.
news-objected = { $name } się nie zgadza. Rzut trzeba wpisać jeszcze raz.
news-again = { $name } chce zagrać ponownie.
