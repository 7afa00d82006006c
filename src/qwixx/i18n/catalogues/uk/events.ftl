event-action-1 = Дія 1.
event-action-2 = Дія 2.
event-rolled = Кидок: { $roll }.
event-crossed = { $name } закреслює { cell.object }.
event-crossed-lucky = { $name } закреслює { cell.object } завдяки щасливому числу.
event-crossed-second = { $name } вдруге закреслює { cell.object }.
event-crossed-exchange = { $name } закреслює { cell.object } за допомогою ромба.
event-forced = { $name } також закреслює { cell.object }.
event-bar = { $name } закреслює поле { $place } на смузі.
event-crossed-sum = { $name } закреслює { cell.object } = { sum }.
event-nothing =
    { $count ->
        [one] { $names } нічого не закреслює.
       *[other] { $names } нічого не закреслюють.
    }
event-locked =
    { $count ->
        [one] { $names } завершує { row }.
       *[other] { $names } завершують { row }.
    }
event-closes-later = { row.start } завершиться в кінці цього ходу.
event-closed = { row.start } завершено для всіх; { colour } кубик вибуває з гри.
event-colour-stays = Інші { colour.many } клітинки ще можна закреслювати за сумою білих кубиків.
event-penalty = { $name } отримує пропуск { $penalty } з { $boxes }: мінус { points }.
event-ended-early = На цьому гра одразу закінчується, без дії 2.

ending-penalties = Гру закінчено: { $name } закреслює всі поля пропуску ({ $boxes }).
ending-locks = Гру закінчено: { $rows } завершено.

score = { $name }, { points }: { $rows }, пропуски = { $penalties }.
score-extra = додатково = { $made }
score-row = { row-label } = { $made }
winner-alone = { $name } закінчує гру: { points }.
winner-one = { $name } перемагає: { points }.
winner-shared = { $names } ділять перемогу: у кожного { points }.
totals = Рахунок. { $totals }
total = { $name }: { $total }.

reaction-hello = Привіт!
reaction-thanks = Дякую!
reaction-well-done = Чудово!
reaction-ouch = Ой!
reaction-lucky = Оце пощастило!
reaction-hurry = Швидше, будь ласка!
reaction-sorry = Перепрошую!
reaction-good-game = Гарна гра!
