word-help = עזרה
word-quit = יציאה
word-rules = חוקים
word-sheet = דף
word-sheets = דפים
word-read = הקראה
word-dice = קוביות
word-why = למה
word-back = חזרה
word-quick = מהר
word-draw = ציור
word-save = שמירה
word-hint = רמז
word-yes = כן
word-no = לא
word-nothing = ויתור
word-virtual = וירטואליות
word-real = אמיתיות
word-fair = הוגנות
word-colours = א צ י כ

## לפני המשחק

plain-ask-variant = איזה משחק? { $names }, או קובץ של דף רישום משלכם. ‏Enter: { $usual }.
plain-ask-people = כמה אנשים משחקים ליד המקלדת הזאת? { span }, או 0 כדי לצפות. ‏Enter: 1.
plain-ask-name = שם שחקן { $number }? ‏Enter: { $usual }.
plain-ask-bots = מי עוד משחק? מספר היריבים { span }: { $levels }, עם פסיקים ביניהם, או מספר של אקראיים. ‏Enter: { $usual }.
plain-nobody = אף אחד
plain-ask-dice = אילו קוביות? { word-virtual }; { word-real }, שאתם מטילים ומקלידים; או { word-fair }, שכל אחד יכול לבדוק אחר כך. ‏Enter: { word-virtual }.
plain-setup =
    השאלות האלה מכינות את המשחק. ‏Enter מקבל את ההצעה. אפשר לענות עליהן גם מראש: { $command } מראה איך.
    { $space }{ word-quit }: לצאת.
plain-goes-on = ממשיכים את המשחק שבקובץ { $file }.
plain-fair = קוביות הוגנות: השולחן מתחייב עכשיו לסוד, ואינו יכול עוד לשנות את ההטלות. הסוד נמצא בתיעוד המשחק, לכן אל תציצו בו לפני הסוף; אחר כך { $command } מחשב מחדש כל הטלה.
plain-fair-words = { $name }, הקלידו מילים משלכם שיתערבבו בקוביות, או Enter בלי להוסיף.
plain-commitment-table = ההתחייבות של השולחן:
plain-commitment = ההתחייבות של { $name }:

## במשחק

plain-help =
    כדי לבחור, הקלידו את מספר הבחירה או משבצת: { $cell }, עם כוכבית למספר מזל: { $lucky }. ‏Enter או 0: בלי סימון.
    בכל שאלה אפשר להקליד גם:
    { $space }{ word-sheet }: לצייר את הדף שלכם. { word-sheets }: לצייר את של כולם.
    { $space }{ word-read }: הדף שלכם במילים, להאזנה במקום צפייה.
    { $space }{ word-dice }: ההטלה פעם נוספת.
    { $space }{ word-why } { $cell }: למה אי אפשר לסמן את המשבצת הזאת.
    { $space }{ word-hint }: כמה שווה כל אפשרות, ולמה הטובה ביותר היא הטובה ביותר.
    { $space }{ word-rules }: החוקים בקצרה.
    { $space }{ word-back }: לבטל את הבחירה האחרונה, כל עוד לא אושרה.
    { $space }{ word-quick }: הבחירה תקפה מיד, בלי אישור. שוב { word-quick }: חזרה לאישור.
    { $space }{ word-draw }: לא לצייר את הדף לפני הבחירה. שוב { word-draw }: לצייר שוב.
    { $space }{ word-save } { $file }: לשמור את המשחק, ולהמשיך לשמור אותו שם.
    { $space }{ word-quit }: לצאת. מה שנשמר לא אובד.
    בדף מצויר: { plain-legend }
