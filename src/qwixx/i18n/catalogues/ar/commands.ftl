greeting = ‏Qwixx، لعبة مكعبات ووضع علامات على الأرقام. إليكم ما يمكن فعله:
greeting-more = كل ما عدا ذلك

## ما كُتب خطأً

usage = { $command }: { $sentence }. المزيد: { $command } { "⁨--help⁩" }
usage-suggestion = { $command }: { $sentence }. هل المقصود «{ $word }»؟ المزيد: { $command } { "⁨--help⁩" }
usage-argument = { "⁨%(argument_name)s⁩" }: { "⁨%(message)s⁩" }
usage-choice = القيمة { $value } غير معروفة هنا؛ المتاح: { $choices }
usage-ignored = لا ينبغي أن يكون هنا شيء، لكن يوجد { "⁨%s⁩" }
usage-language = لا توجد لغة «{ $tag }»؛ المتاح: { $languages }
usage-missing = ينقص: { "⁨%s⁩" }
usage-not-with = هذا لا يجتمع مع { "⁨%s⁩" }
usage-one = يجب أن يأتي هنا شيء آخر
usage-one-or-more = يجب أن يأتي هنا واحد على الأقل
usage-unknown = هذا غير معروف هنا: { "⁨%s⁩" }

## ما تعذّر

trouble-line = في السطر { $line } من الملف: { $sentence }
trouble-no-file = لا يوجد ملف «{ $file }». هل الاسم مكتوب صحيحًا؟
trouble-folder = «{ $file }» مجلد. اذكروا ملفًا.
trouble-forbidden = لا يُسمح بقراءة «{ $file }» ولا بالكتابة فيه.
trouble-full = لم يبق مكان للكتابة.
trouble-port = هذا المنفذ مشغول. اختاروا غيره، أو 0 لأي منفذ حر.
trouble-other = يقول النظام: { $said } { $file }
trouble-not-installed = يحتاج هذا إلى { $part } وهو غير مثبت. يُثبَّت هكذا: { $remedy }

refusal-number = «{ $found }» ليس رقمًا صحيحًا من { $low } إلى { $high }.
refusal-cannot-write = تتعذر كتابة «{ $file }». اختاروا ملفًا آخر.
refusal-file-too-large = «{ $file }» أكبر من أن يكون ملفًا من ملفات اللعبة.
refusal-not-text = «{ $file }» ليس نصًّا، فليس ملفًا من ملفات اللعبة.
refusal-no-sheet = لا يوجد لوح ولا ملف باسم «{ $name }»؛ المتاح: { $known }.
refusal-sheets-given = عدد الألواح في الوضع { $given }، لا 1 ولا { $players }.
refusal-roll-given = في الوضع رمية أصلًا. اتركوا الثانية.
refusal-bots = عدد اللاعبين الآليين { $named } وعدد اللاعبين { $players }. اذكروا واحدًا للجميع أو واحدًا لكل لاعب.
refusal-arena-few = تحتاج الساحة إلى اثنين من اللاعبين الآليين على الأقل.
refusal-arena-twice = ذُكر اللاعب الآلي «{ $name }» مرتين، ولا يلتقي إلا بغيره.
refusal-arguments = يحفظ الملف «{ $file }» بطولة أخرى، فتُرك كما هو. اختاروا ملفًا آخر.
refusal-not-tournament = الملف «{ $file }» ليس بطولة لنا، فتُرك كما هو. اختاروا ملفًا آخر.
refusal-fast-core = لا يلعب على هذا اللوح إلا لاعبون آليون عشوائيون أو من صنعكم.
refusal-memory = يحتاج الحل إلى ذاكرة قدرها { $size } م.ب، وهي أكثر مما يوجد.
refusal-too-large = يمكن حل الألعاب بمكعبات لا تزيد أوجهها على { $most }.
refusal-not-learnt = لم يتعلم البطل هذه اللعبة. اختاروا لاعبًا آليًّا آخر.
refusal-threads = عدد الخيوط لهذا الجهاز، والعنقود يستعمل كل أنويته. اتركوا أحد الاثنين.
refusal-rows = نوع السطر لا يهم إلا لملف. اذكروا الملف أيضًا.
refusal-one-output = لا يتسع الخرج القياسي إلا لنتيجة واحدة. اكتبوا الباقي في ملفات.
refusal-save-standard = على التشغيل التالي أن يقرأ هذا من جديد، فلا يصلح { "⁨-⁩" }. اذكروا ملفًا.
refusal-perft-large = يؤدي الدور { $turn } إلى نحو { $positions } وضع، وهذا أكثر من أن يُعدّ. اختاروا أدوارًا أقل.
refusal-joined = طاولة الخادم معدّة أصلًا. اتركوا { $flag }.

