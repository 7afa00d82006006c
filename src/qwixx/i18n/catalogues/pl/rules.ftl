# The rules in short, with pictures.
rules-turn = Tura
rules-turn-text = Aktywny gracz rzuca wszystkimi kostkami, a potem są dwie akcje. Następnie rzuca kolejny gracz.
rules-white = Akcja 1: wszyscy
rules-white-text = Dodaj do siebie dwie białe kostki. Każdy może skreślić tę sumę w jednym rzędzie.
rules-colour = Akcja 2: aktywny gracz
rules-colour-text = Dodaj jedną białą kostkę do jednej kolorowej. Tę sumę może skreślić tylko aktywny gracz, w tym kolorze.
rules-colour-mixed = Tu rząd ma kilka kolorów: w akcji 2 liczy się kolor pola.
rules-order = Od lewej do prawej
rules-order-text = Każdy nowy krzyżyk stawiasz na prawo od ostatniego w tym rzędzie. Liczby możesz pomijać, ale do pominiętych nie ma powrotu.
rules-order-jumbled = Tu liczby nie stoją po kolei, ale skreśla się je tak samo: od lewej do prawej.
rules-lock = Kłódka
rules-lock-text =
    { $locking ->
        [one] Ostatnią liczbę wolno skreślić, gdy krzyżyków w rzędzie jest już co najmniej { $needs }. Razem z nią skreśl kłódkę: to jeszcze jeden krzyżyk. Rząd jest zamknięty dla wszystkich, a jego kostka wypada z gry.
       *[other] Każdą z ostatnich liczb (jest ich { $locking }) wolno skreślić, gdy krzyżyków w rzędzie jest już co najmniej { $needs }. Razem z nią skreśl kłódkę: to jeszcze jeden krzyżyk. Rząd jest zamknięty dla wszystkich, a jego kostka wypada z gry.
    }
rules-lock-mixed = Wypada kostka w kolorze ostatniej liczby rzędu. Pozostałe pola tego koloru są nadal dostępne w akcji 1.
rules-penalty = Nietrafione
rules-penalty-text = Aktywny gracz, który w żadnej akcji nic nie skreśli, skreśla pole „nietrafione”: minus 5 punktów. Pozostali gracze nigdy tego nie robią.
rules-end = Koniec gry
rules-end-text = Gra kończy się od razu, gdy zamknięte są dwa rzędy albo ktoś ma czwarte nietrafienie.
rules-points = Punkty
rules-points-text = Im więcej krzyżyków w rzędzie, tym więcej wart jest każdy. Za nietrafienia odejmuje się punkty. Wygrywa ten, kto ma najwięcej punktów; przy równych punktach zwycięstwo jest wspólne.
rules-points-example = Na przykład 4, 3, 7 i 8 krzyżyków i dwa nietrafienia:
