# What the page says before a game: the ways in, new tables, invitations, the player's own games, watching.
home-together = Graj z innymi
home-alone = Nauka i liczenie punktów
play-as = Grasz jako { $name }.
play-as-change = Zmień
here = Jedno urządzenie dla wszystkich
here-about = Grajcie po kolei na tym telefonie lub tablecie, nawet bez internetu.
learn = Naucz się grać
learn-about = Kilka minut i już umiesz.
print = Wydrukuj karty
print-about = Nowe karty do pudełka z grą.
scorepad-in-short = Masz kostki? My policzymy.
watch = Oglądaj
watch-about = Na dużym ekranie; telefony zamiast kart.
watch-how = Otwórz tę stronę na telewizorze albo laptopie i wpisz kod stołu. Każdy gra na swoim telefonie, a duży ekran pokazuje kostki i wszystkie karty.
watch-open = Pokaż stół
watch-invite = Zeskanuj telefonem albo wpisz kod i zajmij miejsce.
watch-lost = Utracono połączenie. Próbujemy połączyć się ponownie.

games-mine = Moje gry
games-none = Tutaj będą gry rozegrane na tym urządzeniu.
games-score = { $name } { $points }
games-stage =
    { $stage ->
        [lobby] czeka na graczy
        [play] trwa
        [over] zakończona
        [closed] zamknięta
        [gone] już nie istnieje
       *[unknown] teraz niedostępna
    }
games-replay = Odtwórz ostatnią grę przy stole { $table }
games-remove = Usuń stół { $table } z listy
games-removed = Stół { $table } zniknął z listy.

table-more = Więcej ustawień
table-clock = Czas na decyzję
# One of a few: none, half a minute, one, three, a day.
table-clock-choice =
    { $seconds ->
        [0] bez ograniczeń
        [30] 30 sekund
        [60] 1 minuta
        [180] 3 minuty
       *[other] jedna doba
    }
table-hints = Podpowiedzi
table-hints-about = Gracze mogą poprosić o najlepszy ruch.
table-reviews = Omówienie po grze
table-reviews-about = Ile było szczęścia, a ile umiejętności.
table-spectators = Widzowie
table-spectators-about = Każdy, kto ma kod, może oglądać.
table-house-rules = Zasady domowe
table-code-about = Możesz też wkleić link. Kod i link ma ten, kto utworzył stół.

invite-about = Inni skanują obrazek, otwierają link albo wpisują ten kod:
invite-link = Link do stołu
invite-qr = Kod QR z linkiem do stołu
invite-screen = Pokaż na dużym ekranie
page-offline = Brak połączenia z serwerem. Spróbuj za chwilę.
page-retry = Spróbuj ponownie
