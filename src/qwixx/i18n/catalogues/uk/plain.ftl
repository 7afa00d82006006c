word-help = довідка
word-quit = вийти
word-rules = правила
word-sheet = аркуш
word-sheets = аркуші
word-read = читати
word-dice = кубики
word-why = чому
word-back = назад
word-quick = швидко
word-draw = малювати
word-save = зберегти
word-hint = підказка
word-yes = так
word-no = ні
word-nothing = нічого
word-virtual = віртуальні
word-real = справжні
word-fair = чесні
word-colours = Ч Ж З С

## Перед грою

plain-ask-variant = Яка гра? { $names } або файл власного аркуша. Enter — { $usual }.
plain-ask-people = Скільки людей грає за цією клавіатурою? { span }, або 0, щоб дивитися. Enter — 1.
plain-ask-name = Як звати гравця { $number }? Enter — { $usual }.
plain-ask-bots = Хто ще грає? Суперників { span }: { $levels }, через кому, або скільки ботів гратиме навмання. Enter — { $usual }.
plain-nobody = ніхто
plain-ask-dice = Які кубики? { word-virtual }; { word-real }, які ви кидаєте й вводите; або { word-fair }, які потім кожен може перевірити. Enter — { word-virtual }.
plain-setup =
    Кілька запитань перед грою. Enter — те, що запропоновано. Відповісти наперед можна параметрами, які показує { $command }.
    { $space }{ word-quit }: вийти.
plain-goes-on = Продовжуємо гру з { $file }.
plain-fair = Чесні кубики: стіл зараз вибирає таємне число і вже не зможе змінити кидки. Це число є в записі гри, тож не дивіться туди до кінця; потім { $command } обчислить кожен кидок заново.
plain-fair-words = { $name }, наберіть власні слова, щоб домішати їх до кубиків, або Enter, щоб нічого не додавати.
plain-commitment-table = Відбиток числа, стіл:
plain-commitment = Відбиток числа, { $name }:

## У грі

plain-help =
    Щоб вибрати, наберіть номер вибору або клітинку: { $cell }, із зірочкою для щасливого числа: { $lucky }. Enter або 0 нічого не закреслює.
    На кожне запитання можна набрати й таке:
    { $space }{ word-sheet }: намалювати ваш аркуш. { word-sheets }: намалювати всі.
    { $space }{ word-read }: ваш аркуш словами, щоб слухати, а не дивитися.
    { $space }{ word-dice }: кидок ще раз.
    { $space }{ word-why } { $cell }: чому цю клітинку не можна закреслити.
    { $space }{ word-hint }: чого вартий кожен вибір і чому найкращий саме такий.
    { $space }{ word-rules }: коротко про правила.
    { $space }{ word-back }: скасувати останній вибір, доки його не підтверджено.
    { $space }{ word-quick }: вибір діє одразу, без підтвердження. { word-quick } ще раз: знову з підтвердженням.
    { $space }{ word-draw }: не малювати аркуш перед вибором. { word-draw } ще раз: знову малювати.
    { $space }{ word-save } { $file }: зберегти гру й зберігати її там далі.
    { $space }{ word-quit }: вийти. Збережене не пропаде.
    На намальованому аркуші: { plain-legend }
