why-nothing = nic nezakřížkovat
why-same = { $better } a { $other } jsou stejně dobré.
why-better = { $better } – o { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } bodu lépe než { $other }: { $for }.
why-although = { $better } – o { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } bodu lépe než { $other }: { $for }, i když { $against }.

why-spares = nebude chybný hod
why-takes = bude chybný hod
why-locks =
    { $count ->
        [one] uzamkne se { $rows }
       *[other] uzamknou se { $rows }
    }
why-unlocked =
    { $count ->
        [one] { $rows } se ještě neuzamkne
       *[other] { $rows } se ještě neuzamknou
    }
why-more = je hned o { points } víc
why-less = je hned o { points } méně
why-keeps = ještě se dá zakřížkovat { $kept }
why-kept = { $numbers } { row.in }
why-gives-up = už se nedá zakřížkovat { $lost }
why-lost = { $numbers } { row.in }
why-more-later = později se dá čekat víc
why-less-later = později se dá čekat méně

advice-same = Všechny možnosti jsou stejně dobré.
advice-only = Jiná možnost není.
advice-better = Je to lepší než { $other }: { $for }.
advice-although = Je to lepší než { $other }: { $for }, i když { $against }.
advice-wins = Vede to k výhře častěji než { $other }.

limit-others = Očekávané body platí, dokud nikdo jiný neuzamkne řadu nebo neukončí hru.
limit-another-pace = Tato čísla jsou pro jiný počet hráčů, než je u tohoto stolu.
limit-closed-by-others = Někdo jiný uzamkl řadu, s čímž se tu nepočítá; očekávané body platí od této chvíle.
limit-house-rules = U tohoto stolu platí domácí pravidla ({ $options }), která tato čísla neberou v úvahu.
