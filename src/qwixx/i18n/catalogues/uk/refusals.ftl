refusal-other = Так зробити не можна.

## Гра

refusal-choices-missing = Під час дії 1 вибирає кожен гравець.
refusal-closing = Пізніше може закритися лише ряд, завершений у дії 1, і лише за домашнім правилом.
refusal-die-missing = { colour.start } кубик ще в грі. Киньте і його.
refusal-die-value = На цих кубиках не може випасти { $face }.
refusal-ended-twice = Гра закінчилася б ще до останньої з цих позначок.
refusal-last-penalty = Пропуск, який закінчує гру, може отримати лише ведучий гравець.
refusal-locks-apart = Усі ці замки не могли з’явитися в одній грі.
refusal-lucky-count = Кожному гравцеві потрібна пара щасливих чисел.
refusal-lucky-pairs = Ці два щасливі числа не підходять до цього аркуша.
refusal-no-lucky-numbers = На цьому аркуші немає щасливих чисел.
refusal-no-such-cell = У цьому ряду немає числа { $number }.
refusal-no-such-player = Такого гравця немає.
refusal-no-such-row = Такого ряду немає.
refusal-no-such-variant = Аркуша з назвою «{ $name }» немає.
refusal-not-locked = Цей ряд не може бути завершений: на жодному аркуші немає його замка.
refusal-not-spared = Аркуш ведучого гравця не збігається з тим, що сказано про пропуск.
refusal-penalty-count = На аркуші чотири поля пропуску.
refusal-player-count = Грати можуть від двох до п’яти гравців або один для тренування.
refusal-row-count = На цьому аркуші рядів: { $rows }.
refusal-start = Так почати гру не можна.
refusal-throws = Кидки за право почати закінчуються першою шісткою.
refusal-wrong-phase = Зараз не час для цього.

## Власні аркуші й записи

refusal-date = Дата — це справжній день календаря, записаний так: 2026-11-15.
refusal-dice = Ці кубики не підходять до цієї гри.
refusal-sheet-rows = На аркуші від { $least } до { $most } рядів, і хоча б два з них можна завершити.
refusal-bonus-row = Ряд { $row }: бонусний ряд лежить між двома звичайними, і кожне його число є над ним і під ним.
refusal-points = Очки — цілі числа, кожне не менше за попереднє.
refusal-cell-not-here = { $cell } тут не підходить.
refusal-cell-twice = { $cell } названо двічі.
refusal-bar-fields = Смуга має щонайбільше { $most } полів, кожне для ряду, який можна завершити, і потребує обведених чисел.
refusal-pair = Ця пара чисел не підходить.
refusal-faces = Аркуші мають літери A, B, C і так далі.
refusal-chain = Числа ланцюжка йдуть парами, кожна пара — з двох різних рядів.
refusal-diamonds = Ромб обмінює дві різні суми двох кубиків.
refusal-face-count = Кожному гравцеві потрібна літера аркуша.
refusal-no-such-face = Аркуша з такою літерою немає.
refusal-diamond-count = Ромбів використано більше, ніж закреслено чисел.
refusal-no-such-place = Такого поля немає, або його названо двічі.
refusal-bar = Закреслені поля смуги не відповідають закресленим обведеним числам.
refusal-chain-apart = Два числа ланцюжка закреслюють разом або жодного.
refusal-sheet-feature =
    Аркуш «{ $title }» тут поки не підтримується: на ньому { $feature ->
        [other-rows] інші ряди, ніж чотири кольорові
        [other-points] власні очки
        [second-crosses] числа, які закреслюють двічі
        [double-numbers] числа, що рахуються двічі
        [bar] смуга
        [pairs] пари з ефектом
        [bonus-rows] бонусні ряди
        [steps] сходинки
        [chain] ланцюжок
        [diamonds] ромби
       *[other] щось невідоме тут
    }.
refusal-locking = Ряд має завершувати принаймні одне число.
refusal-name = Це ім’я не підходить. Виберіть коротке, без особливих знаків.
refusal-needs = Для замка не може бути потрібно стільки хрестиків.
refusal-number-out-of-reach = Ряд { $row }: два кубики ніколи не дають { $number }.
refusal-number-twice = У ряду { $row } число { $number } стоїть двічі.
refusal-row-too-short = Ряд { $row } закороткий: його ніколи не вдалося б завершити.
refusal-sheet-name = Назва «{ $name }» належить аркушеві, який є в грі. Дайте своєму іншу.
refusal-syntax =
    { $line ->
        [0] Не вдається прочитати «{ $found }».
       *[other] Рядок { $line }: не вдається прочитати «{ $found }».
    }
