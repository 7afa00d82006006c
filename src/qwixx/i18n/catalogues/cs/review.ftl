review-player = Hráč
review-start = Začátek
review-luck = Štěstí
review-skill = Dovednost
review-others = Ostatní
review-final = Výsledek
review-scores = Odkud se vzaly body
review-scores-about = Začátek, štěstí, dovednost a ostatní dají dohromady výsledek, až na zaokrouhlení.

review-turn = Tah
review-roll = Hod
review-crossed = Zakřížkováno
review-expected = Očekáváno
review-white = bílá
review-active = aktivní
review-turns = Tah po tahu
review-turns-of = Všechny tahy hry: { $name }
review-turn-count =
    { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }

review-chart = Očekávané skóre v průběhu tahů
review-axis-turns = tahy
review-axis-points = body
review-row-closes = { row } uzamčena
review-several = { $sign } znamená více hráčů.

review-costliest =
    { $count ->
        [one] Nejdražší chyba
       *[other] Nejdražší chyby
    }
review-nobody-better = Nikdo nemohl vybrat lépe.
review-decision = Tah { $turn }, { $name }
review-rolled = Padlo
review-chosen = Vybráno
review-better = Lepší
review-why = Proč
review-in-action = { $choice } v akci { $action }
review-nothing = nic
review-nothing-either = nic v žádné akci
review-penalty = chybný hod
review-with-penalty = { $choice }, s chybným hodem
review-not-chosen = ještě nevybráno

review-meaning = Co čísla znamenají
review-start-about = Co se dá při bezchybné hře čekat před prvním hodem.
review-luck-about = Jak dobré byly hody v porovnání s průměrnými.
review-skill-about = Kolik stála rozhodnutí v porovnání s nejlepšími; 0 je dokonalost.
review-others-about = Co způsobili ostatní hráči tím, že uzamkli řady a ukončili hru.
review-not-begun = Ještě se neodehrál žádný tah; toto jsou počáteční hodnoty.
review-unfinished = Hra neskončila; místo výsledku je tu to, co se dá čekat tam, kde záznam končí.
review-earlier-ends = U skutečného stolu ostatní uzamykají řady a končí hru. Hry jsou tam kratší, skóre nižší a brzké sbírání bodů stojí méně, než je tu uvedeno.
review-question-solo = Otázka zní: kolik bodů se dá čekat při hře o samotě, když je každý tah vlastní a hraje se o co nejvíc bodů?
review-question-paced =
    { $others ->
        [one] Otázka zní: kolik bodů se dá čekat, když po každém vlastním tahu následuje { $others } tah jiného hráče a hraje se o co nejvíc bodů?
        [few] Otázka zní: kolik bodů se dá čekat, když po každém vlastním tahu následují { $others } tahy ostatních a hraje se o co nejvíc bodů?
       *[other] Otázka zní: kolik bodů se dá čekat, když po každém vlastním tahu následuje { $others } tahů ostatních a hraje se o co nejvíc bodů?
    }
