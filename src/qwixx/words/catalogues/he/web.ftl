page-home = חזרה להתחלה
page-language = שפה
page-cancel = ביטול
page-trademark = Qwixx הוא סימן מסחרי של המוציא לאור. תוכנה חופשית זו אינה קשורה אליו; המילים והציורים הם שלנו.

home-about = משחק קוביות של סימון מספרים. לכל מי שסביב השולחן, מקרוב ומרחוק.
home-ways = מה תרצו לעשות?

variant-choice = איזה דף?
player-number = שחקן { $number }
winner = המנצח
rules-about = כל מה שצריך בשתי דקות.

sheet-cell =
    { $state ->
        [crossed] { cell }, מסומן
        [pencilled] { cell }, מסומן בעיפרון
        [legal] { cell }, אפשר לסמן עכשיו
        [early] { cell }, נועל את השורה, עדיין אי אפשר
        [skipped] { cell }, דולג
        [closed] { cell }, השורה נעולה
       *[open] { cell }, פנוי
    }
sheet-lock =
    { $state ->
        [locked] מנעול, מסומן
        [closed] מנעול, מישהו אחר נעל את השורה
       *[open] מנעול: { pad-lock }
    }
sheet-of = הדף של { $name }
sheet-penalty-count = קנסות: { $count } מתוך { $boxes }
sheet-take-penalty = לקיחת קנס. עד כה: { $count } מתוך { $boxes }
sheet-point-table = נקודות לפי הסימונים בשורה

scorepad = פנקס ניקוד
scorepad-about = הקוביות אצלכם? הנה הפנקס. הוא מכיר את הכללים, מחשב את הנקודות ועובד בלי אינטרנט.
scorepad-players = שחקנים
scorepad-name = השם של שחקן { $number }
scorepad-remove = הסרת שחקן { $number }
scorepad-add = הוספת שחקן
scorepad-start = מתחילים
scorepad-hint = הקישו על מספר כדי לסמן אותו.
scorepad-crossed = { $name }: { cell }
scorepad-penalty = { $name }: קנס
scorepad-undone = בוטל. { $mark }
scorepad-undo = ביטול
scorepad-together = זו הייתה אותה הטלה
scorepad-new = משחק חדש
scorepad-new-about = כל הסימונים בכל הדפים יימחקו.
scorepad-again = אותם שחקנים
scorepad-others = שחקנים אחרים או דף אחר
