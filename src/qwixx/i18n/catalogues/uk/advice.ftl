why-nothing = нічого не закреслювати
why-same = { $better } і { $other } рівноцінні.
why-better = { $better } — на { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } бала краще, ніж { $other }: { $for }.
why-although = { $better } — на { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } бала краще, ніж { $other }: { $for }, хоча { $against }.

why-spares = не буде пропуску
why-takes = буде пропуск
why-locks =
    { $count ->
        [one] завершується { $rows }
       *[other] завершуються { $rows }
    }
why-unlocked =
    { $count ->
        [one] { $rows } ще не завершується
       *[other] { $rows } ще не завершуються
    }
why-more = одразу на { points } більше
why-less = одразу на { points } менше
why-keeps = ще можна закреслити { $kept }
why-kept = { $numbers } { row.in }
why-gives-up = уже не закреслити { $lost }
why-lost = { $numbers } { row.in }
why-more-later = далі можна набрати більше
why-less-later = далі можна набрати менше

advice-same = Усі варіанти рівноцінні.
advice-only = Іншого вибору немає.
advice-better = Це краще, ніж { $other }: { $for }.
advice-although = Це краще, ніж { $other }: { $for }, хоча { $against }.
advice-wins = Це частіше веде до перемоги, ніж { $other }.

limit-others = Очікувані бали правильні, доки хтось інший не завершить ряд або не закінчить гру.
limit-another-pace = Ці числа — для іншої кількості гравців, а не для цього столу.
limit-closed-by-others = Хтось інший завершив ряд, а підрахунок цього не передбачає; очікувані бали дійсні від цього моменту.
limit-house-rules = За цим столом грають за домашніми правилами ({ $options }), які ці числа не враховують.
