page-home = На главную
page-language = Язык
page-cancel = Отмена
page-trademark = Qwixx — товарный знак своего издателя. Эта бесплатная программа с ним не связана; тексты и рисунки наши собственные.

home-about = Игра, в которой бросают кубики и зачёркивают числа. Для всех за столом — рядом или далеко.
home-ways = Чем займёмся?

variant-choice = Какой лист?
player-number = Игрок { $number }
winner = Победитель
rules-about = Всё самое нужное за две минуты.

sheet-cell =
    { $state ->
        [crossed] { cell }, зачёркнута
        [pencilled] { cell }, отмечена карандашом
        [legal] { cell }, сейчас можно зачеркнуть
        [early] { cell }, закрывает ряд, пока нельзя
        [skipped] { cell }, пропущена
        [closed] { cell }, ряд закрыт
       *[open] { cell }, свободна
    }
sheet-lock =
    { $state ->
        [locked] замок, зачёркнут
        [closed] замок, ряд закрыл кто-то другой
       *[open] замок: { pad-lock }
    }
sheet-of = Лист: { $name }
sheet-penalty-count = Штрафы: { $count } из { $boxes }
sheet-take-penalty = Получить штраф. Уже: { $count } из { $boxes }
sheet-point-table = Очки за крестики в ряду
rows-two-lines = Крупные числа: каждый ряд в две строки

scorepad = Игровой блокнот
scorepad-about = Кубики у вас есть? Вот блокнот. Он знает правила, сам считает и работает без интернета.
scorepad-players = Игроки
scorepad-name = Имя игрока { $number }
scorepad-remove = Убрать игрока { $number }
scorepad-add = Добавить игрока
scorepad-start = Начать
scorepad-hint = Коснитесь числа, чтобы зачеркнуть его.
scorepad-crossed = { $name }: { cell }
scorepad-penalty = { $name }: штраф
scorepad-undone = Отменено. { $mark }
scorepad-undo = Отменить
scorepad-together = Это был тот же бросок
scorepad-new = Новая игра
scorepad-new-about = Все крестики на всех листах будут стёрты.
scorepad-again = Те же игроки
scorepad-others = Другие игроки или другой лист

play-now = Играть сейчас
play-now-about = сразу, против двух ботов
table-new = Создать стол
table-new-about = Для семьи и друзей, каждый со своим телефоном.
table-join = Сесть за стол
table-join-about = Есть код или ссылка? Заходите.
table-code = Код стола
table-come-in = Войти
table-watch = Только смотреть
table-seats = Места
table-bots = Из них ботов
table-level = Уровень ботов
table-make = Создать стол
your-name = Ваше имя
guest = Гость
bot-name =
    { $level ->
        [random] Бот наугад
        [gentle] Добрый бот
        [steady] Надёжный бот
        [champion] Бот-чемпион
       *[sharp] Смекалистый бот
    }

table = Стол { $code }
table-share = Поделиться ссылкой
table-copied = Ссылка скопирована.
table-full = Все места за этим столом заняты.
table-seat-open = свободное место
table-seat-you = вы
table-add-bot = Посадить бота
table-take-back = Освободить место: { $name }
table-begin = Начать игру
table-wait-host = Игру начнёт { $name }.
table-lost = Связь прервалась. Ваше место сохранено, пробуем подключиться снова.
table-ended =
    { $reason ->
        [moved] Ваше место перенесено на другое устройство.
        [left] Вы вышли из-за стола.
        [closed] Этот стол закрыт.
       *[refused] Такого стола или места больше нет.
    }
table-news = Что произошло
page-close = Закрыть
player-active = ведущий игрок
dice-not-rolled = Кубики ещё не брошены.

turn-roll = Ваш ход.
turn-roll-button = Бросить кубики
turn-action = Действие { $action }
turn-white = Зачеркните { $total } или пропустите.
turn-colour = Можно зачеркнуть ещё одно число.
turn-colour-penalty = Зачеркните число — или будет штраф.
turn-choose = Коснитесь числа
turn-passing = Вы пропускаете.
turn-offers = Можно зачеркнуть: { $cells }.
turn-cross = Зачеркнуть { cell.object }
turn-pass = Пропустить
turn-penalty = Получить штраф
turn-penalty-sure = Точно получить штраф? Ещё можно зачеркнуть число.
turn-penalty-confirm = Штраф: −{ $points }
turn-held = { cell.start } сейчас будет зачёркнута.
turn-offline = Нет связи
turn-later = Нет связи. Крестик отправится, как только она появится.
turn-wait = Ждём: { $names }.
turn-changeable = Ещё можно передумать. Ждём: { $names }.
again = Играть ещё раз
again-waits = Ждём остальных

table-dice = Кубики
table-dice-fair = на экране
table-dice-real = настоящие, вводим сами
keypad = Введите бросок
keypad-about = Отметьте слева направо, что выпало на каждом кубике.
# A key for a face of the die that is asked for. $colour may also be white.
keypad-key =
    { $colour ->
        [white] белый { $face }
       *[red] { die-face }
    }
typed-roll = Бросок: { $name } (введено вручную).
typed-start = { $name } говорит: начинает { $first }.
typed-agree = Верно
typed-object = Неверно
typed-take-back = Отменить
typed-who-begins = Кто начинает?
turn-real = Бросьте свои кубики и введите, что выпало.
turn-typed = Это верно? Посмотрите на кубики.
