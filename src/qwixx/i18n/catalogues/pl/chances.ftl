# Chances to win, as the champion sees them, next to points. $better and $other are choices, $why is a sentence.
chances = Szanse
chances-measures = Szanse czy punkty
chances-scores = Skąd wzięła się wygrana
chances-scores-about = Początek, szczęście, umiejętności i inni dają razem udział w wygranej, z dokładnością do zaokrągleń.
chances-chart = Szansa na wygraną w kolejnych turach
chances-axis = szansa, %
chances-costliest =
    { $count ->
        [one] Najkosztowniejszy błąd w walce o wygraną
       *[other] Najkosztowniejsze błędy w walce o wygraną
    }
chances-better = { $better }: szansa na wygraną { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%; { $other }: { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
chances-differ = Licząc tylko punkty, jest odwrotnie. { $why }
chances-about = Szanse na wygraną podaje mistrz, bot, który nauczył się wygrywać, grając sam ze sobą. Wybór w akcji 1 ocenia według tego, co jego zdaniem skreślą inni; jeśli zrobią coś innego, liczy się to w kolumnie „Inni”.

chances-column = szansa
chances-header = Szansa gracza { $player } na wygraną i czego może się spodziewać na koniec, { $question }, grając o jak najwięcej punktów:
chances-hint = szansa na wygraną: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
chances-worth = { $choice }: szansa na wygraną { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, oczekiwane punkty { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
