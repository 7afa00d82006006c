# What the app of the terminal says. $key and $other are keys, named as on the keyboard.
start-go-on = Продолжить
start-watch = Смотреть игру
start-quit = Выйти
app-missing = Приложению нужен { $part }: установите его командой { $command } или играйте строка за строкой: { $plain }.
seat-nobody = никого
seat-person = человек
bot =
    { $level ->
        [random] Случайный бот
        [gentle] Добрый бот
        [steady] Надёжный бот
        [sharp] Смекалистый бот
        [champion] Бот-чемпион
       *[optimal] Безупречный бот
    }
join-link = Ссылка, код
join-connecting = Соединяемся с { $server } …
join-unreachable = { $server } не отвечает. Верен ли адрес и работает ли сервер?
shelf-empty = Здесь ещё ничего нет.
shelf-file = Другой файл

play-turn = Ход { $turn }
play-active = Ведущий игрок: { $name }
play-confirm = { $key } подтверждает: { $choice }.
play-confirm-nothing = { $key } подтверждает: ничего не зачёркивать.
play-confirm-penalty = { $key } подтверждает: ничего не зачёркивать и получить штраф.
hand-over = { $name }, ваша очередь выбирать. Что выбрали другие, останется тайной, пока не выберут все.
leave-near = Игра сохранена. Её можно продолжить когда угодно.
leave-far = Место за вами. К нему можно вернуться когда угодно.
too-small = В окне { $size } знаков, а нужно не меньше { $least }. Увеличьте окно или уменьшите шрифт.
type-dice = Введите, что показывают кубики, в таком порядке: { $order }. Например, { $example }.
replay-step = Шаг { $step } из { $steps }
replay-on = Дальше
replay-turn = Следующий ход

key-pencil = Наметить
key-confirm = Подтвердить
key-erase = Стереть
key-nothing = Ничего
key-change = Изменить
key-hint = Подсказка
key-sheets = Листы
key-log = Ход игры
key-help = Справка
key-leave = Выйти
key-delete = Удалить
key-back = Назад
talk-close = { $key } закрывает.
talk-go-on = { $key } — дальше.
talk-agree = { $key } — выйти, { $other } — вернуться.
dialog-delete = { $key } удаляет, { $other } возвращает.
saved-delete = Удалить { $file }? Вернуть его уже не получится.

# What each key does, in a list of keys.
keys-move = двигаться по своему листу
keys-enter = наметить число; ещё раз — подтвердить
keys-pick = выбрать из списка
keys-nothing = ничего не зачёркивать
keys-erase = стереть намеченное
keys-hint = чего стоит каждый выбор и почему
keys-change = взять подтверждение назад, пока другие думают
keys-sheets = посмотреть на другие листы
keys-log = всё, что произошло
keys-leave = выйти; игра сохраняется на каждом шагу
keys-mouse = Мышью: щёлкните по числу, а потом ещё раз.

hint-wait = Минутку …
hint-not-now = Подсказка будет тогда, когда вам есть что выбирать.
hint-worth = { $choice }: ожидается { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } очка
analysis-missing = Для этого нужно установить решатель: { $command }
notice-solving = Решаем игру: { $percent } %
notice-lost = Связь потеряна. Место за вами; пробуем ещё …

news-says = { $name }: { $words }
news-begins = Начинает { $name }.
news-sat = { $name } садится за стол.
news-away = { $name } отходит.
news-back = { $name } возвращается.
news-left = { $name } выходит из-за стола.
news-replaced = За игрока { $name } играет бот.
news-objected = { $name } возражает. Бросок нужно ввести ещё раз.
news-again = { $name } хочет сыграть ещё раз.
