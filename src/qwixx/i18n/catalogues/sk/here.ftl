# Playing on one device, which is handed from player to player.
here-how = Všetci hrajú na tomto zariadení a podávajú si ho. Internet netreba a hra zostane uložená tu.
here-getting-ready = Pripravujeme hru bez internetu …
here-elsewhere = Vaše hry na tomto zariadení sú otvorené na inej karte prehliadača. Zatvorte ju a skúste to znova.
here-broken = Zariadenie sa nepodarilo pripraviť. Skontrolujte pripojenie a skúste to znova.
here-not-kept = Tento prehliadač nič neukladá: po zatvorení karty hra zmizne.
hand-over-to = Podajte zariadenie ďalej. Na rade: { $name }.
hand-over-about = Voľby zostanú tajné, kým si nevyberú všetci. Nepozerajte sa!
hand-over-take = To som ja, { $name }
