reason-already-crossed = { cell.the } כבר מסומן.
reason-row-closed = { row } כבר נעולה.
reason-left-of-cross = { cell.the } נמצא משמאל לסימון האחרון שלכם. מסמנים רק משמאל לימין.
reason-lock-needs-crosses =
    { $needs ->
        [one] { cell.the } נועל את השורה. קודם צריך בה סימון אחד, ויש בה { $crosses }.
        [two] { cell.the } נועל את השורה. קודם צריך בה שני סימונים, ויש בה { $crosses }.
       *[other] { cell.the } נועל את השורה. קודם צריך בה { $needs } סימונים, ויש בה { $crosses }.
    }
reason-game-over = המשחק נגמר.
reason-not-rolled = הקוביות עוד לא הוטלו.
reason-not-white-sum = סכום הקוביות הלבנות הוא { $total }, לא { $number }.
reason-not-lucky = סכום הקוביות הלבנות הוא { $total }, וזה לא מספר מזל שלכם.
reason-not-next = { cell.the } הוא לא המספר הבא בשורה. במספר מזל מסמנים רק את המספר הבא.
reason-not-fewest = במספר מזל מסמנים בשורה שבה הכי מעט סימונים. זו לא { row }.
reason-not-active = רק השחקן בתורו יכול לעשות את זה עכשיו.
reason-lucky-in-action-2 = מספרי מזל פועלים רק בפעולה 1.
reason-die-out = { colour.the-die } יצאה מהמשחק.
reason-not-colour-sum = אף קובייה לבנה לא נותנת { $number } יחד עם { colour.the-die }.
reason-no-second-box = { cell.the } הוא בלי משבצת שנייה.
reason-not-crossed-once = צריך לסמן את { cell.the } פעם אחת לפני שמסמנים אותו שוב.
reason-needs-neighbour =
    כדי לסמן את ה־{ $number } של הבונוס צריך קודם לסמן את המספר הזה בשורה סמוכה: { $number } { $above ->
        [red] אדום
        [yellow] צהוב
        [green] ירוק
       *[blue] כחול
    } או { $number } { $below ->
        [red] אדום
        [yellow] צהוב
        [green] ירוק
       *[blue] כחול
    }.
reason-two-ways = אי אפשר לשלב מספר מזל עם סימון שני או עם מעוין.
reason-no-diamond = אין מעוין כזה בדף שלכם.
reason-diamond-passed = המעוין הזה כבר נוצל, או שהוא משמאל למעוין שנוצל.
reason-not-exchanged = המעוין הזה לא הופך { $total } ל־{ $number }.
reason-exchange-in-action-2 = מעוינים פועלים רק בפעולה 1.
reason-not-neighbour-sum = בפעולה 2 מסמנים את ה־{ $number } של הבונוס בקובייה לבנה ובקובייה של מספר סמוך שכבר סימנתם.
reason-wrong-rows = { cell.the } מביא סימונים נוספים. בחרו לכל אחד שורה שבה הכי מעט סימונים.
