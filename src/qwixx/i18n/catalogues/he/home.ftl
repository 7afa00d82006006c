# What the page says before a game: the ways in, new tables, invitations, the player's own games, watching.
home-together = משחקים יחד
home-alone = לומדים ורושמים ניקוד
play-as = אתם משחקים בשם { $name }.
play-as-change = שינוי
here = מכשיר אחד לכולם
here-about = משחקים לפי התור בטלפון או בטאבלט הזה, גם בלי אינטרנט.
learn = לומדים לשחק
learn-about = כמה דקות, ואתם יודעים לשחק.
print = הדפסת דפים
print-about = דפים חדשים לקופסה.
scorepad-in-short = יש לכם קוביות? אנחנו נחשב.
watch = צפייה
watch-about = המשחק על מסך גדול, והדפים בטלפונים.
watch-how = פתחו את הדף הזה בטלוויזיה או במחשב והקלידו את קוד השולחן. כל אחד משחק בטלפון שלו, והמסך הגדול מראה את הקוביות ואת כל דפי הרישום.
watch-open = הצגת השולחן
watch-invite = סרקו בטלפון או הקלידו את הקוד, ושבו לשולחן.
watch-lost = החיבור נותק. מנסים להתחבר שוב.

games-mine = המשחקים שלי
games-none = כאן יופיעו המשחקים שתשחקו במכשיר הזה.
games-score = { $name } { $points }
games-stage =
    { $stage ->
        [lobby] ממתין לשחקנים
        [play] במהלך המשחק
        [over] הסתיים
        [closed] סגור
        [gone] כבר לא קיים
       *[unknown] לא זמין כרגע
    }
games-replay = צפייה חוזרת במשחק האחרון בשולחן { $table }
games-remove = הסרת השולחן { $table } מהרשימה
games-removed = השולחן { $table } הוסר מהרשימה.

table-more = הגדרות נוספות
table-clock = זמן להחלטה
# One of a few: none, half a minute, one, three, a day.
table-clock-choice =
    { $seconds ->
        [0] ללא הגבלה
        [30] 30 שניות
        [60] דקה אחת
        [180] 3 דקות
       *[other] יום אחד
    }
table-hints = רמזים
table-hints-about = אפשר לבקש לראות את המהלך הטוב ביותר.
table-reviews = ניתוח המשחק
table-reviews-about = מה היה מזל ומה הייתה מיומנות.
table-spectators = צופים
table-spectators-about = כל מי שיש לו הקוד יכול לצפות.
table-house-rules = חוקי בית
table-code-about = אפשר גם להדביק כאן את הקישור. הקוד והקישור נמצאים אצל מי שפתח את השולחן.

invite-about = האחרים סורקים את התמונה, פותחים את הקישור או מקלידים את הקוד:
invite-link = קישור לשולחן
invite-qr = קוד לסריקה עם הקישור לשולחן
invite-screen = הצגה על מסך גדול
page-offline = אין חיבור לשרת. נסו שוב בעוד רגע.
page-retry = ניסיון נוסף
