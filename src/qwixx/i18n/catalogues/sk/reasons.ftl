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
