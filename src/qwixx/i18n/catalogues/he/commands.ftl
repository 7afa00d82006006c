greeting = ‏Qwixx, משחק קוביות של סימון מספרים. הנה מה שאפשר לעשות:
greeting-more = כל השאר

## מה הוקלד לא נכון

usage = { $command }: { $sentence }. עוד: { $command } { "⁨--help⁩" }
usage-suggestion = { $command }: { $sentence }. האם הכוונה ל־{ $word }? עוד: { $command } { "⁨--help⁩" }
usage-argument = { "⁨%(argument_name)s⁩" }: { "⁨%(message)s⁩" }
usage-choice = הערך { $value } לא מוכר כאן; אפשר: { $choices }
usage-ignored = לא אמור להיות כאן דבר, אבל יש { "⁨%s⁩" }
usage-language = אין שפה "{ $tag }"; אפשר: { $languages }
usage-missing = חסר: { "⁨%s⁩" }
usage-not-with = זה לא הולך יחד עם { "⁨%s⁩" }
usage-one = כאן צריך לבוא עוד משהו
usage-one-or-more = כאן צריך לבוא לפחות אחד
usage-unknown = זה לא מוכר כאן: { "⁨%s⁩" }

## מה לא הצליח

trouble-line = שורה { $line } בקובץ: { $sentence }
trouble-no-file = אין קובץ "{ $file }". האם השם הוקלד נכון?
trouble-folder = "{ $file }" הוא תיקייה. ציינו קובץ.
trouble-forbidden = אסור לקרוא את "{ $file }" או לכתוב אליו.
trouble-full = לא נשאר מקום לכתוב.
trouble-port = הפורט הזה כבר תפוס. בחרו פורט אחר, או 0 לכל פורט פנוי.
trouble-other = המערכת אומרת: { $said } { $file }
trouble-not-installed = לשם כך צריך את { $part }, והוא לא מותקן. כך מתקינים אותו: { $remedy }

refusal-number = "{ $found }" אינו מספר שלם מ־{ $low } עד { $high }.
refusal-cannot-write = אי אפשר לכתוב את "{ $file }". בחרו קובץ אחר.
refusal-file-too-large = "{ $file }" גדול מכדי להיות קובץ של המשחק.
refusal-not-text = "{ $file }" אינו טקסט, ולכן אינו קובץ של המשחק.
refusal-no-sheet = אין דף רישום ואין קובץ בשם "{ $name }"; אפשר: { $known }.
refusal-sheets-given = מספר הדפים במצב הוא { $given }, ולא 1 או { $players }.
refusal-roll-given = במצב כבר יש הטלה. השמיטו את השנייה.
refusal-bots = מספר הבוטים הוא { $named }, ומספר השחקנים { $players }. ציינו בוט אחד לכולם, או אחד לכל שחקן.
refusal-arena-few = בזירה צריך לפחות שני בוטים.
refusal-arena-twice = הבוט "{ $name }" צוין פעמיים, אבל הוא יכול לפגוש רק אחרים.
refusal-arguments = בקובץ "{ $file }" שמור טורניר אחר, והוא לא שונה. בחרו קובץ אחר.
refusal-not-tournament = "{ $file }" אינו טורניר שלנו, והוא לא שונה. בחרו קובץ אחר.
refusal-fast-core = בדף הרישום הזה יכולים לשחק רק בוטים אקראיים ובוטים משלכם.
refusal-memory = לפתרון דרוש זיכרון של { $size } מ"ב, ואין כל כך הרבה.
refusal-too-large = אפשר לפתור משחקים עם קוביות של עד { $most } פאות.
refusal-not-learnt = האלוף לא למד את המשחק הזה. בחרו בוט אחר.
refusal-threads = מספר התהליכונים הוא למחשב הזה, ואשכול משתמש בכל הליבות שלו. השמיטו אחד מהשניים.
refusal-rows = סוג השורות חשוב רק לקובץ. ציינו גם קובץ.
refusal-one-output = רק תוצאה אחת יכולה לצאת לפלט התקני. כתבו את האחרות לקבצים.
refusal-save-standard = ההרצה הבאה צריכה לקרוא את זה שוב, ולכן { "⁨-⁩" } לא מתאים. ציינו קובץ.
refusal-perft-large = תור { $turn } היה מוביל לכ־{ $positions } מצבים, יותר מדי לספירה. בחרו פחות תורות.
refusal-joined = שולחן של שרת כבר מוכן. השמיטו את { $flag }.

