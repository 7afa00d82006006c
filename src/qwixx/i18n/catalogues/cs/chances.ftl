# Chances to win, as the champion sees them, next to points. $better and $other are choices, $why is a sentence.
chances = Šance
chances-measures = Šance, nebo body
chances-scores = Odkud se vzala výhra
chances-scores-about = Začátek, štěstí, dovednost a ostatní dají dohromady podíl na výhře, až na zaokrouhlení.
chances-chart = Šance na výhru v průběhu tahů
chances-axis = šance, %
chances-costliest =
    { $count ->
        [one] Nejdražší chyba v boji o výhru
       *[other] Nejdražší chyby v boji o výhru
    }
chances-better = { $better }: šance na výhru { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%; { $other }: { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
chances-differ = Podle samotných bodů je to naopak. { $why }
chances-about = Šance na výhru udává šampion, bot, který se naučil vyhrávat hrou sám se sebou. Rozhodnutí v akci 1 posuzuje podle toho, co podle něj zakřížkují ostatní; když udělají něco jiného, počítá se to do sloupce „Ostatní“.

chances-column = šance
chances-header = Šance hráče { $player } na výhru a co může na konci čekat, { $question }, když hraje o co nejvíc bodů:
chances-hint = šance na výhru: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
chances-worth = { $choice }: šance na výhru { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, očekávané body { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
