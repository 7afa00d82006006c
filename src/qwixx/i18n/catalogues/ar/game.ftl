colour =
    { $colour ->
        [red] الأحمر
        [yellow] الأصفر
        [green] الأخضر
        [bonus] الإضافي
       *[blue] الأزرق
    }
    .cells =
        { $colour ->
            [red] الحمراء
            [yellow] الصفراء
            [green] الخضراء
            [bonus] الإضافية
           *[blue] الزرقاء
        }

cell =
    { $place ->
        [0] الرقم { $number } { colour }
       *[other] الرقم { $number } { colour } في السطر { $place }
    }

row =
    { $row ->
        [red] السطر الأحمر
        [yellow] السطر الأصفر
        [green] السطر الأخضر
        [blue] السطر الأزرق
       *[other] السطر { $row }
    }

row-label =
    { $row ->
        [red] الأحمر
        [yellow] الأصفر
        [green] الأخضر
        [blue] الأزرق
       *[other] السطر { $row }
    }

points =
    { $points ->
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }

die-face = { colour } { $face }
roll = الأبيضان { $first } و{ $second }، المجموع { $total }؛ { $coloured }
sum = الأبيض { $white } + { colour } { $face }

choice-lucky = { cell } بفضل رقم الحظ
choice-second = { cell } مرة ثانية
choice-exchange = { cell } بواسطة معيّن
choice-sum = { cell } = { sum }
choice-locking = { $choice }، وهذا يغلق { row }

phase-roll = ارموا المكعبات
phase-white = الخطوة 1: جميع اللاعبين
phase-colour = الخطوة 2: اللاعب الفعال
phase-over = انتهت اللعبة

list-comma = { $first }، { $second }
list-and = { $first } و{ $second }
list-or = { $first } أو { $second }
span = من { $first } إلى { $last }
