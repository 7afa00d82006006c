# At the door of a table: what a player learns of it before taking a seat.
door-invites = { $name } запрошує вас до гри.
door-invited = Вас запрошено до гри.
door-free =
    { $count ->
        [one] Є { $count } вільне місце.
        [few] Є { $count } вільні місця.
        [many] Є { $count } вільних місць.
       *[other] Є { $count } вільного місця.
    }
door-over = Гра щойно закінчилася: приєднуйтеся до наступної.
door-ask-host = Хочете сісти замість бота? { $name } може звільнити для вас його місце.
door-playing = Гра вже триває.
door-playing-open = Для наступної гри є вільне місце. Залишайтеся на цій сторінці: щойно гра скінчиться, ви зможете сісти.
door-unwatched = За цим столом спостерігати не можна.
door-taken = Хтось вас випередив: місце вже зайняте.
door-watch = Дивитися гру
door-gone = Столу { $code } немає.
door-gone-about = Можливо, у коді помилка або стіл уже закрито. Попросіть посилання ще раз.
door-other-code = Ввести інший код
door-own-sheet = Саморобний аркуш, який придумали гравці.
