refusal-other = אי אפשר לעשות את זה.

## המשחק

refusal-choices-missing = בפעולה 1 כל שחקן בוחר.
refusal-closing = רק שורה שננעלה בפעולה 1 יכולה להיסגר מאוחר יותר, ורק לפי חוק בית.
refusal-die-missing = { colour.the-die } עדיין במשחק. הטילו גם אותה.
refusal-die-value = הקוביות האלה לא יכולות להראות { $face }.
refusal-ended-twice = המשחק היה נגמר עוד לפני הסימון האחרון מאלה.
refusal-last-penalty = רק השחקן בתורו יכול לקבל את הקנס שמסיים את המשחק.
refusal-locks-apart = כל המנעולים האלה לא יכולים להופיע במשחק אחד.
refusal-lucky-count = כל שחקן צריך זוג מספרי מזל.
refusal-lucky-pairs = שני מספרי המזל האלה לא מתאימים לדף הרישום הזה.
refusal-no-lucky-numbers = בדף הרישום הזה אין מספרי מזל.
refusal-no-such-cell = אין בשורה הזאת { $number }.
refusal-no-such-player = אין שחקן כזה.
refusal-no-such-row = אין שורה כזאת.
refusal-no-such-variant = אין דף רישום בשם "{ $name }".
refusal-not-locked = השורה הזאת לא יכולה להיות סגורה: היא לא נעולה באף דף רישום.
refusal-not-spared = דף הרישום של השחקן בתורו לא מתאים למה שנאמר על הקנס.
refusal-penalty-count = בדף רישום יש ארבע משבצות קנס.
refusal-player-count = משחקים משניים עד חמישה שחקנים, או אחד לאימון.
refusal-row-count = בדף הזה יש { $rows } שורות.
refusal-start = אי אפשר להתחיל כך את המשחק.
refusal-throws = ההטלות לקביעת הפותח מסתיימות ב־6 הראשון.
refusal-wrong-phase = זה לא הרגע המתאים.

## דפים ותיעוד משלכם

refusal-date = תאריך הוא יום אמיתי בלוח השנה, שכותבים כך: 2026-11-15.
refusal-dice = הקוביות האלה לא מתאימות למשחק הזה.
refusal-sheet-rows = בדף רישום יש { $least } עד { $most } שורות, ולפחות שתיים מהן אפשר לנעול.
refusal-bonus-row = שורה { $row }: שורת בונוס נמצאת בין שתי שורות רגילות, וכל מספר בה מופיע גם מעליה וגם מתחתיה.
refusal-points = הנקודות הן מספרים שלמים, ואף אחד מהם לא קטן מהקודם.
refusal-cell-not-here = { $cell } לא מתאים כאן.
refusal-cell-twice = { $cell } מופיע פעמיים.
refusal-bar-fields = בפס יש עד { $most } שדות, כל אחד לשורה שאפשר לנעול, והוא בא עם מספרים ממוסגרים.
refusal-pair = זוג המספרים הזה לא מתאים.
refusal-faces = לדפים יש אותיות A, B, C וכן הלאה.
refusal-chain = מספרי השרשרת באים בזוגות, כל זוג משתי שורות שונות.
refusal-diamonds = מעוין מחליף בין שני סכומים שונים של שתי קוביות.
refusal-face-count = כל שחקן צריך אות לדף שלו.
refusal-no-such-face = אין דף עם האות הזאת.
refusal-diamond-count = נוצלו יותר מעוינים ממספרים שסומנו.
refusal-no-such-place = אין שדה כזה, או שהוא מופיע פעמיים.
refusal-bar = השדות שסומנו בפס לא תואמים למספרים הממוסגרים שסומנו.
refusal-chain-apart = שני מספרים בשרשרת מסומנים יחד, או אף אחד מהם.
refusal-sheet-feature =
    עדיין אי אפשר להשתמש כאן בדף "{ $title }": יש בו { $feature ->
        [other-rows] שורות אחרות מארבע השורות הצבעוניות
        [other-points] ניקוד משלו
        [second-crosses] מספרים שמסמנים פעמיים
        [double-numbers] מספרים שנספרים פעמיים
        [bar] פס
        [pairs] זוגות עם השפעה
        [bonus-rows] שורות בונוס
        [steps] מדרגות
        [chain] שרשרת
        [diamonds] מעוינים
       *[other] משהו לא מוכר כאן
    }.
refusal-locking = לפחות מספר אחד חייב לנעול את השורה.
refusal-name = השם הזה לא מתאים. בחרו שם קצר, בלי סימנים מיוחדים.
refusal-needs = מנעול לא יכול לדרוש כל כך הרבה סימונים.
refusal-number-out-of-reach = שורה { $row }: שתי קוביות אף פעם לא נותנות { $number }.
refusal-number-twice = בשורה { $row } המספר { $number } מופיע פעמיים.
refusal-row-too-short = שורה { $row } קצרה מדי: אי אפשר יהיה לנעול אותה לעולם.
refusal-sheet-name = השם "{ $name }" שייך לדף רישום שבא עם המשחק. תנו לשלכם שם אחר.
refusal-syntax =
    { $line ->
        [0] אי אפשר לקרוא את "{ $found }".
       *[other] שורה { $line } בקובץ: אי אפשר לקרוא את "{ $found }".
    }
