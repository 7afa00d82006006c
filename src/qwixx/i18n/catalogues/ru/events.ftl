event-action-1 = Действие 1.
event-action-2 = Действие 2.
event-rolled = Бросок: { $roll }.
event-crossed = { $name } зачёркивает { cell.object }.
event-crossed-lucky = { $name } зачёркивает { cell.object } благодаря счастливому числу.
event-crossed-second = { $name } второй раз зачёркивает { cell.object }.
event-crossed-exchange = { $name } зачёркивает { cell.object } с помощью ромба.
event-forced = { $name } также зачёркивает { cell.object }.
event-bar = { $name } зачёркивает поле { $place } на полосе.
event-crossed-sum = { $name } зачёркивает { cell.object } = { sum }.
event-nothing =
    { $count ->
        [one] { $names } ничего не зачёркивает.
       *[other] { $names } ничего не зачёркивают.
    }
event-locked =
    { $count ->
        [one] { $names } закрывает { row }.
       *[other] { $names } закрывают { row }.
    }
event-closes-later = { row.start } закроется в конце этого хода.
event-closed = { row.start } закрыт для всех; { colour } кубик выходит из игры.
event-colour-stays = Другие { colour.many } клетки ещё можно зачёркивать по сумме белых кубиков.
event-penalty = { $name } получает штраф { $penalty } из { $boxes }: минус { points }.
event-ended-early = На этом игра сразу заканчивается, без действия 2.

ending-penalties = Игра окончена: { $name } зачёркивает все клетки для штрафов ({ $boxes }).
ending-locks = Игра окончена: { $rows } закрыты.

score = { $name }, { points }: { $rows }, штрафы = { $penalties }.
score-extra = дополнительно = { $made }
score-row = { row-label } = { $made }
winner-alone = { $name } заканчивает игру: { points }.
winner-one = { $name } побеждает: { points }.
winner-shared = { $names } делят победу: у каждого { points }.
totals = Счёт. { $totals }
total = { $name }: { $total }.

reaction-hello = Привет!
reaction-thanks = Спасибо!
reaction-well-done = Отлично!
reaction-ouch = Ой!
reaction-lucky = Вот это везение!
reaction-hurry = Побыстрее, пожалуйста!
reaction-sorry = Прошу прощения!
reaction-good-game = Хорошая игра!
