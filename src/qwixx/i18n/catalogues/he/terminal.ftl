# What the app of the terminal says. $key and $other are keys, named as on the keyboard.
start-go-on = המשך משחק
start-watch = צפייה במשחק
start-quit = יציאה
app-missing = האפליקציה זקוקה ל־{ $part }: התקינו אותו בעזרת { $command }, או שחקו שורה אחר שורה: { $plain }.
seat-nobody = אף אחד
seat-person = אדם
bot =
    { $level ->
        [random] בוט אקראי
        [gentle] בוט עדין
        [steady] בוט יציב
        [sharp] בוט פיקח
        [champion] בוט אלוף
       *[optimal] בוט מושלם
    }
join-link = קישור או קוד
join-connecting = מתחברים אל { $server } …
join-unreachable = אין תשובה מהכתובת { $server }. האם הכתובת נכונה והאם השרת פועל?
shelf-empty = עדיין אין כאן דבר.
shelf-file = קובץ אחר

play-turn = תור { $turn }
play-active = השחקן בתורו: { $name }
play-confirm = { $key } לאישור: { $choice }.
play-confirm-nothing = { $key } לאישור: לא לסמן.
play-confirm-penalty = { $key } לאישור: לא לסמן ולקחת קנס.
hand-over = { $name }, עכשיו התור שלכם לבחור. מה שהאחרים בחרו נשאר מוסתר עד שכולם יבחרו.
leave-near = המשחק שמור. אפשר להמשיך בו בכל עת.
leave-far = המקום שלכם שמור. אפשר לחזור אליו בכל עת.
too-small = בחלון יש { $size } תווים, ודרושים לפחות { $least }. הגדילו את החלון או הקטינו את האותיות.
type-dice = הקלידו מה הקוביות מראות, בסדר הזה: { $order }. לדוגמה { $example }.
replay-step = צעד { $step } מתוך { $steps }
replay-on = הבא
replay-turn = התור הבא

key-pencil = עיפרון
key-confirm = אישור
key-erase = מחיקה
key-nothing = בלי סימון
key-change = שינוי
key-hint = רמז
key-sheets = דפים
key-log = מהלך המשחק
key-help = עזרה
key-leave = יציאה
key-delete = מחיקה
key-back = חזרה
talk-close = { $key } לסגירה.
talk-go-on = { $key } להמשך.
talk-agree = { $key } ליציאה, { $other } לחזרה.
dialog-delete = { $key } מוחק, { $other } חוזר.
saved-delete = למחוק את { $file }? אי אפשר יהיה לשחזר אותו.

# What each key does, in a list of keys.
keys-move = תנועה על הדף שלכם
keys-enter = סימון המספר בעיפרון; פעם נוספת: אישור
keys-pick = בחירה מהרשימה
keys-nothing = בלי סימון
keys-erase = מחיקת הסימון בעיפרון
keys-hint = כמה שווה כל בחירה, ולמה
keys-change = ביטול האישור כל עוד אחרים חושבים
keys-sheets = מבט על הדפים האחרים
keys-log = כל מה שקרה
keys-leave = יציאה; המשחק נשמר בכל צעד
keys-mouse = בעכבר: לחצו על מספר, ואז לחצו עליו שוב.

hint-wait = רק רגע …
hint-not-now = רמז יופיע כשיהיה לכם מה לבחור.
hint-worth = { $choice }: צפויות { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } נקודות
analysis-missing = לשם כך צריך להתקין את הפותר: { $command }
notice-solving = המשחק נפתר: { $percent }%
notice-lost = החיבור נותק. המקום שלכם שמור; מנסים להתחבר שוב …

news-says = { $name }: { $words }
news-begins = התור הראשון: { $name }.
news-sat = { $name }: הצטרפות לשולחן.
news-away = { $name }: לא כאן כרגע.
news-back = { $name }: חזרה לשולחן.
news-left = { $name }: עזיבת השולחן.
news-replaced = בוט משחק במקום { $name }.
news-objected = { $name }: התנגדות. צריך להקליד שוב את ההטלה.
news-again = { $name } בעד משחק נוסף.