## דפי רישום

sheet-summary =
    { $locking ->
        [one] קוביות של { $sides } פאות, בשורה { $cells } מספרים; האחרון נועל אחרי { $needs ->
            [one] סימון אחד
            [two] שני סימונים
           *[other] { $needs } סימונים
        }
        [two] קוביות של { $sides } פאות, בשורה { $cells } מספרים; אחד משני האחרונים נועל אחרי { $needs ->
            [one] סימון אחד
            [two] שני סימונים
           *[other] { $needs } סימונים
        }
       *[other] קוביות של { $sides } פאות, בשורה { $cells } מספרים; אחד מ־{ $locking } האחרונים נועל אחרי { $needs ->
            [one] סימון אחד
            [two] שני סימונים
           *[other] { $needs } סימונים
        }
    }
sheet-summary-lucky = { sheet-summary }; מספרי מזל
sheet-accepted = { $file }: התקבל. { $title }: { $summary }
sheet-count =
    { $sheets ->
        [one] דף רישום אחד
        [two] שני דפי רישום
       *[other] { $sheets } דפי רישום
    }
page-count =
    { $pages ->
        [one] עמוד אחד
        [two] שני עמודים
       *[other] { $pages } עמודים
    }
pad-written = { $file }: { sheet-count }, { page-count }
record-written = { $file }: { $title }, { sheet-count }

## תיעוד

told-turn = תור { $turn }, השחקן בתורו { $name }: { $roll }.
verify-over = { $file }: לפי החוקים עד הסוף, והנקודות נכונות: { $scores }. { $dice }
verify-so-far = { $file }: עד כה לפי החוקים; המשחק לא הסתיים. { $dice }
verify-score = { $name } { $score }
verify-dice =
    { $verdict ->
        [proved] הקוביות: כל הטלה חושבה מחדש והיא נכונה.
        [sealed] הקוביות: הוגנות, והסוד שלהן עוד לא נחשף.
       *[unknown] הקוביות: מסוג שאי אפשר לחשב מחדש.
    }
verify-start-agreed = הוסכם מי מתחיל: הקוביות לא מוכיחות זאת.
verify-absence = המספר הסודי של { $name } היה חסר: הטלות בלעדיו: { $missed } מתוך { $draws }. שום דבר בתיעוד לא מוכיח שהחיבור באמת נותק.

## עבודה ארוכה

progress-preparing = מכינים …
progress-compiling = מהדרים את התוכנה …
progress-playing = משחקים …
progress-counting = סופרים, תור { $turn } מתוך { $turns } …
progress-solving = פותרים { $name }, { $question } …
progress-solving-several = פותרים { $name }, { $question }, טבלה { $place } מתוך { $tables } …
progress-joining = מצטרפים לאשכול …
progress-games = משחקים: { $done } מתוך { $total }
progress-sheets = דפי רישום: { $done } מתוך { $total }
progress-left = נשארו בערך { $time }
progress-seconds = { $time } שנ׳
progress-minutes = { $time } דק׳
progress-hours = { $time } שע׳
note-waiting = תהליך אחר כבר פותר את זה; מחכים לו …
note-not-kept = אי אפשר לשמור את התוצאה לפעם הבאה
interrupted = הופסק; זה מה ששוחק עד כה.
interrupted-early = הופסק לפני שהסתיימו המשחקים הראשונים
interrupted-saved = הופסק; אותה פקודה תמשיך מ־{ $file }
interrupted-rows = הופסק; הקובץ { $file } לא נכתב

## בוטים

