# What a device is asked about: moving a seat to another one, notifications, installing.
move-once = הקישור פועל פעם אחת. זה המקום שלכם, אז אל תשתפו אותו עם איש.
move-expired = תוקף הקישור הזה פג.
move-new = קבלת קישור חדש
move-qr = קוד לסריקה שמעביר את המקום שלכם למכשיר אחר

tell-turn = הודעה כשמגיע התור שלי
tell-turn-about = בהתראה, כשאתם בכרטיסייה אחרת או באפליקציה אחרת.
tell-turn-denied = הדפדפן חוסם התראות מהדף הזה. כדי לקבל אותן, אשרו התראות בהגדרות האתר שליד הכתובת ופתחו שוב את התפריט הזה.

install = ‏Qwixx תמיד בהישג יד
install-about = התקינו את המשחק כאפליקציה: הוא נפתח בנגיעה אחת, ופנקס הניקוד פועל גם בלי אינטרנט.
install-share = געו בדפדפן ב"שיתוף" ואז ב"הוספה למסך הבית": המשחק ייפתח בנגיעה אחת.
install-now = התקנה
install-later = לא עכשיו
