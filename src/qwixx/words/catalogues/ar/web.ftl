page-home = العودة إلى البداية
page-language = اللغة
page-cancel = إلغاء
page-trademark = ‏Qwixx علامة تجارية لناشرها. هذا البرنامج المجاني لا صلة له به، والنصوص والرسوم من صنعنا.

home-about = لعبة مكعبات ووضع علامات على الأرقام، لكل من حول الطاولة، قريبًا كان أم بعيدًا.
home-ways = ماذا تريد أن تفعل؟

variant-choice = أي لوح؟
player-number = اللاعب { $number }
winner = الفائز
rules-about = كل ما تحتاج إليه في دقيقتين.

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

scorepad = دفتر النقاط
scorepad-about = لديك المكعبات؟ إليك الدفتر. يعرف القواعد ويجمع النقاط ويعمل دون إنترنت.
scorepad-players = اللاعبون
scorepad-name = اسم اللاعب { $number }
scorepad-remove = إزالة اللاعب { $number }
scorepad-add = إضافة لاعب
scorepad-start = ابدأ
scorepad-hint = اضغط على رقم لوضع علامة عليه.
scorepad-crossed = { $name }: { cell }
scorepad-penalty = { $name }: غرامة
scorepad-undone = تم التراجع. { $mark }
scorepad-undo = تراجع
scorepad-together = كانت الرمية نفسها
scorepad-new = لعبة جديدة
scorepad-new-about = ستُمحى كل العلامات في كل الألواح.
scorepad-again = اللاعبون أنفسهم
scorepad-others = لاعبون آخرون أو لوح آخر
