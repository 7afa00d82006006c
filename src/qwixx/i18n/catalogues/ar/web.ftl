page-home = الصفحة الرئيسية
page-language = اللغة
page-cancel = إلغاء
page-trademark = ‏Qwixx علامة تجارية لناشرها. هذا البرنامج الحر لا صلة له به، والنصوص والرسوم من صنعنا.

home-about = لعبة مكعبات ووضع علامات على الأرقام، لكل من حول الطاولة، قريبًا كان أم بعيدًا.
home-ways = ماذا تريدون أن تفعلوا؟

variant-choice = أي لوح؟
player-number = اللاعب { $number }
winner = الفائز
rules-about = كل ما تحتاجون إليه في دقيقتين.

sheet-cell =
    { $state ->
        [crossed] { cell }، عليه علامة
        [pencilled] { cell }، مؤشَّر بالقلم الرصاص
        [legal] { cell }، يمكن وضع علامة عليه الآن
        [early] { cell }، يغلق السطر، غير ممكن بعد
        [skipped] { cell }، تم تجاوزه
        [closed] { cell }، السطر مغلق
       *[open] { cell }، متاح
    }
sheet-lock =
    { $state ->
        [locked] القفل، عليه علامة
        [closed] القفل، أغلق السطر لاعب آخر
       *[open] القفل: { pad-lock }
    }
sheet-of = لوح { $name }
sheet-penalty-count = الغرامات: { $count } من { $boxes }
sheet-take-penalty = تسجيل غرامة. حتى الآن: { $count } من { $boxes }
sheet-point-table = نقاط العلامات في السطر
rows-two-lines = أرقام كبيرة: كل سطر مقسوم إلى سطرين

scorepad = دفتر النقاط
scorepad-about = لديكم المكعبات؟ إليكم الدفتر. يعرف القواعد ويجمع النقاط ويعمل دون إنترنت.
scorepad-players = اللاعبون
scorepad-name = اسم اللاعب { $number }
scorepad-remove = إزالة اللاعب { $number }
scorepad-add = إضافة لاعب
scorepad-start = ابدؤوا
scorepad-hint = اضغطوا على رقم لوضع علامة عليه.
scorepad-crossed = { $name }: { cell }
scorepad-penalty = { $name }: غرامة
scorepad-undone = تم التراجع. { $mark }
scorepad-undo = تراجع
scorepad-together = كانت الرمية نفسها
scorepad-new = لعبة جديدة
scorepad-new-about = ستُمحى كل العلامات في كل الألواح.
scorepad-again = اللاعبون أنفسهم
scorepad-others = لاعبون آخرون أو لوح آخر

play-now = العبوا الآن
play-now-about = فورًا، ضد اثنين من اللاعبين الآليين
table-new = إنشاء طاولة
table-new-about = للعائلة والأصدقاء، كلٌّ على هاتفه.
table-join = الانضمام إلى طاولة
table-join-about = لديكم رمز أو رابط؟ تفضلوا بالدخول.
table-code = رمز الطاولة
table-come-in = دخول
table-watch = المشاهدة فقط
table-seats = المقاعد
table-bots = منها للاعبين الآليين
table-level = مستوى اللاعبين الآليين
table-make = إنشاء الطاولة
your-name = اسمكم
guest = ضيف
bot-name =
    { $level ->
        [random] لاعب آلي عشوائي
        [gentle] لاعب آلي لطيف
        [steady] لاعب آلي متزن
        [champion] لاعب آلي بطل
       *[sharp] لاعب آلي بارع
    }

table = الطاولة { $code }
table-share = مشاركة الرابط
table-copied = نُسخ الرابط.
table-full = كل المقاعد على هذه الطاولة مشغولة.
table-seat-open = مقعد خالٍ
table-seat-you = أنتم
table-add-bot = إضافة لاعب آلي
table-take-back = إخلاء مقعد { $name }
table-begin = بدء اللعبة
table-wait-host = بدء اللعبة بيد { $name }.
table-lost = انقطع الاتصال. مقعدكم محفوظ، ونحاول الاتصال من جديد.
table-ended =
    { $reason ->
        [moved] انتقل مقعدكم إلى جهاز آخر.
        [left] غادرتم الطاولة.
        [closed] أُغلقت هذه الطاولة.
       *[refused] لم تعد هذه الطاولة أو هذا المقعد موجودًا.
    }
table-news = ماذا حدث
page-close = إغلاق
player-active = اللاعب الفعال
dice-not-rolled = لم تُرمَ المكعبات بعد.

turn-roll = حان دورك.
turn-roll-button = ارموا المكعبات
turn-action = الخطوة { $action }
turn-white = ضعوا علامة على { $total } أو تخطّوا.
turn-colour = يمكنكم وضع علامة على رقم آخر.
turn-colour-penalty = ضعوا علامة على رقم، وإلا فغرامة.
turn-choose = اضغطوا على رقم
turn-passing = تخطٍّ هذه المرة.
turn-offers = يمكنكم وضع علامة على: { $cells }.
turn-cross = ضعوا علامة على { cell }
turn-pass = تخطٍّ
turn-penalty = تسجيل الغرامة
turn-penalty-sure = هل تريدون الغرامة حقًا؟ ما زال بإمكانكم وضع علامة على رقم.
turn-penalty-confirm = غرامة: { "\u200E" }−{ $points }
turn-held = بعد لحظة توضع علامة على { cell }.
turn-offline = لا يوجد اتصال
turn-later = لا يوجد اتصال. ستُرسل العلامة فور عودته.
turn-wait = في انتظار { $names }.
turn-changeable = ما زال بإمكانكم التغيير. في انتظار { $names }.
again = العبوا مجددًا
again-waits = في انتظار الآخرين

table-dice = المكعبات
table-dice-fair = على الشاشة
table-dice-real = حقيقية، ندخلها بأنفسنا
keypad = إدخال الرمية
keypad-about = اضغطوا على ما يظهره كل مكعب، من اليسار إلى اليمين.
# A key for a face of the die that is asked for. $colour may also be white.
keypad-key =
    { $colour ->
        [white] الأبيض { $face }
       *[red] { die-face }
    }
typed-roll = الرمية من إدخال { $name }.
typed-start = { $name }: الدور الأول من نصيب { $first }.
typed-agree = صحيح
typed-object = غير صحيح
typed-take-back = إلغاء الرمية
typed-who-begins = من يبدأ؟
turn-real = مكعباتكم تقرر: أدخلوا ما تظهره.
turn-typed = هل هذا صحيح؟ انظروا إلى المكعبات.
