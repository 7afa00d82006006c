# Цвет сам по себе, как у кубика или ряда; у клетки — женский род: красная 5 — это пятёрка.
colour =
    { $colour ->
        [red] красный
        [yellow] жёлтый
        [green] зелёный
        [bonus] бонусный
       *[blue] синий
    }
    .start =
        { $colour ->
            [red] Красный
            [yellow] Жёлтый
            [green] Зелёный
            [bonus] Бонусный
           *[blue] Синий
        }
    .with =
        { $colour ->
            [red] красным
            [yellow] жёлтым
            [green] зелёным
            [bonus] бонусным
           *[blue] синим
        }
    .many =
        { $colour ->
            [red] красные
            [yellow] жёлтые
            [green] зелёные
            [bonus] бонусные
           *[blue] синие
        }
    .number =
        { $colour ->
            [red] красная
            [yellow] жёлтая
            [green] зелёная
            [bonus] бонусная
           *[blue] синяя
        }
    .number-start =
        { $colour ->
            [red] Красная
            [yellow] Жёлтая
            [green] Зелёная
            [bonus] Бонусная
           *[blue] Синяя
        }
    .number-object =
        { $colour ->
            [red] красную
            [yellow] жёлтую
            [green] зелёную
            [bonus] бонусную
           *[blue] синюю
        }

cell =
    { $place ->
        [0] { colour.number } { $number }
       *[other] { colour.number } { $number } в ряду { $place }
    }
    .start =
        { $place ->
            [0] { colour.number-start } { $number }
           *[other] { colour.number-start } { $number } в ряду { $place }
        }
    .object =
        { $place ->
            [0] { colour.number-object } { $number }
           *[other] { colour.number-object } { $number } в ряду { $place }
        }

row =
    { $row ->
        [red] красный ряд
        [yellow] жёлтый ряд
        [green] зелёный ряд
        [blue] синий ряд
       *[other] ряд { $row }
    }
    .start =
        { $row ->
            [red] Красный ряд
            [yellow] Жёлтый ряд
            [green] Зелёный ряд
            [blue] Синий ряд
           *[other] Ряд { $row }
        }
    .in =
        { $row ->
            [red] в красном ряду
            [yellow] в жёлтом ряду
            [green] в зелёном ряду
            [blue] в синем ряду
           *[other] в ряду { $row }
        }

row-label =
    { $row ->
        [red] красный
        [yellow] жёлтый
        [green] зелёный
        [blue] синий
       *[other] ряд { $row }
    }

points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }

die-face = { colour } { $face }
roll = белые { $first } и { $second }, сумма { $total }; { $coloured }
sum = белый { $white } + { colour } { $face }

choice-lucky = { cell } благодаря счастливому числу
choice-second = { cell } второй раз
choice-exchange = { cell } с помощью ромба
choice-sum = { cell } = { sum }
choice-locking = { $choice }, и это закрывает { row }

phase-roll = Бросьте кубики
phase-white = Действие 1: все игроки
phase-colour = Действие 2: ведущий игрок
phase-over = Игра окончена

list-comma = { $first }, { $second }
list-and = { $first } и { $second }
list-or = { $first } или { $second }
span = от { $first } до { $last }
