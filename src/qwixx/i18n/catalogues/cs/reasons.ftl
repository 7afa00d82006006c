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
reason-no-second-box = { cell.start } nemá druhé políčko.
reason-not-crossed-once = { cell.start } musí být nejdřív jednou zakřížkovaná.
reason-needs-neighbour =
    Bonusová { $number } vyžaduje stejné číslo v sousední řadě: { $above ->
        [red] červená
        [yellow] žlutá
        [green] zelená
       *[blue] modrá
    } { $number } nebo { $below ->
        [red] červená
        [yellow] žlutá
        [green] zelená
       *[blue] modrá
    } { $number }.
reason-two-ways = Šťastné číslo nejde spojit s druhým křížkem ani s kosočtvercem.
reason-no-diamond = Takový kosočtverec na vaší kartě není.
reason-diamond-passed = Tento kosočtverec už je použitý, nebo leží vlevo od použitého.
reason-not-exchanged = Tento kosočtverec nemění { $total } na { $number }.
reason-exchange-in-action-2 = Kosočtverce platí jen v akci 1.
reason-not-neighbour-sum = V akci 2 se bonusová { $number } křížkuje bílou kostkou a kostkou sousedního čísla, které už máte zakřížkované.
reason-wrong-rows = { cell.start } přináší další křížky. Pro každý zvolte řadu, kde je křížků nejméně.
