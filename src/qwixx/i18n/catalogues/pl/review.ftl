review-player = Gracz
review-start = Początek
review-luck = Szczęście
review-skill = Umiejętność
review-others = Inni
review-final = Wynik
review-scores = Skąd wzięły się punkty
review-scores-about = Początek, szczęście, umiejętność i inni dają razem wynik, z dokładnością do zaokrągleń.

review-turn = Tura
review-roll = Rzut
review-crossed = Skreślone
review-expected = Oczekiwane
review-white = biała
review-active = aktywny
review-turns = Tura po turze
review-turns-of = Wszystkie tury gry: { $name }
review-turn-count =
    { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }

review-chart = Oczekiwany wynik w kolejnych turach
review-axis-turns = tury
review-axis-points = punkty
review-row-closes = { row } zamknięty
review-several = { $sign } oznacza kilku graczy.

review-costliest =
    { $count ->
        [one] Najdroższy wybór
       *[other] Najdroższe wybory
    }
review-nobody-better = Nikt nie mógł wybrać lepiej.
review-decision = Tura { $turn }, { $name }
review-rolled = Wypadło
review-chosen = Wybrane
review-better = Lepsze
review-why = Dlaczego
review-in-action = { $choice } w akcji { $action }
review-nothing = nic
review-nothing-either = nic w obu akcjach
review-penalty = nietrafienie
review-with-penalty = { $choice }, z nietrafieniem
review-not-chosen = jeszcze nie wybrano

review-meaning = Co znaczą te liczby
review-start-about = Na co przed pierwszym rzutem może liczyć najlepsza gra.
review-luck-about = Co przyniosły kostki: każdy rzut zagrany najlepiej, jak się da, w porównaniu z tym, czego oczekiwano przed nim.
review-skill-about = Co stracono: każdy wybór w porównaniu z najlepszym. Lepiej niż 0 się nie da.
review-others-about = Co spowodowali inni gracze, zamykając rzędy i kończąc grę.
review-not-begun = Nie rozegrano jeszcze żadnej tury; to są wartości na początku.
review-unfinished = Gra nie jest skończona; zamiast wyniku podano to, czego można oczekiwać tam, gdzie zapis się urywa.
review-earlier-ends = Przy stole inni robią jedno i drugie, więc gry są krótsze, wyniki niższe, a wczesne punkty kosztują mniej niż tutaj.
review-question-solo = Pytanie brzmi: ilu punktów można oczekiwać w pojedynkę, gdy każda tura jest własna i chce się zdobyć jak najwięcej?
review-question-paced =
    { $others ->
        [one] Pytanie brzmi: ilu punktów można oczekiwać, gdy po każdej własnej turze następuje { $others } tura innego gracza i chce się zdobyć jak najwięcej?
        [few] Pytanie brzmi: ilu punktów można oczekiwać, gdy po każdej własnej turze następują { $others } tury innych i chce się zdobyć jak najwięcej?
       *[many] Pytanie brzmi: ilu punktów można oczekiwać, gdy po każdej własnej turze następuje { $others } tur innych i chce się zdobyć jak najwięcej?
    }
