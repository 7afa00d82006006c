reason-already-crossed = { cell.start } už je zakrížikovaná.
reason-row-closed = { row.start } už je uzamknutý.
reason-left-of-cross = { cell.start } leží vľavo od vášho posledného krížika. Krížikuje sa len zľava doprava.
reason-lock-needs-crosses =
    { $needs ->
        [one] { cell.start } uzamyká rad. Najprv v ňom musí byť { $needs } krížik, zatiaľ je ich { $crosses }.
        [few] { cell.start } uzamyká rad. Najprv v ňom musia byť { $needs } krížiky, zatiaľ je ich { $crosses }.
       *[other] { cell.start } uzamyká rad. Najprv v ňom musí byť { $needs } krížikov, zatiaľ je ich { $crosses }.
    }
reason-game-over = Hra sa skončila.
reason-not-rolled = Kockami sa ešte nehádzalo.
reason-not-white-sum = Biele kocky dávajú { $total }, nie { $number }.
reason-not-lucky = Biele kocky dávajú { $total }, a to nie je vaše šťastné číslo.
reason-not-next = { cell.start } nie je nasledujúce číslo svojho radu. Šťastné číslo dovolí zakrížikovať len to nasledujúce.
reason-not-fewest = Šťastné číslo platí v rade, kde je najmenej krížikov. To nie je { row }.
reason-not-active = Teraz to môže urobiť len aktívny hráč.
reason-lucky-in-action-2 = Šťastné čísla platia len v akcii 1.
reason-die-out = { colour.start } kocka je mimo hry.
reason-not-colour-sum = Žiadna biela kocka nedá { colour.with } súčet { $number }.
reason-no-second-box = { cell.start } nemá druhé políčko.
reason-not-crossed-once = { cell.start } musí byť najprv raz zakrížikovaná.
reason-needs-neighbour =
    Bonusová { $number } potrebuje rovnaké číslo v susednom rade: { $above ->
        [red] červená
        [yellow] žltá
        [green] zelená
       *[blue] modrá
    } { $number } alebo { $below ->
        [red] červená
        [yellow] žltá
        [green] zelená
       *[blue] modrá
    } { $number }.
reason-two-ways = Šťastné číslo sa nedá spojiť s druhým krížikom ani s kosoštvorcom.
reason-no-diamond = Taký kosoštvorec na vašej karte nie je.
reason-diamond-passed = Tento kosoštvorec je už použitý alebo leží vľavo od použitého.
reason-not-exchanged = Tento kosoštvorec nemení { $total } na { $number }.
reason-exchange-in-action-2 = Kosoštvorce platia len v akcii 1.
reason-not-neighbour-sum = V akcii 2 sa bonusová { $number } krížikuje bielou kockou a kockou susedného čísla, ktoré už máte zakrížikované.
reason-wrong-rows = { cell.start } prináša ďalšie krížiky. Pre každý zvoľte rad, kde je krížikov najmenej.
