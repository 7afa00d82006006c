variant-classic = Qwixx
variant-classic-about = Gra, którą zna większość.
variant-longo = Qwixx Longo
variant-longo-about = Dłuższe rzędy, kostki ośmiościenne i dwie szczęśliwe liczby na każdej karcie.
variant-mixx-a = Qwixx Mixx A
variant-mixx-a-about = Kolory zmieniają się w obrębie rzędu.
variant-mixx-b = Qwixx Mixx B
variant-mixx-b-about = Liczby w rzędach są pomieszane.
