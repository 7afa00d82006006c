# At the door of a table: what a player learns of it before taking a seat.
door-invites = { $name } приглашает вас в игру.
door-invited = Вас приглашают в игру.
door-free =
    { $count ->
        [one] Есть { $count } свободное место.
        [few] Есть { $count } свободных места.
        [many] Есть { $count } свободных мест.
       *[other] Есть { $count } свободного места.
    }
door-over = Игра только что закончилась: присоединяйтесь к следующей.
door-ask-host = Хотите сесть вместо бота? { $name } может освободить для вас его место.
door-playing = Игра уже идёт.
door-playing-open = Для следующей игры есть свободное место. Оставайтесь на этой странице: как только игра закончится, вы сможете сесть.
door-unwatched = За этим столом наблюдать нельзя.
door-taken = Кто-то вас опередил: место уже занято.
door-watch = Смотреть игру
door-gone = Стола { $code } нет.
door-gone-about = Возможно, в коде опечатка или стол уже закрыт. Попросите ссылку ещё раз.
door-other-code = Ввести другой код
door-own-sheet = Самодельный лист, придуманный игроками.
