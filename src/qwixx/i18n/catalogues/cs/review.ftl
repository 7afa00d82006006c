review-player = Hráč
review-start = Začátek
review-luck = Štěstí
review-skill = Umění
review-others = Ostatní
review-final = Výsledek
review-scores = Odkud se vzaly body
review-scores-about = Začátek, štěstí, umění a ostatní dají dohromady výsledek, až na zaokrouhlení.

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

review-costliest = Nejdražší rozhodnutí
review-nobody-better = Nikdo nemohl vybrat lépe.
review-decision = Tah { $turn }, { $name }
review-rolled = Padlo
review-chosen = Vybráno
review-better = Lepší
review-why = Proč
review-in-action = { $choice } v akci { $action }
review-nothing = nic
review-nothing-either = nic v obou akcích
review-penalty = chybný hod
review-with-penalty = { $choice }, s chybným hodem
review-not-chosen = ještě nevybráno

review-meaning = Co čísla znamenají
review-start-about = Co může nejlepší hra čekat před prvním hodem.
review-luck-about = Co přinesly kostky: každý hod, zahraný co nejlépe, proti tomu, co se čekalo před ním.
review-skill-about = Co se ztratilo: každé rozhodnutí proti tomu nejlepšímu. Lepší než 0 to být nemůže.
review-others-about = Co způsobili ostatní hráči tím, že uzamkli řady a ukončili hru.
review-not-begun = Ještě se neodehrál žádný tah; toto jsou hodnoty na začátku.
review-unfinished = Hra neskončila; místo výsledku je tu to, co se dá čekat tam, kde záznam končí.
review-earlier-ends = U stolu dělají ostatní obojí, takže hry jsou kratší, skóre nižší a brzké body stojí méně než tady.
review-question-solo = Otázka zní: kolik bodů se dá čekat při hře o samotě, když je každý tah vlastní a chceme jich získat co nejvíc?
review-question-paced =
    { $others ->
        [one] Otázka zní: kolik bodů se dá čekat, když po každém vlastním tahu následuje { $others } tah jiného hráče a chceme jich získat co nejvíc?
        [few] Otázka zní: kolik bodů se dá čekat, když po každém vlastním tahu následují { $others } tahy ostatních a chceme jich získat co nejvíc?
       *[other] Otázka zní: kolik bodů se dá čekat, když po každém vlastním tahu následuje { $others } tahů ostatních a chceme jich získat co nejvíc?
    }
