game-number = Hra { $game } pri stole { $code }
ending-place =
    { $place ->
        [2] druhé
        [3] tretie
        [4] štvrté
       *[other] piate
    }
ending-you-won = Víťazíte! Máte { points }.
ending-you-shared = O víťazstvo sa delíte: { $names } a vy. Každý má { points }.
ending-you-alone = Koniec hry. Máte { points }.
ending-you-placed = Máte { ending-place } miesto. O { points } pred vami: { $names }.
ending-you-last = Tentoraz { ending-place } miesto. O { points } pred vami: { $names }. Nová hra, nové šťastie!
ending-you-penalties = Koniec hry: máte zakrížikované všetky políčka pre chybné hody ({ $boxes }).
ending-share = Zdieľať
ending-download = Stiahnuť záznam
share-picture = Obrázok s výsledkom: { $result }
share-link = Skopírovať odkaz
share-copy = Skopírovať obrázok
share-copied = Obrázok je skopírovaný.
share-download = Stiahnuť obrázok
again-wanted = { $name } chce hrať znova.
ending-earlier = Predchádzajúce hry pri tomto stole
review-heading = Rozbor
review-preparing = Pripravujeme rozbor …
points-preparing = Očakávané body ešte počítame …

replay = Pozrieť si hru znova
replay-moment = Ťah { $turn }: { $name }
replay-start = Pred prvým hodom
replay-back = O krok späť
replay-forward = O krok ďalej
replay-slider = Krok hry
replay-play = Spustiť
replay-pause = Pozastaviť
replay-share = Odkaz na tento okamih

dice-heading = Dôkaz poctivosti kociek
dice-proved =
    { $rolls ->
        [one] Toto zariadenie znova vypočítalo { $rolls } hod z tajných čísel, ktoré pred hrou určili stôl a títo hráči: { $names }. Žiaden hráč ho nemohol riadiť ani predvídať.
        [few] Toto zariadenie znova vypočítalo všetky { $rolls } hody z tajných čísel, ktoré pred hrou určili stôl a títo hráči: { $names }. Žiaden hráč ich nemohol riadiť ani predvídať.
        [many] Toto zariadenie znova vypočítalo všetkých { $rolls } hodu z tajných čísel, ktoré pred hrou určili stôl a títo hráči: { $names }. Žiaden hráč ich nemohol riadiť ani predvídať.
       *[other] Toto zariadenie znova vypočítalo všetkých { $rolls } hodov z tajných čísel, ktoré pred hrou určili stôl a títo hráči: { $names }. Žiaden hráč ich nemohol riadiť ani predvídať.
    }
dice-proved-alone =
    { $rolls ->
        [one] Toto zariadenie znova vypočítalo { $rolls } hod z tajného čísla, ktoré stôl určil pred hrou. Potom sa nič nezmenilo; hráči sa však na tom nepodieľali.
        [few] Toto zariadenie znova vypočítalo všetky { $rolls } hody z tajného čísla, ktoré stôl určil pred hrou. Potom sa nič nezmenilo; hráči sa však na tom nepodieľali.
        [many] Toto zariadenie znova vypočítalo všetkých { $rolls } hodu z tajného čísla, ktoré stôl určil pred hrou. Potom sa nič nezmenilo; hráči sa však na tom nepodieľali.
       *[other] Toto zariadenie znova vypočítalo všetkých { $rolls } hodov z tajného čísla, ktoré stôl určil pred hrou. Potom sa nič nezmenilo; hráči sa však na tom nepodieľali.
    }
dice-own = Jedno z týchto tajných čísel je vaše: vybralo ho toto zariadenie.
dice-wrong = Tieto kocky nezodpovedajú tomu, čo bolo sľúbené pred hrou. Podrobnosti ukážu kde.
dice-unknown = Boli to skutočné kocky, ktoré zadali ľudia. Nie je čo prepočítavať.
dice-details = Všetky podrobnosti
dice-table = Stôl
dice-how-secrets = Pred hrou si stôl a zariadenie každého hráča zvolili po tajnom čísle a zverejnili jeho pečať.
dice-how-links = Pri každom hode každý odhalil ďalší článok reťaze, ktorá vedie k tejto pečati. Nikto nemôže článok zistiť vopred a nikto ho nemôže vymeniť.
dice-how-recipe = Všetky články hodu sa spoločne premenili na kocky podľa predpisu, ktorý je všade rovnaký (SHA-256).
dice-how-check = Vaše zariadenie to práve všetko zopakovalo: reťaze, články aj hody.
dice-parties = Kto sa podieľal
dice-commitment = Pečať, pred hrou
dice-revealed = Odhalené na konci
dice-holds = Pečať sedí.
dice-broken = Pečať nesedí.
dice-absent =
    { $count ->
        [one] Bez tohto účastníka vznikol { $count } hod.
        [few] Bez tohto účastníka vznikli { $count } hody.
        [many] Bez tohto účastníka vzniklo { $count } hodu.
       *[other] Bez tohto účastníka vzniklo { $count } hodov.
    }
dice-gaps = { $name }: tajné číslo znova a znova chýbalo. Hodov bez neho: { $missed } z { $draws }, oddelených výpadkov: { $gaps }. Strata spojenia to sotva vysvetlí. Kto prevádzkuje stôl, mohol by takto hody riadiť.
dice-draws = Každý hod
dice-roll = Hod { $number }
dice-start = Kto začína
dice-same = ako v zázname
dice-different = inak ako v zázname
dice-said = V zázname:

hint-preparing = Rozmýšľame …
hint-expected = očakávané body: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-take = Označiť
hint-erase = Zmazať označenie
# How good a choice is, against the best.
hint-grade =
    { $grade ->
        [best] najlepšie
        [same] rovnako dobré
        [near] tiež dobré
        [less] o niečo horšie
       *[worse] výrazne horšie
    }
hint-now = Zakrížikujte { cell.object }.
hint-nothing = Teraz nič nekrížikujte.
hint-penalty = Zakrížikujte chybný hod.
hint-then = Potom v akcii 2 zakrížikujte { cell.object }.
hint-next = { $first }, potom { $second }
hint-choices = Čo môžete urobiť
hint-numbers = Ukázať čísla
# What is said after some seconds of waiting.
waiting-first =
    { $sheet ->
        [large] Pri takej veľkej karte to prvýkrát trvá niekoľko minút. Potom bude odpoveď hneď.
       *[usual] Pri každej karte to prvýkrát trvá dlhšie, najviac minútu. Potom bude odpoveď hneď.
    }
