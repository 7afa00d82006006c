# What a device is asked about: moving a seat to another one, notifications, installing.
move-once = Link działa jeden raz. To twoje miejsce, więc nikomu go nie pokazuj.
move-expired = Ten link stracił ważność.
move-new = Nowy link
move-qr = Kod QR, który przenosi twoje miejsce na inne urządzenie

tell-turn = Powiadom mnie, gdy będzie moja kolej
tell-turn-about = Powiadomieniem, kiedy jesteś w innej karcie lub aplikacji.
tell-turn-denied = Przeglądarka blokuje powiadomienia z tej strony. Aby je dostawać, zezwól na powiadomienia w ustawieniach witryny obok adresu i otwórz to menu ponownie.

install = Qwixx zawsze pod ręką
install-about = Zainstaluj grę jak aplikację: otwiera się jednym dotknięciem, a bloczek działa bez internetu.
install-share = W przeglądarce dotknij „Udostępnij”, a potem „Do ekranu początkowego”: gra otworzy się jednym dotknięciem.
install-now = Zainstaluj
install-later = Nie teraz
