why-nothing = عدم وضع أي علامة
why-same = { $better } و{ $other } متساويان.
why-better = { $better } أفضل من { $other } بمقدار { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } نقطة: { $for }.
why-although = { $better } أفضل من { $other } بمقدار { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } نقطة: { $for }، لكن { $against }.

why-spares = بلا غرامة
why-takes = مع غرامة
why-locks = إغلاق { $rows }
why-unlocked = { $rows } دون إغلاق بعد
why-more = الزيادة الفورية { points }
why-less = النقص الفوري { points }
why-keeps = يبقى متاحًا { $kept }
why-kept = { $numbers } في { row }
why-gives-up = يضيع { $lost }
why-lost = { $numbers } في { row }
why-more-later = المتوقع لاحقًا أكثر
why-less-later = المتوقع لاحقًا أقل

advice-same = كل الاختيارات جيدة بالقدر نفسه.
advice-only = لا يوجد اختيار آخر.
advice-better = هذا أفضل من { $other }: { $for }.
advice-although = هذا أفضل من { $other }: { $for }، لكن { $against }.
advice-wins = هذا يفوز أكثر من { $other }.

limit-others = النقاط المتوقعة صحيحة ما دام لا أحد غيركم يغلق سطرًا أو ينهي اللعبة.
limit-another-pace = هذه الأرقام لعدد لاعبين غير العدد على هذه الطاولة.
limit-closed-by-others = أغلق لاعب آخر سطرًا، وهذا خارج الحساب؛ النقاط المتوقعة صحيحة ابتداءً من هنا.
limit-house-rules = يُلعب على هذه الطاولة بقواعد منزلية ({ $options }) لا تأخذها هذه الأرقام في الحسبان.
