colour =
    { $colour ->
        [red] אדום
        [yellow] צהוב
        [green] ירוק
        [bonus] בונוס
       *[blue] כחול
    }
    .the =
        { $colour ->
            [red] האדום
            [yellow] הצהוב
            [green] הירוק
            [bonus] של הבונוס
           *[blue] הכחול
        }
    .die =
        { $colour ->
            [red] אדומה
            [yellow] צהובה
            [green] ירוקה
            [bonus] בונוס
           *[blue] כחולה
        }
    .the-die =
        { $colour ->
            [red] הקובייה האדומה
            [yellow] הקובייה הצהובה
            [green] הקובייה הירוקה
            [bonus] קוביית הבונוס
           *[blue] הקובייה הכחולה
        }
    .cells =
        { $colour ->
            [red] האדומות
            [yellow] הצהובות
            [green] הירוקות
            [bonus] של הבונוס
           *[blue] הכחולות
        }

cell =
    { $place ->
        [0] { $number } { colour }
       *[other] { $number } { colour } בשורה { $place }
    }
    .the =
        { $place ->
            [0] ה־{ $number } { colour.the }
           *[other] ה־{ $number } { colour.the } בשורה { $place }
        }

row =
    { $row ->
        [red] השורה האדומה
        [yellow] השורה הצהובה
        [green] השורה הירוקה
        [blue] השורה הכחולה
       *[other] שורה { $row }
    }
    .in =
        { $row ->
            [red] בשורה האדומה
            [yellow] בשורה הצהובה
            [green] בשורה הירוקה
            [blue] בשורה הכחולה
           *[other] בשורה { $row }
        }

row-label =
    { $row ->
        [red] אדום
        [yellow] צהוב
        [green] ירוק
        [blue] כחול
       *[other] שורה { $row }
    }

points =
    { $points ->
        [1] נקודה אחת
        [2] שתי נקודות
       *[other] { $points } נקודות
    }

die-face = { colour.die } { $face }
roll = לבנות { $first } ו־{ $second }, סכום { $total }; { $coloured }
sum = לבנה { $white } + { colour.die } { $face }

choice-lucky = { cell } בזכות מספר מזל
choice-second = { cell } בפעם השנייה
choice-exchange = { cell } בעזרת מעוין
choice-sum = { cell } = { sum }
choice-locking = { $choice }, וזה נועל את { row }

phase-roll = הטילו את הקוביות
phase-white = פעולה 1: כל השחקנים
phase-colour = פעולה 2: השחקן בתורו
phase-over = המשחק נגמר

list-comma = { $first }, { $second }
list-and = { $first } ו־{ $second }
list-or = { $first } או { $second }
span = { $first } עד { $last }
