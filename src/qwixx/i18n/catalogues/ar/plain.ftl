word-help = مساعدة
word-quit = خروج
word-rules = قواعد
word-sheet = لوح
word-sheets = ألواح
word-read = قراءة
word-dice = مكعبات
word-why = لماذا
word-back = رجوع
word-quick = سريع
word-draw = رسم
word-save = حفظ
word-hint = تلميح
word-yes = نعم
word-no = لا
word-nothing = تخطي
word-virtual = افتراضية
word-real = حقيقية
word-fair = نزيهة
word-colours = ح ص خ ز

## قبل اللعبة

plain-ask-variant = أي لعبة؟ { $names }، أو ملف لوحكم. ‏Enter: { $usual }.
plain-ask-people = كم شخصًا يلعب أمام لوحة المفاتيح هذه؟ { span }، أو 0 للمشاهدة. ‏Enter: 1.
plain-ask-name = اسم اللاعب { $number }؟ ‏Enter: { $usual }.
plain-ask-bots = من يلعب أيضًا؟ عدد الخصوم { span }: { $levels }، تفصل بينها فواصل، أو عدد من العشوائيين. ‏Enter: { $usual }.
plain-nobody = لا أحد
plain-ask-dice = أي مكعبات؟ { word-virtual }؛ { word-real } ترمونها وتكتبونها؛ أو { word-fair } يستطيع الجميع التحقق منها لاحقًا. ‏Enter: { word-virtual }.
plain-setup =
    هذه الأسئلة تعدّ اللعبة. ‏Enter يقبل المقترح. ويمكنكم الإجابة عنها مسبقًا: { $command } يبيّن كيف.
    { $space }{ word-quit }: الخروج.
plain-goes-on = نتابع اللعبة التي في { $file }.
plain-fair = مكعبات نزيهة: تلتزم الطاولة الآن بسر ولا تستطيع بعده تغيير الرميات. السر في سجل اللعبة، فلا تنظروا فيه قبل النهاية؛ ثم يعيد { $command } حساب كل رمية.
plain-fair-words = { $name }، اكتبوا كلمات من عندكم لتُمزج بالمكعبات، أو Enter دون إضافة.
plain-commitment-table = التزام الطاولة:
plain-commitment = التزام { $name }:

## في اللعبة

plain-help =
    للاختيار اكتبوا رقم الاختيار أو خانة: { $cell }، مع نجمة لرقم الحظ: { $lucky }. ‏Enter أو 0: بلا علامة.
    عند كل سؤال يمكن أيضًا كتابة:
    { $space }{ word-sheet }: رسم لوحكم. { word-sheets }: رسم ألواح الجميع.
    { $space }{ word-read }: لوحكم بالكلمات، للاستماع بدل النظر.
    { $space }{ word-dice }: الرمية مرة أخرى.
    { $space }{ word-why } { $cell }: لماذا لا يمكن وضع علامة على تلك الخانة.
    { $space }{ word-hint }: قيمة كل اختيار، ولماذا الأفضل هو الأفضل.
    { $space }{ word-rules }: القواعد باختصار.
    { $space }{ word-back }: التراجع عن آخر اختيار ما دام لم يؤكَّد.
    { $space }{ word-quick }: الاختيار نافذ فورًا دون تأكيد. { word-quick } مرة أخرى: عودة إلى التأكيد.
    { $space }{ word-draw }: عدم رسم اللوح قبل الاختيار. { word-draw } مرة أخرى: رسمه من جديد.
    { $space }{ word-save } { $file }: حفظ اللعبة ومتابعة حفظها هناك.
    { $space }{ word-quit }: الخروج. لا يضيع شيء محفوظ.
    على اللوح المرسوم: { plain-legend }
