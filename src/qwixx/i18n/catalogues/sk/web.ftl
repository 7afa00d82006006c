page-home = Domov
page-language = Jazyk
page-cancel = Zrušiť
page-trademark = Qwixx je ochranná známka svojho vydavateľa. Tento bezplatný program s ním nijako nesúvisí; texty a kresby sú naše vlastné.

home-about = Hra, v ktorej sa hádže kockami a krížikujú čísla. Pre všetkých pri stole, blízko i ďaleko.
home-ways = Čo chcete robiť?

variant-choice = Ktorá karta?
player-number = Hráč { $number }
winner = Víťaz
rules-about = Všetko potrebné za dve minúty.

sheet-cell =
    { $state ->
        [crossed] { cell }, zakrížikovaná
        [pencilled] { cell }, označená ceruzkou
        [legal] { cell }, teraz sa dá zakrížikovať
        [early] { cell }, uzamyká rad, zatiaľ sa nedá
        [skipped] { cell }, preskočená
        [closed] { cell }, rad je uzamknutý
       *[open] { cell }, voľná
    }
sheet-lock =
    { $state ->
        [locked] zámok, zakrížikovaný
        [closed] zámok, rad uzamkol niekto iný
       *[open] zámok: { pad-lock }
    }
sheet-of = Karta: { $name }
sheet-penalty-count = Chybné hody: { $count } zo { $boxes }
sheet-take-penalty = Zakrížikovať chybný hod. Zatiaľ: { $count } zo { $boxes }
sheet-point-table = Body za krížiky v rade
rows-two-lines = Veľké čísla: každý rad na dvoch riadkoch

scorepad = Herný bloček
scorepad-about = Kocky máte? Tu je bloček. Pozná pravidlá, sám počíta a funguje bez internetu.
scorepad-players = Hráči
scorepad-name = Meno hráča { $number }
scorepad-remove = Odobrať hráča { $number }
scorepad-add = Pridať hráča
scorepad-start = Začať
scorepad-hint = Ťuknutím na číslo ho zakrížikujete.
scorepad-crossed = { $name }: { cell }
scorepad-penalty = { $name }: chybný hod
scorepad-undone = Vrátené späť. { $mark }
scorepad-undo = Späť
scorepad-together = Bol to ten istý hod
scorepad-new = Nová hra
scorepad-new-about = Všetky krížiky na všetkých kartách sa zmažú.
scorepad-again = Tí istí hráči
scorepad-others = Iní hráči alebo iná karta

play-now = Hrať hneď
play-now-about = ihneď, proti dvom botom
table-new = Založiť stôl
table-new-about = Pre rodinu a priateľov, každý na svojom telefóne.
table-join = Prisadnúť si k stolu
table-join-about = Máte kód alebo odkaz? Poďte ďalej.
table-code = Kód stola
table-come-in = Vstúpiť
table-watch = Len sa pozerať
table-seats = Miesta
table-bots = Z toho botov
table-level = Sila botov
table-make = Založiť stôl
your-name = Vaše meno
guest = Hosť
bot-name =
    { $level ->
        [random] Náhodný bot
        [gentle] Mierny bot
        [steady] Spoľahlivý bot
        [champion] Šampión
       *[sharp] Bystrý bot
    }

table = Stôl { $code }
table-share = Zdieľať odkaz
table-copied = Odkaz je skopírovaný.
table-full = Všetky miesta pri tomto stole sú obsadené.
table-seat-open = voľné miesto
table-seat-you = vy
table-add-bot = Posadiť bota
table-take-back = Uvoľniť miesto: { $name }
table-begin = Začať hru
table-wait-host = Hru začne { $name }.
table-lost = Spojenie sa stratilo. Vaše miesto je v bezpečí; skúšame sa znova pripojiť.
table-ended =
    { $reason ->
        [moved] Vaše miesto sa presunulo na iné zariadenie.
        [left] Odišli ste od stola.
        [closed] Tento stôl je zatvorený.
       *[refused] Taký stôl alebo miesto už nie je.
    }
table-news = Čo sa stalo
page-close = Zavrieť
player-active = aktívny hráč
dice-not-rolled = Kockami sa ešte nehádzalo.

turn-roll = Ste na rade.
turn-roll-button = Hodiť kockami
turn-action = Akcia { $action }
turn-white = Zakrížikujte { $total } alebo vynechajte.
turn-colour = Môžete zakrížikovať ešte jedno číslo.
turn-colour-penalty = Zakrížikujte číslo, inak to bude chybný hod.
turn-choose = Ťuknite na číslo
turn-passing = Vynechávate.
turn-offers = Môžete zakrížikovať: { $cells }.
turn-cross = Zakrížikovať { cell.object }
turn-pass = Vynechať
turn-penalty = Zakrížikovať chybný hod
turn-penalty-sure = Naozaj chybný hod? Ešte môžete zakrížikovať číslo.
turn-penalty-confirm = Chybný hod: −{ $points }
turn-held = O chvíľu sa zakrížikuje { cell }.
turn-offline = Bez spojenia
turn-later = Bez spojenia. Hneď ako sa obnoví, krížik odošleme.
turn-wait = Čakáme: { $names }.
turn-changeable = Ešte to môžete zmeniť. Čakáme: { $names }.
again = Hrať znova
again-waits = Čakáme na ostatných

table-dice = Kocky
table-dice-fair = na obrazovke
table-dice-real = skutočné, zadávame ich
keypad = Zadajte hod
keypad-about = Označte zľava doprava, čo padlo na každej kocke.
# A key for a face of the die that is asked for. $colour may also be white.
keypad-key =
    { $colour ->
        [white] biela { $face }
       *[red] { die-face }
    }
typed-roll = Hod zadáva { $name }.
typed-start = { $name } hovorí: začína { $first }.
typed-agree = Sedí
typed-object = Nesedí
typed-take-back = Vziať späť
typed-who-begins = Kto začína?
turn-real = Rozhodujú vaše kocky: zadajte, čo ukazujú.
turn-typed = Sedí to? Pozrite sa na kocky.
