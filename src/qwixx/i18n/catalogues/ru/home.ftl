# What the page says before a game: the ways in, new tables, invitations, the player's own games, watching.
home-together = Играть вместе
home-alone = Обучение и подсчёт очков
play-as = Ваше имя за столом: { $name }.
play-as-change = Изменить
here = Одно устройство на всех
here-about = Играйте по очереди на этом телефоне или планшете, даже без интернета.
learn = Научиться играть
learn-about = Несколько минут — и вы уже умеете играть.
print = Печать листов
print-about = Новые листы для вашей игры.
scorepad-in-short = Есть кубики? Мы посчитаем.
watch = Смотреть
watch-about = Кубики на большом экране, листы — в телефонах.
watch-how = Откройте эту страницу на телевизоре или ноутбуке и введите код стола. Каждый играет на своём телефоне, а большой экран показывает кубики и все листы.
watch-open = Показать стол
watch-invite = Наведите камеру телефона или введите код и садитесь за стол.
watch-lost = Связь прервалась. Пробуем подключиться снова.

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
games-replay = Показать последнюю игру за столом { $table }
games-remove = Убрать стол { $table } из списка
games-removed = Стол { $table } убран из списка.

table-more = Другие настройки
table-clock = Время на размышление
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
table-hints-about = Игроки могут спрашивать о лучшем ходе.
table-reviews = Разбор после игры
table-reviews-about = Что было удачей, а что умением.
table-spectators = Зрители
table-spectators-about = Любой, у кого есть код, может смотреть.
table-house-rules = Домашние правила
table-code-about = Можно вставить и ссылку. Код и ссылка есть у того, кто создал стол.

invite-about = Другие могут навести камеру, открыть ссылку или ввести этот код:
invite-link = Ссылка на стол
invite-qr = Код для камеры со ссылкой на стол
invite-screen = Показать на большом экране
page-offline = Нет связи с сервером. Попробуйте немного позже.
page-retry = Попробовать ещё раз
