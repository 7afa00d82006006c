# Playing on one device, which is handed from player to player.
here-how = כולם משחקים במכשיר הזה ומעבירים אותו הלאה. אין צורך באינטרנט, והמשחק נשמר כאן.
here-getting-ready = מתכוננים למשחק בלי אינטרנט …
here-elsewhere = המשחקים שלכם במכשיר הזה פתוחים בכרטיסייה אחרת. סגרו אותה ונסו שוב.
here-broken = לא הצלחנו להכין את המכשיר. בדקו את החיבור ונסו שוב.
here-not-kept = הדפדפן הזה לא שומר דבר: אם תסגרו את הכרטיסייה, המשחק ייעלם.
hand-over-to = העבירו את המכשיר הלאה. עכשיו: { $name }.
hand-over-about = הבחירות נשארות סודיות עד שכולם יבחרו. לא להציץ!
hand-over-take = זה אני, { $name }
