bot-numbered = { bot-name } { $number }
event-begins = { $name }: الدور الأول.
event-you-begins = الدور الأول لكم.
event-you-crossed = وضعتم علامة على { cell }.
event-you-crossed-lucky = وضعتم علامة على { cell } بفضل رقم الحظ.
event-you-crossed-sum = وضعتم علامة على { cell } = { sum }.
event-you-nothing = لم تضعوا أي علامة.
event-you-locked = أغلقتم { row }.
event-you-penalty = حصلتم على الغرامة { $penalty } من { $boxes }، ناقص { points }.
event-remark = { $name }: { $remark }
event-went-away = { $name }: لا يوجد اتصال.
event-came-back = { $name }: معنا من جديد.
event-replaced = { $name }: لا يوجد اتصال، ويلعب لاعب آلي في هذه الأثناء.

player-state =
    { $state ->
        [thinking] جارٍ الاختيار
        [away] لا يوجد اتصال
        [stood-in] لاعب آلي بالنيابة
       *[idle] في الانتظار
    }
dice-throw = رمي المكعبات
turn-mine = دوركم
turn-of = الدور: { $name }
turn-drawing = المكعبات تقرر من يبدأ.
turn-dice = المكعبات تتدحرج.
turn-moment = لحظة من فضلكم.
turn-clock = الوقت المتبقي
turn-skip = تخطٍّ

away-waits = { $name }: لا يوجد اتصال. اللعبة تنتظر ولا يضيع شيء.
away-replace = ليلعب لاعب آلي مكان { $name }
table-return = العودة إلى مقعدي
table-door = الدخول من جديد
sheet-open = فتح لوح { $name }
reactions = قولوا شيئًا

menu = القائمة
menu-learn-about = اللعبة تنتظركم: السهم في الأعلى يعيدكم إلى الطاولة.
menu-tips = عرض النصائح من جديد
menu-tips-shown = ستظهر النصائح أثناء اللعب.
menu-pace = سرعة العرض
pace-calm = بهدوء
pace-swift = بسرعة
pace-at-once = فورًا
menu-shake = الرمي بهز الهاتف
sound = الصوت
vibration = الاهتزاز
keys = اللعب بلوحة المفاتيح
keys-roll = رمي المكعبات
keys-legal = إلى الرقم التالي المسموح به
keys-walk = التنقل على اللوح
keys-pencil = تحديد رقم بالقلم الرصاص أو محوه
keys-confirm = تأكيد
keys-pass = تخطٍّ
keys-undo = تراجع
keys-skip = تخطي ما يُعرض
move = المتابعة على جهاز آخر
move-about =
    { $minutes ->
        [zero] امسحوا الرمز بالجهاز الآخر أو افتحوا الرابط عليه خلال { $minutes } دقيقة، وسينتقل مقعدكم إليه.
        [one] امسحوا الرمز بالجهاز الآخر أو افتحوا الرابط عليه خلال دقيقة واحدة، وسينتقل مقعدكم إليه.
        [two] امسحوا الرمز بالجهاز الآخر أو افتحوا الرابط عليه خلال دقيقتين، وسينتقل مقعدكم إليه.
        [few] امسحوا الرمز بالجهاز الآخر أو افتحوا الرابط عليه خلال { $minutes } دقائق، وسينتقل مقعدكم إليه.
        [many] امسحوا الرمز بالجهاز الآخر أو افتحوا الرابط عليه خلال { $minutes } دقيقة، وسينتقل مقعدكم إليه.
       *[other] امسحوا الرمز بالجهاز الآخر أو افتحوا الرابط عليه خلال { $minutes } دقيقة، وسينتقل مقعدكم إليه.
    }
move-send = نسخ الرابط
leave = مغادرة الطاولة
leave-game = إذا غادرتم فقد يلعب لاعب آلي مكانكم، ويمكنكم العودة من هذا الجهاز.
leave-lobby = إذا غادرتم يصبح مقعدكم خاليًا.
leave-stay = البقاء

page-back = رجوع
page-not-loaded = تعذر تحميل هذا الجزء من الصفحة. هل أنتم متصلون بالإنترنت؟
hint = تلميح
