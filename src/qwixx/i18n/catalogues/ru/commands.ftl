greeting = Qwixx — игра, в которой бросают кубики и зачёркивают числа. Вот что можно делать:
greeting-more = всё остальное

## Что набрано неправильно

usage = { $command }: { $sentence }. Подробнее: { $command } { "--help" }
usage-suggestion = { $command }: { $sentence }. Возможно, «{ $word }»? Подробнее: { $command } { "--help" }
usage-argument = { "%(argument_name)s" }: { "%(message)s" }
usage-choice = значение { $value } здесь неизвестно; есть { $choices }
usage-ignored = здесь ничего не должно быть, а есть { "%s" }
usage-language = языка «{ $tag }» нет; есть { $languages }
usage-missing = не хватает: { "%s" }
usage-not-with = это не сочетается с { "%s" }
usage-one = здесь должно ещё что-то стоять
usage-one-or-more = здесь должно стоять хотя бы одно
usage-unknown = это здесь неизвестно: { "%s" }

## Что не удалось

trouble-line = Строка { $line }: { $sentence }
trouble-no-file = Файла «{ $file }» нет. Правильно ли набрано название?
trouble-folder = «{ $file }» — это папка. Назовите файл.
trouble-forbidden = «{ $file }» нельзя ни читать, ни записывать.
trouble-full = Записать не удалось: нет места.
trouble-port = Этот порт уже занят. Выберите другой или 0, то есть любой свободный.
trouble-other = Система говорит: { $said } { $file }
trouble-not-installed = Для этого нужно { $part }, а оно не установлено. Установите так: { $remedy }

refusal-number = «{ $found }» — это не целое число от { $low } до { $high }.
refusal-cannot-write = «{ $file }» нельзя записать. Выберите другой файл.
refusal-file-too-large = «{ $file }» слишком велик для файла этой игры.
refusal-not-text = «{ $file }» — не текст, значит, это не файл этой игры.
refusal-no-sheet = Нет ни листа, ни файла «{ $name }»; есть { $known }.
refusal-sheets-given = В позиции листов { $given }, а не 1 или { $players }.
refusal-roll-given = В позиции бросок уже есть. Второй не нужен.
refusal-bots = Ботов { $named }, а игроков { $players }. Назовите одного на всех или по одному на каждого.
refusal-arena-few = Для арены нужно хотя бы два бота.
refusal-arena-twice = Бот «{ $name }» назван дважды, а он может встретиться только с другими.
refusal-arguments = В «{ $file }» хранится другой турнир, поэтому файл не изменён. Выберите другой файл.
refusal-not-tournament = «{ $file }» — не наш турнир, поэтому файл не изменён. Выберите другой файл.
refusal-fast-core = На этом листе могут играть только случайные и ваши собственные боты.
refusal-memory = Чтобы это решить, нужно { $size } МБ памяти, а столько нет.
refusal-too-large = Решить можно игры с кубиками не более чем на { $most } граней.
refusal-not-learnt = Чемпион этой игры не изучал. Выберите другого бота.
refusal-threads = Число потоков относится к этому компьютеру, а кластер берёт все свои ядра. Оставьте что-то одно.
refusal-rows = Что такое строка, важно только для файла. Назовите и файл.
refusal-one-output = На стандартный вывод можно вывести только один результат. Остальные запишите в файлы.
refusal-save-standard = Следующий запуск должен это прочитать, поэтому «-» не подойдёт. Назовите файл.
refusal-perft-large = Ход { $turn } дал бы около { $positions } позиций — слишком много для подсчёта. Выберите меньше ходов.
refusal-joined = Стол на сервере уже подготовлен. Уберите { $flag }.

## Листы

sheet-summary =
    { $locking ->
        [one] кубики на { $sides } граней, в ряду { $cells } чисел; последнее закрывает ряд после { $needs } крестиков
       *[other] кубики на { $sides } граней, в ряду { $cells } чисел; одно из последних { $locking } закрывает ряд после { $needs } крестиков
    }
sheet-summary-lucky = { sheet-summary }; счастливые числа
sheet-accepted = { $file }: принят. { $title }: { $summary }
sheet-count =
    { $sheets ->
        [one] { $sheets } лист
        [few] { $sheets } листа
        [many] { $sheets } листов
       *[other] { $sheets } листа
    }
page-count =
    { $pages ->
        [one] { $pages } страница
        [few] { $pages } страницы
        [many] { $pages } страниц
       *[other] { $pages } страницы
    }
pad-written = { $file }: { sheet-count }, { page-count }
record-written = { $file }: { $title }, { sheet-count }

## Записи

told-turn = Ход { $turn }, ведущий игрок { $name }: { $roll }.
verify-over = { $file }: всё по правилам до конца, и очки верны: { $scores }. { $dice }
verify-so-far = { $file }: пока всё по правилам; игра не окончена. { $dice }
verify-score = { $name } { $score }
verify-dice =
    { $verdict ->
        [proved] Кубики: каждый бросок пересчитан, и он верен.
        [sealed] Кубики: честные, их тайна ещё не раскрыта.
       *[unknown] Кубики: такие, что пересчитать их нельзя.
    }
