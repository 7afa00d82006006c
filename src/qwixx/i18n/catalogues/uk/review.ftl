review-player = Гравець
review-start = Початок
review-luck = Удача
review-skill = Уміння
review-others = Інші
review-final = Підсумок
review-scores = Звідки взялися бали
review-scores-about = Початок, удача, уміння та інші разом дають підсумок, якщо не зважати на округлення.

review-turn = Хід
review-roll = Кидок
review-crossed = Закреслено
review-expected = Очікувано
review-white = білий
review-active = ведучий
review-turns = Хід за ходом
review-turns-of = Усі ходи гри: { $name }
review-turn-count =
    { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
       *[many] { $turns } ходів
    }

review-chart = Очікуваний рахунок за ходами
review-axis-turns = ходи
review-axis-points = бали
review-row-closes = { row } завершено
review-several = { $sign } позначає кількох гравців.

review-costliest =
    { $count ->
        [one] Найдорожче рішення
       *[other] Найдорожчі рішення
    }
review-nobody-better = Ніхто не міг вибрати краще.
review-decision = Хід { $turn }, { $name }
review-rolled = Випало
review-chosen = Вибрано
review-better = Краще
review-why = Чому
review-in-action = { $choice } у дії { $action }
review-nothing = нічого
review-nothing-either = нічого в обох діях
review-penalty = пропуск
review-with-penalty = { $choice }, з пропуском
review-not-chosen = ще не вибрано

review-meaning = Що означають ці числа
review-start-about = Чого можна чекати від найкращої гри до першого кидка.
review-luck-about = Що принесли кубики: кожен кидок, зіграний якнайкраще, порівняно з тим, чого чекали до нього.
review-skill-about = Що втрачено: кожен вибір порівняно з найкращим. Краще за 0 не буває.
review-others-about = Що спричинили інші гравці, коли завершували ряди й закінчували гру.
review-not-begun = Ще не зіграно жодного ходу; це значення на початку.
review-unfinished = Гру не закінчено; замість підсумку показано те, чого можна чекати там, де запис обривається.
review-earlier-ends = За столом інші роблять і те, і те, тож ігри коротші, рахунки нижчі, а ранні бали коштують менше, ніж тут.
review-question-solo = Запитання таке: скількох балів можна чекати, граючи наодинці, коли кожен хід свій і хочеться набрати якнайбільше?
review-question-paced =
    { $others ->
        [one] Запитання таке: скількох балів можна чекати, коли після кожного свого ходу йде { $others } хід іншого гравця і хочеться набрати якнайбільше?
        [few] Запитання таке: скількох балів можна чекати, коли після кожного свого ходу йдуть { $others } ходи інших і хочеться набрати якнайбільше?
       *[many] Запитання таке: скількох балів можна чекати, коли після кожного свого ходу йде { $others } ходів інших і хочеться набрати якнайбільше?
    }
