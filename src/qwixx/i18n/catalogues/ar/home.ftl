# What the page says before a game: the ways in, new tables, invitations, the player's own games, watching.
home-together = العبوا معًا
home-alone = تعلموا وسجلوا النقاط
play-as = تلعبون باسم { $name }.
play-as-change = تغيير
here = جهاز واحد للجميع
here-about = العبوا بالتناوب على هذا الهاتف أو الجهاز اللوحي، حتى بلا إنترنت.
learn = تعلموا اللعب
learn-about = دقائق قليلة وتتقنون اللعبة.
print = اطبعوا الألواح
print-about = ألواح جديدة لعلبتكم.
scorepad-in-short = لديكم المكعبات؟ نحن نحسب.
watch = شاهدوا
watch-about = اللعبة على شاشة كبيرة، والألواح على الهواتف.
watch-how = افتحوا هذه الصفحة على التلفاز أو الحاسوب واكتبوا رمز الطاولة. كل واحد يلعب على هاتفه، والشاشة الكبيرة تعرض المكعبات وكل الألواح.
watch-open = اعرضوا الطاولة
watch-invite = امسحوا الصورة بالهاتف أو اكتبوا الرمز، ثم اجلسوا إلى الطاولة.
watch-lost = انقطع الاتصال. نحاول الاتصال من جديد.

games-mine = ألعابي
games-none = هنا تظهر الألعاب التي تلعبونها على هذا الجهاز.
games-score = { $name } { $points }
games-stage =
    { $stage ->
        [lobby] بانتظار اللاعبين
        [play] جارية
        [over] انتهت
        [closed] مغلقة
        [gone] لم تعد موجودة
       *[unknown] لا يمكن الوصول إليها الآن
    }
games-replay = إعادة عرض آخر لعبة على الطاولة { $table }
games-remove = إزالة الطاولة { $table } من القائمة
games-removed = أزيلت الطاولة { $table } من القائمة.

table-more = إعدادات أخرى
table-clock = مهلة القرار
# One of a few: none, half a minute, one, three, a day.
table-clock-choice =
    { $seconds ->
        [0] بلا حد
        [30] 30 ثانية
        [60] دقيقة واحدة
        [180] 3 دقائق
       *[other] يوم واحد
    }
table-hints = تلميحات
table-hints-about = يمكن للاعبين أن يطلبوا أفضل اختيار.
table-reviews = مراجعة اللعبة
table-reviews-about = ما كان حظًا وما كان مهارة.
table-spectators = مشاهدون
table-spectators-about = من لديه الرمز يمكنه المشاهدة.
table-house-rules = قواعد منزلية
table-code-about = يمكنكم أيضًا لصق الرابط هنا. الرمز والرابط عند من أنشأ الطاولة.

invite-about = يمسح الآخرون الصورة أو يفتحون الرابط أو يكتبون هذا الرمز:
invite-link = رابط الطاولة
invite-qr = رمز للمسح فيه رابط الطاولة
invite-screen = اعرضوها على شاشة كبيرة
page-offline = لا اتصال بالخادم. حاولوا بعد لحظة.
page-retry = إعادة المحاولة