## الألواح

sheet-summary =
    { $locking ->
        [one] أوجه المكعب: { $sides }، أرقام السطر: { $cells }؛ الأخير يغلق السطر بعد { $needs ->
            [one] علامة واحدة
            [two] علامتين
            [few] { $needs } علامات
           *[other] { $needs } علامة
        }
        [two] أوجه المكعب: { $sides }، أرقام السطر: { $cells }؛ أحد الرقمين الأخيرين يغلق السطر بعد { $needs ->
            [one] علامة واحدة
            [two] علامتين
            [few] { $needs } علامات
           *[other] { $needs } علامة
        }
       *[other] أوجه المكعب: { $sides }، أرقام السطر: { $cells }؛ أحد آخر { $locking } يغلق السطر بعد { $needs ->
            [one] علامة واحدة
            [two] علامتين
            [few] { $needs } علامات
           *[other] { $needs } علامة
        }
    }
sheet-summary-lucky = { sheet-summary }؛ أرقام حظ
sheet-accepted = { $file }: مقبول. { $title }: { $summary }
sheet-count =
    { $sheets ->
        [zero] لا ألواح
        [one] لوح واحد
        [two] لوحان
        [few] { $sheets } ألواح
        [many] { $sheets } لوحًا
       *[other] { $sheets } لوح
    }
page-count =
    { $pages ->
        [zero] لا صفحات
        [one] صفحة واحدة
        [two] صفحتان
        [few] { $pages } صفحات
       *[other] { $pages } صفحة
    }
pad-written = { $file }: { sheet-count }، { page-count }
record-written = { $file }: { $title }، { sheet-count }

## السجلات

told-turn = الدور { $turn }، اللاعب الفعال { $name }: { $roll }.
verify-over = { $file }: وفق القواعد حتى النهاية، والنقاط صحيحة: { $scores }. { $dice }
verify-so-far = { $file }: وفق القواعد حتى الآن؛ اللعبة لم تنته. { $dice }
verify-score = { $name } { $score }
verify-dice =
    { $verdict ->
        [proved] المكعبات: أعيد حساب كل رمية وهي صحيحة.
        [sealed] المكعبات: نزيهة، ولم يُكشف سرها بعد.
       *[unknown] المكعبات: من نوع لا يمكن إعادة حسابه.
    }
verify-start-agreed = اتُّفق على من يبدأ: المكعبات لا تثبت ذلك.
verify-absence = غاب الرقم السري للاعب { $name }: رميات بدونه: { $missed } من { $draws }. لا شيء في السجل يثبت أن الاتصال انقطع فعلًا.

## عمل طويل

progress-preparing = تحضير …
progress-compiling = بناء البرنامج …
progress-playing = لعب …
progress-counting = عدّ، الدور { $turn } من { $turns } …
progress-solving = حل { $name }، { $question } …
progress-solving-several = حل { $name }، { $question }، الجدول { $place } من { $tables } …
progress-joining = انضمام إلى العنقود …
progress-games = الألعاب: { $done } من { $total }
progress-sheets = الألواح: { $done } من { $total }
progress-left = بقي نحو { $time }
progress-seconds = { $time } ث
progress-minutes = { $time } د
progress-hours = { $time } س
note-waiting = عملية أخرى تحل هذا؛ ننتظرها …
note-not-kept = لا يمكن حفظ النتيجة للمرة القادمة
interrupted = أُوقف؛ هذا ما لُعب حتى الآن.
interrupted-early = أُوقف قبل أن تنتهي الألعاب الأولى
interrupted-saved = أُوقف؛ الأمر نفسه يتابع من { $file }
interrupted-rows = أُوقف؛ لم يُكتب الملف { $file }

## اللاعبون الآليون

