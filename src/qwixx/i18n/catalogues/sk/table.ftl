bot-numbered = { bot-name } { $number }
event-begins = { $name } začína.
event-you-begins = Začínate.
event-you-crossed = Krížikujete { cell.object }.
event-you-crossed-lucky = Vďaka šťastnému číslu krížikujete { cell.object }.
event-you-crossed-sum = Krížikujete { cell.object } = { sum }.
event-you-nothing = Nič nekrížikujete.
event-you-locked = Uzamykáte { row }.
event-you-penalty = Máte chybný hod { $penalty } zo { $boxes }: mínus { points }.
event-remark = { $name }: { $remark }
event-went-away = { $name }: bez spojenia.
event-came-back = { $name }: zase s nami.
event-replaced = { $name }: bez spojenia, zatiaľ hrá bot.

player-state =
    { $state ->
        [thinking] premýšľa
        [away] bez spojenia
        [stood-in] hrá bot
       *[idle] hotovo
    }
dice-throw = Hodiť kockami
turn-mine = Ste na rade
turn-of = Na rade: { $name }
turn-drawing = Kocky rozhodujú, kto začína.
turn-dice = Kocky sa kotúľajú.
turn-moment = Moment, prosím.
turn-clock = Zostávajúci čas
turn-skip = Preskočiť

away-waits = { $name }: bez spojenia. Hra počká a nič sa nestratí.
away-replace = { $name }: nech hrá bot
table-return = Vrátiť sa na svoje miesto
table-door = Vstúpiť znova
sheet-open = Otvoriť kartu: { $name }
reactions = Niečo povedať

menu = Ponuka
menu-learn-about = Hra počká: šípka hore vás vráti k stolu.
menu-tips = Znova ukazovať tipy
menu-tips-shown = Tipy sa objavia pri hre.
menu-pace = Tempo hry
pace-calm = pokojne
pace-swift = rýchlo
pace-at-once = hneď
menu-shake = Hádzať zatrasením telefónu
sound = Zvuk
vibration = Vibrácie
keys = Hranie na klávesnici
keys-roll = hodiť kockami
keys-legal = k ďalšiemu číslu, ktoré sa dá zakrížikovať
keys-walk = chodiť po karte
keys-pencil = označiť číslo ceruzkou alebo označenie zmazať
keys-confirm = potvrdiť
keys-pass = vynechať
keys-undo = vziať späť
keys-skip = preskočiť, čo sa ukazuje
move = Pokračovať na inom zariadení
move-about =
    { $minutes ->
        [one] Naskenujte kód druhým zariadením alebo tam otvorte odkaz do { $minutes } minúty. Vaše miesto sa presunie tam.
        [few] Naskenujte kód druhým zariadením alebo tam otvorte odkaz do { $minutes } minút. Vaše miesto sa presunie tam.
        [many] Naskenujte kód druhým zariadením alebo tam otvorte odkaz do { $minutes } minúty. Vaše miesto sa presunie tam.
       *[other] Naskenujte kód druhým zariadením alebo tam otvorte odkaz do { $minutes } minút. Vaše miesto sa presunie tam.
    }
move-send = Skopírovať odkaz
leave = Odísť od stola
leave-game = Ak odídete, môže za vás hrať bot. Z tohto zariadenia sa môžete vrátiť.
leave-lobby = Ak odídete, vaše miesto sa uvoľní.
leave-stay = Zostať

page-back = Späť
page-not-loaded = Túto časť stránky sa nepodarilo načítať. Ste pripojení?
hint = Nápoveda
