review-player = Гравець
review-start = Початок
review-luck = Удача
review-skill = Уміння
review-others = Інші
review-final = Підсумок
review-scores = Звідки взялися бали
review-scores-about = «Початок», «Удача», «Уміння» та «Інші» разом дають підсумок, якщо не зважати на округлення.

review-turn = Хід
review-roll = Кидок
review-crossed = Закреслено
review-expected = Очікується
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
        [one] Найдорожча помилка
       *[other] Найдорожчі помилки
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
review-start-about = На що можна розраховувати до першого кидка, якщо грати бездоганно.
review-luck-about = Наскільки вдалими були кидки порівняно із середніми.
review-skill-about = Скільки втрачено на виборі порівняно з найкращим. 0 — бездоганна гра.
review-others-about = Що змінили інші гравці, коли завершували ряди й закінчували гру.
review-not-begun = Ще не зіграно жодного ходу; це значення на початку.
review-unfinished = Гру не закінчено; замість підсумку показано те, чого можна чекати там, де закінчується запис.
review-earlier-ends = За справжнім столом інші гравці завершують ряди й закінчують гру. Тому ігри там коротші, балів менше, а ранні бали обходяться дешевше, ніж показано тут.
review-question-solo = Запитання таке: на скільки балів можна розраховувати наодинці, коли кожен хід — свій, а мета — набрати якнайбільше?
review-question-paced =
    { $others ->
        [one] Запитання таке: на скільки балів можна розраховувати, коли після кожного свого ходу йде { $others } хід іншого гравця, а мета — набрати якнайбільше?
        [few] Запитання таке: на скільки балів можна розраховувати, коли після кожного свого ходу йдуть { $others } ходи інших, а мета — набрати якнайбільше?
       *[many] Запитання таке: на скільки балів можна розраховувати, коли після кожного свого ходу йде { $others } ходів інших, а мета — набрати якнайбільше?
    }
