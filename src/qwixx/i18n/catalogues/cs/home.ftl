# What the page says before a game: the ways in, new tables, invitations, the player's own games, watching.
home-together = Hrát společně
home-alone = Naučit se hrát a počítat body
play-as = Hrajete jako { $name }.
play-as-change = Změnit
here = Jedno zařízení pro všechny
here-about = Střídejte se na tomto telefonu nebo tabletu, i bez internetu.
learn = Naučit se hrát
learn-about = Pár minut a umíte to.
print = Vytisknout karty
print-about = Nové karty do krabice s hrou.
scorepad-in-short = Máte kostky? My počítáme.
watch = Sledovat
watch-about = Na velké obrazovce; telefony místo karet.
watch-how = Otevřete tuto stránku na televizi nebo notebooku a zadejte kód stolu. Každý hraje na svém telefonu, velká obrazovka ukazuje kostky a všechny karty.
watch-open = Ukázat stůl
watch-invite = Naskenujte telefonem nebo zadejte kód a posaďte se.
watch-lost = Spojení se ztratilo. Zkoušíme se znovu připojit.

games-mine = Moje hry
games-none = Tady budou hry, které na tomto zařízení zahrajete.
games-score = { $name } { $points }
games-stage =
    { $stage ->
        [lobby] čeká na hráče
        [play] probíhá
        [over] skončila
        [closed] zavřená
        [gone] už neexistuje
       *[unknown] teď nedostupná
    }
games-replay = Přehrát poslední hru u stolu { $table }
games-remove = Odebrat stůl { $table } ze seznamu
games-removed = Stůl { $table } už v seznamu není.

table-more = Další nastavení
table-clock = Čas na rozhodnutí
# One of a few: none, half a minute, one, three, a day.
table-clock-choice =
    { $seconds ->
        [0] bez omezení
        [30] 30 sekund
        [60] 1 minuta
        [180] 3 minuty
       *[other] jeden den
    }
table-hints = Rady
table-hints-about = Hráči se mohou zeptat na nejlepší tah.
table-reviews = Rozbor po hře
table-reviews-about = Co bylo štěstí a co dovednost.
table-spectators = Diváci
table-spectators-about = Kdo má kód, může se dívat.
table-house-rules = Domácí pravidla
table-code-about = Můžete sem vložit i odkaz. Kód i odkaz má ten, kdo stůl založil.

invite-about = Ostatní naskenují obrázek, otevřou odkaz nebo zadají tento kód:
invite-link = Odkaz na stůl
invite-qr = QR kód s odkazem na stůl
invite-screen = Ukázat na velké obrazovce
page-offline = Server není dostupný. Zkuste to za chvíli.
page-retry = Zkusit znovu
