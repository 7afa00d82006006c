reason-already-crossed = { cell.start } уже зачёркнуто.
reason-row-closed = { row.start } уже закрыт.
reason-left-of-cross = { cell.start } стоит левее вашего последнего крестика. Зачёркивать можно только слева направо.
reason-lock-needs-crosses =
    { $needs ->
        [one] { cell.start } закрывает ряд. Сначала в нём нужен { $needs } крестик, а сейчас их { $crosses }.
        [few] { cell.start } закрывает ряд. Сначала в нём нужно { $needs } крестика, а сейчас их { $crosses }.
       *[many] { cell.start } закрывает ряд. Сначала в нём нужно { $needs } крестиков, а сейчас их { $crosses }.
    }
reason-game-over = Игра окончена.
reason-not-rolled = Кубики ещё не брошены.
reason-not-white-sum = Сумма белых кубиков — { $total }, а не { $number }.
reason-not-lucky = Сумма белых кубиков — { $total }, а это не ваше счастливое число.
reason-not-next = { cell.start } — не следующее число своего ряда. По счастливому числу зачёркивают только следующее.
reason-not-fewest = По счастливому числу зачёркивают в ряду, где меньше всего крестиков. Это не { row }.
reason-not-active = Сейчас это может сделать только ведущий игрок.
reason-lucky-in-action-2 = Счастливые числа действуют только во время действия 1.
reason-die-out = { colour.start } кубик вышел из игры.
reason-not-colour-sum = Ни один белый кубик не даёт { $number } вместе с { colour.with }.
