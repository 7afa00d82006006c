# At the door of a table: what a player learns of it before taking a seat.
door-invites = { $name } zaprasza cię do gry.
door-invited = Zapraszamy do gry.
door-free =
    { $count ->
        [one] Jest { $count } wolne miejsce.
        [few] Są { $count } wolne miejsca.
        [many] Jest { $count } wolnych miejsc.
       *[other] Jest { $count } wolnego miejsca.
    }
door-over = Gra właśnie się skończyła: dołącz do następnej.
door-ask-host = Chcesz usiąść zamiast bota? { $name } może zwolnić dla ciebie jego miejsce.
door-playing = Gra już trwa.
door-playing-open = Na następną grę jest wolne miejsce. Zostań na tej stronie: gdy gra się skończy, możesz tu usiąść.
door-unwatched = Tego stołu nie można oglądać.
door-taken = Ktoś był szybszy: miejsce jest już zajęte.
door-watch = Oglądaj grę
door-gone = Nie ma stołu { $code }.
door-gone-about = Może w kodzie jest błąd albo stół jest już zamknięty. Poproś o link jeszcze raz.
door-other-code = Wpisz inny kod
door-own-sheet = Własna karta, zaprojektowana przez graczy.
