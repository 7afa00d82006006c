option-first-six = أول 6 يبدأ
option-first-six-about = يرمي الجميع مكعبًا واحدًا بالدور، ومن تظهر له 6 أولًا يبدأ.
option-locked-die-stays = اللون المغلق يبقى حتى نهاية الدور
option-locked-die-stays-about = السطر الذي أُغلق في الخطوة 1 ومكعبه يبقيان في اللعبة للخطوة 2 من الدور نفسه.
option-lucky-fallback = الحظ ينتقل إلى سطر آخر
option-lucky-fallback-about = إذا لم يمكن استعمال رقم الحظ في السطر الذي فيه أقل عدد من العلامات، جاز استعماله في السطر الذي يليه في العدد.
