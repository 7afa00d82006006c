reason-already-crossed = { cell.start } вже закреслена.
reason-row-closed = { row.start } вже завершено.
reason-left-of-cross = { cell.start } стоїть ліворуч від вашого останнього хрестика. Закреслювати можна лише зліва направо.
reason-lock-needs-crosses =
    { $needs ->
        [one] { cell.start } завершує ряд. Спершу в ньому потрібен { $needs } хрестик, а зараз їх { $crosses }.
        [few] { cell.start } завершує ряд. Спершу в ньому потрібно { $needs } хрестики, а зараз їх { $crosses }.
       *[many] { cell.start } завершує ряд. Спершу в ньому потрібно { $needs } хрестиків, а зараз їх { $crosses }.
    }
reason-game-over = Гру закінчено.
reason-not-rolled = Кубики ще не кинуто.
reason-not-white-sum = Сума білих кубиків — { $total }, а не { $number }.
reason-not-lucky = Сума білих кубиків — { $total }, а це не ваше щасливе число.
reason-not-next = { cell.start } — не наступне число свого ряду. Щасливе число дає закреслити лише наступне.
reason-not-fewest = Щасливе число дає закреслити число в ряду, де найменше хрестиків. Це не { row }.
reason-not-active = Зараз це може зробити лише ведучий гравець.
reason-lucky-in-action-2 = Щасливі числа діють лише під час дії 1.
reason-die-out = { colour.start } кубик вибув із гри.
reason-not-colour-sum = Жоден білий кубик не дає { $number } разом із { colour.with }.
reason-no-second-box = { cell.start } не має другої клітинки.
reason-not-crossed-once = Спершу треба один раз закреслити { cell.object }.
reason-needs-neighbour =
    Щоб закреслити бонусну { $number }, спершу закресліть це число в сусідньому ряду: { $above ->
        [red] червону
        [yellow] жовту
        [green] зелену
       *[blue] синю
    } { $number } або { $below ->
        [red] червону
        [yellow] жовту
        [green] зелену
       *[blue] синю
    } { $number }.
reason-two-ways = Щасливе число не поєднується з другим хрестиком чи ромбом.
reason-no-diamond = На вашому аркуші немає такого ромба.
reason-diamond-passed = Цей ромб уже використано, або він стоїть ліворуч від використаного.
reason-not-exchanged = Цей ромб не перетворює { $total } на { $number }.
reason-exchange-in-action-2 = Ромби діють лише під час дії 1.
reason-not-neighbour-sum = Під час дії 2 бонусну { $number } закреслюють білим кубиком і кубиком сусіднього числа, яке ви вже закреслили.
reason-wrong-rows = { cell.start } дає ще хрестики. Для кожного виберіть ряд, де хрестиків найменше.
