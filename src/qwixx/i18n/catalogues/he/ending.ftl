game-number = משחק { $game } בשולחן { $code }
ending-place =
    { $place ->
        [2] השני
        [3] השלישי
        [4] הרביעי
       *[other] החמישי
    }
ending-you-won = ניצחתם עם { points }!
ending-you-shared = ניצחון משותף שלכם ושל { $names }: { points } לכל אחד.
ending-you-alone = סיימתם את המשחק עם { points }.
ending-you-placed = הגעתם למקום { ending-place }, { points } אחרי { $names }.
ending-you-last = הפעם הגעתם למקום { ending-place }, { points } אחרי { $names }. משחק חדש, מזל חדש!
ending-you-penalties = המשחק נגמר. סימנתם את כל { $boxes } משבצות הקנס.
ending-share = שיתוף
ending-download = הורדת תיעוד המשחק
share-picture = תמונת התוצאה: { $result }
share-link = העתקת הקישור
share-copy = העתקת התמונה
share-copied = התמונה הועתקה.
share-download = הורדת התמונה
again-wanted = { $name } בעד משחק נוסף.
ending-earlier = משחקים קודמים בשולחן הזה
review-heading = ניתוח המשחק
review-preparing = מכינים את ניתוח המשחק …
points-preparing = הנקודות הצפויות עדיין בחישוב …

replay = צפייה חוזרת
replay-moment = תור { $turn }: { $name }
replay-start = לפני ההטלה הראשונה
replay-back = צעד אחד אחורה
replay-forward = צעד אחד קדימה
replay-slider = צעד במשחק
replay-play = הפעלה
replay-pause = השהיה
replay-share = קישור לרגע הזה

dice-heading = הוכחה שהקוביות הוגנות
dice-proved =
    { $rolls ->
        [one] הטלה אחת חושבה מחדש במכשיר הזה מתוך מספרים סודיים שהשולחן והשחקנים האלה קבעו לפני המשחק: { $names }. שום שחקן לא יכול היה לכוון או לחזות אותה.
        [two] שתי ההטלות חושבו מחדש במכשיר הזה מתוך מספרים סודיים שהשולחן והשחקנים האלה קבעו לפני המשחק: { $names }. שום שחקן לא יכול היה לכוון או לחזות אותן.
       *[other] כל { $rolls } ההטלות חושבו מחדש במכשיר הזה מתוך מספרים סודיים שהשולחן והשחקנים האלה קבעו לפני המשחק: { $names }. שום שחקן לא יכול היה לכוון או לחזות אותן.
    }
dice-proved-alone =
    { $rolls ->
        [one] הטלה אחת חושבה מחדש במכשיר הזה מתוך מספר סודי שהשולחן קבע לפני המשחק. דבר לא שונה אחר כך; אבל לשחקנים לא היה חלק בכך.
        [two] שתי ההטלות חושבו מחדש במכשיר הזה מתוך מספר סודי שהשולחן קבע לפני המשחק. דבר לא שונה אחר כך; אבל לשחקנים לא היה חלק בכך.
       *[other] כל { $rolls } ההטלות חושבו מחדש במכשיר הזה מתוך מספר סודי שהשולחן קבע לפני המשחק. דבר לא שונה אחר כך; אבל לשחקנים לא היה חלק בכך.
    }
dice-own = אחד המספרים הסודיים האלה הוא שלכם: הוא נבחר במכשיר הזה.
dice-wrong = הקוביות האלה אינן מתאימות למה שהובטח לפני המשחק. הפרטים מראים היכן.
dice-unknown = אלה היו קוביות אמיתיות שאנשים הקלידו. אין מה לחשב מחדש.
dice-details = כל הפרטים
dice-table = השולחן
dice-how-secrets = לפני המשחק השולחן והמכשיר של כל שחקן בחרו כל אחד מספר סודי ופרסמו את החותם שלו.
dice-how-links = לכל הטלה כל אחד גילה עוד חוליה בשרשרת שמובילה אל החותם הזה. איש אינו יכול לגלות חוליה מראש, ואיש אינו יכול להחליף אותה.
dice-how-recipe = כל החוליות של הטלה הפכו יחד לקוביות לפי מתכון שהוא אחיד בכל מקום (SHA-256).
dice-how-check = המכשיר שלכם חזר עכשיו על הכול: השרשראות, החוליות וההטלות.
dice-parties = מי השתתף
dice-commitment = חותם, לפני המשחק
dice-revealed = נחשף בסוף
dice-holds = החותם מתאים.
dice-broken = החותם אינו מתאים.
dice-absent =
    { $count ->
        [one] הטלה אחת נעשתה בלעדיו.
        [two] שתי הטלות נעשו בלעדיו.
       *[other] { $count } הטלות נעשו בלעדיו.
    }
dice-gaps = המספר הסודי של { $name } היה חסר שוב ושוב: הטלות בלעדיו: { $missed } מתוך { $draws }, הפסקות נפרדות: { $gaps }. ניתוקים כמעט שאינם מסבירים זאת. מי שמפעיל את השולחן יכול לכוון כך הטלות.
dice-draws = כל הטלה והטלה
dice-roll = הטלה { $number }
dice-start = מי מתחיל
dice-same = כמו בתיעוד
dice-different = לא כמו בתיעוד
dice-said = בתיעוד כתוב:

hint-preparing = חושבים …
hint-expected = נקודות צפויות: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-take = סימון בעיפרון
hint-erase = מחיקת הסימון
# How good a choice is, against the best.
hint-grade =
    { $grade ->
        [best] הכי טוב
        [same] טוב באותה מידה
        [near] גם טוב
        [less] קצת פחות טוב
       *[worse] הרבה פחות טוב
    }
hint-now = סמנו את { cell.the }.
hint-nothing = אל תסמנו עכשיו.
hint-penalty = סמנו קנס.
hint-then = אחר כך, בפעולה 2, סמנו את { cell.the }.
hint-next = { $first }, אחר כך { $second }
hint-choices = מה אפשר לעשות
hint-numbers = הצגת המספרים
# What is said after some seconds of waiting.
waiting-first =
    { $sheet ->
        [large] בדף גדול כזה זה נמשך בפעם הראשונה כמה דקות. אחר כך התשובה תגיע מיד.
       *[usual] בפעם הראשונה בכל דף זה נמשך יותר זמן, עד דקה. אחר כך התשובה תגיע מיד.
    }
