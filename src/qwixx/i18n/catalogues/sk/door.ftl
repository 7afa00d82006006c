# At the door of a table: what a player learns of it before taking a seat.
door-invites = { $name } vás pozýva do hry.
door-invited = Pozývame vás do hry.
door-free =
    { $count ->
        [one] Je tu { $count } voľné miesto.
        [few] Sú tu { $count } voľné miesta.
        [many] Je tu { $count } voľného miesta.
       *[other] Je tu { $count } voľných miest.
    }
door-over = Hra sa práve skončila: pridajte sa k ďalšej.
door-ask-host = Chcete si sadnúť namiesto bota? { $name } vám jeho miesto môže uvoľniť.
door-playing = Hra už beží.
door-playing-open = Pre ďalšiu hru je tu voľné miesto. Zostaňte na tejto stránke: keď sa hra skončí, môžete si sadnúť.
door-unwatched = Tento stôl sa nedá sledovať.
door-taken = Niekto bol rýchlejší: miesto je už obsadené.
door-watch = Sledovať hru
door-gone = Stôl { $code } neexistuje.
door-gone-about = Možno je v kóde preklep alebo je stôl už zatvorený. Požiadajte o odkaz znova.
door-other-code = Zadať iný kód
door-own-sheet = Vlastná karta, ktorú si navrhli hráči.
