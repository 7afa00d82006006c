review-player = Hráč
review-start = Začiatok
review-luck = Šťastie
review-skill = Zručnosť
review-others = Ostatní
review-final = Výsledok
review-scores = Odkiaľ sa vzali body
review-scores-about = Začiatok, šťastie, zručnosť a ostatní dajú spolu výsledok, až na zaokrúhlenie.

review-turn = Ťah
review-roll = Hod
review-crossed = Zakrížikované
review-expected = Očakávané
review-white = biela
review-active = aktívny
review-turns = Ťah po ťahu
review-turns-of = Všetky ťahy hry: { $name }
review-turn-count =
    { $turns ->
        [one] { $turns } ťah
        [few] { $turns } ťahy
       *[other] { $turns } ťahov
    }

review-chart = Očakávané skóre v priebehu ťahov
review-axis-turns = ťahy
review-axis-points = body
review-row-closes = { row } uzamknutý
review-several = { $sign } znamená viac hráčov.

review-costliest =
    { $count ->
        [one] Najdrahšia chyba
       *[other] Najdrahšie chyby
    }
review-nobody-better = Nikto nemohol vybrať lepšie.
review-decision = Ťah { $turn }, { $name }
review-rolled = Padlo
review-chosen = Vybrané
review-better = Lepšie
review-why = Prečo
review-in-action = { $choice } v akcii { $action }
review-nothing = nič
review-nothing-either = nič v žiadnej akcii
review-penalty = chybný hod
review-with-penalty = { $choice }, s chybným hodom
review-not-chosen = ešte nevybrané

review-meaning = Čo čísla znamenajú
review-start-about = Čo sa dá pri bezchybnej hre čakať pred prvým hodom.
review-luck-about = Aké dobré boli hody v porovnaní s priemernými.
review-skill-about = Koľko stáli rozhodnutia v porovnaní s najlepšími; 0 je dokonalosť.
review-others-about = Čo spôsobili ostatní hráči tým, že uzamkli rady a ukončili hru.
review-not-begun = Ešte sa neodohral žiadny ťah; toto sú počiatočné hodnoty.
review-unfinished = Hra sa neskončila; namiesto výsledku je tu to, čo sa dá čakať tam, kde sa záznam končí.
review-earlier-ends = Pri skutočnom stole ostatní uzamykajú rady a končia hru. Hry sú tam kratšie, skóre nižšie a skoré zbieranie bodov stojí menej, než sa tu uvádza.
review-question-solo = Otázka znie: koľko bodov sa dá čakať pri hre osamote, keď je každý ťah vlastný a hrá sa o čo najviac bodov?
review-question-paced =
    { $others ->
        [one] Otázka znie: koľko bodov sa dá čakať, keď po každom vlastnom ťahu nasleduje { $others } ťah iného hráča a hrá sa o čo najviac bodov?
        [few] Otázka znie: koľko bodov sa dá čakať, keď po každom vlastnom ťahu nasledujú { $others } ťahy ostatných a hrá sa o čo najviac bodov?
       *[other] Otázka znie: koľko bodov sa dá čakať, keď po každom vlastnom ťahu nasleduje { $others } ťahov ostatných a hrá sa o čo najviac bodov?
    }
