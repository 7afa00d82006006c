reason-already-crossed = { cell.start } už je zakřížkovaná.
reason-row-closed = { row.start } už je uzamčená.
reason-left-of-cross = { cell.start } leží vlevo od vašeho posledního křížku. Křížkuje se jen zleva doprava.
reason-lock-needs-crosses =
    { $needs ->
        [one] { cell.start } uzamyká řadu. Nejdřív v ní musí být { $needs } křížek, zatím je jich { $crosses }.
        [few] { cell.start } uzamyká řadu. Nejdřív v ní musí být { $needs } křížky, zatím je jich { $crosses }.
       *[other] { cell.start } uzamyká řadu. Nejdřív v ní musí být { $needs } křížků, zatím je jich { $crosses }.
    }
reason-game-over = Hra skončila.
reason-not-rolled = Kostkami se ještě neházelo.
reason-not-white-sum = Bílé kostky dávají { $total }, ne { $number }.
reason-not-lucky = Bílé kostky dávají { $total }, a to není vaše šťastné číslo.
reason-not-next = { cell.start } není následující číslo své řady. Šťastné číslo dovolí zakřížkovat jen to následující.
reason-not-fewest = Šťastné číslo platí v řadě, kde je nejméně křížků. To není { row }.
reason-not-active = Teď to může udělat jen aktivní hráč.
reason-lucky-in-action-2 = Šťastná čísla platí jen v akci 1.
reason-die-out = { colour.start } kostka je mimo hru.
reason-not-colour-sum = Žádná bílá kostka nedá { colour.with } součet { $number }.
