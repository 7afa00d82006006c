# What the app of the terminal says. $key and $other are keys, named as on the keyboard.
start-go-on = Продовжити
start-watch = Дивитися гру
start-quit = Вийти
app-missing = Застосунку потрібен { $part }: встановіть його командою { $command } або грайте рядок за рядком: { $plain }.
seat-nobody = нікого
seat-person = людина
bot =
    { $level ->
        [random] Випадковий бот
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
leave-far = Місце за вами. До нього можна повернутися будь-коли.
too-small = У вікні { $size } знаків, а потрібно щонайменше { $least }. Збільште вікно або зменште шрифт.
type-dice = Введіть, що показують кубики, у такому порядку: { $order }. Наприклад, { $example }.
replay-step = Крок { $step } з { $steps }
replay-on = Далі
replay-turn = Наступний хід

key-pencil = Намітити
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
dialog-delete = { $key } видаляє, { $other } повертає.
saved-delete = Видалити { $file }? Повернути його вже не вийде.

# What each key does, in a list of keys.
keys-move = рухатися своїм аркушем
keys-enter = намітити число; ще раз — підтвердити
keys-pick = вибрати зі списку
keys-nothing = нічого не закреслювати
keys-erase = стерти намічене
keys-hint = чого вартий кожен вибір і чому
keys-change = забрати підтвердження, поки інші думають
keys-sheets = подивитися на інші аркуші
keys-log = усе, що сталося
keys-leave = вийти; гра зберігається на кожному кроці
keys-mouse = Мишкою: натисніть на число, а потім ще раз.

hint-wait = Хвилинку …
hint-not-now = Підказка буде тоді, коли вам є що вибирати.
hint-worth = { $choice }: очікується { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } бала
analysis-missing = Для цього треба встановити розв’язувач: { $command }
notice-solving = Гру розв’язуємо: { $percent } %
notice-lost = З’єднання втрачено. Місце за вами; пробуємо ще …

news-says = { $name }: { $words }
news-begins = Починає { $name }.
news-sat = { $name } сідає за стіл.
news-away = { $name } відходить.
news-back = { $name } повертається.
news-left = { $name } виходить з-за столу.
news-replaced = За гравця { $name } грає бот.
news-objected = { $name } заперечує. Кидок треба ввести ще раз.
news-again = { $name } хоче грати ще раз.
