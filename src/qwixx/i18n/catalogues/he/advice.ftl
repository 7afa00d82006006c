why-nothing = לא לסמן
why-same = אין הבדל בין { $better } לבין { $other }.
why-better = עדיף { $better } על פני { $other }, ב־{ NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } נקודות: { $for }.
why-although = עדיף { $better } על פני { $other }, ב־{ NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } נקודות: { $for }, אף על פי ש{ $against }.

why-spares = אין קנס
why-takes = יש קנס
why-locks =
    { $count ->
        [one] ננעלת { $rows }
       *[other] ננעלות { $rows }
    }
why-unlocked =
    { $count ->
        [one] { $rows } עוד לא ננעלת
       *[other] { $rows } עוד לא ננעלות
    }
why-more = יש מיד { points } יותר
why-less = יש מיד { points } פחות
why-keeps = עוד אפשר לסמן { $kept }
why-kept = { $numbers } { row.in }
why-gives-up = כבר אי אפשר לסמן { $lost }
why-lost = { $numbers } { row.in }
why-more-later = הצפי להמשך גבוה יותר
why-less-later = הצפי להמשך נמוך יותר

advice-same = כל האפשרויות טובות באותה מידה.
advice-only = אין אפשרות אחרת.
advice-better = זה עדיף מאשר { $other }: { $for }.
advice-although = זה עדיף מאשר { $other }: { $for }, אף על פי ש{ $against }.
advice-wins = זה מנצח לעתים קרובות יותר מאשר { $other }.

limit-others = הנקודות הצפויות נכונות כל עוד אף אחד אחר לא נועל שורה ולא מסיים את המשחק.
limit-another-pace = המספרים חושבו למספר שחקנים אחר מזה שבשולחן הזה.
limit-closed-by-others = מישהו אחר נעל שורה, והחישוב לא מביא זאת בחשבון; הנקודות הצפויות נכונות מכאן והלאה.
limit-house-rules = בשולחן הזה משחקים לפי חוקי בית ({ $options }) שהמספרים לא מביאים בחשבון.
