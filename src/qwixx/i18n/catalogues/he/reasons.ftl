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
reason-not-next = { cell.the } הוא לא המספר הבא בשורה. מספר מזל מסמן רק את המספר הבא.
reason-not-fewest = מספר מזל מסמן בשורה שבה הכי מעט סימונים. זו לא { row }.
reason-not-active = רק השחקן בתורו יכול לעשות את זה עכשיו.
reason-lucky-in-action-2 = מספרי מזל פועלים רק בפעולה 1.
reason-die-out = { colour.the-die } יצאה מהמשחק.
reason-not-colour-sum = אף קובייה לבנה לא נותנת { $number } יחד עם { colour.the-die }.
