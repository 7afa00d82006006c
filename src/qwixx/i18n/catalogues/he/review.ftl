review-player = שחקן
review-start = התחלה
review-luck = מזל
review-skill = מיומנות
review-others = אחרים
review-final = תוצאה
review-scores = מאיפה באו הנקודות
review-scores-about = התחלה, מזל, מיומנות ואחרים נותנים יחד את התוצאה, חוץ מעיגול.

review-turn = תור
review-roll = הטלה
review-crossed = סומן
review-expected = צפי
review-white = לבנה
review-active = בתורו
review-turns = תור אחר תור
review-turns-of = כל התורות במשחק: { $name }
review-turn-count =
    { $turns ->
        [one] תור אחד
        [two] שני תורות
       *[other] { $turns } תורות
    }

review-chart = הניקוד הצפוי לאורך התורות
review-axis-turns = תורות
review-axis-points = נקודות
review-row-closes = { row } נעולה
review-several = { $sign } מסמן כמה שחקנים.

review-costliest =
    { $count ->
        [one] הטעות היקרה ביותר
       *[other] הטעויות היקרות ביותר
    }
review-nobody-better = אף אחד לא יכול היה לבחור טוב יותר.
review-decision = תור { $turn }, { $name }
review-rolled = הוטל
review-chosen = נבחר
review-better = עדיף
review-why = למה
review-in-action = { $choice } בפעולה { $action }
review-nothing = בלי סימון
review-nothing-either = בלי סימון בשתי הפעולות
review-penalty = קנס
review-with-penalty = { $choice }, עם קנס
review-not-chosen = עוד לא נבחר

review-meaning = מה המספרים אומרים
review-start-about = למה אפשר לצפות ממשחק מושלם לפני ההטלה הראשונה.
review-luck-about = כמה טובות היו ההטלות לעומת הטלות ממוצעות.
review-skill-about = כמה עלו הבחירות לעומת הטובות ביותר; 0 הוא מושלם.
review-others-about = מה גרמו שאר השחקנים כשנעלו שורות וסיימו את המשחק.
review-not-begun = עוד לא שוחק אף תור; אלה הערכים בהתחלה.
review-unfinished = המשחק לא נגמר; במקום התוצאה מופיע הצפי במקום שבו התיעוד נפסק.
review-earlier-ends = ליד שולחן אמיתי אחרים כן נועלים שורות ומסיימים את המשחק. לכן המשחקים שם קצרים יותר והניקוד נמוך יותר, ולקחת נקודות מוקדם עולה פחות ממה שמוצג כאן.
review-question-solo = השאלה היא: לכמה נקודות אפשר לצפות לבד, כשכל תור הוא שלכם ורוצים כמה שיותר נקודות?
review-question-paced =
    { $others ->
        [one] השאלה היא: לכמה נקודות אפשר לצפות כשאחרי כל תור שלכם בא תור אחד של שחקן אחר ורוצים כמה שיותר נקודות?
        [two] השאלה היא: לכמה נקודות אפשר לצפות כשאחרי כל תור שלכם באים שני תורות של אחרים ורוצים כמה שיותר נקודות?
       *[other] השאלה היא: לכמה נקודות אפשר לצפות כשאחרי כל תור שלכם באים { $others } תורות של אחרים ורוצים כמה שיותר נקודות?
    }
