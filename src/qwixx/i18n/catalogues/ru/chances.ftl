# Chances to win, as the champion sees them, next to points. $better and $other are choices, $why is a sentence.
chances = Шансы
chances-measures = Шансы или очки
chances-scores = Откуда взялась победа
chances-scores-about = «Начало», «Удача», «Умение» и «Другие» вместе дают долю победы, если не считать округления.
chances-chart = Шанс на победу по ходам
chances-axis = шанс, %
chances-costliest =
    { $count ->
        [one] Ошибка, которая сильнее всего снизила шансы
       *[other] Ошибки, которые сильнее всего снизили шансы
    }
chances-better = { $better }: шанс на победу { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%; { $other }: { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
chances-differ = Если смотреть только на очки, то наоборот. { $why }
chances-about = Шансы на победу считает бот-чемпион, который научился выигрывать, играя сам с собой. Выбор в действии 1 он оценивает по тому, что, по его мнению, зачеркнут другие. Если они делают что-то иное, это видно в столбце «Другие».

chances-column = шанс
chances-header = Шанс игрока { $player } на победу и на что рассчитывать в конце, { $question }, если играть на наибольшее число очков:
chances-hint = шанс на победу: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
chances-worth = { $choice }: шанс на победу { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, ожидается { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } очка