plain-legend = [5] מותר לסמן עכשיו, X5X מסומן, 5 פתוח, -5- אבוד, #5# נעול, { $lock } הוא המנעול, = הן נקודות השורה.
plain-intro = { $title }: { $names }.
plain-hint = הקלידו { "?" } לעזרה בכל שאלה, { word-quit } ליציאה.
plain-hint-drawing = בדף: { plain-legend } אם אתם מאזינים ולא צופים, הקלידו { word-draw } כדי להפסיק את הציורים.
plain-throws = הטלה של { $name }: { $throw }.
plain-type-dice = הקלידו מה מראות הקוביות: { $wanted }.
plain-type-start = הקלידו מי השחקן שפותח: { span }.
plain-type-throws = הקלידו הטלה אחר הטלה משחקן 1 והלאה, עד ה־{ $six } הראשון.
plain-white = לבנה
plain-roll-back = ההטלה בוטלה.
plain-roll-right = האם ההטלה נכונה?
plain-agreement = { $typed } Enter אם זה נכון, { word-no } אם לא.
plain-lobby = ליד השולחן: { $names }. Enter מתחיל את המשחק. כדי להוסיף בוט, הקלידו את הרמה שלו: { $levels }.
plain-idle = { $names }: אין מה לסמן בפעולה 1.
plain-idle-2 = { $names }: אין מה לסמן בפעולה 2.
plain-forced = { $names }: אין מה לסמן בפעולה 2, ובפעולה 1 לא סומן דבר. זה קנס.
plain-ask-white = { $name }, פעולה 1, סכום הלבנות { $total }:
plain-ask-colour = { $name }, פעולה 2:
plain-prompt = { $name }, הקלידו { $numbers } או משבצת; Enter: בלי סימון.
plain-prompt-cost = { $name }, הקלידו { $numbers } או משבצת; Enter: בלי סימון, במחיר של קנס.
plain-nothing-follows = בפעולה 2 לא יהיה לכם מה לסמן.
plain-cost = אם לא תסמנו עכשיו, יהיה קנס: מינוס { $points } נקודות. זה קנס { $number } מתוך { $boxes }.
plain-cost-last = אם לא תסמנו עכשיו, יהיה קנס: מינוס { $points } נקודות. זה קנס { $number } מתוך { $boxes }, והמשחק ייגמר.
plain-really = באמת בלי סימון? { word-yes } או { word-no }; Enter: { word-no }.
plain-chosen = { $name }: { $choice }.
plain-confirm = { $chosen } ‏Enter מאשר, { word-back } משנה.
plain-neither = "{ $answer }" אינו Enter ואינו { word-back }.
plain-no-back = אין מה לבטל.
plain-again = פעולה 2 פעם נוספת.
plain-may = עכשיו מותר לסמן: { cell }.
plain-why = { $reason } (חוק { $clause }).
plain-not-begun = המשחק עוד לא התחיל.
plain-quick-on = עכשיו הבחירה תקפה מיד.
plain-quick-off = עכשיו מאשרים את הבחירה במקש Enter.
plain-draw-on = הדף שלכם מצויר לפני הבחירה.
plain-draw-off = הדפים מצוירים רק לפי בקשה.

## דפי רישום

plain-sheet = דף הרישום של { $name }
plain-sheet-lucky = דף הרישום של { $name }, מספרי מזל { $first } ו־{ $second }
plain-sheet-total = קנסות { $taken } מתוך { $boxes } = { $minus }, סך הכול { $total }
plain-lock = נ
read-row = { $row }: { $parts }.
read-join = { $first }; { $second }
read-crossed = מסומנים { $numbers }
read-nothing = לא סומן דבר
read-locked = המנעול מסומן
read-closed = נעולה
read-open = פתוחים { $numbers }
read-needs =
    { $needs ->
        [one] { $numbers } רק אחרי עוד סימון אחד
        [two] { $numbers } רק אחרי עוד שני סימונים
       *[other] { $numbers } רק אחרי עוד { $needs } סימונים
    }
read-lucky = מספרי מזל { $first } ו־{ $second }.
read-total =
    { $penalties ->
        [one] קנס אחד. סך הכול { $total }.
        [two] שני קנסות. סך הכול { $total }.
       *[other] { $penalties } קנסות. סך הכול { $total }.
    }

## שמירה ויציאה

plain-save-how = הקלידו { word-save } ושם של קובץ.
plain-save-elsewhere = כדי להמשיך לשמור, הקלידו { word-save } ושם אחר.
plain-saved = המשחק נשמר בקובץ { $file }.
plain-saved-on = המשחק נשמר בקובץ { $file }, וממשיך להישמר שם.
plain-record = תיעוד המשחק נמצא בקובץ { $file }.
plain-check = כך בודקים אותו: { $command }
plain-go-on = כך ממשיכים: { $command }
plain-ended = הקלט הסתיים.
plain-interrupted = הופסק.
plain-no-game = לא התחיל שום משחק.
plain-not-saved = המשחק הזה לא נשמר.
plain-goodbye = להתראות.

refusal-cannot-read = אי אפשר לקרוא את "{ $file }". בחרו קובץ אחר.
refusal-file-exists = הקובץ { $file } כבר קיים ולא יידרס. בחרו שם אחר, או המשיכו את המשחק שבו: { $command }
refusal-file-changed = מישהו אחר שינה את הקובץ { $file }; הוא נשאר כפי שהוא.
refusal-not-saved-game = { $file } לא יכול להיות משחק שמור.
refusal-unreachable = { join-unreachable }
refusal-resume = משחק שנמשך כבר מוכן. השמיטו את { $flag }.
refusal-not-resumed = אי אפשר להמשיך את המשחק שבקובץ { $file }.
refusal-resume-over = המשחק שבקובץ { $file } נגמר. כך רואים אותו: { $command }
refusal-seed = מספר התחלתי הוא רק לקוביות שעל המסך.
refusal-person-taken = השם "{ $name }" תפוס. בחרו שם אחר.
refusal-opponents = בדף הרישום הזה משחקים רק יריבים אקראיים.
