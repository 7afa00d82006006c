# What the app of the terminal says. $key and $other are keys, named as on the keyboard.
start-go-on = متابعة لعبة
start-watch = مشاهدة لعبة
start-quit = خروج
app-missing = يحتاج التطبيق إلى { $part }: ثبّتوه بالأمر { $command } أو العبوا سطرًا سطرًا: { $plain }.
seat-nobody = لا أحد
seat-person = شخص
bot =
    { $level ->
        [random] لاعب آلي عشوائي
        [gentle] لاعب آلي لطيف
        [steady] لاعب آلي متزن
        [sharp] لاعب آلي بارع
        [champion] لاعب آلي بطل
       *[optimal] لاعب آلي مثالي
    }
join-link = رابط أو رمز
join-connecting = جارٍ الاتصال بالعنوان { $server } …
join-unreachable = لا جواب من { $server }. هل العنوان صحيح وهل يعمل الخادم؟
shelf-empty = لا شيء هنا بعد.
shelf-file = ملف آخر

play-turn = الدور { $turn }
play-active = اللاعب الفعال: { $name }
play-confirm = { $key } للتأكيد: { $choice }.
play-confirm-nothing = { $key } للتأكيد: بلا علامة.
play-confirm-penalty = { $key } للتأكيد: بلا علامة، مع غرامة.
hand-over = { $name }، حان دوركم للاختيار. يبقى ما اختاره الآخرون مخفيًا حتى يختار الجميع.
leave-near = اللعبة محفوظة، ويمكنكم متابعتها في أي وقت.
leave-far = مقعدكم محفوظ، ويمكنكم العودة إليه في أي وقت.
too-small = في النافذة { $size } حرفًا، والمطلوب { $least } على الأقل. كبّروا النافذة أو صغّروا الخط.
type-dice = اكتبوا ما تظهره المكعبات بهذا الترتيب: { $order }. مثال: { $example }.
replay-step = الموضع { $step } من { $steps }
replay-on = التالي
replay-turn = الدور التالي

key-pencil = قلم رصاص
key-confirm = تأكيد
key-erase = مسح
key-nothing = بلا علامة
key-change = تغيير
key-hint = تلميح
key-sheets = الألواح
key-log = سير اللعبة
key-help = مساعدة
key-leave = خروج
key-delete = حذف
key-back = رجوع
talk-close = { $key } للإغلاق.
talk-go-on = { $key } للمتابعة.
talk-agree = { $key } للخروج، { $other } للرجوع.
dialog-delete = { $key } يحذف و{ $other } يرجع.
saved-delete = هل تريدون حذف { $file }؟ لا يمكن استعادته.

# What each key does, in a list of keys.
keys-move = التنقل على لوحكم
keys-enter = علامة بالقلم الرصاص؛ ومرة أخرى للتأكيد
keys-pick = اختيار من القائمة
keys-nothing = بلا علامة
keys-erase = مسح علامة القلم الرصاص
keys-hint = قيمة كل اختيار وسببها
keys-change = التراجع عن التأكيد ما دام الآخرون يفكرون
keys-sheets = مشاهدة الألواح الأخرى
keys-log = كل ما حدث
keys-leave = خروج؛ تُحفظ اللعبة أولًا بأول
keys-mouse = بالفأرة: انقروا على رقم ثم انقروا عليه مرة أخرى.

hint-wait = لحظة …
hint-not-now = يظهر التلميح عندما يكون لديكم ما تختارونه.
hint-worth = { $choice }: يُتوقع { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } نقطة
analysis-missing = يجب لذلك تثبيت برنامج الحل: { $command }
notice-solving = يجري حل اللعبة: { $percent }%
notice-lost = انقطع الاتصال. مقعدكم محفوظ، ونحاول الاتصال من جديد …

news-says = { $name }: { $words }
news-begins = الدور الأول: { $name }.
news-sat = { $name }: انضمام إلى الطاولة.
news-away = { $name }: غياب.
news-back = { $name }: عودة إلى الطاولة.
news-left = { $name }: مغادرة الطاولة.
news-replaced = يلعب لاعب آلي مكان { $name }.
news-objected = { $name }: اعتراض. يجب إدخال الرمية من جديد.
news-again = { $name }: طلب لعبة جديدة.
