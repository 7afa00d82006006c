why-nothing = nic nie skreślać
why-same = { $better } i { $other } są warte tyle samo.
why-better = { $better } – o { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } punktu lepiej niż { $other }: { $for }.
why-although = { $better } – o { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } punktu lepiej niż { $other }: { $for }, choć { $against }.

why-spares = nie będzie nietrafienia
why-takes = będzie nietrafienie
why-locks =
    { $count ->
        [one] zamyka się { $rows }
       *[other] zamykają się { $rows }
    }
why-unlocked =
    { $count ->
        [one] { $rows } jeszcze się nie zamyka
       *[other] { $rows } jeszcze się nie zamykają
    }
why-more = od razu o { points } więcej
why-less = od razu o { points } mniej
why-keeps = można jeszcze skreślić { $kept }
why-kept = { $numbers } { row.in }
why-gives-up = nie można już skreślić { $lost }
why-lost = { $numbers } { row.in }
why-more-later = później można liczyć na więcej
why-less-later = później można liczyć na mniej

advice-same = Wszystkie możliwości są równie dobre.
advice-only = Nie ma innego wyboru.
advice-better = To lepsze niż { $other }: { $for }.
advice-although = To lepsze niż { $other }: { $for }, choć { $against }.
advice-wins = To częściej prowadzi do wygranej niż { $other }.

limit-others = Oczekiwane punkty zgadzają się, dopóki nikt inny nie zamknie rzędu ani nie zakończy gry.
limit-another-pace = Te liczby dotyczą innej liczby graczy niż przy tym stole.
limit-closed-by-others = Ktoś inny zamknął rząd, czego obliczenie nie przewiduje; oczekiwane punkty są ważne od tej chwili.
limit-house-rules = Przy tym stole obowiązują zasady domowe ({ $options }), których te liczby nie uwzględniają.
