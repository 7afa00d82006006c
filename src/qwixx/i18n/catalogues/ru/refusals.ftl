refusal-other = Так сделать нельзя.

## Игра

refusal-choices-missing = Во время действия 1 выбирает каждый игрок.
refusal-closing = Позже может закрыться только ряд, замок которого зачёркнут в действии 1, и только по домашнему правилу.
refusal-die-missing = { colour.start } кубик ещё в игре. Бросьте и его.
refusal-die-value = На этих кубиках не может выпасть { $face }.
refusal-ended-twice = Игра закончилась бы ещё до последней из этих отметок.
refusal-lucky-count = Каждому игроку нужна пара счастливых чисел.
refusal-lucky-pairs = Эти два счастливых числа не подходят к этому листу.
refusal-no-lucky-numbers = На этом листе нет счастливых чисел.
refusal-no-such-cell = В этом ряду нет числа { $number }.
refusal-no-such-player = Такого игрока нет.
refusal-no-such-row = Такого ряда нет.
refusal-no-such-variant = Листа с названием «{ $name }» нет.
refusal-penalty-count = На листе четыре клетки для штрафов.
refusal-player-count = Играть могут от двух до пяти игроков или один для тренировки.
refusal-row-count = На листе четыре ряда.
refusal-start = Так начать игру нельзя.
refusal-throws = Броски за право начать заканчиваются первой шестёркой.
refusal-wrong-phase = Сейчас не время для этого.

## Свои листы и записи

refusal-date = Дата пишется так: 2026-11-15.
refusal-dice = Эти кубики не подходят к этой игре.
refusal-lock-colour-twice = Два ряда заканчиваются одним цветом ({ colour }), а кубик может выйти из игры только один раз.
refusal-locking = Ряд должно закрывать хотя бы одно число.
refusal-name = Это имя не подходит. Выберите короткое, без особых знаков.
refusal-needs = Для замка не может быть нужно столько крестиков.
refusal-number-out-of-reach = Ряд { $row }: два кубика никогда не дают { $number }.
refusal-number-twice = В ряду { $row } число { $number } стоит дважды.
refusal-row-too-short = Ряд { $row } слишком короткий: его никогда не удалось бы закрыть.
refusal-syntax =
    { $line ->
        [0] Не удаётся прочитать «{ $found }».
       *[other] Строка { $line }: не удаётся прочитать «{ $found }».
    }
refusal-title = Это название не подходит. Выберите короткое, без особых знаков.

## Стол

refusal-begun = Кто начинает, уже решено.
refusal-closed = Этот стол закрыт.
refusal-form = Стол этого не понял. Перезагрузите страницу.
refusal-game-on = С этим придётся подождать до конца игры.
refusal-level = Бота с таким названием нет.
refusal-log = Эту игру нельзя продолжить: сохранённое не сходится.
refusal-name-taken = За столом уже есть «{ $name }».
refusal-no-change = Это уже так.
refusal-no-game = За этим столом сейчас не играют.
refusal-no-start = Ещё не решено, кто начинает.
refusal-no-such-bot = Бота с таким названием нет.
refusal-no-such-seat = Такого места нет.
refusal-not-away = Там все на месте.
refusal-not-bot = На этом месте сидит не бот.
refusal-not-host = Это может сделать только хозяин стола.
refusal-not-house = Это может сделать только тот, кто управляет столом.
refusal-not-seated = Для этого нужно сидеть за столом.
refusal-not-to-roll = Сейчас кубики бросать не нужно.
refusal-not-typed = Никто не вводил бросок.
refusal-not-your-seat = Это не ваше место.
refusal-nothing-to-choose = Сейчас вам нечего зачеркнуть. Вас никто не ждёт.
refusal-paused = Игра приостановлена, потому что никого нет.
refusal-reaction = Такой реплики нет.
refusal-real-dice = За этим столом играют настоящими кубиками.
refusal-rolled = Кубики уже брошены.
refusal-seat-open = Там никто не сидит.
refusal-seat-taken = Это место занято.
refusal-seconds = Это время слишком короткое или слишком длинное.
refusal-stale = Тем временем игра ушла вперёд. Посмотрите ещё раз.
refusal-stood-in = Сейчас за вас играет бот.
refusal-too-early =
    { $seconds ->
        [one] Бот сможет подменить игрока через { $seconds } секунду.
        [few] Бот сможет подменить игрока через { $seconds } секунды.
       *[many] Бот сможет подменить игрока через { $seconds } секунд.
    }
refusal-too-fast = Не так быстро. Подождите немного.
refusal-virtual-dice = За этим столом не играют настоящими кубиками.

## Сервер

refusal-busy = Сервер сейчас перегружен. Попробуйте немного позже.
refusal-hello = Страница и стол потеряли друг друга. Перезагрузите страницу.
refusal-internal = Что-то пошло не так. Попробуйте ещё раз.
refusal-no-hints = За этим столом играют без подсказок.
refusal-no-reviews = За этим столом разборы игр не показывают.
refusal-no-spectators = За этим столом зрителей не принимают.
refusal-no-such-game = Такой игры нет.
refusal-no-such-table = Стола с таким кодом нет. Правильно ли он введён?
refusal-not-installed = Этот сервер такого не умеет.
refusal-origin = Этой странице нельзя пользоваться этим сервером.
refusal-too-long = Это слишком длинно.
refusal-too-many = За этим столом уже слишком много зрителей.
refusal-unavailable = Сейчас ничего не удаётся сохранить. Попробуйте немного позже.
refusal-unsolved = Ожидаемые очки вычислить не удалось. Попробуйте позже.
refusal-version = Эта страница устарела. Перезагрузите её.
refusal-wrong-token = Эта ссылка больше не ведёт к месту за столом.

## Честные кубики

refusal-commitment = Эти числа для кубиков не подходят. Перезагрузите страницу.
refusal-link = Эти числа для кубиков не совпадают с обещанными раньше.
refusal-no-draw = Сейчас никто не бросает.
refusal-no-part = Вы не участвуете в этих бросках.
refusal-parties = Для этого броска не хватает чисел самого стола.
refusal-script-ended = Бросков больше не осталось.
refusal-secret = Тайны стола для кубиков не хватает, или она лишняя.

## Блоки для печати

refusal-paper = Такой бумаги нет.
refusal-per-page = На странице от одного до четырёх листов.
refusal-sheets = В блоке от 1 до { $most } листов.
refusal-cells-too-small = Клетки вышли бы слишком мелкими для карандаша. Выберите меньше листов на странице или бумагу побольше.
refusal-language = Игра не знает этого языка.
