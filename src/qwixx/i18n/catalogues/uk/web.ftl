page-home = На головну
page-language = Мова
page-cancel = Скасувати
page-trademark = Qwixx — торговельна марка свого видавця. Ця безкоштовна програма з ним не пов’язана; тексти й малюнки наші власні.

home-about = Гра, у якій кидають кубики й закреслюють числа. Для всіх за столом — поруч чи далеко.
home-ways = Що робитимемо?

variant-choice = Який аркуш?
player-number = Гравець { $number }
winner = Переможець
rules-about = Усе, що треба знати, за дві хвилини.

sheet-cell =
    { $state ->
        [crossed] { cell }, закреслена
        [pencilled] { cell }, позначена олівцем
        [legal] { cell }, зараз можна закреслити
        [early] { cell }, завершує ряд, ще не можна
        [skipped] { cell }, пропущена
        [closed] { cell }, ряд завершено
       *[open] { cell }, вільна
    }
sheet-lock =
    { $state ->
        [locked] замок, закреслений
        [closed] замок, ряд завершив хтось інший
       *[open] замок: { pad-lock }
    }
sheet-of = Аркуш: { $name }
sheet-penalty-count = Пропуски: { $count } з { $boxes }
sheet-take-penalty = Закреслити пропуск. Уже: { $count } з { $boxes }
sheet-point-table = Бали за хрестики в ряду
rows-two-lines = Великі числа: кожен ряд у два рядки

scorepad = Ігровий блокнот
scorepad-about = Маєте кубики? Ось блокнот. Він знає правила, сам рахує і працює без інтернету.
scorepad-players = Гравці
scorepad-name = Ім’я гравця { $number }
scorepad-remove = Прибрати гравця { $number }
scorepad-add = Додати гравця
scorepad-start = Почати
scorepad-hint = Торкніться числа, щоб закреслити його.
scorepad-crossed = { $name }: { cell }
scorepad-penalty = { $name }: пропуск
scorepad-undone = Скасовано. { $mark }
scorepad-undo = Скасувати
scorepad-together = Це був той самий кидок
scorepad-new = Нова гра
scorepad-new-about = Усі хрестики на всіх аркушах буде стерто.
scorepad-again = Ті самі гравці
scorepad-others = Інші гравці або інший аркуш

play-now = Грати зараз
play-now-about = одразу, проти двох ботів
table-new = Створити стіл
table-new-about = Для родини й друзів, кожен зі своїм телефоном.
table-join = Сісти за стіл
table-join-about = Маєте код або посилання? Заходьте.
table-code = Код столу
table-come-in = Увійти
table-watch = Лише дивитися
table-seats = Місця
table-bots = З них ботів
table-level = Рівень ботів
table-make = Створити стіл
your-name = Ваше ім’я
guest = Гість
bot-name =
    { $level ->
        [random] Бот навмання
        [gentle] Лагідний бот
        [steady] Надійний бот
        [champion] Бот-чемпіон
       *[sharp] Кмітливий бот
    }

table = Стіл { $code }
table-share = Поділитися посиланням
table-copied = Посилання скопійовано.
table-full = Усі місця за цим столом зайняті.
table-seat-open = вільне місце
table-seat-you = ви
table-add-bot = Посадити бота
table-take-back = Звільнити місце: { $name }
table-begin = Почати гру
table-wait-host = Гру почне { $name }.
table-lost = Зв’язок утрачено. Ваше місце збережено, намагаємося з’єднатися знову.
table-ended =
    { $reason ->
        [moved] Ваше місце перенесено на інший пристрій.
        [left] Ви вийшли з-за столу.
        [closed] Цей стіл закрито.
       *[refused] Такого столу або місця вже немає.
    }
table-news = Що сталося
page-close = Закрити
player-active = ведучий гравець
dice-not-rolled = Кубики ще не кинуто.

turn-roll = Ваш хід.
turn-roll-button = Кинути кубики
turn-action = Дія { $action }
turn-white = Закресліть { $total } або пасуйте.
turn-colour = Можна закреслити ще одне число.
turn-colour-penalty = Закресліть число — або буде пропуск.
turn-choose = Торкніться числа
turn-passing = Ви пасуєте.
turn-offers = Можна закреслити: { $cells }.
turn-cross = Закреслити { cell.object }
turn-pass = Пас
turn-penalty = Закреслити пропуск
turn-penalty-sure = Справді закреслити пропуск? Ще можна закреслити число.
turn-penalty-confirm = Пропуск: −{ $points }
turn-held = { cell.start } зараз буде закреслена.
turn-offline = Немає зв’язку
turn-later = Немає зв’язку. Хрестик буде надіслано, щойно зв’язок відновиться.
turn-wait = Чекаємо: { $names }.
turn-changeable = Ще можна передумати. Чекаємо: { $names }.
again = Грати ще раз
again-waits = Чекаємо на інших

table-dice = Кубики
table-dice-fair = на екрані
table-dice-real = справжні, вводимо самі
keypad = Введіть кидок
keypad-about = Позначте зліва направо, що випало на кожному кубику.
# A key for a face of the die that is asked for. $colour may also be white.
keypad-key =
    { $colour ->
        [white] білий { $face }
       *[red] { die-face }
    }
typed-roll = Кидок: { $name } (введено вручну).
typed-start = { $name } каже: починає { $first }.
typed-agree = Правильно
typed-object = Неправильно
typed-take-back = Скасувати
typed-who-begins = Хто починає?
turn-real = Киньте свої кубики й введіть, що випало.
turn-typed = Чи це правильно? Подивіться на кубики.
