option-first-six = ה־6 הראשון מתחיל
option-first-six-about = כולם מטילים קובייה אחת בזה אחר זה; מי שמקבל ראשון 6 מתחיל.
option-locked-die-stays = צבע שננעל נשאר עד סוף התור
option-locked-die-stays-about = שורה שננעלה בפעולה 1 והקובייה שלה נשארות במשחק לפעולה 2 של אותו תור.
option-lucky-fallback = המזל עובר לשורה אחרת
option-lucky-fallback-about = אם אי אפשר להשתמש במספר מזל בשורה שבה הכי מעט סימונים, מותר להשתמש בו בשורה הבאה אחריה במספר הסימונים.
