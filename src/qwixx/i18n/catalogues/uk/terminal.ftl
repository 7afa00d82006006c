# What the app of the terminal says. $key and $other are keys, named as on the keyboard.
start-go-on = Продовжити
start-watch = Дивитися гру
start-quit = Вийти
app-missing = Для застосунку бракує { $part }: встановіть командою { $command } або грайте рядок за рядком: { $plain }.
seat-nobody = ніхто
seat-person = людина
bot =
    { $level ->
        [random] Бот навмання
        [gentle] Лагідний бот
        [steady] Надійний бот
        [sharp] Кмітливий бот
        [champion] Бот-чемпіон
       *[optimal] Бездоганний бот
    }
join-link = Посилання, код
join-connecting = З’єднуємося з { $server } …
join-unreachable = { $server } не відповідає. Чи правильна адреса і чи працює сервер?
shelf-empty = Тут ще нічого немає.
shelf-file = Інший файл

play-turn = Хід { $turn }
play-active = Ведучий гравець: { $name }
play-confirm = { $key } підтверджує: { $choice }.
play-confirm-nothing = { $key } підтверджує: нічого не закреслювати.
play-confirm-penalty = { $key } підтверджує: нічого не закреслювати й отримати пропуск.
hand-over = { $name }, ваша черга вибирати. Що вибрали інші, залишиться таємницею, доки не виберуть усі.
leave-near = Гру збережено. Її можна продовжити будь-коли.
leave-far = Місце збережено. На нього можна повернутися будь-коли.
too-small = У вікні { $size } знаків, а потрібно щонайменше { $least }. Збільште вікно або зменште шрифт.
type-dice = Введіть, що випало на кубиках, у такому порядку: { $order }. Наприклад, { $example }.
replay-step = Крок { $step } з { $steps }
replay-on = Далі
replay-turn = Наступний хід

key-pencil = Позначити
key-confirm = Підтвердити
key-erase = Стерти
key-nothing = Нічого
key-change = Змінити
key-hint = Підказка
key-sheets = Аркуші
key-log = Перебіг
key-help = Довідка
key-leave = Вийти
key-delete = Видалити
key-back = Назад
talk-close = { $key } закриває.
talk-go-on = { $key } — далі.
talk-agree = { $key } — вийти, { $other } — повернутися.
dialog-delete = { $key } — видалити, { $other } — повернутися.
saved-delete = Видалити { $file }? Повернути його вже не вийде.

# What each key does, in a list of keys.
keys-move = рухатися своїм аркушем
keys-enter = позначити число; ще раз — підтвердити
keys-pick = вибрати зі списку
keys-nothing = нічого не закреслювати
keys-erase = стерти позначку
keys-hint = чого вартий кожен вибір і чому
keys-change = скасувати підтвердження, поки інші думають
keys-sheets = подивитися на інші аркуші
keys-log = усе, що сталося
keys-leave = вийти; гра зберігається на кожному кроці
keys-mouse = Мишкою: натисніть на число, а потім ще раз.

hint-wait = Хвилинку …
hint-not-now = Підказка з’явиться, коли буде з чого вибирати.
hint-worth = { $choice }: очікується { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } бала
analysis-missing = Для цього треба встановити модуль обчислень: { $command }
notice-solving = Обчислюємо гру: { $percent } %
notice-lost = Зв’язок утрачено. Ваше місце збережено; намагаємося з’єднатися …

news-says = { $name }: { $words }
news-begins = Починає { $name }.
news-sat = { $name } сідає за стіл.
news-away = { $name }: немає зв’язку.
news-back = { $name }: знову з нами.
news-left = { $name } виходить з-за столу.
news-replaced = { $name }: поки що грає бот.
news-objected = { $name } не погоджується. Введіть кидок ще раз.
news-again = { $name } хоче зіграти ще раз.
