# What the page says before a game: the ways in, new tables, invitations, the player's own games, watching.
home-together = Hrať spolu
home-alone = Naučiť sa hrať a počítať body
play-as = Hráte ako { $name }.
play-as-change = Zmeniť
here = Jedno zariadenie pre všetkých
here-about = Striedajte sa na tomto telefóne alebo tablete, aj bez internetu.
learn = Naučiť sa hrať
learn-about = Pár minút a viete to.
print = Vytlačiť karty
print-about = Nové karty do škatule s hrou.
scorepad-in-short = Máte kocky? My počítame.
watch = Sledovať
watch-about = Na veľkej obrazovke; telefóny namiesto kariet.
watch-how = Otvorte túto stránku na televízore alebo notebooku a zadajte kód stola. Každý hrá na svojom telefóne, veľká obrazovka ukazuje kocky a všetky karty.
watch-open = Ukázať stôl
watch-invite = Naskenujte telefónom alebo zadajte kód a posaďte sa.
watch-lost = Spojenie sa stratilo. Skúšame sa znova pripojiť.

games-mine = Moje hry
games-none = Tu budú hry, ktoré na tomto zariadení zahráte.
games-score = { $name } { $points }
games-stage =
    { $stage ->
        [lobby] čaká na hráčov
        [play] prebieha
        [over] skončila
        [closed] zatvorená
        [gone] už neexistuje
       *[unknown] teraz nedostupná
    }
games-replay = Pozrieť si znova poslednú hru pri stole { $table }
games-remove = Odobrať stôl { $table } zo zoznamu
games-removed = Stôl { $table } už v zozname nie je.

table-more = Ďalšie nastavenia
table-clock = Čas na rozhodnutie
# One of a few: none, half a minute, one, three, a day.
table-clock-choice =
    { $seconds ->
        [0] bez obmedzenia
        [30] 30 sekúnd
        [60] 1 minúta
        [180] 3 minúty
       *[other] jeden deň
    }
table-hints = Nápovedy
table-hints-about = Hráči sa môžu opýtať na najlepší ťah.
table-reviews = Rozbor po hre
table-reviews-about = Čo bolo šťastie a čo zručnosť.
table-spectators = Diváci
table-spectators-about = Kto má kód, môže sa pozerať.
table-house-rules = Domáce pravidlá
table-code-about = Môžete sem vložiť aj odkaz. Kód aj odkaz má ten, kto stôl založil.

invite-about = Ostatní naskenujú obrázok, otvoria odkaz alebo zadajú tento kód:
invite-link = Odkaz na stôl
invite-qr = QR kód s odkazom na stôl
invite-screen = Ukázať na veľkej obrazovke
page-offline = Server nie je dostupný. Skúste to o chvíľu.
page-retry = Skúsiť znova
