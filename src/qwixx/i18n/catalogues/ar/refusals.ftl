refusal-other = هذا غير ممكن.

## اللعبة

refusal-choices-missing = في الخطوة 1 يختار كل لاعب.
refusal-closing = لا يتأخر إغلاق سطر إلا إذا وُضعت علامة على قفله في الخطوة 1، وبقاعدة منزلية فقط.
refusal-die-missing = المكعب { colour } ما زال في اللعبة. ارموه أيضًا.
refusal-die-value = لا يمكن أن تُظهر هذه المكعبات { $face }.
refusal-ended-twice = كانت اللعبة ستنتهي قبل آخر هذه العلامات.
refusal-last-penalty = الغرامة التي تنهي اللعبة لا يأخذها إلا اللاعب الفعال.
refusal-locks-apart = لا يمكن أن تجتمع كل هذه الأقفال في لعبة واحدة.
refusal-lucky-count = يحتاج كل لاعب إلى رقمي حظ.
refusal-lucky-pairs = رقما الحظ هذان لا يناسبان هذا اللوح.
refusal-no-lucky-numbers = لا توجد أرقام حظ على هذا اللوح.
refusal-no-such-cell = لا يوجد الرقم { $number } في هذا السطر.
refusal-no-such-player = لا يوجد لاعب كهذا.
refusal-no-such-row = لا يوجد سطر كهذا.
refusal-no-such-variant = لا يوجد لوح باسم «{ $name }».
refusal-not-locked = لا يمكن أن يكون هذا السطر مغلقًا: لم يُغلق على أي لوح.
refusal-not-spared = لوح اللاعب الفعال لا يطابق ما قيل عن الغرامة.
refusal-penalty-count = على لوح النقاط أربع خانات للغرامات.
refusal-player-count = يلعب من لاعبين إلى خمسة، أو لاعب واحد للتدريب.
refusal-row-count = عدد الأسطر في هذا اللوح: { $rows }.
refusal-start = لا يمكن أن تبدأ اللعبة هكذا.
refusal-throws = رميات تحديد البداية تنتهي بأول 6.
refusal-wrong-phase = ليس هذا وقته الآن.

## ألواح وسجلات خاصة

refusal-date = التاريخ يوم حقيقي في التقويم، ويُكتب هكذا: { "⁨2026-11-15⁩" }.
refusal-dice = هذه المكعبات لا تناسب هذه اللعبة.
refusal-sheet-rows = في اللوح من { $least } إلى { $most } أسطر، ويمكن إغلاق سطرين منها على الأقل.
refusal-bonus-row = السطر { $row }: يقع السطر الإضافي بين سطرين عاديين، وكل رقم فيه موجود فوقه وتحته.
refusal-points = النقاط أعداد صحيحة، لا يقل أي منها عن سابقه.
refusal-cell-not-here = { $cell } لا يناسب هذا المكان.
refusal-cell-twice = { $cell } مذكور مرتين.
refusal-bar-fields = لا يزيد عدد حقول الشريط على { $most }، وكل حقل لسطر يمكن إغلاقه، ومعه أرقام مؤطرة.
refusal-pair = هذا الزوج من الأرقام غير مناسب.
refusal-faces = للألواح حروف A وB وC وهكذا.
refusal-chain = أرقام السلسلة أزواج، كل زوج من سطرين مختلفين.
refusal-diamonds = المعيّن يبدّل بين مجموعين مختلفين لمكعبين.
refusal-face-count = يحتاج كل لاعب إلى حرف للوحه.
refusal-no-such-face = لا يوجد لوح بهذا الحرف.
refusal-diamond-count = عدد المعيّنات المستعملة أكبر من عدد الأرقام المعلَّمة.
refusal-no-such-place = لا يوجد حقل كهذا، أو هو مذكور مرتين.
refusal-bar = حقول الشريط المعلَّمة لا توافق الأرقام المؤطرة المعلَّمة.
refusal-chain-apart = توضع علامتان على رقمي السلسلة معًا، أو لا توضع أي علامة.
refusal-sheet-feature =
    لا يمكن استعمال اللوح «{ $title }» هنا بعد: فيه { $feature ->
        [other-rows] أسطر غير الأسطر الملونة الأربعة
        [other-points] نقاط خاصة به
        [second-crosses] أرقام توضع عليها علامتان
        [double-numbers] أرقام تُحسب مرتين
        [bar] شريط
        [pairs] أزواج لها أثر
        [bonus-rows] أسطر إضافية
        [steps] درجات
        [chain] سلسلة
        [diamonds] معيّنات
       *[other] شيء غير معروف هنا
    }.
refusal-locking = يجب أن يغلق السطرَ رقمٌ واحد على الأقل.
refusal-name = هذا الاسم غير مناسب. اختاروا اسمًا قصيرًا بلا رموز خاصة.
refusal-needs = لا يمكن أن يحتاج القفل إلى هذا العدد من العلامات.
refusal-number-out-of-reach = السطر { $row }: لا يعطي مكعبان أبدًا { $number }.
refusal-number-twice = الرقم { $number } موجود مرتين في السطر { $row }.
refusal-row-too-short = السطر { $row } قصير جدًا: لا يمكن إغلاقه أبدًا.
refusal-sheet-name = الاسم «{ $name }» للوح يأتي مع اللعبة. أعطوا لوحكم اسمًا آخر.
refusal-syntax =
    { $line ->
        [0] تعذرت قراءة «{ $found }».
       *[other] في السطر { $line } من الملف: تعذرت قراءة «{ $found }».
    }
refusal-title = هذا العنوان غير مناسب. اختاروا عنوانًا قصيرًا بلا رموز خاصة.

## الطاولة

