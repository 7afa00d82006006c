game-number = Hra { $game } u stolu { $code }
ending-place =
    { $place ->
        [2] druhé
        [3] třetí
        [4] čtvrté
       *[other] páté
    }
ending-you-won = Vítězíte! Máte { points }.
ending-you-shared = O vítězství se dělíte: { $names } a vy. Každý má { points }.
ending-you-alone = Konec hry. Máte { points }.
ending-you-placed = Máte { ending-place } místo. O { points } před vámi: { $names }.
ending-you-last = Tentokrát { ending-place } místo. O { points } před vámi: { $names }. Nová hra, nové štěstí!
ending-you-penalties = Konec hry: máte zakřížkovaná všechna políčka pro chybné hody ({ $boxes }).
ending-share = Sdílet
ending-download = Stáhnout záznam
share-picture = Obrázek s výsledkem: { $result }
share-link = Zkopírovat odkaz
share-copy = Zkopírovat obrázek
share-copied = Obrázek je zkopírovaný.
share-download = Stáhnout obrázek
again-wanted = { $name } chce hrát znovu.
ending-earlier = Dřívější hry u tohoto stolu
review-heading = Rozbor
review-preparing = Připravujeme rozbor …
points-preparing = Očekávané body ještě počítáme …

replay = Přehrát hru
replay-moment = Tah { $turn }: { $name }
replay-start = Před prvním hodem
replay-back = O krok zpět
replay-forward = O krok dál
replay-slider = Krok hry
replay-play = Spustit
replay-pause = Pozastavit
replay-share = Odkaz na tento okamžik

dice-heading = Důkaz poctivosti kostek
dice-proved =
    { $rolls ->
        [one] Toto zařízení znovu spočítalo { $rolls } hod z tajných čísel, která před hrou určili stůl a tito hráči: { $names }. Žádný hráč ho nemohl řídit ani předvídat.
        [few] Toto zařízení znovu spočítalo všechny { $rolls } hody z tajných čísel, která před hrou určili stůl a tito hráči: { $names }. Žádný hráč je nemohl řídit ani předvídat.
        [many] Toto zařízení znovu spočítalo všech { $rolls } hodu z tajných čísel, která před hrou určili stůl a tito hráči: { $names }. Žádný hráč je nemohl řídit ani předvídat.
       *[other] Toto zařízení znovu spočítalo všech { $rolls } hodů z tajných čísel, která před hrou určili stůl a tito hráči: { $names }. Žádný hráč je nemohl řídit ani předvídat.
    }
dice-proved-alone =
    { $rolls ->
        [one] Toto zařízení znovu spočítalo { $rolls } hod z tajného čísla, které stůl určil před hrou. Potom se nic nezměnilo; hráči se na tom ale nepodíleli.
        [few] Toto zařízení znovu spočítalo všechny { $rolls } hody z tajného čísla, které stůl určil před hrou. Potom se nic nezměnilo; hráči se na tom ale nepodíleli.
        [many] Toto zařízení znovu spočítalo všech { $rolls } hodu z tajného čísla, které stůl určil před hrou. Potom se nic nezměnilo; hráči se na tom ale nepodíleli.
       *[other] Toto zařízení znovu spočítalo všech { $rolls } hodů z tajného čísla, které stůl určil před hrou. Potom se nic nezměnilo; hráči se na tom ale nepodíleli.
    }
dice-own = Jedno z těchto tajných čísel je vaše: vybralo ho toto zařízení.
dice-wrong = Tyto kostky neodpovídají tomu, co bylo slíbeno před hrou. Podrobnosti ukážou kde.
dice-unknown = Byly to skutečné kostky, které zadali lidé. Není co přepočítávat.
dice-details = Všechny podrobnosti
dice-table = Stůl
dice-how-secrets = Před hrou si stůl a zařízení každého hráče zvolily po tajném čísle a zveřejnily jeho pečeť.
dice-how-links = Při každém hodu každý odhalil další článek řetězu, který vede k této pečeti. Nikdo nemůže článek zjistit předem a nikdo ho nemůže vyměnit.
dice-how-recipe = Všechny články hodu se společně proměnily v kostky podle předpisu, který je všude stejný (SHA-256).
dice-how-check = Vaše zařízení to právě všechno zopakovalo: řetězy, články i hody.
dice-parties = Kdo se podílel
dice-commitment = Pečeť, před hrou
dice-revealed = Odhaleno na konci
dice-holds = Pečeť sedí.
dice-broken = Pečeť nesedí.
dice-absent =
    { $count ->
        [one] Bez tohoto účastníka vznikl { $count } hod.
        [few] Bez tohoto účastníka vznikly { $count } hody.
        [many] Bez tohoto účastníka vzniklo { $count } hodu.
       *[other] Bez tohoto účastníka vzniklo { $count } hodů.
    }
dice-gaps = { $name }: tajné číslo znovu a znovu chybělo. Hodů bez něj: { $missed } z { $draws }, oddělených výpadků: { $gaps }. Ztráta spojení to sotva vysvětlí. Kdo provozuje stůl, mohl by takto hody řídit.
dice-draws = Každý hod
dice-roll = Hod { $number }
dice-start = Kdo začíná
dice-same = jako v záznamu
dice-different = jinak než v záznamu
dice-said = V záznamu:

hint-preparing = Přemýšlíme …
hint-expected = očekávané body: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-take = Označit
hint-erase = Smazat označení
# How good a choice is, against the best.
hint-grade =
    { $grade ->
        [best] nejlepší
        [same] stejně dobré
        [near] také dobré
        [less] o něco horší
       *[worse] výrazně horší
    }
hint-now = Zakřížkujte { cell.object }.
hint-nothing = Teď nic nekřížkujte.
hint-penalty = Zakřížkujte chybný hod.
hint-then = Potom v akci 2 zakřížkujte { cell.object }.
hint-next = { $first }, potom { $second }
hint-choices = Co můžete udělat
hint-numbers = Ukázat čísla
# What is said after some seconds of waiting.
waiting-first =
    { $sheet ->
        [large] U tak velké karty to poprvé trvá několik minut. Potom bude odpověď hned.
       *[usual] U každé karty to poprvé trvá déle, nejvýš minutu. Potom bude odpověď hned.
    }