verify-start-agreed = О том, кто начинает, договорились: кубики этого не доказывают.
verify-absence = Тайного числа игрока { $name } не было: бросков без него { $missed } из { $draws }. Ничто в записи не доказывает, что связь и правда обрывалась.

## Долгая работа

progress-preparing = готовим …
progress-compiling = собираем программу …
progress-playing = играем …
progress-counting = считаем, ход { $turn } из { $turns } …
progress-solving = решаем { $name }, { $question } …
progress-solving-several = решаем { $name }, { $question }, таблица { $place } из { $tables } …
progress-joining = присоединяемся к кластеру …
progress-games = партий: { $done } из { $total }
progress-sheets = листов: { $done } из { $total }
progress-left = осталось около { $time }
progress-seconds = { $time } с
progress-minutes = { $time } мин
progress-hours = { $time } ч
note-waiting = это уже решает другой процесс; ждём его …
note-not-kept = результат не удалось сохранить на следующий раз
interrupted = Прервано; вот что сыграно до сих пор.
interrupted-early = прервано, прежде чем закончились первые партии
interrupted-saved = прервано; та же команда продолжит из { $file }
interrupted-rows = прервано; файл { $file } не записан

## Боты

ran-threads = потоков: { $workers }
ran-cluster = процессов Ray: { $workers }, компьютеров: { $machines }
column-seat = место
column-bot = бот
column-score = очки
column-error = ошибка
column-wins = победы
column-penalties = штрафы
column-locks = замки
column-rating = оценка
column-interval = интервал 95 %
simulate-header =
    { $games ->
        [one] { $title }: { $games } партия, начальное число { $seed }, за { $seconds } с ({ $rate } в секунду, { $ran })
        [few] { $title }: { $games } партии, начальное число { $seed }, за { $seconds } с ({ $rate } в секунду, { $ran })
        [many] { $title }: { $games } партий, начальное число { $seed }, за { $seconds } с ({ $rate } в секунду, { $ran })
       *[other] { $title }: { $games } партии, начальное число { $seed }, за { $seconds } с ({ $rate } в секунду, { $ran })
    }
simulate-first = Каждую партию начинает место 1; с { "--rotate" } места начинают по очереди.
simulate-turns = Места начинают по очереди.
simulate-footer = Ходов за партию: { $turns }. Партий, которые закончили замки: { $share }.
simulate-title =
    { $games ->
        [one] { $title }: { $games } партия
        [few] { $title }: { $games } партии
        [many] { $title }: { $games } партий
       *[other] { $title }: { $games } партии
    }
simulate-seat = место { $seat }: { $bot }
simulate-scores =
    { $step ->
        [one] очки, шагами по { $step } очку
        [few] очки, шагами по { $step } очка
        [many] очки, шагами по { $step } очков
       *[other] очки, шагами по { $step } очка
    }
simulate-share = доля партий
arena-header = { $title }, игроков: { $players }, начальное число { $seed }. Партий: { $games }; раздач: { $deals }, каждая сыграна со сменой мест (раз: { $times }); { $ran }.
arena-tables = Победы за каждым столом, по местам:
arena-table = { $bots } (партий: { $games })
arena-pairs = У кого было больше очков, равные как половина:
arena-pair = { $one } против { $other }
arena-open = ещё не точно
arena-unsettled = Разница между { $one } и { $other } ещё не точна; больше партий может показать.
arena-settled = Все разницы между соседями в рейтинге точны.

## Решение

question-solo = в одиночку
question-paced = в ритме стола на { $players }
question-lucky = { $question }, счастливые числа { $lucky }
solve-header = { $title }, { $question }. Разных листов: { $states }.
solve-alone = играя в одиночку
solve-now = перед собственным ходом
solve-later =
    { $turns ->
        [one] свой ход после { $turns } чужого
        [few] свой ход после { $turns } чужих
        [many] свой ход после { $turns } чужих
       *[other] свой ход после { $turns } чужого
    }
solve-solved = Решено за { $seconds } с ({ $processor } с работы процессора).
solve-kept = Найдено сохранённое за { $seconds } с ({ $processor } с работы процессора).
advise-header = Чего игроку { $player } ждать в конце, { $question }, если играть на наибольшее число очков:
advise-more = и ещё { $count }; { "--json" } покажет все
column-action = действие { $action }
column-expected = ожидание
column-cost = цена
column-roll = бросок
column-turn = ход
perft-white = способов в действии 1
perft-ways = способов всего
perft-positions = позиций
perft-ended = окончено

## Сервер

serve-ready = Qwixx готов.
serve-here = на этом компьютере: { $address }
serve-elsewhere = на других устройствах: { $address }
serve-phones = для телефонов в вашей сети: { $command }
serve-no-page = Страница для браузеров не собрана; здесь могут играть только программы. Её собирает { $command }
serve-stop = Ctrl-C останавливает; каждая игра сохранена.
serve-stopped = Qwixx остановлен.
