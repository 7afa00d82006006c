refusal-other = To sa nedá.

## Hra

refusal-choices-missing = V akcii 1 si vyberá každý hráč.
refusal-closing = Neskôr sa môže uzamknúť len rad, v ktorom bol zámok zakrížikovaný v akcii 1, a to len podľa domáceho pravidla.
refusal-die-missing = { colour.start } kocka je ešte v hre. Hoďte aj ňou.
refusal-die-value = Na týchto kockách nemôže padnúť { $face }.
refusal-ended-twice = Hra by sa skončila ešte pred posledným z týchto krížikov.
refusal-last-penalty = Chybný hod, ktorý ukončí hru, môže dostať len aktívny hráč.
refusal-locks-apart = Všetky tieto zámky nemohli vzniknúť v jednej hre.
refusal-lucky-count = Každý hráč potrebuje dvojicu šťastných čísel.
refusal-lucky-pairs = Tieto dve šťastné čísla sa k tejto karte nehodia.
refusal-no-lucky-numbers = Na tejto karte nie sú šťastné čísla.
refusal-no-such-cell = V tomto rade nie je číslo { $number }.
refusal-no-such-player = Taký hráč tu nie je.
refusal-no-such-row = Taký rad tu nie je.
refusal-no-such-variant = Karta s názvom „{ $name }“ neexistuje.
refusal-not-locked = Tento rad nemôže byť uzamknutý: na žiadnej karte v ňom nie je zakrížikovaný zámok.
refusal-not-spared = Karta aktívneho hráča nezodpovedá tomu, čo sa uvádza o chybnom hode.
refusal-penalty-count = Na karte sú štyri políčka pre chybné hody.
refusal-player-count = Hrať môžu dvaja až piati hráči alebo jeden na tréning.
refusal-row-count = Na tejto karte je radov: { $rows }.
refusal-start = Takto sa hra začať nemôže.
refusal-throws = Hody o začiatok sa končia prvou šestkou.
refusal-wrong-phase = Teraz na to nie je vhodná chvíľa.

## Vlastné karty a záznamy

refusal-date = Dátum je skutočný deň v kalendári, zapísaný takto: 2026-11-15.
refusal-dice = Tieto kocky sa k tejto hre nehodia.
refusal-sheet-rows = Karta má { $least } až { $most } radov a aspoň dva z nich sa dajú uzamknúť.
refusal-bonus-row = Rad { $row }: bonusový rad leží medzi dvoma bežnými a každé jeho číslo je nad ním aj pod ním.
refusal-points = Body sú celé čísla, žiadne nie je nižšie ako predchádzajúce.
refusal-cell-not-here = { $cell } sem nepatrí.
refusal-cell-twice = { $cell } je uvedené dvakrát.
refusal-bar-fields = Lišta má najviac { $most } polí, každé pre rad, ktorý sa dá uzamknúť, a patria k nej orámované čísla.
refusal-pair = Táto dvojica čísel sa nehodí.
refusal-faces = Karty majú písmená A, B, C a tak ďalej.
refusal-chain = Čísla reťaze tvoria dvojice, každá z dvoch rôznych radov.
refusal-diamonds = Kosoštvorec vymieňa dva rôzne súčty dvoch kociek.
refusal-face-count = Každý hráč potrebuje písmeno karty.
refusal-no-such-face = Karta s týmto písmenom tu nie je.
refusal-diamond-count = Použitých kosoštvorcov je viac ako zakrížikovaných čísel.
refusal-no-such-place = Také pole neexistuje alebo je uvedené dvakrát.
refusal-bar = Zakrížikované polia lišty nezodpovedajú zakrížikovaným orámovaným číslam.
refusal-chain-apart = Dve čísla reťaze sa krížikujú buď obe, alebo žiadne.
refusal-sheet-feature =
    Karta „{ $title }“ sa tu zatiaľ nedá použiť: { $feature ->
        [other-rows] má iné rady ako štyri farebné
        [other-points] má vlastné body
        [second-crosses] má čísla, ktoré sa krížikujú dvakrát
        [double-numbers] má čísla, ktoré sa počítajú dvakrát
        [bar] má lištu
        [pairs] má dvojice s účinkom
        [bonus-rows] má bonusové rady
        [steps] má schody
        [chain] má reťaz
        [diamonds] má kosoštvorce
       *[other] má niečo tu neznáme
    }.
refusal-locking = Rad musí uzamykať aspoň jedno číslo.
refusal-name = Toto meno sa nedá použiť. Zvoľte krátke, bez špeciálnych znakov.
refusal-needs = Zámok nemôže vyžadovať toľko krížikov.
refusal-number-out-of-reach = Rad { $row }: dve kocky nikdy nedajú { $number }.
refusal-number-twice = V rade { $row } je číslo { $number } dvakrát.
refusal-row-too-short = Rad { $row } je príliš krátky: nikdy by sa nedal uzamknúť.
refusal-sheet-name = Názov „{ $name }“ patrí karte, ktorá je súčasťou hry. Dajte svojej iný.
refusal-syntax =
    { $line ->
        [0] „{ $found }“ sa nedá prečítať.
       *[other] Riadok { $line }: „{ $found }“ sa nedá prečítať.
    }