refusal-title = הכותרת הזאת לא מתאימה. בחרו כותרת קצרה, בלי סימנים מיוחדים.

## השולחן

refusal-begun = כבר הוחלט מי מתחיל.
refusal-closed = השולחן הזה סגור.
refusal-form = השולחן לא הבין את זה. טענו את הדף מחדש.
refusal-game-on = זה צריך לחכות לסוף המשחק.
refusal-level = אין בוט בשם הזה.
refusal-log = אי אפשר להמשיך את המשחק הזה: מה שנשמר לא מתאים.
refusal-no-server = לזה צריך שרת.
refusal-table = מה שכתוב בקובץ הזה על השולחן פגום.
refusal-name-taken = ליד השולחן כבר יש "{ $name }".
refusal-no-change = זה כבר כך.
refusal-no-game = אין עכשיו משחק בשולחן הזה.
refusal-no-start = עוד לא הוחלט מי מתחיל.
refusal-no-such-bot = אין בוט בשם הזה.
refusal-no-such-seat = אין מקום כזה.
refusal-not-away = אף אחד לא חסר שם.
refusal-not-bot = במקום הזה לא יושב בוט.
refusal-not-host = רק מי שמארח את השולחן יכול לעשות את זה.
refusal-not-house = רק מי שמפעיל את השולחן יכול לעשות את זה.
refusal-not-seated = בשביל זה צריך מקום ליד השולחן.
refusal-not-to-roll = עכשיו לא מטילים קוביות.
refusal-not-typed = אף אחד לא הקליד הטלה.
refusal-not-your-seat = זה לא המקום שלכם.
refusal-nothing-to-choose = אין לכם עכשיו מה לסמן, ואין צורך לבחור.
refusal-paused = המשחק מושהה כי אין כאן אף אחד.
refusal-reaction = אין תגובה כזאת.
refusal-real-dice = בשולחן הזה משחקים בקוביות אמיתיות.
refusal-rolled = הקוביות כבר הוטלו.
refusal-seat-open = אף אחד לא יושב שם.
refusal-seat-taken = המקום הזה תפוס.
refusal-seconds = הזמן הזה קצר מדי או ארוך מדי.
refusal-stale = המשחק התקדם בינתיים. הסתכלו שוב.
refusal-stood-in = בוט משחק עכשיו במקומכם.
refusal-too-early =
    { $seconds ->
        [one] בוט יוכל להחליף את השחקן בעוד שנייה אחת.
        [two] בוט יוכל להחליף את השחקן בעוד שתי שניות.
       *[other] בוט יוכל להחליף את השחקן בעוד { $seconds } שניות.
    }
refusal-too-fast = לא כל כך מהר. חכו רגע.
refusal-virtual-dice = בשולחן הזה לא משחקים בקוביות אמיתיות.

## השרת

refusal-busy = השרת עמוס כרגע. נסו שוב בעוד רגע.
refusal-hello = הדף איבד את הקשר עם השולחן. טענו את הדף מחדש.
refusal-host = זה לא השם של השרת. בקשו את הכתובת הנכונה ממי שמפעיל אותו.
refusal-internal = משהו השתבש. נסו שוב.
refusal-no-hints = בשולחן הזה משחקים בלי רמזים.
refusal-no-reviews = בשולחן הזה לא מציגים את ניתוח המשחק.
refusal-no-spectators = בשולחן הזה אין צופים.
refusal-no-such-game = אין משחק כזה.
refusal-no-such-table = אין שולחן עם הקוד הזה. האם הוא הוקלד נכון?
refusal-not-installed = השרת הזה לא יודע לעשות את זה.
refusal-origin = הדף הזה אינו רשאי להשתמש בשרת הזה.
refusal-too-long = זה ארוך מדי.
refusal-too-many = יש כבר יותר מדי צופים בשולחן הזה.
refusal-unavailable = אי אפשר לשמור עכשיו כלום. נסו שוב בעוד רגע.
refusal-unsolved = לא הצלחנו לחשב את הנקודות הצפויות. נסו שוב מאוחר יותר.
refusal-version = הדף הזה ישן. טענו אותו מחדש.
refusal-wrong-token = הקישור הזה כבר לא מוביל למקום ליד השולחן.

## קוביות הוגנות

refusal-commitment = המספרים האלה לקוביות לא מתאימים. טענו את הדף מחדש.
refusal-link = המספרים האלה לקוביות לא תואמים למה שהובטח קודם.
refusal-no-draw = אף אחד לא מטיל עכשיו.
refusal-no-part = אתם לא משתתפים בהטלות האלה.
refusal-parties = להטלה הזאת חסרים המספרים של השולחן עצמו.
refusal-script-ended = לא נשארו הטלות.
refusal-secret = המספר הסודי של השולחן חסר, או מיותר.

## פנקסים להדפסה

refusal-paper = אין נייר כזה.
refusal-per-page = בכל עמוד יש בין דף אחד לארבעה דפים.
refusal-sheets = בפנקס יש בין 1 ל־{ $most } דפים.
refusal-cells-too-small = המשבצות יהיו קטנות מדי לסימון. בחרו פחות דפים בעמוד או נייר גדול יותר.
refusal-language = המשחק אינו מדבר בשפה הזאת.
