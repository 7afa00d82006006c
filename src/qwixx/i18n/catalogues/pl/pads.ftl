pad-name = Imię
pad-total = Razem
pad-crosses = Krzyżyki
pad-points = Punkty
pad-penalty = Nietrafione
pad-penalty-points = każde −{ $points }
pad-lucky = Szczęśliwe liczby
pad-lock =
    { $needs ->
        [one] najpierw co najmniej { $needs } krzyżyk
        [few] najpierw co najmniej { $needs } krzyżyki
       *[many] najpierw co najmniej { $needs } krzyżyków
    }
pad-rules = Zasady w skrócie
pad-rule-order = Skreślaj od lewej do prawej. Co pominięte, to stracone.
pad-rule-white = Akcja 1, wszyscy: wolno skreślić sumę białych kostek w jednym rzędzie.
pad-rule-colour = Akcja 2, aktywny gracz: wolno dodać jedną białą kostkę do jednej kolorowej i skreślić sumę w tym kolorze.
pad-rule-penalty = Aktywny gracz, który w żadnej akcji nic nie skreśli, skreśla pole „nietrafione”.
pad-rule-lock =
    { $locking ->
        [one] Ostatnią liczbę wolno skreślić, gdy krzyżyków w rzędzie jest już co najmniej { $needs }. Razem z nią skreśl kłódkę: rząd jest zamknięty dla wszystkich, a jego kostka wypada z gry.
       *[other] Ostatnie liczby (jest ich { $locking }) wolno skreślić, gdy krzyżyków w rzędzie jest już co najmniej { $needs }. Razem z jedną z nich skreśl kłódkę: rząd jest zamknięty dla wszystkich, a jego kostka wypada z gry.
    }
pad-rule-lucky = Jeśli suma białych kostek to twoja szczęśliwa liczba, możesz zamiast niej skreślić następną liczbę w rzędzie, w którym masz najmniej krzyżyków.
pad-rule-end = Gra kończy się, gdy zamknięte są dwa rzędy albo ktoś ma czwarte nietrafienie. Wygrywa ten, kto ma najwięcej punktów.
pad-unfinished = Gra jeszcze się nie skończyła.
pad-small-print = Wykonano bezpłatnym programem qwixx, niezwiązanym ani z wydawcą, ani z autorem gry.
