# At the door of a table: what a player learns of it before taking a seat.
door-invites = הזמנה למשחק מאת { $name }.
door-invited = הוזמנתם למשחק.
door-free =
    { $count ->
        [one] יש מקום פנוי אחד.
        [two] יש שני מקומות פנויים.
       *[other] יש { $count } מקומות פנויים.
    }
door-over = זה עתה הסתיים משחק. הצטרפו למשחק הבא!
door-ask-host = רוצים לשבת במקום בוט? בקשו מ־{ $name } לפנות את מקומו.
door-playing = המשחק כבר התחיל.
door-playing-open = יש מקום פנוי למשחק הבא. הישארו בדף הזה: כשהמשחק יסתיים תוכלו להצטרף כאן.
door-unwatched = אי אפשר לצפות בשולחן הזה.
door-taken = מישהו הקדים אתכם: המקום כבר תפוס.
door-watch = צפייה במשחק
door-gone = אין שולחן { $code }.
door-gone-about = אולי יש טעות בקוד, או שהשולחן כבר נסגר. בקשו את הקישור שוב.
door-other-code = הקלדת קוד אחר
door-own-sheet = דף רישום ביתי, בעיצוב השחקנים.
