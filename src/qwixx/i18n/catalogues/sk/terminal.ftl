# What the app of the terminal says. $key and $other are keys, named as on the keyboard.
start-go-on = Pokračovať
start-watch = Sledovať hru
start-quit = Skončiť
app-missing = Aplikácia potrebuje { $part }: nainštalujte ho pomocou { $command } alebo hrajte po riadkoch: { $plain }.
seat-nobody = nikto
seat-person = človek
bot =
    { $level ->
        [random] Náhodný bot
        [gentle] Mierny bot
        [steady] Spoľahlivý bot
        [sharp] Bystrý bot
        [champion] Šampión
       *[optimal] Bezchybný bot
    }
join-link = Odkaz alebo kód
join-connecting = Spájame sa s { $server } …
join-unreachable = { $server } neodpovedá. Je adresa správna a beží server?
shelf-empty = Zatiaľ tu nič nie je.
shelf-file = Iný súbor

play-turn = Ťah { $turn }
play-active = Aktívny hráč: { $name }
play-confirm = { $key } potvrdí: { $choice }.
play-confirm-nothing = { $key } potvrdí: nič nezakrížikovať.
play-confirm-penalty = { $key } potvrdí: zakrížikovať len chybný hod.
hand-over = { $name }, teraz vyberáte vy. Čo vybrali ostatní, ostane skryté, kým nevyberú všetci.
leave-near = Hra je uložená. Pokračovať v nej môžete kedykoľvek.
leave-far = Vaše miesto je v bezpečí. Vrátiť sa k nemu môžete kedykoľvek.
too-small = Okno má { $size } znakov a treba aspoň { $least }. Zväčšite okno alebo zmenšite písmo.
type-dice = Napíšte, čo ukazujú kocky, v tomto poradí: { $order }. Napríklad { $example }.
replay-step = Krok { $step } / { $steps }
replay-on = Ďalej
replay-turn = Ďalší ťah

key-pencil = Označiť
key-confirm = Potvrdiť
key-erase = Zmazať
key-nothing = Nič
key-change = Zmeniť
key-hint = Nápoveda
key-sheets = Karty
key-log = Priebeh
key-help = Pomoc
key-leave = Odísť
key-delete = Zmazať
key-back = Späť
talk-close = { $key } zavrie.
talk-go-on = { $key } – ďalej.
talk-agree = { $key } – odísť, { $other } – späť.
dialog-delete = { $key } zmaže, { $other } vráti späť.
saved-delete = Zmazať { $file }? Nedá sa to vrátiť.

# What each key does, in a list of keys.
keys-move = pohyb po vašej karte
keys-enter = označiť číslo ceruzkou; ešte raz potvrdiť
keys-pick = vybrať zo zoznamu
keys-nothing = nič nekrížikovať
keys-erase = zmazať označenie
keys-hint = aká dobrá je každá voľba a prečo
keys-change = vziať potvrdenie späť, kým ostatní premýšľajú
keys-sheets = pozrieť sa na iné karty
keys-log = všetko, čo sa stalo
keys-leave = odísť; hra sa ukladá pri každom kroku
keys-mouse = Myšou: kliknite na číslo a potom ešte raz.

hint-wait = Chvíľu …
hint-not-now = Nápoveda príde, keď bude z čoho vyberať.
hint-worth = { $choice }: očakávané body { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analysis-missing = Na to treba nainštalovať výpočtový doplnok: { $command }
notice-solving = Počítame hru: { $percent } %
notice-lost = Spojenie sa stratilo. Vaše miesto je v bezpečí; skúšame sa znova pripojiť …

news-says = { $name }: { $words }
news-begins = Začína { $name }.
news-sat = { $name } si sadá k stolu.
news-away = { $name } je preč.
news-back = { $name } je späť.
news-left = { $name } odchádza od stola.
news-replaced = { $name }: hrá bot.
news-objected = { $name } nesúhlasí. Hod treba zadať znova.
news-again = { $name } chce hrať znova.
