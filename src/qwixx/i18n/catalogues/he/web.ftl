page-home = לדף הבית
page-language = שפה
page-cancel = ביטול
page-trademark = ‏Qwixx הוא סימן מסחרי של המוציא לאור שלו. תוכנה חופשית זו אינה קשורה אליו; המילים והציורים הם שלנו.

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
rows-two-lines = מספרים גדולים: כל שורה מחולקת לשתיים

scorepad = פנקס ניקוד
scorepad-about = הקוביות אצלכם? הנה הפנקס. הוא מכיר את החוקים, מחשב את הנקודות ועובד בלי אינטרנט.
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

play-now = משחקים עכשיו
play-now-about = מיד, נגד שני בוטים
table-new = פתיחת שולחן
table-new-about = למשפחה ולחברים, כל אחד בטלפון שלו.
table-join = הצטרפות לשולחן
table-join-about = יש לכם קוד או קישור? היכנסו.
table-code = קוד השולחן
table-come-in = כניסה
table-watch = צפייה בלבד
table-seats = מקומות
table-bots = מתוכם בוטים
table-level = רמת הבוטים
table-make = פתיחת השולחן
your-name = השם שלכם
guest = אורח
bot-name =
    { $level ->
        [random] בוט אקראי
        [gentle] בוט עדין
        [steady] בוט יציב
        [champion] בוט אלוף
       *[sharp] בוט פיקח
    }

table = שולחן { $code }
table-share = שיתוף הקישור
table-copied = הקישור הועתק.
table-full = כל המקומות בשולחן הזה תפוסים.
table-seat-open = מקום פנוי
table-seat-you = אתם
table-add-bot = הוספת בוט
table-take-back = פינוי המקום של { $name }
table-begin = התחלת המשחק
table-wait-host = התחלת המשחק היא בידי { $name }.
table-lost = החיבור נותק. המקום שלכם שמור; מנסים להתחבר שוב.
table-ended =
    { $reason ->
        [moved] המקום שלכם עבר למכשיר אחר.
        [left] יצאתם מהשולחן.
        [closed] השולחן הזה נסגר.
       *[refused] השולחן או המקום הזה כבר לא קיים.
    }
table-news = מה קרה
page-close = סגירה
player-active = השחקן בתורו
dice-not-rolled = הקוביות עוד לא הוטלו.

turn-roll = התור שלכם.
turn-roll-button = הטלת הקוביות
turn-action = פעולה { $action }
turn-white = סמנו { $total } בשורה אחת, או ותרו.
turn-colour = אפשר לסמן עוד מספר אחד.
turn-colour-penalty = סמנו מספר, או קחו קנס.
turn-choose = הקישו על מספר
turn-passing = ממשיכים בלי לסמן.
turn-offers = אפשר לסמן: { $cells }.
turn-cross = סימון { cell }
turn-pass = ויתור
turn-penalty = לקיחת קנס
turn-penalty-sure = לקחת קנס? עדיין אפשר לסמן מספר.
turn-penalty-confirm = קנס: { "\u200E" }−{ $points }
turn-held = עוד רגע יסומן: { cell }.
turn-offline = אין חיבור
turn-later = אין חיבור. הסימון יישלח ברגע שהחיבור יחזור.
turn-wait = ממתינים ל־{ $names }.
turn-changeable = עדיין אפשר לשנות. ממתינים ל־{ $names }.
again = משחק נוסף
again-waits = ממתינים לאחרים

table-dice = קוביות
table-dice-fair = על המסך
table-dice-real = אמיתיות, מקלידים אותן
keypad = הקלדת ההטלה
keypad-about = הקישו על מה שמראה כל קובייה, משמאל לימין.
# A key for a face of the die that is asked for. $colour may also be white.
keypad-key =
    { $colour ->
        [white] לבנה { $face }
       *[red] { die-face }
    }
typed-roll = ההטלה הוקלדה בידי { $name }.
typed-start = { $name }: התור הראשון של { $first }.
typed-agree = נכון
typed-object = לא נכון
typed-take-back = ביטול ההטלה
typed-who-begins = מי מתחיל?
turn-real = הקוביות שלכם קובעות: הקלידו מה הן מראות.
turn-typed = זה נכון? הביטו בקוביות.
