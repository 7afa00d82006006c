# Chances to win, as the champion sees them, next to points. $better and $other are choices, $why is a sentence.
chances = Шанси
chances-measures = Шанси чи бали
chances-scores = Звідки взялася перемога
chances-scores-about = «Початок», «Удача», «Уміння» та «Інші» разом дають частку перемоги, якщо не зважати на округлення.
chances-chart = Шанс на перемогу за ходами
chances-axis = шанс, %
chances-costliest =
    { $count ->
        [one] Помилка, що найбільше зменшила шанси
       *[other] Помилки, що найбільше зменшили шанси
    }
chances-better = { $better }: шанс на перемогу { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%; { $other }: { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
chances-differ = Якщо дивитися лише на бали, то навпаки. { $why }
chances-about = Шанси на перемогу рахує бот-чемпіон, який навчився вигравати, граючи сам із собою. Вибір у дії 1 він оцінює за тим, що, на його думку, закреслять інші. Якщо вони роблять щось інше, це видно у стовпці «Інші».

chances-column = шанс
chances-header = Шанс гравця { $player } на перемогу і на що розраховувати наприкінці, { $question }, якщо грати на найбільше балів:
chances-hint = шанс на перемогу: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
chances-worth = { $choice }: шанс на перемогу { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, очікується { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } бала