refusal-begun = تقرر بالفعل من يبدأ.
refusal-closed = هذه الطاولة مغلقة.
refusal-form = لم تفهم الطاولة ذلك. أعيدوا تحميل الصفحة.
refusal-game-on = على هذا أن ينتظر نهاية اللعبة.
refusal-level = لا يوجد لاعب آلي بهذا الاسم.
refusal-log = لا يمكن متابعة هذه اللعبة: ما حُفظ غير متوافق.
refusal-no-server = هذا يتطلب خادمًا.
refusal-table = بيانات الطاولة في هذا الملف تالفة.
refusal-name-taken = الاسم «{ $name }» مستعمل على هذه الطاولة.
refusal-no-change = الأمر كذلك بالفعل.
refusal-no-game = لا توجد لعبة جارية على هذه الطاولة.
refusal-no-start = لم يتقرر بعد من يبدأ.
refusal-no-such-bot = لا يوجد لاعب آلي بهذا الاسم.
refusal-no-such-seat = لا يوجد مقعد كهذا.
refusal-not-away = لا أحد غائب هناك.
refusal-not-bot = لا يجلس لاعب آلي على هذا المقعد.
refusal-not-host = مضيف الطاولة وحده يستطيع فعل ذلك.
refusal-not-house = من يدير الطاولة وحده يستطيع فعل ذلك.
refusal-not-seated = يحتاج هذا إلى مقعد على الطاولة.
refusal-not-to-roll = لا تُرمى المكعبات الآن.
refusal-not-typed = لم يُدخل أحد رمية.
refusal-not-your-seat = هذا ليس مقعدكم.
refusal-nothing-to-choose = لا يوجد الآن ما تضعون عليه علامة، ولا حاجة إلى اختيار.
refusal-paused = اللعبة متوقفة لأن لا أحد هنا.
refusal-reaction = لا يوجد تعليق كهذا.
refusal-real-dice = يُلعب على هذه الطاولة بمكعبات حقيقية.
refusal-rolled = رُميت المكعبات بالفعل.
refusal-seat-open = لا أحد يجلس هناك.
refusal-seat-taken = هذا المقعد مشغول.
refusal-seconds = هذا الوقت قصير جدًا أو طويل جدًا.
refusal-stale = تقدمت اللعبة في هذه الأثناء. انظروا مرة أخرى.
refusal-stood-in = يلعب لاعب آلي مكانكم الآن.
refusal-too-early =
    { $seconds ->
        [zero] يستطيع لاعب آلي أن يحل محل اللاعب بعد { $seconds } ثانية.
        [one] يستطيع لاعب آلي أن يحل محل اللاعب بعد ثانية واحدة.
        [two] يستطيع لاعب آلي أن يحل محل اللاعب بعد ثانيتين.
        [few] يستطيع لاعب آلي أن يحل محل اللاعب بعد { $seconds } ثوانٍ.
       *[other] يستطيع لاعب آلي أن يحل محل اللاعب بعد { $seconds } ثانية.
    }
refusal-too-fast = مهلًا، انتظروا لحظة.
refusal-virtual-dice = لا يُلعب على هذه الطاولة بمكعبات حقيقية.

## الخادم

refusal-busy = الخادم مشغول الآن. حاولوا بعد قليل.
refusal-hello = فقدت الصفحة اتصالها بالطاولة. أعيدوا تحميل الصفحة.
refusal-host = هذا ليس اسم الخادم. اطلبوا العنوان الصحيح ممن يديره.
refusal-internal = حدث خطأ ما. حاولوا مرة أخرى.
refusal-no-hints = يُلعب على هذه الطاولة بلا تلميحات.
refusal-no-reviews = لا تُعرض مراجعة اللعبة على هذه الطاولة.
refusal-no-spectators = لا يُسمح بالمشاهدة على هذه الطاولة.
refusal-no-such-game = لا توجد لعبة كهذه.
refusal-no-such-table = لا توجد طاولة بهذا الرمز. هل كُتب بشكل صحيح؟
refusal-not-installed = هذا الخادم لا يستطيع فعل ذلك.
refusal-origin = لا يُسمح لهذه الصفحة باستخدام هذا الخادم.
refusal-too-long = هذا طويل جدًا.
refusal-too-many = عدد المشاهدين على هذه الطاولة كبير جدًا.
refusal-unavailable = لا يمكن حفظ شيء الآن. حاولوا بعد قليل.
refusal-unsolved = تعذّر حساب النقاط المتوقعة. حاولوا لاحقًا.
refusal-version = هذه الصفحة قديمة. أعيدوا تحميلها.
refusal-wrong-token = لم يعد هذا الرابط يؤدي إلى مقعد.

## مكعبات نزيهة

refusal-commitment = أرقام المكعبات هذه غير صالحة. أعيدوا تحميل الصفحة.
refusal-link = أرقام المكعبات هذه لا تطابق ما وُعد به من قبل.
refusal-no-draw = لا أحد يرمي الآن.
refusal-no-part = أنتم لا تشاركون في هذه الرميات.
refusal-parties = تنقص هذه الرمية أرقام الطاولة نفسها.
refusal-script-ended = لم تبق رميات.
refusal-secret = الرقم السري للطاولة مفقود أو زائد.

## دفاتر للطباعة

refusal-paper = لا يوجد ورق كهذا.
refusal-per-page = في كل صفحة من لوح واحد إلى أربعة ألواح.
refusal-sheets = عدد ألواح الدفتر من 1 إلى { $most }.
refusal-cells-too-small = ستكون الخانات أصغر من أن توضع عليها علامة. اختاروا ألواحًا أقل في الصفحة أو ورقًا أكبر.
refusal-language = اللعبة لا تتكلم هذه اللغة.
