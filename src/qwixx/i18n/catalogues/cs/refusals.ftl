refusal-other = To nejde.

## Hra

refusal-choices-missing = V akci 1 si vybírá každý hráč.
refusal-closing = Později se může uzamknout jen řada, ve které byl zámek zakřížkován v akci 1, a to jen podle domácího pravidla.
refusal-die-missing = { colour.start } kostka je ještě ve hře. Hoďte i jí.
refusal-die-value = Na těchto kostkách nemůže padnout { $face }.
refusal-ended-twice = Hra by skončila ještě před posledním z těchto křížků.
refusal-last-penalty = Chybný hod, který ukončí hru, může dostat jen aktivní hráč.
refusal-locks-apart = Všechny tyto zámky nemohly vzniknout v jedné hře.
refusal-lucky-count = Každý hráč potřebuje dvojici šťastných čísel.
refusal-lucky-pairs = Tato dvě šťastná čísla se k této kartě nehodí.
refusal-no-lucky-numbers = Na této kartě nejsou šťastná čísla.
refusal-no-such-cell = V této řadě není číslo { $number }.
refusal-no-such-player = Takový hráč tu není.
refusal-no-such-row = Taková řada tu není.
refusal-no-such-variant = Karta s názvem „{ $name }“ neexistuje.
refusal-not-locked = Tato řada nemůže být uzamčená: na žádné kartě v ní není zakřížkovaný zámek.
refusal-not-spared = Karta aktivního hráče neodpovídá tomu, co se uvádí o chybném hodu.
refusal-penalty-count = Na kartě jsou čtyři políčka pro chybné hody.
refusal-player-count = Hrát mohou dva až pět hráčů, nebo jeden pro trénink.
refusal-row-count = Na této kartě je řad: { $rows }.
refusal-start = Takhle hra začít nemůže.
refusal-throws = Hody o začátek končí první šestkou.
refusal-wrong-phase = Na to teď není ta pravá chvíle.

## Vlastní karty a záznamy

refusal-date = Datum je skutečný den v kalendáři, zapsaný takto: 2026-11-15.
refusal-dice = Tyto kostky se k této hře nehodí.
refusal-sheet-rows = Karta má { $least } až { $most } řad a aspoň dvě z nich jdou uzamknout.
refusal-bonus-row = Řada { $row }: bonusová řada leží mezi dvěma běžnými a každé její číslo je nad ní i pod ní.
refusal-points = Body jsou celá čísla, žádné není nižší než předchozí.
refusal-cell-not-here = { $cell } sem nepatří.
refusal-cell-twice = { $cell } je uvedeno dvakrát.
refusal-bar-fields = Lišta má nejvýš { $most } polí, každé pro řadu, která jde uzamknout, a patří k ní orámovaná čísla.
refusal-pair = Tato dvojice čísel se nehodí.
refusal-faces = Karty mají písmena A, B, C a tak dál.
refusal-chain = Čísla řetězu tvoří dvojice, každá ze dvou různých řad.
refusal-diamonds = Kosočtverec vyměňuje dva různé součty dvou kostek.
refusal-face-count = Každý hráč potřebuje písmeno karty.
refusal-no-such-face = Karta s tímto písmenem tu není.
refusal-diamond-count = Použitých kosočtverců je víc než zakřížkovaných čísel.
refusal-no-such-place = Takové pole není, nebo je uvedeno dvakrát.
refusal-bar = Zakřížkovaná pole lišty neodpovídají zakřížkovaným orámovaným číslům.
refusal-chain-apart = Dvě čísla řetězu se křížkují buď obě, nebo žádné.
refusal-sheet-feature =
    Kartu „{ $title }“ tu zatím nejde použít: { $feature ->
        [other-rows] má jiné řady než čtyři barevné
        [other-points] má vlastní body
        [second-crosses] má čísla, která se křížkují dvakrát
        [double-numbers] má čísla, která se počítají dvakrát
        [bar] má lištu
        [pairs] má dvojice s účinkem
        [bonus-rows] má bonusové řady
        [steps] má schody
        [chain] má řetěz
        [diamonds] má kosočtverce
       *[other] má něco tady neznámého
    }.
refusal-locking = Řadu musí uzamykat aspoň jedno číslo.
refusal-name = Toto jméno nejde použít. Zvolte krátké, bez speciálních znaků.
refusal-needs = Zámek nemůže vyžadovat tolik křížků.
refusal-number-out-of-reach = Řada { $row }: dvě kostky nikdy nedají { $number }.
refusal-number-twice = V řadě { $row } je číslo { $number } dvakrát.
refusal-row-too-short = Řada { $row } je příliš krátká: nikdy by ji nešlo uzamknout.
refusal-sheet-name = Název „{ $name }“ patří kartě, která je součástí hry. Dejte své jiný.
refusal-syntax =
    { $line ->
        [0] „{ $found }“ se nedá přečíst.
       *[other] Řádek { $line }: „{ $found }“ se nedá přečíst.
    }