ran-threads = الخيوط: { $workers }
ran-cluster = عمليات Ray: { $workers }، الأجهزة: { $machines }
column-seat = المقعد
column-bot = اللاعب الآلي
column-score = النقاط
column-error = الخطأ المعياري
column-wins = مرات الفوز
column-penalties = الغرامات
column-locks = الأقفال
column-rating = التقييم
column-interval = مجال 95%
simulate-header =
    { $games ->
        [zero] { $title }: لا ألعاب، البذرة { $seed }، في { $seconds } ث ({ $rate } في الثانية، { $ran })
        [one] { $title }: لعبة واحدة، البذرة { $seed }، في { $seconds } ث ({ $rate } في الثانية، { $ran })
        [two] { $title }: لعبتان، البذرة { $seed }، في { $seconds } ث ({ $rate } في الثانية، { $ran })
        [few] { $title }: { $games } ألعاب، البذرة { $seed }، في { $seconds } ث ({ $rate } في الثانية، { $ran })
       *[other] { $title }: { $games } لعبة، البذرة { $seed }، في { $seconds } ث ({ $rate } في الثانية، { $ran })
    }
simulate-first = يبدأ المقعد 1 كل لعبة؛ ومع { "⁨--rotate⁩" } تتناوب المقاعد على البدء.
simulate-turns = تتناوب المقاعد على البدء.
simulate-footer = الأدوار في اللعبة: { $turns }. الألعاب التي أنهتها الأقفال: { $share }.
simulate-title =
    { $games ->
        [zero] { $title }: لا ألعاب
        [one] { $title }: لعبة واحدة
        [two] { $title }: لعبتان
        [few] { $title }: { $games } ألعاب
       *[other] { $title }: { $games } لعبة
    }
simulate-seat = المقعد { $seat }: { $bot }
simulate-scores =
    { $step ->
        [zero] النقاط
        [one] النقاط، بخطوة من نقطة واحدة
        [two] النقاط، بخطوة من نقطتين
        [few] النقاط، بخطوة من { $step } نقاط
       *[other] النقاط، بخطوة من { $step } نقطة
    }
simulate-share = نسبة الألعاب
arena-header = { $title }، اللاعبون: { $players }، البذرة { $seed }. الألعاب: { $games }؛ سلاسل الرميات: { $deals }، لُعب كل منها بتبادل المقاعد (عدد المرات: { $times })؛ { $ran }.
arena-tables = مرات الفوز على كل طاولة، حسب المقاعد:
arena-table = { $bots } (الألعاب: { $games })
arena-pairs = من كانت نقاطه أكثر، والمتساوية نصف:
arena-pair = { $one } ضد { $other }
arena-open = ليس ذا دلالة إحصائية بعد
arena-unsettled = الفرق بين { $one } و{ $other } ليس ذا دلالة إحصائية بعد؛ قد تحسمه ألعاب أكثر.
arena-settled = كل الفروق بين المتجاورين في الترتيب ذات دلالة إحصائية.

## الحل

question-solo = منفردًا
question-paced = كما على طاولة عدد لاعبيها { $players }
question-lucky = { $question }، رقما الحظ { $lucky }
solve-header = { $title }، { $question }. الألواح المختلفة: { $states }.
solve-alone = عند اللعب منفردًا
solve-now = قبيل الدور
solve-later =
    { $turns ->
        [zero] قبيل الدور
        [one] الدور بعد دور واحد لغيره
        [two] الدور بعد دورين لغيره
        [few] الدور بعد { $turns } أدوار لغيره
       *[other] الدور بعد { $turns } دورًا لغيره
    }
solve-solved = حُل في { $seconds } ث ({ $processor } ث من عمل المعالج).
solve-kept = وُجد محفوظًا في { $seconds } ث ({ $processor } ث من عمل المعالج).
advise-header = ما يمكن أن يتوقعه اللاعب { $player } في النهاية، { $question }، عند اللعب لأكثر النقاط:
advise-more = و{ $count } أخرى؛ { "⁨--json⁩" } يعرضها كلها
column-action = الخطوة { $action }
column-expected = المتوقع
column-cost = الكلفة
column-roll = الرمية
column-turn = الدور
perft-white = الطرق في الخطوة 1
perft-ways = الطرق كلها
perft-positions = الأوضاع
perft-ended = المنتهية

## الخادم

serve-ready = ‏Qwixx جاهز.
serve-here = على هذا الجهاز: { $address }
serve-elsewhere = على الأجهزة الأخرى: { $address }
serve-phones = للهواتف في شبكتكم: { $command }
serve-no-page = لم تُبنَ صفحة المتصفحات؛ لا يلعب هنا إلا البرامج. تُبنى هكذا: { $command }
serve-stop = يوقفه Ctrl-C؛ وكل لعبة محفوظة.
serve-stopped = توقف Qwixx.
