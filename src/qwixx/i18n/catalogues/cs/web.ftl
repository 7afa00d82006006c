page-home = Domů
page-language = Jazyk
page-cancel = Zrušit
page-trademark = Qwixx je ochranná známka svého vydavatele. Tento bezplatný program s ním nijak nesouvisí; texty a kresby jsou naše vlastní.

home-about = Hra, ve které se hází kostkami a křížkují čísla. Pro všechny u stolu, blízko i daleko.
home-ways = Co chcete dělat?

variant-choice = Která karta?
player-number = Hráč { $number }
winner = Vítěz
rules-about = Vše potřebné za dvě minuty.

sheet-cell =
    { $state ->
        [crossed] { cell }, zakřížkovaná
        [pencilled] { cell }, označená tužkou
        [legal] { cell }, teď se dá zakřížkovat
        [early] { cell }, uzamyká řadu, zatím to nejde
        [skipped] { cell }, přeskočená
        [closed] { cell }, řada je uzamčená
       *[open] { cell }, volná
    }
sheet-lock =
    { $state ->
        [locked] zámek, zakřížkovaný
        [closed] zámek, řadu uzamkl někdo jiný
       *[open] zámek: { pad-lock }
    }
sheet-of = Karta: { $name }
sheet-penalty-count = Chybné hody: { $count } ze { $boxes }
sheet-take-penalty = Zakřížkovat chybný hod. Zatím: { $count } ze { $boxes }
sheet-point-table = Body za křížky v řadě
rows-two-lines = Velká čísla: každá řada na dvou řádcích

scorepad = Herní bloček
scorepad-about = Kostky máte? Tady je bloček. Zná pravidla, sám počítá a funguje bez internetu.
scorepad-players = Hráči
scorepad-name = Jméno hráče { $number }
scorepad-remove = Odebrat hráče { $number }
scorepad-add = Přidat hráče
scorepad-start = Začít
scorepad-hint = Klepnutím na číslo ho zakřížkujete.
scorepad-crossed = { $name }: { cell }
scorepad-penalty = { $name }: chybný hod
scorepad-undone = Vráceno zpět. { $mark }
scorepad-undo = Zpět
scorepad-together = Byl to tentýž hod
scorepad-new = Nová hra
scorepad-new-about = Všechny křížky na všech kartách se smažou.
scorepad-again = Stejní hráči
scorepad-others = Jiní hráči nebo jiná karta

play-now = Hrát hned
play-now-about = ihned, proti dvěma botům
table-new = Založit stůl
table-new-about = Pro rodinu a přátele, každý na svém telefonu.
table-join = Přisednout si ke stolu
table-join-about = Máte kód nebo odkaz? Pojďte dál.
table-code = Kód stolu
table-come-in = Vstoupit
table-watch = Jen se dívat
table-seats = Místa
table-bots = Z toho botů
table-level = Síla botů
table-make = Založit stůl
your-name = Vaše jméno
guest = Host
bot-name =
    { $level ->
        [random] Náhodný bot
        [gentle] Mírný bot
        [steady] Spolehlivý bot
        [champion] Šampion
       *[sharp] Bystrý bot
    }

table = Stůl { $code }
table-share = Sdílet odkaz
table-copied = Odkaz je zkopírován.
table-full = Všechna místa u tohoto stolu jsou obsazená.
table-seat-open = volné místo
table-seat-you = vy
table-add-bot = Posadit bota
table-take-back = Uvolnit místo: { $name }
table-begin = Začít hru
table-wait-host = Hru začne { $name }.
table-lost = Spojení se ztratilo. Vaše místo je v bezpečí; zkoušíme se znovu připojit.
table-ended =
    { $reason ->
        [moved] Vaše místo se přesunulo na jiné zařízení.
        [left] U tohoto stolu už nesedíte.
        [closed] Tento stůl je zavřený.
       *[refused] Takový stůl nebo místo už není.
    }
table-news = Co se stalo
page-close = Zavřít
player-active = aktivní hráč
dice-not-rolled = Kostkami se ještě neházelo.

turn-roll = Jste na řadě.
turn-roll-button = Hodit kostkami
turn-action = Akce { $action }
turn-white = Zakřížkujte { $total }, nebo vynechejte.
turn-colour = Můžete zakřížkovat ještě jedno číslo.
turn-colour-penalty = Zakřížkujte číslo, jinak to bude chybný hod.
turn-choose = Klepněte na číslo
turn-passing = Vynecháváte.
turn-offers = Můžete zakřížkovat: { $cells }.
turn-cross = Zakřížkovat { cell.object }
turn-pass = Vynechat
turn-penalty = Zakřížkovat chybný hod
turn-penalty-sure = Opravdu chybný hod? Ještě můžete zakřížkovat číslo.
turn-penalty-confirm = Chybný hod: −{ $points }
turn-held = Za okamžik se zakřížkuje { cell }.
turn-offline = Bez spojení
turn-later = Bez spojení. Jakmile se obnoví, křížek odešleme.
turn-wait = Čekáme: { $names }.
turn-changeable = Ještě to můžete změnit. Čekáme: { $names }.
again = Hrát znovu
again-waits = Čekáme na ostatní

table-dice = Kostky
table-dice-fair = na obrazovce
table-dice-real = skutečné, zadáváme je
keypad = Zadejte hod
keypad-about = Označte zleva doprava, co padlo na každé kostce.
# A key for a face of the die that is asked for. $colour may also be white.
keypad-key =
    { $colour ->
        [white] bílá { $face }
       *[red] { die-face }
    }
typed-roll = Hod zadává { $name }.
typed-start = { $name } říká: začíná { $first }.
typed-agree = Sedí
typed-object = Nesedí
typed-take-back = Vzít zpět
typed-who-begins = Kdo začíná?
turn-real = Rozhodují vaše kostky: zadejte, co ukazují.
turn-typed = Sedí to? Podívejte se na kostky.
