page-home = Na začiatok
page-language = Jazyk
page-cancel = Zrušiť
page-trademark = Qwixx je ochranná známka svojho vydavateľa. Tento bezplatný program s ním nijako nesúvisí; texty a kresby sú naše vlastné.

home-about = Hra, v ktorej sa hádže kockami a krížikujú čísla. Pre všetkých pri stole, blízko i ďaleko.
home-ways = Čo si želáte?

variant-choice = Ktorá karta?
player-number = Hráč { $number }
winner = Víťaz
rules-about = Všetko potrebné za dve minúty.

sheet-cell =
    { $state ->
        [crossed] { cell }, zakrížikované
        [pencilled] { cell }, označené ceruzkou
        [legal] { cell }, teraz možno zakrížikovať
        [early] { cell }, uzamyká rad, zatiaľ nemožno
        [skipped] { cell }, preskočené
        [closed] { cell }, rad je uzamknutý
       *[open] { cell }, voľné
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
