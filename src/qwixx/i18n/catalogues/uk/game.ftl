# Колір сам по собі, як у кубика чи ряду; для клітинки — жіночий рід: червона 5 — це п’ятірка.
colour =
    { $colour ->
        [red] червоний
        [yellow] жовтий
        [green] зелений
        [bonus] бонусний
       *[blue] синій
    }
    .start =
        { $colour ->
            [red] Червоний
            [yellow] Жовтий
            [green] Зелений
            [bonus] Бонусний
           *[blue] Синій
        }
    .with =
        { $colour ->
            [red] червоним
            [yellow] жовтим
            [green] зеленим
            [bonus] бонусним
           *[blue] синім
        }
    .many =
        { $colour ->
            [red] червоні
            [yellow] жовті
            [green] зелені
            [bonus] бонусні
           *[blue] сині
        }
    .number =
        { $colour ->
            [red] червона
            [yellow] жовта
            [green] зелена
            [bonus] бонусна
           *[blue] синя
        }
    .number-start =
        { $colour ->
            [red] Червона
            [yellow] Жовта
            [green] Зелена
            [bonus] Бонусна
           *[blue] Синя
        }
    .number-object =
        { $colour ->
            [red] червону
            [yellow] жовту
            [green] зелену
            [bonus] бонусну
           *[blue] синю
        }

cell =
    { $place ->
        [0] { colour.number } { $number }
       *[other] { colour.number } { $number } у ряду { $place }
    }
    .start =
        { $place ->
            [0] { colour.number-start } { $number }
           *[other] { colour.number-start } { $number } у ряду { $place }
        }
    .object =
        { $place ->
            [0] { colour.number-object } { $number }
           *[other] { colour.number-object } { $number } у ряду { $place }
        }

row =
    { $row ->
        [red] червоний ряд
        [yellow] жовтий ряд
        [green] зелений ряд
        [blue] синій ряд
       *[other] ряд { $row }
    }
    .start =
        { $row ->
            [red] Червоний ряд
            [yellow] Жовтий ряд
            [green] Зелений ряд
            [blue] Синій ряд
           *[other] Ряд { $row }
        }
    .in =
        { $row ->
            [red] у червоному ряду
            [yellow] у жовтому ряду
            [green] у зеленому ряду
            [blue] у синьому ряду
           *[other] у ряду { $row }
        }

row-label =
    { $row ->
        [red] червоний
        [yellow] жовтий
        [green] зелений
        [blue] синій
       *[other] ряд { $row }
    }

points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }

die-face = { colour } { $face }
roll = білі { $first } і { $second }, сума { $total }; { $coloured }
sum = білий { $white } + { colour } { $face }

choice-lucky = { cell } завдяки щасливому числу
choice-second = { cell } удруге
choice-exchange = { cell } за допомогою ромба
choice-sum = { cell } = { sum }
choice-locking = { $choice }, і це завершує { row }

phase-roll = Киньте кубики
phase-white = Дія 1: усі гравці
phase-colour = Дія 2: ведучий гравець
phase-over = Гру закінчено

list-comma = { $first }, { $second }
list-and = { $first } і { $second }
list-or = { $first } або { $second }
span = від { $first } до { $last }
