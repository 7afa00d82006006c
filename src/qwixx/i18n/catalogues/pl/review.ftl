review-player = Gracz
review-start = Początek
review-luck = Szczęście
review-skill = Umiejętności
review-others = Inni
review-final = Wynik
review-scores = Skąd wzięły się punkty
review-scores-about = Początek, szczęście, umiejętności i inni dają razem wynik, z dokładnością do zaokrągleń.

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
        [one] Najkosztowniejszy błąd
       *[other] Najkosztowniejsze błędy
    }
review-nobody-better = Nikt nie mógł wybrać lepiej.
review-decision = Tura { $turn }, { $name }
review-rolled = Wypadło
review-chosen = Wybrane
review-better = Lepsze
review-why = Dlaczego
review-in-action = { $choice } w akcji { $action }
review-nothing = nic
review-nothing-either = nic w żadnej akcji
review-penalty = nietrafienie
review-with-penalty = { $choice }, z nietrafieniem
review-not-chosen = jeszcze nie wybrano

review-meaning = Co znaczą te liczby
review-start-about = Czego można się spodziewać przed pierwszym rzutem, grając bezbłędnie.
review-luck-about = Jak dobre były rzuty w porównaniu z przeciętnymi.
review-skill-about = Ile kosztowały wybory w porównaniu z najlepszymi; 0 to ideał.
review-others-about = Co spowodowali inni gracze, zamykając rzędy i kończąc grę.
review-not-begun = Nie rozegrano jeszcze żadnej tury; to są wartości początkowe.
review-unfinished = Gra nie jest skończona; zamiast wyniku podano to, czego można się spodziewać tam, gdzie zapis się urywa.
review-earlier-ends = Przy prawdziwym stole inni zamykają rzędy i kończą grę. Gry są tam krótsze, wyniki niższe, a wczesne zbieranie punktów kosztuje mniej, niż tu pokazano.
review-question-solo = Pytanie brzmi: ilu punktów można się spodziewać w pojedynkę, gdy każda tura jest własna i gra się o jak najwięcej?
review-question-paced =
    { $others ->
        [one] Pytanie brzmi: ilu punktów można się spodziewać, gdy po każdej własnej turze następuje { $others } tura innego gracza i gra się o jak najwięcej?
        [few] Pytanie brzmi: ilu punktów można się spodziewać, gdy po każdej własnej turze następują { $others } tury innych i gra się o jak najwięcej?
       *[many] Pytanie brzmi: ilu punktów można się spodziewać, gdy po każdej własnej turze następuje { $others } tur innych i gra się o jak najwięcej?
    }