refusal-title = Ця назва не підходить. Виберіть коротку, без особливих знаків.

## Стіл

refusal-begun = Хто починає, вже вирішено.
refusal-closed = Цей стіл закрито.
refusal-form = Стіл цього не зрозумів. Перезавантажте сторінку.
refusal-game-on = Це доведеться відкласти до кінця гри.
refusal-level = Бота з такою назвою немає.
refusal-log = Цю гру не можна продовжити: збережене не сходиться.
refusal-no-server = Для цього потрібен сервер.
refusal-table = Запис про стіл у цьому файлі пошкоджено.
refusal-name-taken = За столом уже є «{ $name }».
refusal-no-change = Це вже так і є.
refusal-no-game = За цим столом зараз не грають.
refusal-no-start = Ще не вирішено, хто починає.
refusal-no-such-bot = Бота з такою назвою немає.
refusal-no-such-seat = Такого місця немає.
refusal-not-away = Там усі на місці.
refusal-not-bot = На цьому місці сидить не бот.
refusal-not-host = Це може зробити лише господар столу.
refusal-not-house = Це може зробити лише той, хто керує столом.
refusal-not-seated = Для цього потрібно сидіти за столом.
refusal-not-to-roll = Зараз кубики кидати не треба.
refusal-not-typed = Кидка ніхто не вводив.
refusal-not-your-seat = Це не ваше місце.
refusal-nothing-to-choose = Зараз вам нічого закреслити. На вас ніхто не чекає.
refusal-paused = Гру призупинено, бо нікого немає.
refusal-reaction = Такої репліки немає.
refusal-real-dice = За цим столом грають справжніми кубиками.
refusal-rolled = Кубики вже кинуто.
refusal-seat-open = Там ніхто не сидить.
refusal-seat-taken = Це місце зайнято.
refusal-seconds = Цей час закороткий або задовгий.
refusal-stale = Тим часом гра пішла далі. Подивіться ще раз.
refusal-stood-in = Зараз за вас грає бот.
refusal-too-early =
    { $seconds ->
        [one] Бот зможе підмінити гравця за { $seconds } секунду.
        [few] Бот зможе підмінити гравця за { $seconds } секунди.
       *[many] Бот зможе підмінити гравця за { $seconds } секунд.
    }
refusal-too-fast = Не так швидко. Зачекайте трохи.
refusal-virtual-dice = За цим столом не грають справжніми кубиками.

## Сервер

refusal-busy = Сервер зараз перевантажений. Спробуйте трохи згодом.
refusal-hello = Сторінка і стіл загубили одне одного. Перезавантажте сторінку.
refusal-host = Цей сервер називається інакше. Дізнайтеся правильну адресу в того, хто ним керує.
refusal-internal = Щось пішло не так. Спробуйте ще раз.
refusal-no-hints = За цим столом грають без підказок.
refusal-no-reviews = За цим столом розборів гри не показують.
refusal-no-spectators = За цим столом глядачів не приймають.
refusal-no-such-game = Такої гри немає.
refusal-no-such-table = Столу з таким кодом немає. Чи правильно його введено?
refusal-not-installed = Цей сервер такого не вміє.
refusal-origin = Цій сторінці не дозволено користуватися цим сервером.
refusal-too-long = Це задовге.
refusal-too-many = За цим столом уже забагато глядачів.
refusal-unavailable = Зараз нічого не вдається зберегти. Спробуйте трохи згодом.
refusal-unsolved = Очікувані бали обчислити не вдалося. Спробуйте пізніше.
refusal-version = Ця сторінка застаріла. Перезавантажте її.
refusal-wrong-token = Це посилання більше не веде до місця за столом.

## Чесні кубики

refusal-commitment = Ці числа для кубиків не підходять. Перезавантажте сторінку.
refusal-link = Ці числа для кубиків не збігаються з обіцяними раніше.
refusal-no-draw = Зараз ніхто не кидає.
refusal-no-part = Ви не берете участі в цих кидках.
refusal-parties = Для цього кидка бракує чисел самого столу.
refusal-script-ended = Кидків більше не лишилося.
refusal-secret = Таємниці столу для кубиків бракує, або вона зайва.

## Блоки для друку

refusal-paper = Такого паперу немає.
refusal-per-page = На сторінці від одного до чотирьох аркушів.
refusal-sheets = У блоці від 1 до { $most } аркушів.
refusal-cells-too-small = Клітинки вийшли б замалими для олівця. Виберіть менше аркушів на сторінці або більший папір.
refusal-language = Гра не знає цієї мови.
