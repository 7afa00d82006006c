bot-numbered = { bot-name } { $number }
event-begins = { $name } починає.
event-you-begins = Ви починаєте.
event-you-crossed = Ви закреслюєте { cell.object }.
event-you-crossed-lucky = Ви закреслюєте { cell.object } завдяки щасливому числу.
event-you-crossed-sum = Ви закреслюєте { cell.object } = { sum }.
event-you-nothing = Ви нічого не закреслюєте.
event-you-locked = Ви завершуєте { row }.
event-you-penalty = Ви отримуєте пропуск { $penalty } з { $boxes }: мінус { points }.
event-remark = { $name }: { $remark }
event-went-away = { $name }: немає зв’язку.
event-came-back = { $name }: знову з нами.
event-replaced = { $name }: немає зв’язку, поки що грає бот.

player-state =
    { $state ->
        [thinking] думає
        [away] немає зв’язку
        [stood-in] грає бот
       *[idle] готово
    }
dice-throw = Кинути кубики
turn-mine = Ваш хід
turn-of = Хід: { $name }
turn-drawing = Кубики вирішують, хто починає.
turn-dice = Кубики котяться.
turn-moment = Хвилинку, будь ласка.
turn-clock = Залишилося часу
turn-skip = Пропустити анімацію

away-waits = { $name }: немає зв’язку. Гра чекає, нічого не пропаде.
away-replace = { $name }: нехай поки що грає бот
table-return = Повернутися на своє місце
table-door = Увійти знову
sheet-open = Відкрити аркуш: { $name }
reactions = Сказати щось

menu = Меню
menu-learn-about = Гра зачекає: стрілка вгорі поверне вас за стіл.
menu-tips = Знову показувати поради
menu-tips-shown = Поради з’являтимуться під час гри.
menu-pace = Швидкість гри
pace-calm = спокійно
pace-swift = швидко
pace-at-once = одразу
menu-shake = Кидати, струснувши телефон
sound = Звук
vibration = Вібрація
keys = Гра з клавіатури
keys-roll = кинути кубики
keys-legal = до наступного числа, яке можна закреслити
keys-walk = рухатися аркушем
keys-pencil = позначити число олівцем або стерти позначку
keys-confirm = підтвердити
keys-pass = пас
keys-undo = скасувати
keys-skip = пропустити анімацію
move = Продовжити на іншому пристрої
move-about =
    { $minutes ->
        [one] Відскануйте код іншим пристроєм або відкрийте там посилання впродовж { $minutes } хвилини. Ваше місце перейде туди.
        [few] Відскануйте код іншим пристроєм або відкрийте там посилання впродовж { $minutes } хвилин. Ваше місце перейде туди.
        [many] Відскануйте код іншим пристроєм або відкрийте там посилання впродовж { $minutes } хвилин. Ваше місце перейде туди.
       *[other] Відскануйте код іншим пристроєм або відкрийте там посилання впродовж { $minutes } хвилини. Ваше місце перейде туди.
    }
move-send = Скопіювати посилання
leave = Вийти з-за столу
leave-game = Якщо ви вийдете, за вас може грати бот. Із цього пристрою можна повернутися.
leave-lobby = Якщо ви вийдете, ваше місце стане вільним.
leave-stay = Залишитися

page-back = Назад
page-not-loaded = Цю частину сторінки не вдалося завантажити. Чи є інтернет?
hint = Підказка
