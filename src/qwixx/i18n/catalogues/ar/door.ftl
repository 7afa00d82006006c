# At the door of a table: what a player learns of it before taking a seat.
door-invites = دعوة إلى اللعب من { $name }.
door-invited = أنتم مدعوون إلى اللعب.
door-free =
    { $count ->
        [zero] لا مقاعد خالية.
        [one] يوجد مقعد خالٍ واحد.
        [two] يوجد مقعدان خاليان.
        [few] توجد { $count } مقاعد خالية.
        [many] يوجد { $count } مقعدًا خاليًا.
       *[other] يوجد { $count } مقعد خالٍ.
    }
door-over = انتهت لعبة للتو: انضموا إلى اللعبة التالية.
door-ask-host = هل تريدون مقعد لاعب آلي؟ اطلبوا من { $name } إخلاءه لكم.
door-playing = بدأت اللعبة بالفعل.
door-playing-open = يوجد مقعد خالٍ للعبة التالية. ابقوا في هذه الصفحة: عند انتهاء اللعبة يمكنكم الجلوس هنا.
door-unwatched = لا يمكن مشاهدة هذه الطاولة.
door-taken = سبقكم لاعب آخر: المقعد مشغول الآن.
door-watch = مشاهدة اللعبة
door-gone = لا توجد طاولة { $code }.
door-gone-about = ربما في الرمز خطأ، أو أُغلقت الطاولة. اطلبوا الرابط من جديد.
door-other-code = إدخال رمز آخر
door-own-sheet = لوح خاص من تصميم اللاعبين.
