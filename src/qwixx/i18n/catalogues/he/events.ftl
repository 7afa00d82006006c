event-action-1 = פעולה 1.
event-action-2 = פעולה 2.
event-rolled = הטלה: { $roll }.
event-crossed = { $name }: סימון { cell }.
event-crossed-lucky = { $name }: סימון { cell } בזכות מספר מזל.
event-crossed-second = { $name }: סימון שני של { cell }.
event-crossed-exchange = { $name }: סימון { cell } בעזרת מעוין.
event-forced = { $name }: גם סימון { cell }.
event-bar = { $name }: שימוש בשדה { $place } בפס.
event-crossed-sum = { $name }: סימון { cell } = { sum }.
event-nothing = { $names }: בלי סימון.
event-locked = { $names }: נעילת { row }.
event-closes-later = { row } תיסגר בסוף התור הזה.
event-closed = { row } נעולה לכולם; { colour.the-die } יוצאת מהמשחק.
event-colour-stays = את שאר המשבצות { colour.cells } עדיין אפשר לסמן לפי סכום הקוביות הלבנות.
event-penalty = { $name }: קנס { $penalty } מתוך { $boxes }, מינוס { points }.
event-ended-early = בכך המשחק נגמר מיד, בלי פעולה 2.

ending-penalties = המשחק נגמר. כל { $boxes } משבצות הקנס מסומנות: { $name }.
ending-locks = המשחק נגמר: { $rows } נעולות.

score = { $name }, { points }: { $rows }, קנסות = { $penalties }.
score-extra = תוספת = { $made }
score-row = { row-label } = { $made }
winner-alone = סוף המשחק: { $name }, { points }.
winner-one = ניצחון: { $name }, { points }.
winner-shared = ניצחון משותף: { $names }, { points } לכל אחד.
totals = ניקוד. { $totals }
total = { $name }: { $total }.

reaction-hello = שלום!
reaction-thanks = תודה!
reaction-well-done = כל הכבוד!
reaction-ouch = אוי!
reaction-lucky = איזה מזל!
reaction-hurry = מהר יותר, בבקשה!
reaction-sorry = סליחה!
reaction-good-game = היה משחק טוב!
