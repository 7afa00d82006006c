bot-numbered = { bot-name } { $number }
event-begins = { $name }: התור הראשון.
event-you-begins = התור הראשון שלכם.
event-you-crossed = סימנתם את { cell.the }.
event-you-crossed-lucky = סימנתם את { cell.the } בזכות מספר מזל.
event-you-crossed-sum = סימנתם את { cell.the } = { sum }.
event-you-nothing = לא סימנתם הפעם.
event-you-locked = נעלתם את { row }.
event-you-penalty = קיבלתם קנס { $penalty } מתוך { $boxes }, מינוס { points }.
event-remark = { $name }: { $remark }
event-went-away = { $name }: אין חיבור.
event-came-back = { $name }: שוב איתנו.
event-replaced = { $name }: אין חיבור, ובינתיים משחק בוט.

player-state =
    { $state ->
        [thinking] בבחירה
        [away] אין חיבור
        [stood-in] בוט ממלא מקום
       *[idle] בהמתנה
    }
dice-throw = הטלת הקוביות
turn-mine = התור שלכם
turn-of = התור של { $name }
turn-drawing = הקוביות קובעות מי מתחיל.
turn-dice = הקוביות מתגלגלות.
turn-moment = רגע, בבקשה.
turn-clock = הזמן שנותר
turn-skip = דילוג

away-waits = { $name }: אין חיבור. המשחק ממתין ושום דבר לא הולך לאיבוד.
away-replace = שבוט ישחק במקום { $name }
table-return = חזרה למקום שלי
table-door = כניסה מחדש
sheet-open = פתיחת הדף של { $name }
reactions = אמרו משהו

menu = תפריט
menu-learn-about = המשחק ימתין: החץ למעלה מחזיר לשולחן.
menu-tips = הצגת העצות שוב
menu-tips-shown = העצות יופיעו במהלך המשחק.
menu-pace = קצב המשחק
pace-calm = ברוגע
pace-swift = מהר
pace-at-once = מיד
menu-shake = הטלה בניעור הטלפון
sound = צלילים
vibration = רטט
keys = משחק במקלדת
keys-roll = הטלת הקוביות
keys-legal = אל המספר הבא שאפשר לסמן
keys-walk = מעבר על הדף
keys-pencil = סימון מספר בעיפרון או מחיקתו
keys-confirm = אישור
keys-pass = ויתור
keys-undo = ביטול
keys-skip = דילוג על מה שמוצג
move = המשך במכשיר אחר
move-about =
    { $minutes ->
        [one] סרקו את הקוד במכשיר האחר או פתחו בו את הקישור בתוך דקה אחת. המקום שלכם יעבור לשם.
        [two] סרקו את הקוד במכשיר האחר או פתחו בו את הקישור בתוך שתי דקות. המקום שלכם יעבור לשם.
       *[other] סרקו את הקוד במכשיר האחר או פתחו בו את הקישור בתוך { $minutes } דקות. המקום שלכם יעבור לשם.
    }
move-send = העתקת הקישור
leave = יציאה מהשולחן
leave-game = אם תצאו, בוט יוכל לשחק במקומכם. אפשר לחזור מהמכשיר הזה.
leave-lobby = אם תצאו, המקום שלכם יתפנה.
leave-stay = נשארים

page-back = חזרה
page-not-loaded = לא הצלחנו לטעון את החלק הזה של הדף. האם יש חיבור לאינטרנט?
hint = רמז
