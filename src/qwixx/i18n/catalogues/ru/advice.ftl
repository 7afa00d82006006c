why-nothing = ничего не зачёркивать
why-same = { $better } и { $other } равноценны.
why-better = { $better } — на { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } очка лучше, чем { $other }: { $for }.
why-although = { $better } — на { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } очка лучше, чем { $other }: { $for }, хотя { $against }.

why-spares = не будет штрафа
why-takes = будет штраф
why-locks =
    { $count ->
        [one] закрывается { $rows }
       *[other] закрываются { $rows }
    }
why-unlocked =
    { $count ->
        [one] { $rows } пока не закрывается
       *[other] { $rows } пока не закрываются
    }
why-more = сразу на { points } больше
why-less = сразу на { points } меньше
why-keeps = ещё можно зачеркнуть { $kept }
why-kept = { $numbers } { row.in }
why-gives-up = уже не зачеркнуть { $lost }
why-lost = { $numbers } { row.in }
why-more-later = дальше можно набрать больше
why-less-later = дальше можно набрать меньше

advice-same = Все варианты равноценны.
advice-only = Другого выбора нет.
advice-better = Это лучше, чем { $other }: { $for }.
advice-although = Это лучше, чем { $other }: { $for }, хотя { $against }.
advice-wins = Это чаще ведёт к победе, чем { $other }.

limit-others = Ожидаемые очки верны, пока кто-нибудь другой не закроет ряд или не закончит игру.
limit-another-pace = Эти числа — для другого количества игроков, а не для этого стола.
limit-closed-by-others = Кто-то другой закрыл ряд, а расчёт этого не предусматривает; ожидаемые очки верны начиная с этого момента.
limit-house-rules = За этим столом играют по домашним правилам ({ $options }), которые эти числа не учитывают.
