review-player = Игрок
review-start = Начало
review-luck = Удача
review-skill = Умение
review-others = Другие
review-final = Итог
review-scores = Откуда взялись очки
review-scores-about = «Начало», «Удача», «Умение» и «Другие» вместе дают итог, если не считать округления.

review-turn = Ход
review-roll = Бросок
review-crossed = Зачёркнуто
review-expected = Ожидается
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
        [one] Самая дорогая ошибка
       *[other] Самые дорогие ошибки
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
review-start-about = На что можно рассчитывать до первого броска, если играть безупречно.
review-luck-about = Насколько удачными были броски по сравнению со средними.
review-skill-about = Сколько потеряно на выборе по сравнению с лучшим. 0 — безупречная игра.
review-others-about = Что изменили другие игроки, когда закрывали ряды и заканчивали игру.
review-not-begun = Ещё не сыграно ни одного хода; это значения в начале.
review-unfinished = Игра не окончена; вместо итога показано то, чего можно ждать там, где кончается запись.
review-earlier-ends = За настоящим столом другие игроки закрывают ряды и заканчивают игру. Поэтому игры там короче, очков меньше, а ранние очки обходятся дешевле, чем показано здесь.
review-question-solo = Вопрос такой: на сколько очков можно рассчитывать в одиночку, когда каждый ход — свой, а цель — набрать как можно больше?
review-question-paced =
    { $others ->
        [one] Вопрос такой: на сколько очков можно рассчитывать, когда после каждого своего хода идёт { $others } ход другого игрока, а цель — набрать как можно больше?
        [few] Вопрос такой: на сколько очков можно рассчитывать, когда после каждого своего хода идут { $others } хода других, а цель — набрать как можно больше?
       *[many] Вопрос такой: на сколько очков можно рассчитывать, когда после каждого своего хода идёт { $others } ходов других, а цель — набрать как можно больше?
    }