plain-legend = [5] зараз можна закреслити, X5X закреслено, 5 вільно, -5- пропущено, #5# завершено, { $lock } — це замок, = показує бали ряду.
plain-intro = { $title }: { $names }.
plain-hint = Наберіть { "?" }, щоб побачити довідку, або { word-quit }, щоб вийти.
plain-hint-drawing = На аркуші { plain-legend } Якщо ви слухаєте, а не дивитеся, наберіть { word-draw }, і малюнків не буде.
plain-throws = { $name } кидає: { $throw }.
plain-type-dice = Наберіть, що випало на кубиках: { $wanted }.
plain-type-start = Наберіть, котрий гравець починає: { span }.
plain-type-throws = Наберіть кидки один за одним від гравця 1 до першої { $six }.
plain-white = білий
plain-roll-back = Кидок скасовано.
plain-roll-right = Чи правильно введено кидок?
plain-agreement = { $typed } Enter, якщо все правильно, { word-no }, якщо ні.
plain-lobby = За столом: { $names }. Enter починає гру. Щоб посадити бота, введіть його рівень: { $levels }.
plain-idle = { $names }: у дії 1 нічого закреслити.
plain-idle-2 = { $names }: у дії 2 нічого закреслити.
plain-forced = { $names }: у дії 2 нічого закреслити, і в дії 1 нічого не закреслено. Це пропуск.
plain-ask-white = { $name }, дія 1, сума білих { $total }:
plain-ask-colour = { $name }, дія 2:
plain-prompt = { $name }, наберіть { $numbers } або клітинку; Enter — нічого.
plain-prompt-cost = { $name }, наберіть { $numbers } або клітинку; Enter — нічого, ціною пропуску.
plain-nothing-follows = У дії 2 для вас нічого не буде.
plain-cost = Якщо зараз нічого не закреслити, буде пропуск: мінус { $points } балів. Це { $number } з { $boxes }.
plain-cost-last = Якщо зараз нічого не закреслити, буде пропуск: мінус { $points } балів. Це { $number } з { $boxes }, і гра закінчиться.
plain-really = Справді нічого? { word-yes } або { word-no }; Enter — { word-no }.
plain-chosen = { $name }: { $choice }.
plain-confirm = { $chosen } Enter підтверджує, { word-back } змінює.
plain-neither = «{ $answer }» — це ні Enter, ні { word-back }.
plain-no-back = Скасовувати нічого.
plain-again = Дія 2 ще раз.
plain-may = Зараз можна закреслити { cell.object }.
plain-why = { $reason } (правило { $clause }).
plain-not-begun = Гра ще не почалася.
plain-quick-on = Тепер вибір діє одразу.
plain-quick-off = Тепер вибір підтверджують клавішею Enter.
plain-draw-on = Ваш аркуш малюється перед вибором.
plain-draw-off = Аркуші малюються лише на прохання.

## Аркуші

plain-sheet = Аркуш: { $name }
plain-sheet-lucky = Аркуш: { $name }, щасливі числа { $first } і { $second }
plain-sheet-total = пропуски { $taken } з { $boxes } = { $minus }, разом { $total }
plain-lock = З
read-row = { $row }: { $parts }.
read-join = { $first }; { $second }
read-crossed = закреслено { $numbers }
read-nothing = нічого не закреслено
read-locked = замок закреслено
read-closed = завершено
read-open = вільні { $numbers }
read-needs =
    { $needs ->
        [one] { $numbers } лише після ще { $needs } хрестика
        [few] { $numbers } лише після ще { $needs } хрестиків
        [many] { $numbers } лише після ще { $needs } хрестиків
       *[other] { $numbers } лише після ще { $needs } хрестика
    }
read-lucky = Щасливі числа { $first } і { $second }.
read-total =
    { $penalties ->
        [one] { $penalties } пропуск. Разом { $total }.
        [few] { $penalties } пропуски. Разом { $total }.
        [many] { $penalties } пропусків. Разом { $total }.
       *[other] { $penalties } пропуску. Разом { $total }.
    }

## Зберегти й вийти

plain-save-how = Наберіть { word-save } і назву файлу.
plain-save-elsewhere = Щоб зберігати далі, наберіть { word-save } та іншу назву.
plain-saved = Гру збережено в { $file }.
plain-saved-on = Гру збережено в { $file }, і там вона зберігається далі.
plain-record = Запис цієї гри — у { $file }.
plain-check = Перевірити його: { $command }
plain-go-on = Продовжити: { $command }
plain-ended = Введення завершено.
plain-interrupted = Перервано.
plain-no-game = Гри не почато.
plain-not-saved = Цю гру не збережено.
plain-goodbye = До побачення.

refusal-cannot-read = «{ $file }» не можна прочитати. Виберіть інший файл.
refusal-file-exists = Файл { $file } уже є, і його не буде змінено. Виберіть іншу назву або продовжте гру з нього: { $command }
refusal-file-changed = Файл { $file } змінила інша програма; його не чіпаємо.
refusal-not-saved-game = { $file } не може бути збереженою грою.
refusal-unreachable = { join-unreachable }
refusal-resume = Гру, яка триває, вже підготовлено. Приберіть { $flag }.
refusal-not-resumed = Гру з { $file } не можна продовжити.
refusal-resume-over = Гру в { $file } закінчено. Подивитися на неї: { $command }
refusal-seed = Початкове число — лише для кубиків на екрані.
refusal-person-taken = Ім’я «{ $name }» зайняте. Виберіть інше.
refusal-opponents = На цьому аркуші грають лише боти, що грають навмання.
