bot-numbered = { bot-name } { $number }
event-begins = { $name } начинает.
event-you-begins = Вы начинаете.
event-you-crossed = Вы зачёркиваете { cell.object }.
event-you-crossed-lucky = Вы зачёркиваете { cell.object } благодаря счастливому числу.
event-you-crossed-sum = Вы зачёркиваете { cell.object } = { sum }.
event-you-nothing = Вы ничего не зачёркиваете.
event-you-locked = Вы закрываете { row }.
event-you-penalty = Вы получаете штраф { $penalty } из { $boxes }: минус { points }.
event-remark = { $name }: { $remark }
event-went-away = { $name }: нет связи.
event-came-back = { $name }: снова с нами.
event-replaced = { $name }: нет связи, пока играет бот.

player-state =
    { $state ->
        [thinking] думает
        [away] нет связи
        [stood-in] играет бот
       *[idle] готово
    }
dice-throw = Бросить кубики
turn-mine = Ваш ход
turn-of = Ход: { $name }
turn-drawing = Кубики решают, кто начинает.
turn-dice = Кубики катятся.
turn-moment = Минутку, пожалуйста.
turn-clock = Осталось времени
turn-skip = Пропустить анимацию

away-waits = { $name }: нет связи. Игра ждёт, ничего не пропадёт.
away-replace = { $name }: пусть пока играет бот
table-return = Вернуться на своё место
table-door = Войти снова
sheet-open = Открыть лист: { $name }
reactions = Сказать что-нибудь

menu = Меню
menu-learn-about = Игра подождёт: стрелка вверху вернёт вас за стол.
menu-tips = Снова показывать советы
menu-tips-shown = Советы будут появляться во время игры.
menu-pace = Скорость игры
pace-calm = спокойно
pace-swift = быстро
pace-at-once = сразу
menu-shake = Бросать, встряхнув телефон
sound = Звук
vibration = Вибрация
keys = Игра с клавиатуры
keys-roll = бросить кубики
keys-legal = к следующему числу, которое можно зачеркнуть
keys-walk = двигаться по листу
keys-pencil = отметить число карандашом или стереть отметку
keys-confirm = подтвердить
keys-pass = пропустить
keys-undo = отменить
keys-skip = пропустить анимацию
move = Продолжить на другом устройстве
move-about =
    { $minutes ->
        [one] Отсканируйте код другим устройством или откройте там ссылку в течение { $minutes } минуты. Ваше место перейдёт туда.
        [few] Отсканируйте код другим устройством или откройте там ссылку в течение { $minutes } минут. Ваше место перейдёт туда.
        [many] Отсканируйте код другим устройством или откройте там ссылку в течение { $minutes } минут. Ваше место перейдёт туда.
       *[other] Отсканируйте код другим устройством или откройте там ссылку в течение { $minutes } минуты. Ваше место перейдёт туда.
    }
move-send = Скопировать ссылку
leave = Выйти из-за стола
leave-game = Если вы выйдете, за вас может играть бот. С этого устройства можно вернуться.
leave-lobby = Если вы выйдете, ваше место станет свободным.
leave-stay = Остаться

page-back = Назад
page-not-loaded = Эту часть страницы не удалось загрузить. Есть ли интернет?
hint = Подсказка