refusal-title = Tento názov sa nedá použiť. Zvoľte krátky, bez špeciálnych znakov.

## Stôl

refusal-begun = Kto začína, je už rozhodnuté.
refusal-closed = Tento stôl je zatvorený.
refusal-form = Stôl tomu nerozumel. Načítajte stránku znova.
refusal-game-on = To musí počkať do konca hry.
refusal-level = Bot s týmto názvom tu nie je.
refusal-log = V tejto hre sa nedá pokračovať: uložená hra je poškodená.
refusal-no-server = Na to je potrebný server.
refusal-table = Údaje o stole v tomto súbore sú poškodené.
refusal-name-taken = Pri stole už je „{ $name }“.
refusal-no-change = Tak to už je.
refusal-no-game = Pri tomto stole sa teraz nehrá.
refusal-no-start = Ešte nie je rozhodnuté, kto začína.
refusal-no-such-bot = Bot s týmto názvom tu nie je.
refusal-no-such-seat = Také miesto tu nie je.
refusal-not-away = Nikto tam nechýba.
refusal-not-bot = Na tomto mieste nesedí bot.
refusal-not-host = To môže urobiť len hostiteľ stola.
refusal-not-house = To môže urobiť len ten, kto stôl vedie.
refusal-not-seated = Na to treba sedieť pri stole.
refusal-not-to-roll = Teraz sa kockami nehádže.
refusal-not-typed = Nikto žiadny hod nezadal.
refusal-not-your-seat = To nie je vaše miesto.
refusal-nothing-to-choose = Teraz nemôžete nič zakrížikovať, a tak nemusíte voliť.
refusal-paused = Hra je prerušená, lebo tu nikto nie je.
refusal-reaction = Taká reakcia tu nie je.
refusal-real-dice = Pri tomto stole sa hrá so skutočnými kockami.
refusal-rolled = Kockami sa už hádzalo.
refusal-seat-open = Nikto tam nesedí.
refusal-seat-taken = Toto miesto je obsadené.
refusal-seconds = Tento čas je príliš krátky alebo príliš dlhý.
refusal-stale = Hra sa medzitým posunula ďalej. Pozrite sa znova.
refusal-stood-in = Teraz za vás hrá bot.
refusal-too-early =
    { $seconds ->
        [one] Bot môže hráča zastúpiť až o { $seconds } sekundu.
        [few] Bot môže hráča zastúpiť až o { $seconds } sekundy.
       *[other] Bot môže hráča zastúpiť až o { $seconds } sekúnd.
    }
refusal-too-fast = Nie tak rýchlo. Chvíľku počkajte.
refusal-virtual-dice = Pri tomto stole sa nehrá so skutočnými kockami.

## Server

refusal-busy = Server má teraz priveľa práce. Skúste to o chvíľu.
refusal-hello = Stránka stratila spojenie so stolom. Načítajte stránku znova.
refusal-host = Tento server sa volá inak. Opýtajte sa jeho správcu na správnu adresu.
refusal-internal = Niečo sa nepodarilo. Skúste to znova.
refusal-no-hints = Pri tomto stole sa hrá bez nápovedí.
refusal-no-reviews = Pri tomto stole sa rozbory hier neukazujú.
refusal-no-spectators = Tento stôl sa nedá sledovať.
refusal-no-such-game = Taká hra tu nie je.
refusal-no-such-table = Stôl s týmto kódom tu nie je. Je kód napísaný správne?
refusal-not-installed = Tento server to nevie.
refusal-origin = Táto stránka nesmie používať tento server.
refusal-too-long = To je príliš dlhé.
refusal-too-many = Tento stôl už sleduje priveľa ľudí.
refusal-unavailable = Teraz sa nedá nič uložiť. Skúste to o chvíľu.
refusal-unsolved = Očakávané body sa nepodarilo vypočítať. Skúste to neskôr.
refusal-version = Táto stránka je zastaraná. Načítajte ju znova.
refusal-wrong-token = Tento odkaz už nevedie k miestu pri stole.

## Poctivé kocky

refusal-commitment = Tieto čísla pre kocky sa nedajú použiť. Načítajte stránku znova.
refusal-link = Tieto čísla pre kocky nezodpovedajú tým, ktoré boli sľúbené predtým.
refusal-no-draw = Teraz sa nehádže.
refusal-no-part = Na týchto hodoch sa nezúčastňujete.
refusal-parties = Pre tento hod chýbajú čísla samotného stola.
refusal-script-ended = Ďalšie hody už nie sú.
refusal-secret = Tajné číslo stola chýba alebo je navyše.

## Bloky na tlač

refusal-paper = Taký papier tu nie je.
refusal-per-page = Na strane je jedna až štyri karty.
refusal-sheets = Blok má 1 až { $most } kariet.
refusal-cells-too-small = Políčka by boli na krížikovanie príliš malé. Zvoľte menej kariet na stranu alebo väčší papier.
refusal-language = Tento jazyk hra nepozná.