ran-threads = תהליכונים: { $workers }
ran-cluster = תהליכי Ray: { $workers }, מחשבים: { $machines }
column-seat = מקום
column-bot = בוט
column-score = נקודות
column-error = טעות תקן
column-wins = ניצחונות
column-penalties = קנסות
column-locks = מנעולים
column-rating = דירוג
column-interval = טווח של 95%
simulate-header =
    { $games ->
        [one] { $title }: משחק אחד, מספר התחלתי { $seed }, ב־{ $seconds } שנ׳ ({ $rate } בשנייה, { $ran })
        [two] { $title }: שני משחקים, מספר התחלתי { $seed }, ב־{ $seconds } שנ׳ ({ $rate } בשנייה, { $ran })
       *[other] { $title }: { $games } משחקים, מספר התחלתי { $seed }, ב־{ $seconds } שנ׳ ({ $rate } בשנייה, { $ran })
    }
simulate-first = מקום 1 פותח כל משחק; עם { "⁨--rotate⁩" } המקומות פותחים לפי תור.
simulate-turns = המקומות פותחים לפי תור.
simulate-footer = תורות במשחק: { $turns }. משחקים שהסתיימו במנעולים: { $share }.
simulate-title =
    { $games ->
        [one] { $title }: משחק אחד
        [two] { $title }: שני משחקים
       *[other] { $title }: { $games } משחקים
    }
simulate-seat = מקום { $seat }: { $bot }
simulate-scores =
    { $step ->
        [one] נקודות, בצעדים של נקודה אחת
        [two] נקודות, בצעדים של שתי נקודות
       *[other] נקודות, בצעדים של { $step } נקודות
    }
simulate-share = חלק מהמשחקים
arena-header = { $title }, שחקנים: { $players }, מספר התחלתי { $seed }. משחקים: { $games }; סדרות הטלה: { $deals }, כל אחת שוחקה { $times } פעמים בחילופי מקומות; { $ran }.
arena-tables = ניצחונות בכל שולחן, לפי מקומות:
arena-table = { $bots } (משחקים: { $games })
arena-pairs = למי היו יותר נקודות, שוויון כחצי:
arena-pair = { $one } נגד { $other }
arena-open = עוד לא מובהק סטטיסטית
arena-unsettled = ההבדל בין { $one } לבין { $other } עוד לא מובהק סטטיסטית; משחקים נוספים עשויים להכריע.
arena-settled = כל ההבדלים בין שכנים בדירוג מובהקים סטטיסטית.

## פתרון

question-solo = לבד
question-paced = כמו בשולחן ל־{ $players } שחקנים
question-lucky = { $question }, מספרי מזל { $lucky }
solve-header = { $title }, { $question }. דפי רישום שונים: { $states }.
solve-alone = במשחק לבד
solve-now = רגע לפני התור
solve-later =
    { $turns ->
        [one] התור בא אחרי תור אחד של אחרים
        [two] התור בא אחרי שני תורות של אחרים
       *[other] התור בא אחרי { $turns } תורות של אחרים
    }
solve-solved = נפתר ב־{ $seconds } שנ׳ ({ $processor } שנ׳ של מעבד).
solve-kept = נמצא שמור ב־{ $seconds } שנ׳ ({ $processor } שנ׳ של מעבד).
advise-header = למה שחקן { $player } יכול לצפות בסוף, { $question }, כשמשחקים למרב הנקודות:
advise-more = ועוד { $count }; { "⁨--json⁩" } מראה את כולן
column-action = פעולה { $action }
column-expected = צפי
column-cost = מחיר
column-roll = הטלה
column-turn = תור
perft-white = דרכים בפעולה 1
perft-ways = דרכים בסך הכול
perft-positions = מצבים
perft-ended = הסתיימו

## השרת

serve-ready = ‏Qwixx מוכן.
serve-here = במחשב הזה: { $address }
serve-elsewhere = במכשירים אחרים: { $address }
serve-phones = לטלפונים ברשת שלכם: { $command }
serve-no-page = הדף לדפדפנים לא נבנה; רק תוכנות יכולות לשחק כאן. כך בונים אותו: { $command }
serve-stop = ‏Ctrl-C עוצר; כל משחק נשמר.
serve-stopped = ‏Qwixx נעצר.