refusal-title = Tento název nejde použít. Zvolte krátký, bez speciálních znaků.

## Stůl

refusal-begun = Kdo začíná, už je rozhodnuto.
refusal-closed = Tento stůl je zavřený.
refusal-form = Stůl tomu nerozuměl. Načtěte stránku znovu.
refusal-game-on = To musí počkat do konce hry.
refusal-level = Bot s tímto názvem tu není.
refusal-log = V této hře nejde pokračovat: uložená hra je poškozená.
refusal-no-server = K tomu je potřeba server.
refusal-table = Údaje o stole v tomto souboru jsou poškozené.
refusal-name-taken = U stolu už je „{ $name }“.
refusal-no-change = Tak už to je.
refusal-no-game = U tohoto stolu se teď nehraje.
refusal-no-start = Ještě není rozhodnuto, kdo začíná.
refusal-no-such-bot = Bot s tímto názvem tu není.
refusal-no-such-seat = Takové místo tu není.
refusal-not-away = Nikdo tam nechybí.
refusal-not-bot = Na tomto místě nesedí bot.
refusal-not-host = To může udělat jen hostitel stolu.
refusal-not-house = To může udělat jen ten, kdo stůl vede.
refusal-not-seated = K tomu je potřeba sedět u stolu.
refusal-not-to-roll = Teď se kostkami nehází.
refusal-not-typed = Nikdo žádný hod nezadal.
refusal-not-your-seat = To není vaše místo.
refusal-nothing-to-choose = Teď nemůžete nic zakřížkovat, a tak nemusíte volit.
refusal-paused = Hra je přerušená, protože tu nikdo není.
refusal-reaction = Taková reakce tu není.
refusal-real-dice = U tohoto stolu se hraje se skutečnými kostkami.
refusal-rolled = Kostkami se už házelo.
refusal-seat-open = Nikdo tam nesedí.
refusal-seat-taken = Toto místo je obsazené.
refusal-seconds = Tato doba je příliš krátká nebo příliš dlouhá.
refusal-stale = Hra se mezitím posunula dál. Podívejte se znovu.
refusal-stood-in = Teď za vás hraje bot.
refusal-too-early =
    { $seconds ->
        [one] Bot může hráče zastoupit až za { $seconds } sekundu.
        [few] Bot může hráče zastoupit až za { $seconds } sekundy.
       *[other] Bot může hráče zastoupit až za { $seconds } sekund.
    }
refusal-too-fast = Ne tak rychle. Chvilku počkejte.
refusal-virtual-dice = U tohoto stolu se nehraje se skutečnými kostkami.

## Server

refusal-busy = Server má teď příliš práce. Zkuste to za chvíli.
refusal-hello = Stránka ztratila spojení se stolem. Načtěte stránku znovu.
refusal-host = Tento server se jmenuje jinak. Zeptejte se jeho správce na správnou adresu.
refusal-internal = Něco se nepovedlo. Zkuste to znovu.
refusal-no-hints = U tohoto stolu se hraje bez rad.
refusal-no-reviews = U tohoto stolu se rozbory her neukazují.
refusal-no-spectators = Tento stůl se nedá sledovat.
refusal-no-such-game = Taková hra tu není.
refusal-no-such-table = Stůl s tímto kódem tu není. Je kód napsaný správně?
refusal-not-installed = Tento server to neumí.
refusal-origin = Tato stránka nesmí používat tento server.
refusal-too-long = To je příliš dlouhé.
refusal-too-many = Tento stůl už sleduje příliš mnoho lidí.
refusal-unavailable = Teď se nedá nic uložit. Zkuste to za chvíli.
refusal-unsolved = Očekávané body se nepodařilo spočítat. Zkuste to později.
refusal-version = Tato stránka je zastaralá. Načtěte ji znovu.
refusal-wrong-token = Tento odkaz už nevede k místu u stolu.

## Poctivé kostky

refusal-commitment = Tato čísla pro kostky nejdou použít. Načtěte stránku znovu.
refusal-link = Tato čísla pro kostky neodpovídají těm, která byla slíbena dříve.
refusal-no-draw = Teď se nehází.
refusal-no-part = Těchto hodů se neúčastníte.
refusal-parties = Pro tento hod chybějí čísla samotného stolu.
refusal-script-ended = Další hody už nejsou.
refusal-secret = Tajné číslo stolu chybí, nebo je navíc.

## Bloky k tisku

refusal-paper = Takový papír tu není.
refusal-per-page = Na stránce je jedna až čtyři karty.
refusal-sheets = Blok má 1 až { $most } karet.
refusal-cells-too-small = Políčka by byla na křížkování příliš malá. Zvolte méně karet na stránku nebo větší papír.
refusal-language = Tento jazyk hra neumí.
