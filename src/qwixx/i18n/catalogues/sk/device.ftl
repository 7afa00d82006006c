# What a device is asked about: moving a seat to another one, notifications, installing.
move-once = Odkaz platí iba raz. Je to vaše miesto, takže ho nikomu neukazujte.
move-expired = Platnosť tohto odkazu vypršala.
move-new = Získať nový odkaz
move-qr = QR kód, ktorý prenesie vaše miesto na iné zariadenie

tell-turn = Upozorniť, keď som na rade
tell-turn-about = Oznámením, keď ste na inej karte alebo v inej aplikácii.
tell-turn-denied = Prehliadač oznámenia tejto stránky blokuje. Ak ich chcete dostávať, povoľte oznámenia v nastaveniach webu vedľa adresy a otvorte túto ponuku znova.

install = Qwixx vždy poruke
install-about = Nainštalujte si hru ako aplikáciu: otvorí sa jedným ťuknutím a herný bloček funguje bez internetu.
install-share = V prehliadači ťuknite na „Zdieľať“ a potom na „Pridať na plochu“: hra sa otvorí jedným ťuknutím.
install-now = Nainštalovať
install-later = Teraz nie
