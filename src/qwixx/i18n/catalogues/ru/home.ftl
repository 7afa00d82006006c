# What the page says before a game: the ways in, new tables, invitations, the player's own games, watching.
home-together = Играть вместе
home-alone = Научиться и считать очки
play-as = Вы играете как { $name }.
play-as-change = Изменить
here = Одно устройство на всех
here-about = Играйте по очереди на этом телефоне или планшете, даже без интернета.
learn = Научиться играть
learn-about = Несколько минут — и вы уже умеете.
print = Печатать листы
print-about = Новые листы для вашей коробки.
scorepad-in-short = Есть кубики? Мы посчитаем.
watch = Смотреть
watch-about = На большом экране; телефоны — вместо листов.
watch-how = Откройте эту страницу на телевизоре или ноутбуке и введите код стола. Каждый играет на своём телефоне, а большой экран показывает кубики и все листы.
watch-open = Показать стол
watch-invite = Наведите камеру телефона или введите код и садитесь за стол.
watch-lost = Связь потеряна. Страница пробует снова.

games-mine = Мои игры
games-none = Здесь будут игры, сыгранные на этом устройстве.
games-score = { $name } { $points }
games-stage =
    { $stage ->
        [lobby] ждёт игроков
        [play] идёт
        [over] завершена
        [closed] закрыта
        [gone] больше не существует
       *[unknown] сейчас недоступна
    }
games-replay = Пересмотреть последнюю игру за столом { $table }
games-remove = Убрать стол { $table } из списка
games-removed = Стол { $table } убран из списка.

table-more = Другие настройки
table-clock = Время на решение
# One of a few: none, half a minute, one, three, a day.
table-clock-choice =
    { $seconds ->
        [0] без ограничений
        [30] 30 секунд
        [60] 1 минута
        [180] 3 минуты
       *[other] одни сутки
    }
table-hints = Подсказки
table-hints-about = Кто попросит, увидит лучшие варианты.
table-reviews = Разбор после игры
table-reviews-about = Что было везением, а что умением.
table-spectators = Зрители
table-spectators-about = У кого есть код, тот может смотреть.
table-house-rules = Домашние правила
table-code-about = Можно вставить и ссылку. Код и ссылка есть у того, кто создал стол.

invite-about = Другие наводят камеру, открывают ссылку или вводят этот код:
invite-link = Ссылка на стол
invite-qr = Код для камеры со ссылкой на стол
invite-screen = Показать на большом экране
page-offline = Нет связи с сервером. Попробуйте через минуту.
page-retry = Попробовать ещё раз
