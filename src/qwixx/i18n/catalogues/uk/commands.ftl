greeting = Qwixx — гра, у якій кидають кубики й закреслюють числа. Ось що можна робити:
greeting-more = усе інше

## Що набрано неправильно

usage = { $command }: { $sentence }. Докладніше: { $command } { "--help" }
usage-suggestion = { $command }: { $sentence }. Можливо, «{ $word }»? Докладніше: { $command } { "--help" }
usage-argument = { "%(argument_name)s" }: { "%(message)s" }
usage-choice = значення { $value } тут невідоме; доступні: { $choices }
usage-ignored = тут зайве: { "%s" }
usage-language = мови «{ $tag }» немає; доступні: { $languages }
usage-missing = бракує: { "%s" }
usage-not-with = це не поєднується з { "%s" }
usage-one = тут бракує значення
usage-one-or-more = тут потрібне щонайменше одне значення
usage-unknown = невідомі аргументи: { "%s" }

## Що не вдалося

trouble-line = Рядок { $line }: { $sentence }
trouble-no-file = Файлу «{ $file }» немає. Чи правильно набрано назву?
trouble-folder = «{ $file }» — це тека. Назвіть файл.
trouble-forbidden = «{ $file }» не можна ні читати, ні записувати.
trouble-full = Записати не вдалося: немає місця.
trouble-port = Цей порт уже зайнято. Виберіть інший або 0, тобто будь-який вільний.
trouble-other = Повідомлення системи: { $said } { $file }
trouble-not-installed = Для цього бракує { $part }. Встановіть так: { $remedy }

refusal-number = «{ $found }» — це не ціле число від { $low } до { $high }.
refusal-cannot-write = «{ $file }» не можна записати. Виберіть інший файл.
refusal-file-too-large = «{ $file }» завеликий для файлу цієї гри.
refusal-not-text = «{ $file }» — не текст, тож це не файл цієї гри.
refusal-no-sheet = Немає ні аркуша, ні файлу «{ $name }»; доступні: { $known }.
refusal-sheets-given = У позиції аркушів { $given }, а не 1 чи { $players }.
refusal-roll-given = У позиції кидок уже є. Другий не потрібен.
refusal-bots = Ботів { $named }, а гравців { $players }. Назвіть одного на всіх або по одному на кожного.
refusal-arena-few = Для арени потрібні щонайменше два боти.
refusal-arena-twice = Бота «{ $name }» названо двічі, а він може зустрітися лише з іншими.
refusal-arguments = У «{ $file }» зберігається інший турнір, тож файл не змінено. Виберіть інший файл.
refusal-not-tournament = «{ $file }» — не наш турнір, тож файл не змінено. Виберіть інший файл.
refusal-fast-core = На цьому аркуші можуть грати лише ваші власні боти та боти, що грають навмання.
refusal-memory = Щоб це обчислити, потрібно { $size } МБ пам’яті, а стільки немає.
refusal-too-large = Обчислити можна лише ігри, де на кубиках граней не більше ніж { $most }.
refusal-not-learnt = Чемпіон цієї гри не вивчав. Виберіть іншого бота.
refusal-threads = Кількість потоків стосується цього комп’ютера, а кластер бере всі свої ядра. Залиште щось одне.
refusal-rows = Вид рядків важливий лише для файлу. Назвіть і файл.
refusal-one-output = На стандартне виведення можна подати лише один результат. Решту запишіть у файли.
refusal-save-standard = Наступного разу це треба буде прочитати, тож «-» не підійде. Назвіть файл.
refusal-perft-large = Хід { $turn } дав би близько { $positions } позицій — забагато, щоб порахувати. Виберіть менше ходів.
refusal-joined = Стіл на сервері вже підготовлено. Приберіть { $flag }.

## Аркуші

sheet-summary =
    { $locking ->
        [one] граней на кубиках: { $sides }; чисел у ряду: { $cells }; ряд завершує останнє, хрестиків для цього: { $needs }
       *[other] граней на кубиках: { $sides }; чисел у ряду: { $cells }; ряд завершує одне з останніх { $locking }, хрестиків для цього: { $needs }
    }
sheet-summary-lucky = { sheet-summary }; щасливі числа
sheet-accepted = { $file }: прийнято. { $title }: { $summary }
sheet-count =
    { $sheets ->
        [one] { $sheets } аркуш
        [few] { $sheets } аркуші
        [many] { $sheets } аркушів
       *[other] { $sheets } аркуша
    }
page-count =
    { $pages ->
        [one] { $pages } сторінка
        [few] { $pages } сторінки
        [many] { $pages } сторінок
       *[other] { $pages } сторінки
    }
pad-written = { $file }: { sheet-count }, { page-count }
record-written = { $file }: { $title }, { sheet-count }

## Записи

told-turn = Хід { $turn }, ведучий гравець { $name }: { $roll }.
verify-over = { $file }: усе за правилами до кінця, і бали правильні: { $scores }. { $dice }
verify-so-far = { $file }: досі все за правилами; гру не закінчено. { $dice }
verify-score = { $name } { $score }
verify-dice =
    { $verdict ->
        [proved] Кубики: кожен кидок обчислено заново, і він правильний.
        [sealed] Кубики: чесні, їхнє таємне число ще не відкрито.
       *[unknown] Кубики: такі, що їх не можна обчислити заново.
    }
