reason-already-crossed = { cell.start } уже зачёркнута.
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
reason-not-next = { cell.start } — не следующее число своего ряда. Счастливое число даёт зачеркнуть только следующее.
reason-not-fewest = Счастливое число даёт зачеркнуть число в ряду, где меньше всего крестиков. Это не { row }.
reason-not-active = Сейчас это может сделать только ведущий игрок.
reason-lucky-in-action-2 = Счастливые числа действуют только во время действия 1.
reason-die-out = { colour.start } кубик вышел из игры.
reason-not-colour-sum = Ни один белый кубик не даёт { $number } вместе с { colour.with }.
reason-no-second-box = У числа «{ cell }» нет второй клетки.
reason-not-crossed-once = Сначала нужно один раз зачеркнуть { cell.object }.
reason-needs-neighbour =
    Чтобы зачеркнуть бонусную { $number }, сначала зачеркните это число в соседнем ряду: { $above ->
        [red] красную
        [yellow] жёлтую
        [green] зелёную
       *[blue] синюю
    } { $number } или { $below ->
        [red] красную
        [yellow] жёлтую
        [green] зелёную
       *[blue] синюю
    } { $number }.
reason-two-ways = Счастливое число не сочетается со вторым крестиком или ромбом.
reason-no-diamond = На вашем листе нет такого ромба.
reason-diamond-passed = Этот ромб уже использован или стоит левее использованного.
reason-not-exchanged = Этот ромб не превращает { $total } в { $number }.
reason-exchange-in-action-2 = Ромбы действуют только во время действия 1.
reason-not-neighbour-sum = Во время действия 2 бонусную { $number } зачёркивают белым кубиком и кубиком соседнего числа, которое вы уже зачеркнули.
reason-wrong-rows = { cell.start } даёт ещё крестики. Для каждого выберите ряд, где крестиков меньше всего.
