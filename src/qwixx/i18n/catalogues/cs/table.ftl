bot-numbered = { bot-name } { $number }
event-begins = { $name } začíná.
event-you-begins = Začínáte.
event-you-crossed = Křížkujete { cell.object }.
event-you-crossed-lucky = Díky šťastnému číslu křížkujete { cell.object }.
event-you-crossed-sum = Křížkujete { cell.object } = { sum }.
event-you-nothing = Nic nekřížkujete.
event-you-locked = Uzamykáte { row.object }.
event-you-penalty = Máte chybný hod { $penalty } ze { $boxes }: minus { points }.
event-remark = { $name }: { $remark }
event-went-away = { $name }: bez spojení.
event-came-back = { $name }: zase s námi.
event-replaced = { $name }: bez spojení, zatím hraje bot.

player-state =
    { $state ->
        [thinking] přemýšlí
        [away] bez spojení
        [stood-in] hraje bot
       *[idle] hotovo
    }
dice-throw = Hodit kostkami
turn-mine = Jste na řadě
turn-of = Na řadě: { $name }
turn-drawing = Kostky rozhodují, kdo začíná.
turn-dice = Kostky se kutálejí.
turn-moment = Okamžik, prosím.
turn-clock = Zbývající čas
turn-skip = Přeskočit

away-waits = { $name }: bez spojení. Hra počká a nic se neztratí.
away-replace = { $name }: ať hraje bot
table-return = Vrátit se na své místo
table-door = Vstoupit znovu
sheet-open = Otevřít kartu: { $name }
reactions = Něco říct

menu = Nabídka
menu-learn-about = Hra počká: šipka nahoře vás vrátí ke stolu.
menu-tips = Znovu ukazovat tipy
menu-tips-shown = Tipy se objeví při hře.
menu-pace = Tempo hry
pace-calm = v klidu
pace-swift = rychle
pace-at-once = hned
menu-shake = Házet zatřesením telefonu
sound = Zvuk
vibration = Vibrace
keys = Hraní na klávesnici
keys-roll = hodit kostkami
keys-legal = k dalšímu číslu, které se dá zakřížkovat
keys-walk = chodit po kartě
keys-pencil = označit číslo tužkou, nebo označení smazat
keys-confirm = potvrdit
keys-pass = vynechat
keys-undo = vzít zpět
keys-skip = přeskočit, co se ukazuje
move = Pokračovat na jiném zařízení
move-about =
    { $minutes ->
        [one] Naskenujte kód druhým zařízením nebo tam otevřete odkaz během { $minutes } minuty. Vaše místo se přesune tam.
        [few] Naskenujte kód druhým zařízením nebo tam otevřete odkaz během { $minutes } minut. Vaše místo se přesune tam.
        [many] Naskenujte kód druhým zařízením nebo tam otevřete odkaz během { $minutes } minuty. Vaše místo se přesune tam.
       *[other] Naskenujte kód druhým zařízením nebo tam otevřete odkaz během { $minutes } minut. Vaše místo se přesune tam.
    }
move-send = Zkopírovat odkaz
leave = Odejít od stolu
leave-game = Když odejdete, může za vás hrát bot. Z tohoto zařízení se můžete vrátit.
leave-lobby = Když odejdete, vaše místo se uvolní.
leave-stay = Zůstat

page-back = Zpět
page-not-loaded = Tuto část stránky se nepodařilo načíst. Máte připojení?
hint = Rada
