# What the page says before a game: the ways in, new tables, invitations, the player's own games, watching.
home-together = Грати разом
home-alone = Навчання й підрахунок балів
play-as = Ваше ім’я за столом: { $name }.
play-as-change = Змінити
here = Один пристрій на всіх
here-about = Грайте по черзі на цьому телефоні чи планшеті, навіть без інтернету.
learn = Навчитися грати
learn-about = Кілька хвилин — і ви вже вмієте грати.
print = Друк аркушів
print-about = Нові аркуші для вашої гри.
scorepad-in-short = Маєте кубики? Ми порахуємо.
watch = Дивитися
watch-about = Кубики на великому екрані, аркуші — в телефонах.
watch-how = Відкрийте цю сторінку на телевізорі чи ноутбуці та введіть код столу. Кожен грає на своєму телефоні, а великий екран показує кубики й усі аркуші.
watch-open = Показати стіл
watch-invite = Наведіть камеру телефона або введіть код і сідайте за стіл.
watch-lost = Зв’язок утрачено. Намагаємося з’єднатися знову.

games-mine = Мої ігри
games-none = Тут будуть ігри, зіграні на цьому пристрої.
games-score = { $name } { $points }
games-stage =
    { $stage ->
        [lobby] чекає на гравців
        [play] триває
        [over] завершено
        [closed] закрито
        [gone] більше не існує
       *[unknown] зараз недоступно
    }
games-replay = Переглянути останню гру за столом { $table }
games-remove = Прибрати стіл { $table } зі списку
games-removed = Стіл { $table } прибрано зі списку.

table-more = Інші налаштування
table-clock = Час на роздуми
# One of a few: none, half a minute, one, three, a day.
table-clock-choice =
    { $seconds ->
        [0] без обмежень
        [30] 30 секунд
        [60] 1 хвилина
        [180] 3 хвилини
       *[other] одна доба
    }
table-hints = Підказки
table-hints-about = Гравці можуть питати про найкращий хід.
table-reviews = Розбір після гри
table-reviews-about = Що було удачею, а що вмінням.
table-spectators = Глядачі
table-spectators-about = Хто має код, може дивитися.
table-house-rules = Домашні правила
table-code-about = Можна вставити й посилання. Код і посилання має той, хто створив стіл.

invite-about = Інші можуть навести камеру, відкрити посилання або ввести цей код:
invite-link = Посилання на стіл
invite-qr = Код для камери з посиланням на стіл
invite-screen = Показати на великому екрані
page-offline = Немає зв’язку із сервером. Спробуйте трохи згодом.
page-retry = Спробувати ще раз
