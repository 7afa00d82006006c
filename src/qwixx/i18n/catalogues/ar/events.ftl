event-action-1 = الخطوة 1.
event-action-2 = الخطوة 2.
event-rolled = الرمية: { $roll }.
event-crossed = { $name }: علامة على { cell }.
event-crossed-lucky = { $name }: علامة على { cell } بفضل رقم الحظ.
event-crossed-second = { $name }: علامة ثانية على { cell }.
event-crossed-exchange = { $name }: علامة على { cell } بواسطة معيّن.
event-forced = { $name }: علامة أيضًا على { cell }.
event-bar = { $name }: استعمال الحقل { $place } من الشريط.
event-crossed-sum = { $name }: علامة على { cell } = { sum }.
event-nothing = { $names }: بلا علامة.
event-locked = { $names }: إغلاق { row }.
event-closes-later = { row } يُغلق في نهاية هذا الدور.
event-closed = { row } مغلق للجميع، والمكعب { colour } يخرج من اللعبة.
event-colour-stays = ما زال يمكن وضع علامات على الخانات { colour.cells } الأخرى بمجموع المكعبين الأبيضين.
event-penalty = { $name }: الغرامة { $penalty } من { $boxes }، ناقص { points }.
event-ended-early = بهذا تنتهي اللعبة فورًا، دون الخطوة 2.

ending-penalties = انتهت اللعبة. خانات الغرامات كلها ({ $boxes }) عليها علامات: { $name }.
ending-locks = انتهت اللعبة. الأسطر المغلقة: { $rows }.

score = { $name }، { points }: { $rows }، الغرامات = { $penalties }.
score-extra = إضافي = { $made }
score-row = { row-label } = { $made }
winner-alone = نهاية اللعبة: { $name }، { points }.
winner-one = الفوز: { $name }، { points }.
winner-shared = فوز مشترك: { $names }، لكل منهم { points }.
totals = النقاط. { $totals }
total = { $name }: { $total }.

reaction-hello = مرحبًا!
reaction-thanks = شكرًا!
reaction-well-done = رائع!
reaction-ouch = آخ!
reaction-lucky = يا للحظ!
reaction-hurry = هيا، بسرعة!
reaction-sorry = عذرًا!
reaction-good-game = لعبة جميلة!
