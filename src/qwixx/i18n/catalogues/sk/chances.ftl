# Chances to win, as the champion sees them, next to points. $better and $other are choices, $why is a sentence.
chances = Šance
chances-measures = Šance alebo body
chances-scores = Odkiaľ sa vzala výhra
chances-scores-about = Začiatok, šťastie, zručnosť a ostatní dajú spolu podiel na výhre, až na zaokrúhlenie.
chances-chart = Šanca na výhru v priebehu ťahov
chances-axis = šanca, %
chances-costliest =
    { $count ->
        [one] Najdrahšia chyba v boji o výhru
       *[other] Najdrahšie chyby v boji o výhru
    }
chances-better = { $better }: šanca na výhru { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%; { $other }: { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
chances-differ = Podľa samotných bodov je to naopak. { $why }
chances-about = Šance na výhru udáva šampión, bot, ktorý sa naučil vyhrávať hrou sám so sebou. Rozhodnutie v akcii 1 posudzuje podľa toho, čo podľa neho zakrížikujú ostatní; keď urobia niečo iné, počíta sa to do stĺpca „Ostatní“.

chances-column = šanca
chances-header = Šanca hráča { $player } na výhru a čo môže na konci čakať, { $question }, keď hrá o čo najviac bodov:
chances-hint = šanca na výhru: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
chances-worth = { $choice }: šanca na výhru { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, očakávané body { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
