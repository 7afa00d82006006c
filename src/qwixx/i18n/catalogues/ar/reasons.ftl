reason-already-crossed = على { cell } علامة بالفعل.
reason-row-closed = { row } مغلق.
reason-left-of-cross = { cell } يقع إلى يسار آخر علامة لديكم. توضع العلامات من اليسار إلى اليمين فقط.
reason-lock-needs-crosses =
    { $needs ->
        [zero] { cell } يغلق السطر. عدد العلامات المطلوب فيه أولًا { $needs }، والموجود { $crosses }.
        [one] { cell } يغلق السطر. يجب أن تكون فيه أولًا علامة واحدة، والموجود { $crosses }.
        [two] { cell } يغلق السطر. يجب أن تكون فيه أولًا علامتان، والموجود { $crosses }.
        [few] { cell } يغلق السطر. يجب أن تكون فيه أولًا { $needs } علامات، والموجود { $crosses }.
       *[other] { cell } يغلق السطر. يجب أن تكون فيه أولًا { $needs } علامة، والموجود { $crosses }.
    }
reason-game-over = انتهت اللعبة.
reason-not-rolled = لم تُرمَ المكعبات بعد.
reason-not-white-sum = مجموع المكعبين الأبيضين { $total } وليس { $number }.
reason-not-lucky = مجموع المكعبين الأبيضين { $total }، وهو ليس من أرقام الحظ لديكم.
reason-not-next = { cell } ليس الرقم التالي في سطره. رقم الحظ يسمح بالرقم التالي فقط.
reason-not-fewest = يُستعمل رقم الحظ في السطر الذي فيه أقل عدد من العلامات، وهو ليس { row }.
reason-not-active = اللاعب الفعال وحده يستطيع فعل ذلك الآن.
reason-lucky-in-action-2 = أرقام الحظ صالحة في الخطوة 1 فقط.
reason-die-out = المكعب { colour } خرج من اللعبة.
reason-not-colour-sum = لا يعطي أي مكعب أبيض مع المكعب { colour } المجموع { $number }.
reason-no-second-box = { cell } ليس له خانة ثانية.
reason-not-crossed-once = يجب وضع علامة أولى على { cell } قبل العلامة الثانية.
reason-needs-neighbour =
    الرقم الإضافي { $number } يحتاج إلى علامة على الرقم نفسه في سطر مجاور: الرقم { $number } { $above ->
        [red] الأحمر
        [yellow] الأصفر
        [green] الأخضر
       *[blue] الأزرق
    } أو الرقم { $number } { $below ->
        [red] الأحمر
        [yellow] الأصفر
        [green] الأخضر
       *[blue] الأزرق
    }.
reason-two-ways = لا يُجمع رقم الحظ مع علامة ثانية أو مع معيّن.
reason-no-diamond = لا يوجد معيّن كهذا على لوحكم.
reason-diamond-passed = هذا المعيّن مستعمل، أو يقع إلى يسار معيّن مستعمل.
reason-not-exchanged = هذا المعيّن لا يحوّل { $total } إلى { $number }.
reason-exchange-in-action-2 = المعيّنات صالحة في الخطوة 1 فقط.
reason-not-neighbour-sum = في الخطوة 2 توضع علامة على الرقم الإضافي { $number } بمكعب أبيض ومكعب رقم مجاور عليه علامة عندكم.
reason-wrong-rows = { cell } يعطي علامات أخرى. اختاروا لكل واحدة سطرًا فيه أقل عدد من العلامات.
