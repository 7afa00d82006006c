pad-name = Jméno
pad-total = Celkem
pad-crosses = Křížky
pad-points = Body
pad-penalty = Chybné hody
pad-penalty-points = každý −{ $points }
pad-lucky = Šťastná čísla
pad-lock =
    { $needs ->
        [one] nejdřív alespoň { $needs } křížek
        [few] nejdřív alespoň { $needs } křížky
       *[other] nejdřív alespoň { $needs } křížků
    }
pad-rules = Pravidla ve zkratce
pad-rule-order = Křížkujte zleva doprava. Co přeskočíte, je ztracené.
pad-rule-white = Akce 1, všichni: v jedné řadě smíte zakřížkovat součet bílých kostek.
pad-rule-colour = Akce 2, aktivní hráč: smíte sečíst jednu bílou kostku s jednou barevnou a zakřížkovat součet v řadě této barvy.
pad-rule-penalty = Aktivní hráč, který si v žádné akci nic nezakřížkuje, má chybný hod.
pad-rule-lock =
    { $locking ->
        [one] Poslední číslo smíte zakřížkovat, když je v řadě křížků už alespoň { $needs }. Zakřížkujte s ním i zámek: řada je uzamčená pro všechny a její kostka je mimo hru.
       *[other] Poslední čísla (celkem { $locking }) smíte zakřížkovat, když je v řadě křížků už alespoň { $needs }. S jedním z nich zakřížkujte i zámek: řada je uzamčená pro všechny a její kostka je mimo hru.
    }
pad-rule-lucky = Když je součet bílých kostek vaše šťastné číslo, smíte místo něj zakřížkovat následující číslo v řadě, kde máte nejméně křížků.
pad-rule-end = Hra končí, když jsou uzamčené dvě řady nebo když má někdo čtvrtý chybný hod. Vítězí, kdo má nejvíc bodů.
pad-unfinished = Hra ještě neskončila.
pad-small-print = Vytvořeno svobodným programem qwixx, který nemá nic společného s vydavatelem ani s autorem hry.
