# Playing on one device, which is handed from player to player.
here-how = Wszyscy grają na tym urządzeniu i podają je dalej. Internet nie jest potrzebny, a gra zostaje na tym urządzeniu.
here-getting-ready = Przygotowujemy grę bez internetu …
here-elsewhere = Twoje gry na tym urządzeniu są otwarte w innej karcie przeglądarki. Zamknij ją i spróbuj ponownie.
here-broken = Nie udało się przygotować gry. Sprawdź połączenie i spróbuj ponownie.
here-not-kept = Ta przeglądarka niczego nie zapisuje: po zamknięciu karty gra przepadnie.
hand-over-to = Podaj urządzenie dalej. Teraz: { $name }.
hand-over-about = Wybory pozostają tajne, aż wybiorą wszyscy. Bez podglądania!
hand-over-take = To ja, { $name }
