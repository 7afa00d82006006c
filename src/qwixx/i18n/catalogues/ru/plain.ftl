word-help = справка
word-quit = выйти
word-rules = правила
word-sheet = лист
word-sheets = листы
word-read = читать
word-dice = кубики
word-why = почему
word-back = назад
word-quick = быстро
word-draw = рисовать
word-save = сохранить
word-hint = подсказка
word-yes = да
word-no = нет
word-nothing = ничего
word-virtual = виртуальные
word-real = настоящие
word-fair = честные
word-colours = К Ж З С

## Перед игрой

plain-ask-variant = Какая игра? { $names } или файл своего листа. Enter — { $usual }.
plain-ask-people = Сколько людей играет за этой клавиатурой? { span }, или 0, чтобы смотреть. Enter — 1.
plain-ask-name = Как зовут игрока { $number }? Enter — { $usual }.
plain-ask-bots = Кто ещё играет? Соперников { span }: { $levels }, через запятую, или сколько ботов сыграет наугад. Enter — { $usual }.
plain-nobody = никто
plain-ask-dice = Какие кубики? { word-virtual }; { word-real }, которые вы бросаете и вводите; или { word-fair }, которые потом каждый может проверить. Enter — { word-virtual }.
plain-setup =
    Несколько вопросов перед игрой. Enter — то, что предложено. Ответить заранее можно параметрами из { $command }.
    { $space }{ word-quit }: выйти.
plain-goes-on = Продолжаем игру из { $file }.
plain-fair = Честные кубики: стол сейчас выбирает тайное число и уже не сможет изменить броски. Это число есть в записи игры, поэтому не смотрите туда до конца; потом { $command } вычислит каждый бросок заново.
plain-fair-words = { $name }, наберите свои слова, чтобы подмешать их к кубикам, или Enter, чтобы ничего не добавлять.
plain-commitment-table = Отпечаток числа, стол:
plain-commitment = Отпечаток числа, { $name }:

## В игре

plain-help =
    Чтобы выбрать, наберите номер выбора или клетку: { $cell }, со звёздочкой для счастливого числа: { $lucky }. Enter или 0 ничего не зачёркивает.
    На каждый вопрос можно набрать и такое:
    { $space }{ word-sheet }: нарисовать ваш лист. { word-sheets }: нарисовать все.
    { $space }{ word-read }: ваш лист словами, чтобы слушать, а не смотреть.
    { $space }{ word-dice }: бросок ещё раз.
    { $space }{ word-why } { $cell }: почему эту клетку нельзя зачеркнуть.
    { $space }{ word-hint }: чего стоит каждый выбор и почему лучший именно такой.
    { $space }{ word-rules }: коротко о правилах.
    { $space }{ word-back }: отменить последний выбор, пока он не подтверждён.
    { $space }{ word-quick }: выбор действует сразу, без подтверждения. { word-quick } ещё раз: снова с подтверждением.
    { $space }{ word-draw }: не рисовать лист перед выбором. { word-draw } ещё раз: снова рисовать.
    { $space }{ word-save } { $file }: сохранить игру и сохранять её там дальше.
    { $space }{ word-quit }: выйти. Сохранённое не пропадёт.
    На нарисованном листе: { plain-legend }
