# What a device is asked about: moving a seat to another one, notifications, installing.
move-once = Odkaz platí jen jednou. Je to vaše místo, takže ho nikomu neukazujte.
move-expired = Platnost tohoto odkazu vypršela.
move-new = Získat nový odkaz
move-qr = QR kód, který přenese vaše místo na jiné zařízení

tell-turn = Upozornit, když jsem na řadě
tell-turn-about = Oznámením, když jste na jiné kartě nebo v jiné aplikaci.
tell-turn-denied = Prohlížeč oznámení této stránky blokuje. Chcete-li je dostávat, povolte oznámení v nastavení webu vedle adresy a otevřete tuto nabídku znovu.

install = Qwixx vždy po ruce
install-about = Nainstalujte si hru jako aplikaci: otevře se jedním klepnutím a herní bloček funguje bez internetu.
install-share = V prohlížeči klepněte na „Sdílet“ a pak na „Přidat na plochu“: hra se otevře jedním klepnutím.
install-now = Nainstalovat
install-later = Teď ne
