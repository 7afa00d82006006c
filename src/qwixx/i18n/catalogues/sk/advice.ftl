why-nothing = nič nezakrížikovať
why-same = { $better } a { $other } sú rovnako dobré.
why-better = { $better } – o { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } bodu lepšie než { $other }: { $for }.
why-although = { $better } – o { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } bodu lepšie než { $other }: { $for }, hoci { $against }.

why-spares = nebude chybný hod
why-takes = bude chybný hod
why-locks =
    { $count ->
        [one] uzamkne sa { $rows }
       *[other] uzamknú sa { $rows }
    }
why-unlocked =
    { $count ->
        [one] { $rows } sa ešte neuzamkne
       *[other] { $rows } sa ešte neuzamknú
    }
why-more = je hneď o { points } viac
why-less = je hneď o { points } menej
why-keeps = ešte sa dá zakrížikovať { $kept }
why-kept = { $numbers } { row.in }
why-gives-up = už sa nedá zakrížikovať { $lost }
why-lost = { $numbers } { row.in }
why-more-later = neskôr sa dá čakať viac
why-less-later = neskôr sa dá čakať menej

advice-same = Všetky možnosti sú rovnako dobré.
advice-only = Iná možnosť nie je.
advice-better = Je to lepšie než { $other }: { $for }.
advice-although = Je to lepšie než { $other }: { $for }, hoci { $against }.
advice-wins = Vedie to k výhre častejšie než { $other }.

limit-others = Očakávané body platia, kým nikto iný neuzamkne rad alebo neukončí hru.
limit-another-pace = Tieto čísla sú pre iný počet hráčov, než je pri tomto stole.
limit-closed-by-others = Niekto iný uzamkol rad, s čím sa tu nepočíta; očakávané body platia od tejto chvíle.
limit-house-rules = Pri tomto stole platia domáce pravidlá ({ $options }), ktoré tieto čísla neberú do úvahy.
