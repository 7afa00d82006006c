review-player = اللاعب
review-start = البداية
review-luck = الحظ
review-skill = المهارة
review-others = الآخرون
review-final = النتيجة
review-scores = من أين جاءت النقاط
review-scores-about = البداية والحظ والمهارة والآخرون تعطي معًا النتيجة، ما عدا التقريب.

review-turn = الدور
review-roll = الرمية
review-crossed = العلامات
review-expected = المتوقع
review-white = الأبيض
review-active = الفعال
review-turns = دورًا بدور
review-turns-of = كل أدوار اللعبة: { $name }
review-turn-count =
    { $turns ->
        [zero] لا أدوار
        [one] دور واحد
        [two] دوران
        [few] { $turns } أدوار
        [many] { $turns } دورًا
       *[other] { $turns } دور
    }

review-chart = النتيجة المتوقعة عبر الأدوار
review-axis-turns = الأدوار
review-axis-points = النقاط
review-row-closes = إغلاق { row }
review-several = { $sign } تعني عدة لاعبين.

review-costliest =
    { $count ->
        [one] الخطأ الأكثر كلفة
       *[other] الأخطاء الأكثر كلفة
    }
review-nobody-better = لم يكن بوسع أحد أن يختار أفضل.
review-decision = الدور { $turn }، { $name }
review-rolled = الرمية
review-chosen = الاختيار
review-better = الأفضل
review-why = السبب
review-in-action = { $choice } في الخطوة { $action }
review-nothing = بلا علامة
review-nothing-either = بلا علامة في الخطوتين
review-penalty = غرامة
review-with-penalty = { $choice }، مع غرامة
review-not-chosen = لم يُختر بعد

review-meaning = ماذا تعني الأرقام
review-start-about = ما يمكن توقعه من اللعب المثالي قبل الرمية الأولى.
review-luck-about = كم كانت الرميات جيدة مقارنة بالرميات المتوسطة.
review-skill-about = كم كلفت الاختيارات مقارنة بأفضلها؛ 0 هو الكمال.
review-others-about = ما سببه اللاعبون الآخرون بإغلاق الأسطر وإنهاء اللعبة.
review-not-begun = لم يُلعب أي دور بعد؛ هذه هي القيم في البداية.
review-unfinished = لم تنته اللعبة؛ بدل النتيجة يظهر ما يمكن توقعه حيث يتوقف السجل.
review-earlier-ends = على الطاولة الحقيقية يغلق الآخرون أسطرًا وينهون اللعبة. لذلك تكون الألعاب أقصر والنتائج أقل، ويكلف أخذ النقاط مبكرًا أقل مما يظهر هنا.
review-question-solo = السؤال هو: كم نقطة يمكن توقعها عند اللعب المنفرد، حين يكون كل دور لكم وتريدون أكبر عدد من النقاط؟
review-question-paced =
    { $others ->
        [zero] السؤال هو: كم نقطة يمكن توقعها حين لا يتبع كل دور لكم أي دور آخر وتريدون أكبر عدد من النقاط؟
        [one] السؤال هو: كم نقطة يمكن توقعها حين يتبع كل دور لكم دور واحد للاعب آخر وتريدون أكبر عدد من النقاط؟
        [two] السؤال هو: كم نقطة يمكن توقعها حين يتبع كل دور لكم دوران للآخرين وتريدون أكبر عدد من النقاط؟
        [few] السؤال هو: كم نقطة يمكن توقعها حين تتبع كل دور لكم { $others } أدوار للآخرين وتريدون أكبر عدد من النقاط؟
       *[other] السؤال هو: كم نقطة يمكن توقعها حين يتبع كل دور لكم { $others } دورًا للآخرين وتريدون أكبر عدد من النقاط؟
    }
