# At the door of a table: what a player learns of it before taking a seat.
door-invites = { $name } vás zve ke hře.
door-invited = Zveme vás ke hře.
door-free =
    { $count ->
        [one] Je tu { $count } volné místo.
        [few] Jsou tu { $count } volná místa.
        [many] Je tu { $count } volného místa.
       *[other] Je tu { $count } volných míst.
    }
door-over = Hra právě skončila: přidejte se k další.
door-ask-host = Chcete si sednout místo bota? { $name } vám jeho místo může uvolnit.
door-playing = Hra už běží.
door-playing-open = Pro další hru je tu volné místo. Zůstaňte na této stránce: až hra skončí, můžete si sednout.
door-unwatched = Tento stůl se nedá sledovat.
door-taken = Někdo byl rychlejší: místo je už obsazené.
door-watch = Sledovat hru
door-gone = Stůl { $code } neexistuje.
door-gone-about = Možná je v kódu překlep nebo je stůl už zavřený. Požádejte o odkaz znovu.
door-other-code = Zadat jiný kód
door-own-sheet = Vlastní karta, kterou si navrhli hráči.
