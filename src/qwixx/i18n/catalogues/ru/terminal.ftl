# What the app of the terminal says. $key and $other are keys, named as on the keyboard.
start-go-on = Продолжить
start-watch = Смотреть игру
start-quit = Выйти
app-missing = Для приложения не хватает { $part }: установите командой { $command } или играйте строка за строкой: { $plain }.
seat-nobody = никто
seat-person = человек
bot =
    { $level ->
        [random] Бот наугад
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
leave-far = Место сохранено. На него можно вернуться когда угодно.
too-small = В окне { $size } знаков, а нужно не меньше { $least }. Увеличьте окно или уменьшите шрифт.
type-dice = Введите, что выпало на кубиках, в таком порядке: { $order }. Например, { $example }.
replay-step = Шаг { $step } из { $steps }
replay-on = Дальше
replay-turn = Следующий ход

key-pencil = Отметить
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
dialog-delete = { $key } — удалить, { $other } — вернуться.
saved-delete = Удалить { $file }? Вернуть его уже не получится.

# What each key does, in a list of keys.
keys-move = двигаться по своему листу
keys-enter = отметить число; ещё раз — подтвердить
keys-pick = выбрать из списка
keys-nothing = ничего не зачёркивать
keys-erase = стереть отметку
keys-hint = чего стоит каждый выбор и почему
keys-change = отменить подтверждение, пока другие думают
keys-sheets = посмотреть на другие листы
keys-log = всё, что произошло
keys-leave = выйти; игра сохраняется на каждом шагу
keys-mouse = Мышью: щёлкните по числу, а потом ещё раз.

hint-wait = Минутку …
hint-not-now = Подсказка появится, когда будет из чего выбирать.
hint-worth = { $choice }: ожидается { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } очка
analysis-missing = Для этого нужно установить модуль расчётов: { $command }
notice-solving = Рассчитываем игру: { $percent } %
notice-lost = Связь прервалась. Ваше место сохранено; пробуем подключиться …

news-says = { $name }: { $words }
news-begins = Начинает { $name }.
news-sat = { $name } садится за стол.
news-away = { $name }: нет связи.
news-back = { $name }: снова с нами.
news-left = { $name } выходит из-за стола.
news-replaced = { $name }: пока играет бот.
news-objected = { $name } не соглашается. Введите бросок ещё раз.
news-again = { $name } хочет сыграть ещё раз.