plain-legend = [5] сейчас можно зачеркнуть, X5X зачёркнуто, 5 свободно, -5- пропущено, #5# закрыто, { $lock } — это замок, = показывает очки ряда.
plain-intro = { $title }: { $names }.
plain-hint = Наберите { "?" }, чтобы увидеть справку, или { word-quit }, чтобы выйти.
plain-hint-drawing = На листе { plain-legend } Если вы слушаете, а не смотрите, наберите { word-draw }, и рисунков не будет.
plain-throws = { $name } бросает: { $throw }.
plain-type-dice = Наберите, что выпало на кубиках: { $wanted }.
plain-type-start = Наберите, какой игрок начинает: { span }.
plain-type-throws = Наберите броски один за другим от игрока 1 до первой { $six }.
plain-white = белый
plain-roll-back = Бросок отменён.
plain-roll-right = Правильно ли введён бросок?
plain-agreement = { $typed } Enter, если всё верно, { word-no }, если нет.
plain-lobby = За столом: { $names }. Enter начинает игру. Чтобы посадить бота, введите его уровень: { $levels }.
plain-idle = { $names }: в действии 1 нечего зачеркнуть.
plain-idle-2 = { $names }: в действии 2 нечего зачеркнуть.
plain-forced = { $names }: в действии 2 нечего зачеркнуть, и в действии 1 ничего не зачёркнуто. Это штраф.
plain-ask-white = { $name }, действие 1, сумма белых { $total }:
plain-ask-colour = { $name }, действие 2:
plain-prompt = { $name }, наберите { $numbers } или клетку; Enter — ничего.
plain-prompt-cost = { $name }, наберите { $numbers } или клетку; Enter — ничего, ценой штрафа.
plain-nothing-follows = В действии 2 для вас ничего не будет.
plain-cost = Если сейчас ничего не зачеркнуть, будет штраф: минус { $points } очков. Это { $number } из { $boxes }.
plain-cost-last = Если сейчас ничего не зачеркнуть, будет штраф: минус { $points } очков. Это { $number } из { $boxes }, и игра закончится.
plain-really = Точно ничего? { word-yes } или { word-no }; Enter — { word-no }.
plain-chosen = { $name }: { $choice }.
plain-confirm = { $chosen } Enter подтверждает, { word-back } меняет.
plain-neither = «{ $answer }» — это ни Enter, ни { word-back }.
plain-no-back = Отменять нечего.
plain-again = Действие 2 ещё раз.
plain-may = Сейчас можно зачеркнуть { cell.object }.
plain-why = { $reason } (правило { $clause }).
plain-not-begun = Игра ещё не началась.
plain-quick-on = Теперь выбор действует сразу.
plain-quick-off = Теперь выбор подтверждают клавишей Enter.
plain-draw-on = Ваш лист рисуется перед выбором.
plain-draw-off = Листы рисуются только по просьбе.

## Листы

plain-sheet = Лист: { $name }
plain-sheet-lucky = Лист: { $name }, счастливые числа { $first } и { $second }
plain-sheet-total = штрафы { $taken } из { $boxes } = { $minus }, всего { $total }
plain-lock = З
read-row = { $row }: { $parts }.
read-join = { $first }; { $second }
read-crossed = зачёркнуто { $numbers }
read-nothing = ничего не зачёркнуто
read-locked = замок зачёркнут
read-closed = закрыто
read-open = свободны { $numbers }
read-needs =
    { $needs ->
        [one] { $numbers } только после ещё { $needs } крестика
        [few] { $numbers } только после ещё { $needs } крестиков
        [many] { $numbers } только после ещё { $needs } крестиков
       *[other] { $numbers } только после ещё { $needs } крестика
    }
read-lucky = Счастливые числа { $first } и { $second }.
read-total =
    { $penalties ->
        [one] { $penalties } штраф. Всего { $total }.
        [few] { $penalties } штрафа. Всего { $total }.
        [many] { $penalties } штрафов. Всего { $total }.
       *[other] { $penalties } штрафа. Всего { $total }.
    }

## Сохранить и выйти

plain-save-how = Наберите { word-save } и имя файла.
plain-save-elsewhere = Чтобы сохранять дальше, наберите { word-save } и другое имя.
plain-saved = Игра сохранена в { $file }.
plain-saved-on = Игра сохранена в { $file } и дальше сохраняется там.
plain-record = Запись этой игры — в { $file }.
plain-check = Проверить её: { $command }
plain-go-on = Продолжить: { $command }
plain-ended = Ввод завершён.
plain-interrupted = Прервано.
plain-no-game = Игра не начата.
plain-not-saved = Эта игра не сохранена.
plain-goodbye = До свидания.

refusal-cannot-read = «{ $file }» нельзя прочитать. Выберите другой файл.
refusal-file-exists = Файл { $file } уже есть, и он не будет изменён. Выберите другое имя или продолжите игру из него: { $command }
refusal-file-changed = Файл { $file } изменила другая программа; его не трогаем.
refusal-not-saved-game = { $file } не может быть сохранённой игрой.
refusal-unreachable = { join-unreachable }
refusal-resume = Игра, которая продолжается, уже подготовлена. Уберите { $flag }.
refusal-not-resumed = Игру из { $file } нельзя продолжить.
refusal-resume-over = Игра в { $file } окончена. Посмотреть на неё: { $command }
refusal-seed = Начальное число — только для кубиков на экране.
refusal-person-taken = Имя «{ $name }» занято. Выберите другое.
refusal-opponents = На этом листе играют только боты, играющие наугад.