verify-start-agreed = Про те, хто починає, домовилися: кубики цього не доводять.
verify-absence = { $name }: таємного числа бракувало. Кидків без нього: { $missed } з { $draws }. У записі ніщо не доводить, що зв’язок справді обривався.

## Довга робота

progress-preparing = готуємо …
progress-compiling = збираємо програму …
progress-playing = граємо …
progress-counting = рахуємо, хід { $turn } з { $turns } …
progress-solving = обчислюємо { $name }, { $question } …
progress-solving-several = обчислюємо { $name }, { $question }, таблиця { $place } з { $tables } …
progress-joining = приєднуємося до кластера …
progress-games = партій: { $done } з { $total }
progress-sheets = аркушів: { $done } з { $total }
progress-left = лишилося близько { $time }
progress-seconds = { $time } с
progress-minutes = { $time } хв
progress-hours = { $time } год
note-waiting = це вже обчислює інший процес; чекаємо на нього …
note-not-kept = результат не вдалося зберегти на наступний раз
interrupted = Перервано; ось що зіграно досі.
interrupted-early = перервано, перш ніж закінчилися перші партії
interrupted-saved = перервано; та сама команда продовжить із { $file }
interrupted-rows = перервано; файл { $file } не записано

## Боти

ran-threads = потоків: { $workers }
ran-cluster = процесів Ray: { $workers }, комп’ютерів: { $machines }
column-seat = місце
column-bot = бот
column-score = бали
column-error = похибка
column-wins = перемоги
column-penalties = пропуски
column-locks = замки
column-rating = рейтинг
column-interval = інтервал 95 %
simulate-header =
    { $games ->
        [one] { $title }: { $games } партія, початкове число { $seed }, за { $seconds } с ({ $rate } за секунду, { $ran })
        [few] { $title }: { $games } партії, початкове число { $seed }, за { $seconds } с ({ $rate } за секунду, { $ran })
        [many] { $title }: { $games } партій, початкове число { $seed }, за { $seconds } с ({ $rate } за секунду, { $ran })
       *[other] { $title }: { $games } партії, початкове число { $seed }, за { $seconds } с ({ $rate } за секунду, { $ran })
    }
simulate-first = Кожну партію починає місце 1; з { "--rotate" } місця починають по черзі.
simulate-turns = Місця починають по черзі.
simulate-footer = Ходів за партію: { $turns }. Партій, які закінчили замки: { $share }.
simulate-title =
    { $games ->
        [one] { $title }: { $games } партія
        [few] { $title }: { $games } партії
        [many] { $title }: { $games } партій
       *[other] { $title }: { $games } партії
    }
simulate-seat = місце { $seat }: { $bot }
simulate-scores =
    { $step ->
        [one] бали, кроками по { $step } балу
        [few] бали, кроками по { $step } бали
        [many] бали, кроками по { $step } балів
       *[other] бали, кроками по { $step } бала
    }
simulate-share = частка партій
arena-header = { $title }, гравців: { $players }, початкове число { $seed }. Партій: { $games }; серій кидків: { $deals }, кожну зіграно зі зміною місць (разів: { $times }); { $ran }.
arena-tables = Перемоги за столами й місцями:
arena-table = { $bots } (партій: { $games })
arena-pairs = У кого було більше балів (нічия — половина):
arena-pair = { $one } проти { $other }
arena-open = статистично ще не значуща
arena-unsettled = Різниця між { $one } та { $other } статистично ще не значуща; зіграйте більше партій.
arena-settled = Усі різниці між сусідами в рейтингу статистично значущі.

## Розв’язання

question-solo = наодинці
question-paced = як за столом для { $players } гравців
question-lucky = { $question }, щасливі числа { $lucky }
solve-header = { $title }, { $question }. Різних аркушів: { $states }.
solve-alone = гра наодинці
solve-now = перед власним ходом
solve-later =
    { $turns ->
        [one] власний хід після { $turns } чужого
        [few] власний хід після { $turns } чужих
        [many] власний хід після { $turns } чужих
       *[other] власний хід після { $turns } чужого
    }
solve-solved = Обчислено за { $seconds } с ({ $processor } с роботи процесора).
solve-kept = Знайдено збережене за { $seconds } с ({ $processor } с роботи процесора).
advise-header = На що гравцеві { $player } розраховувати наприкінці, { $question }, якщо грати на найбільше балів:
advise-more = та ще { $count }; { "--json" } покаже всі
column-action = дія { $action }
column-expected = очікувані бали
column-cost = ціна
column-roll = кидок
column-turn = хід
perft-white = способів у дії 1
perft-ways = способів загалом
perft-positions = позицій
perft-ended = закінчено

## Сервер

serve-ready = Qwixx готовий.
serve-here = на цьому комп’ютері: { $address }
serve-elsewhere = на інших пристроях: { $address }
serve-phones = для телефонів у вашій мережі: { $command }
serve-no-page = Сторінку для браузерів не зібрано; тут можуть грати лише програми. Її збирає { $command }
serve-stop = Зупинити: Ctrl-C. Усі ігри зберігаються.
serve-stopped = Qwixx зупинено.
