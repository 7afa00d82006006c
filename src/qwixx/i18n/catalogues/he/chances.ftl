# Chances to win, as the champion sees them, next to points. $better and $other are choices, $why is a sentence.
chances = סיכויים
chances-measures = סיכויים או נקודות
chances-scores = מאיפה בא הניצחון
chances-scores-about = התחלה, מזל, מיומנות ואחרים נותנים יחד את החלק בניצחון, חוץ מעיגול.
chances-chart = הסיכוי לנצח לאורך התורות
chances-axis = סיכוי, %
chances-costliest =
    { $count ->
        [one] הטעות היקרה ביותר בדרך לניצחון
       *[other] הטעויות היקרות ביותר בדרך לניצחון
    }
chances-better = { $better }: סיכוי לנצח { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%; { $other }: { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
chances-differ = אם מסתכלים רק על הנקודות, זה להפך. { $why }
chances-about = הסיכויים לנצח הם של הבוט האלוף, שלמד לנצח כששיחק נגד עצמו. בחירה בפעולה 1 נבחנת לפי מה שהוא מצפה שהאחרים יסמנו; כל דבר אחר שיעשו נספר תחת "אחרים".

chances-column = סיכוי
chances-header = הסיכוי של שחקן { $player } לנצח, ומה צפוי בסוף, { $question }, כשמשחקים על כמה שיותר נקודות:
chances-hint = סיכוי לנצח: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
chances-worth = { $choice }: סיכוי לנצח { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, צפויות { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } נקודות
