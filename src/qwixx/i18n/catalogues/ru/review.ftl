review-player = Игрок
review-start = Начало
review-luck = Удача
review-skill = Умение
review-others = Другие
review-final = Итог
review-scores = Откуда взялись очки
review-scores-about = Начало, удача, умение и другие вместе дают итог, если не считать округления.

review-turn = Ход
review-roll = Бросок
review-crossed = Зачёркнуто
review-expected = Ожидание
review-white = белый
review-active = ведущий
review-turns = Ход за ходом
review-turns-of = Все ходы игры: { $name }
review-turn-count =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }

review-chart = Ожидаемый счёт по ходам
review-axis-turns = ходы
review-axis-points = очки
review-row-closes = { row } закрыт
review-several = { $sign } обозначает нескольких игроков.

review-costliest =
    { $count ->
        [one] Самое дорогое решение
       *[other] Самые дорогие решения
    }
review-nobody-better = Никто не мог выбрать лучше.
review-decision = Ход { $turn }, { $name }
review-rolled = Выпало
review-chosen = Выбрано
review-better = Лучше
review-why = Почему
review-in-action = { $choice } в действии { $action }
review-nothing = ничего
review-nothing-either = ничего в обоих действиях
review-penalty = штраф
review-with-penalty = { $choice }, со штрафом
review-not-chosen = ещё не выбрано

review-meaning = Что значат эти числа
review-start-about = Чего можно ждать от лучшей игры до первого броска.
review-luck-about = Что принесли кубики: каждый бросок, сыгранный как можно лучше, по сравнению с тем, чего ждали до него.
review-skill-about = Что потеряно: каждый выбор по сравнению с лучшим. Лучше, чем 0, не бывает.
review-others-about = Что вызвали другие игроки, когда закрывали ряды и заканчивали игру.
review-not-begun = Ещё не сыграно ни одного хода; это значения в начале.
review-unfinished = Игра не окончена; вместо итога показано то, чего можно ждать там, где запись обрывается.
review-earlier-ends = За столом другие делают и то, и другое, поэтому игры короче, счёт ниже, а ранние очки обходятся дешевле, чем здесь.
review-question-solo = Вопрос такой: сколько очков можно ждать, играя в одиночку, когда каждый ход свой и хочется набрать как можно больше?
review-question-paced =
    { $others ->
        [one] Вопрос такой: сколько очков можно ждать, когда после каждого своего хода идёт { $others } ход другого игрока и хочется набрать как можно больше?
        [few] Вопрос такой: сколько очков можно ждать, когда после каждого своего хода идут { $others } хода других и хочется набрать как можно больше?
       *[many] Вопрос такой: сколько очков можно ждать, когда после каждого своего хода идёт { $others } ходов других и хочется набрать как можно больше?
    }
