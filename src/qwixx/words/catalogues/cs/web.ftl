page-home = Na začátek
page-language = Jazyk
page-cancel = Zrušit
page-trademark = Qwixx je ochranná známka svého vydavatele. Tento bezplatný program s ním nijak nesouvisí; texty a kresby jsou naše vlastní.

home-about = Hra, ve které se hází kostkami a křížkují čísla. Pro všechny u stolu, blízko i daleko.
home-ways = Co si přejete?

variant-choice = Která karta?
player-number = Hráč { $number }
winner = Vítěz
rules-about = Vše potřebné za dvě minuty.

sheet-cell =
    { $state ->
        [crossed] { cell }, zakřížkováno
        [pencilled] { cell }, označeno tužkou
        [legal] { cell }, teď lze zakřížkovat
        [early] { cell }, uzamyká řadu, zatím nelze
        [skipped] { cell }, přeskočeno
        [closed] { cell }, řada uzamčena
       *[open] { cell }, volné
    }
sheet-lock =
    { $state ->
        [locked] zámek, zakřížkováno
        [closed] zámek, řadu uzamkl někdo jiný
       *[open] zámek: { pad-lock }
    }
sheet-of = Karta: { $name }
sheet-penalty-count = Chybné hody: { $count } ze { $boxes }
sheet-take-penalty = Zakřížkovat chybný hod. Zatím: { $count } ze { $boxes }
sheet-point-table = Body za křížky v řadě

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
