# Chances to win, as the champion sees them, next to points. $better and $other are choices, $why is a sentence.
chances = الفرص
chances-measures = الفرص أم النقاط
chances-scores = من أين جاء الفوز
chances-scores-about = البداية والحظ والمهارة والآخرون تعطي معًا الحصة من الفوز، ما عدا التقريب.
chances-chart = فرصة الفوز عبر الأدوار
chances-axis = الفرصة، %
chances-costliest =
    { $count ->
        [one] الخطأ الأكثر كلفة في الطريق إلى الفوز
       *[other] الأخطاء الأكثر كلفة في الطريق إلى الفوز
    }
chances-better = { $better }: فرصة الفوز { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%؛ { $other }: { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
chances-differ = أما بالنقاط وحدها فالأمر بالعكس. { $why }
chances-about = فرص الفوز من حساب اللاعب الآلي البطل الذي تعلم الفوز باللعب ضد نفسه. وهو يقدر الاختيار في الخطوة 1 بحسب ما يتوقع أن يضع الآخرون عليه علامة؛ وأي شيء آخر يفعلونه يُحسب تحت «الآخرون».

chances-column = الفرصة
chances-header = فرصة اللاعب { $player } في الفوز وما يمكنه توقعه في النهاية، { $question }، عند اللعب من أجل أكبر عدد من النقاط:
chances-hint = فرصة الفوز: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
chances-worth = { $choice }: فرصة الفوز { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%، يُتوقع { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } نقطة
