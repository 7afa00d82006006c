# Why one choice is better than another. $better and $other are choices, $for and $against what speaks for and against.
why-nothing = crossing nothing
why-same = { $better } and { $other } are worth the same.
why-better = { $better } is worth { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } points more than { $other }: it { $for }.
why-although = { $better } is worth { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } points more than { $other }: it { $for }, although it { $against }.

why-spares = spares a penalty
why-takes = takes a penalty
why-locks = locks { $rows }
why-unlocked = does not lock { $rows } yet
why-more = makes { points } more at once
why-less = makes { points } less at once
why-keeps = keeps { $kept }
why-kept = { $numbers } open in { row-label }
why-gives-up = gives up { $lost }
why-lost = { $numbers } in { row-label }
why-more-later = leaves better chances later
why-less-later = leaves worse chances later

advice-same = All choices are equally good.
advice-only = There is no other choice.
advice-better = This is better than { $other }: it { $for }.
advice-although = This is better than { $other }: it { $for }, although it { $against }.
advice-wins = This wins more often than { $other }.

limit-others = The expected points are true as long as no one else closes a row or ends the game.
limit-another-pace = The numbers are for another number of players than this table has.
limit-closed-by-others = Another player closed a row, which the question leaves out; the expected points count from here on.
limit-house-rules = This table plays house rules ({ $options }) that the numbers know nothing of.