plain-legend = [5] يمكن وضع علامة عليه الآن، X5X عليه علامة، 5 مفتوح، -5- ضائع، #5# مغلق، { $lock } هو القفل، = نقاط السطر.
plain-intro = { $title }: { $names }.
plain-hint = اكتبوا { "?" } للمساعدة عند أي سؤال، و{ word-quit } للخروج.
plain-hint-drawing = على اللوح: { plain-legend } إذا كنتم تستمعون ولا تنظرون فاكتبوا { word-draw } لوقف الرسوم.
plain-throws = رمية { $name }: { $throw }.
plain-type-dice = اكتبوا ما تظهره المكعبات: { $wanted }.
plain-type-start = اكتبوا رقم اللاعب الذي يبدأ: { span }.
plain-type-throws = اكتبوا رمية بعد رمية من اللاعب 1 حتى أول { $six }.
plain-white = الأبيض
plain-roll-back = أُلغيت الرمية.
plain-roll-right = هل الرمية صحيحة؟
plain-agreement = { $typed } اضغطوا Enter إن كان ذلك صحيحًا، واكتبوا { word-no } إن لم يكن.
plain-lobby = على الطاولة: { $names }. يبدأ Enter اللعبة. لإضافة لاعب آلي اكتبوا مستواه: { $levels }.
plain-idle = { $names }: لا شيء يوضع عليه علامة في الخطوة 1.
plain-idle-2 = { $names }: لا شيء يوضع عليه علامة في الخطوة 2.
plain-forced = { $names }: لا شيء يوضع عليه علامة في الخطوة 2، ولم توضع علامة في الخطوة 1. هذه غرامة.
plain-ask-white = { $name }، الخطوة 1، مجموع الأبيضين { $total }:
plain-ask-colour = { $name }، الخطوة 2:
plain-prompt = { $name }، اكتبوا { $numbers } أو خانة؛ Enter: بلا علامة.
plain-prompt-cost = { $name }، اكتبوا { $numbers } أو خانة؛ Enter: بلا علامة، مقابل غرامة.
plain-nothing-follows = لن يكون لكم ما تضعون عليه علامة في الخطوة 2.
plain-cost = إن لم تضعوا علامة الآن فهذه غرامة: ناقص { $points } نقاط. وهي الغرامة { $number } من { $boxes }.
plain-cost-last = إن لم تضعوا علامة الآن فهذه غرامة: ناقص { $points } نقاط. وهي الغرامة { $number } من { $boxes } وتنتهي بها اللعبة.
plain-really = حقًّا بلا علامة؟ { word-yes } أو { word-no }؛ Enter: { word-no }.
plain-chosen = { $name }: { $choice }.
plain-confirm = { $chosen } ‏Enter يؤكد، { word-back } يغيّر.
plain-neither = «{ $answer }» ليس Enter ولا { word-back }.
plain-no-back = لا شيء للتراجع عنه.
plain-again = الخطوة 2 مرة أخرى.
plain-may = يمكن الآن وضع علامة: { cell }.
plain-why = { $reason } (القاعدة { $clause }).
plain-not-begun = لم تبدأ اللعبة بعد.
plain-quick-on = الاختيار الآن نافذ فورًا.
plain-quick-off = يؤكد الاختيار الآن بمفتاح Enter.
plain-draw-on = يُرسم لوحكم قبل الاختيار.
plain-draw-off = تُرسم الألواح عند الطلب فقط.

## الألواح

plain-sheet = لوح { $name }
plain-sheet-lucky = لوح { $name }، رقما الحظ { $first } و{ $second }
plain-sheet-total = الغرامات { $taken } من { $boxes } = { $minus }، المجموع { $total }
plain-lock = ق
read-row = { $row }: { $parts }.
read-join = { $first }؛ { $second }
read-crossed = عليها علامة { $numbers }
read-nothing = بلا علامات
read-locked = على القفل علامة
read-closed = مغلق
read-open = المفتوح { $numbers }
read-needs =
    { $needs ->
        [zero] { $numbers } ممكن
        [one] { $numbers } بعد علامة أخرى فقط
        [two] { $numbers } بعد علامتين أخريين فقط
        [few] { $numbers } بعد { $needs } علامات أخرى فقط
       *[other] { $numbers } بعد { $needs } علامة أخرى فقط
    }
read-lucky = رقما الحظ { $first } و{ $second }.
read-total =
    { $penalties ->
        [zero] لا غرامات. المجموع { $total }.
        [one] غرامة واحدة. المجموع { $total }.
        [two] غرامتان. المجموع { $total }.
        [few] { $penalties } غرامات. المجموع { $total }.
       *[other] { $penalties } غرامة. المجموع { $total }.
    }

## الحفظ والخروج

plain-save-how = اكتبوا { word-save } واسم ملف.
plain-save-elsewhere = لمتابعة الحفظ اكتبوا { word-save } واسمًا آخر.
plain-saved = اللعبة محفوظة في { $file }.
plain-saved-on = اللعبة محفوظة في { $file } ويتواصل حفظها هناك.
plain-record = سجل هذه اللعبة في { $file }.
plain-check = التحقق منه: { $command }
plain-go-on = للمتابعة: { $command }
plain-ended = انتهى الإدخال.
plain-interrupted = أُوقف.
plain-no-game = لم تبدأ أي لعبة.
plain-not-saved = لم تُحفظ هذه اللعبة.
plain-goodbye = إلى اللقاء.

refusal-cannot-read = تتعذر قراءة «{ $file }». اختاروا ملفًا آخر.
refusal-file-exists = الملف { $file } موجود ولن يُكتب فوقه. اختاروا اسمًا آخر، أو تابعوا اللعبة التي فيه: { $command }
refusal-file-changed = غيّر شخص آخر الملف { $file }؛ فتُرك كما هو.
refusal-not-saved-game = لا يمكن أن يكون { $file } لعبة محفوظة.
refusal-unreachable = { join-unreachable }
refusal-resume = اللعبة التي تتواصل معدّة أصلًا. اتركوا { $flag }.
refusal-not-resumed = لا يمكن متابعة اللعبة في { $file }.
refusal-resume-over = انتهت اللعبة في { $file }. شاهدوها: { $command }
refusal-seed = البذرة لمكعبات الشاشة فقط.
refusal-person-taken = الاسم «{ $name }» مأخوذ. اختاروا غيره.
refusal-opponents = لا يلعب على هذا اللوح إلا لاعبون آليون عشوائيون.
