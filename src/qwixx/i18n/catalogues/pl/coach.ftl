# Tips during the first game at a table.
coach = Wskazówka
coach-white = Akcja 1 jest dla wszystkich: białe kostki dają { $total }, więc możesz skreślić { $total } w jednym rzędzie. Pasujące pola mają obwódkę.
coach-order = Skreślaj od lewej do prawej. Do pominiętych liczb nie ma powrotu.
coach-colour = To twój rzut, więc akcja 2 jest tylko dla ciebie: dodaj jedną białą kostkę do jednej kolorowej i skreśl sumę w tym kolorze.
coach-penalty = Akcja 1 minęła bez krzyżyka. Skreśl coś teraz, inaczej będzie nietrafienie: minus 5 punktów.
coach-done = Jasne
coach-end = Wyłącz wskazówki
