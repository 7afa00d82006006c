# What the app of the terminal says. $key and $other are keys, named as on the keyboard.
start-go-on = Pokračovat
start-watch = Sledovat hru
start-quit = Skončit
app-missing = Aplikace potřebuje { $part }: nainstalujte ho pomocí { $command }, nebo hrajte po řádcích: { $plain }.
seat-nobody = nikdo
seat-person = člověk
bot =
    { $level ->
        [random] Náhodný bot
        [gentle] Mírný bot
        [steady] Spolehlivý bot
        [sharp] Bystrý bot
        [champion] Šampion
       *[optimal] Bezchybný bot
    }
join-link = Odkaz nebo kód
join-connecting = Spojujeme se s { $server } …
join-unreachable = { $server } neodpovídá. Je adresa správná a běží server?
shelf-empty = Zatím tu nic není.
shelf-file = Jiný soubor

play-turn = Tah { $turn }
play-active = Aktivní hráč: { $name }
play-confirm = { $key } potvrdí: { $choice }.
play-confirm-nothing = { $key } potvrdí: nic nezakřížkovat.
play-confirm-penalty = { $key } potvrdí: zakřížkovat jen chybný hod.
hand-over = { $name }, teď vybíráte vy. Co vybrali ostatní, zůstane skryté, dokud nevyberou všichni.
leave-near = Hra je uložená. Pokračovat v ní můžete kdykoli.
leave-far = Vaše místo je v bezpečí. Vrátit se k němu můžete kdykoli.
too-small = Okno má { $size } znaků a je potřeba aspoň { $least }. Zvětšete okno, nebo zmenšete písmo.
type-dice = Napište, co ukazují kostky, v tomto pořadí: { $order }. Například { $example }.
replay-step = Krok { $step } / { $steps }
replay-on = Dál
replay-turn = Další tah

key-pencil = Označit
key-confirm = Potvrdit
key-erase = Smazat
key-nothing = Nic
key-change = Změnit
key-hint = Rada
key-sheets = Karty
key-log = Průběh
key-help = Nápověda
key-leave = Odejít
key-delete = Smazat
key-back = Zpět
talk-close = { $key } zavře.
talk-go-on = { $key } – dál.
talk-agree = { $key } – odejít, { $other } – zpět.
dialog-delete = { $key } smaže, { $other } vrátí zpět.
saved-delete = Smazat { $file }? Nelze to vzít zpět.

# What each key does, in a list of keys.
keys-move = pohyb po vaší kartě
keys-enter = označit číslo tužkou; ještě jednou potvrdit
keys-pick = vybrat ze seznamu
keys-nothing = nic nekřížkovat
keys-erase = smazat označení
keys-hint = jak dobrá je každá volba a proč
keys-change = vzít potvrzení zpět, dokud ostatní přemýšlejí
keys-sheets = podívat se na jiné karty
keys-log = vše, co se stalo
keys-leave = odejít; hra se ukládá při každém kroku
keys-mouse = Myší: klikněte na číslo a pak ještě jednou.

hint-wait = Okamžik …
hint-not-now = Rada přijde, až bude z čeho vybírat.
hint-worth = { $choice }: očekávané body { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analysis-missing = K tomu je třeba nainstalovat výpočetní doplněk: { $command }
notice-solving = Počítáme hru: { $percent } %
notice-lost = Spojení se ztratilo. Vaše místo je v bezpečí; zkoušíme se znovu připojit …

news-says = { $name }: { $words }
news-begins = Začíná { $name }.
news-sat = { $name } si sedá ke stolu.
news-away = { $name } je pryč.
news-back = { $name } je zpět.
news-left = { $name } odchází od stolu.
news-replaced = { $name }: hraje bot.
news-objected = { $name } nesouhlasí. Hod je třeba zadat znovu.
news-again = { $name } chce hrát znovu.
