pad-name = Meno
pad-total = Spolu
pad-crosses = Krížiky
pad-points = Body
pad-penalty = Chybné hody
pad-penalty-points = každý −{ $points }
pad-lucky = Šťastné čísla
pad-lock =
    { $needs ->
        [one] najprv aspoň { $needs } krížik
        [few] najprv aspoň { $needs } krížiky
       *[other] najprv aspoň { $needs } krížikov
    }
pad-rules = Pravidlá v skratke
pad-rule-order = Krížikujte zľava doprava. Čo preskočíte, je stratené.
pad-rule-white = Akcia 1, všetci: v jednom rade smiete zakrížikovať súčet bielych kociek.
pad-rule-colour = Akcia 2, aktívny hráč: smiete sčítať jednu bielu kocku s jednou farebnou a zakrížikovať súčet v rade tejto farby.
pad-rule-penalty = Aktívny hráč, ktorý si v žiadnej akcii nič nezakrížikuje, má chybný hod.
pad-rule-lock =
    { $locking ->
        [one] Posledné číslo smiete zakrížikovať, keď je v rade krížikov už aspoň { $needs }. Zakrížikujte s ním aj zámok: rad je uzamknutý pre všetkých a jeho kocka je mimo hry.
       *[other] Posledné čísla (spolu { $locking }) smiete zakrížikovať, keď je v rade krížikov už aspoň { $needs }. S jedným z nich zakrížikujte aj zámok: rad je uzamknutý pre všetkých a jeho kocka je mimo hry.
    }
pad-rule-lucky = Keď je súčet bielych kociek vaše šťastné číslo, smiete namiesto neho zakrížikovať nasledujúce číslo v rade, kde máte najmenej krížikov.
pad-rule-end = Hra sa končí, keď sú uzamknuté dva rady alebo keď má niekto štvrtý chybný hod. Víťazí, kto má najviac bodov.
pad-unfinished = Hra sa ešte neskončila.
pad-small-print = Vytvorené slobodným programom qwixx, ktorý nemá nič spoločné s vydavateľom ani s autorom hry.
