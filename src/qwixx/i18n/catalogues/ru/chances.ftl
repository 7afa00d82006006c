# Chances to win, as the champion sees them, next to points. $better and $other are choices, $why is a sentence.
chances = Шансы
chances-measures = Шансы или очки
chances-scores = Откуда взялась победа
chances-scores-about = Начало, удача, умение и другие вместе дают долю победы, если не считать округления.
chances-chart = Шанс на победу по ходам
chances-axis = шанс, %
chances-costliest =
    { $count ->
        [one] Самое дорогое решение для победы
       *[other] Самые дорогие решения для победы
    }
chances-better = { $better }: шанс на победу { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%; { $other }: { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
chances-differ = Если смотреть только на очки, то наоборот. { $why }
chances-about = Шансы на победу даёт бот-чемпион, который научился выигрывать, играя сам с собой. Выбор в действии 1 он оценивает по тому, что, по его мнению, зачеркнут другие; если они делают что-то другое, это считается за ними.

chances-column = шанс
chances-header = Шанс игрока { $player } на победу и чего ждать в конце, { $question }, если играть на наибольшее количество очков:
chances-hint = шанс на победу: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
chances-worth = { $choice }: шанс на победу { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, ожидается { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } очка
