review-player = Hráč
review-start = Začiatok
review-luck = Šťastie
review-skill = Umenie
review-others = Ostatní
review-final = Výsledok
review-scores = Odkiaľ sa vzali body
review-scores-about = Začiatok, šťastie, umenie a ostatní dajú spolu výsledok, až na zaokrúhlenie.

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
        [one] Najdrahšie rozhodnutie
       *[other] Najdrahšie rozhodnutia
    }
review-nobody-better = Nikto nemohol vybrať lepšie.
review-decision = Ťah { $turn }, { $name }
review-rolled = Padlo
review-chosen = Vybrané
review-better = Lepšie
review-why = Prečo
review-in-action = { $choice } v akcii { $action }
review-nothing = nič
review-nothing-either = nič v oboch akciách
review-penalty = chybný hod
review-with-penalty = { $choice }, s chybným hodom
review-not-chosen = ešte nevybrané

review-meaning = Čo čísla znamenajú
review-start-about = Čo môže najlepšia hra čakať pred prvým hodom.
review-luck-about = Čo priniesli kocky: každý hod, zahraný čo najlepšie, oproti tomu, čo sa čakalo pred ním.
review-skill-about = Čo sa stratilo: každé rozhodnutie oproti tomu najlepšiemu. Lepšie než 0 to byť nemôže.
review-others-about = Čo spôsobili ostatní hráči tým, že uzamkli rady a ukončili hru.
review-not-begun = Ešte sa neodohral žiadny ťah; toto sú hodnoty na začiatku.
review-unfinished = Hra sa neskončila; namiesto výsledku je tu to, čo sa dá čakať tam, kde sa záznam končí.
review-earlier-ends = Pri stole robia ostatní oboje, takže hry sú kratšie, skóre nižšie a skoré body stoja menej než tu.
review-question-solo = Otázka znie: koľko bodov sa dá čakať pri hre osamote, keď je každý ťah vlastný a chceme ich získať čo najviac?
review-question-paced =
    { $others ->
        [one] Otázka znie: koľko bodov sa dá čakať, keď po každom vlastnom ťahu nasleduje { $others } ťah iného hráča a chceme ich získať čo najviac?
        [few] Otázka znie: koľko bodov sa dá čakať, keď po každom vlastnom ťahu nasledujú { $others } ťahy ostatných a chceme ich získať čo najviac?
       *[other] Otázka znie: koľko bodov sa dá čakať, keď po každom vlastnom ťahu nasleduje { $others } ťahov ostatných a chceme ich získať čo najviac?
    }
