event-action-1 = Akcja 1.
event-action-2 = Akcja 2.
event-rolled = Rzut: { $roll }.
event-crossed = { $name } skreśla { cell }.
event-crossed-lucky = { $name } skreśla { cell } dzięki szczęśliwej liczbie.
event-crossed-second = { $name } drugi raz skreśla { cell }.
event-crossed-exchange = { $name } skreśla { cell } dzięki rombowi.
event-forced = { $name } skreśla też { cell }.
event-bar = { $name } używa pola { $place } na pasku.
event-crossed-sum = { $name } skreśla { cell } = { sum }.
event-nothing =
    { $count ->
        [one] { $names } nic nie skreśla.
       *[other] { $names } nic nie skreślają.
    }
event-locked =
    { $count ->
        [one] { $names } zamyka { row }.
       *[other] { $names } zamykają { row }.
    }
event-closes-later = { row.start } zamknie się na koniec tej tury.
event-closed = { row.start } jest zamknięty dla wszystkich; { colour.die } kostka wypada z gry.
event-colour-stays = Inne { colour.number } pola nadal można skreślać za sumę białych kostek.
event-penalty = { $name } skreśla { $penalty }. z { $boxes } pól „nietrafione”: minus { points }.
event-ended-early = To od razu kończy grę, bez akcji 2.

ending-penalties = Koniec gry: { $name } ma skreślone wszystkie pola „nietrafione” ({ $boxes }).
ending-locks = Koniec gry: { $rows } są zamknięte.

score = { $name }, { points }: { $rows }, nietrafione = { $penalties }.
score-extra = dodatkowo = { $made }
score-row = { row-label } = { $made }
winner-alone = { $name } kończy grę. Wynik: { points }.
winner-one = { $name } wygrywa. Wynik: { points }.
winner-shared = { $names } dzielą się zwycięstwem. Wynik każdej osoby: { points }.
totals = Wyniki. { $totals }
total = { $name }: { $total }.

reaction-hello = Cześć!
reaction-thanks = Dziękuję!
reaction-well-done = Brawo!
reaction-ouch = Ojej!
reaction-lucky = Ale szczęście!
reaction-hurry = Szybciej, proszę!
reaction-sorry = Przepraszam!
reaction-good-game = Dobra gra!
