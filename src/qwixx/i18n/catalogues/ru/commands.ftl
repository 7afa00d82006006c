greeting = Qwixx — игра, в которой бросают кубики и зачёркивают числа. Вот что можно делать:
greeting-more = всё остальное

## Что набрано неправильно

usage = { $command }: { $sentence }. Подробнее: { $command } { "--help" }
usage-suggestion = { $command }: { $sentence }. Возможно, «{ $word }»? Подробнее: { $command } { "--help" }
usage-argument = { "%(argument_name)s" }: { "%(message)s" }
usage-choice = значение { $value } здесь неизвестно; доступны: { $choices }
usage-ignored = здесь лишнее: { "%s" }
usage-language = языка «{ $tag }» нет; доступны: { $languages }
usage-missing = не хватает: { "%s" }
usage-not-with = это не сочетается с { "%s" }
usage-one = здесь не хватает значения
usage-one-or-more = здесь нужно хотя бы одно значение
usage-unknown = неизвестные аргументы: { "%s" }

## Что не удалось

trouble-line = Строка { $line }: { $sentence }
trouble-no-file = Файла «{ $file }» нет. Правильно ли набрано название?
trouble-folder = «{ $file }» — это папка. Назовите файл.
trouble-forbidden = «{ $file }» нельзя ни читать, ни записывать.
trouble-full = Записать не удалось: нет места.
trouble-port = Этот порт уже занят. Выберите другой или 0, то есть любой свободный.
trouble-other = Сообщение системы: { $said } { $file }
trouble-not-installed = Для этого не хватает { $part }. Установите так: { $remedy }

refusal-number = «{ $found }» — это не целое число от { $low } до { $high }.
refusal-cannot-write = «{ $file }» нельзя записать. Выберите другой файл.
refusal-file-too-large = «{ $file }» слишком велик для файла этой игры.
refusal-not-text = «{ $file }» — не текст, значит, это не файл этой игры.
refusal-no-sheet = Нет ни листа, ни файла «{ $name }»; доступны: { $known }.
refusal-sheets-given = В позиции листов { $given }, а не 1 или { $players }.
refusal-roll-given = В позиции бросок уже есть. Второй не нужен.
refusal-bots = Ботов { $named }, а игроков { $players }. Назовите одного на всех или по одному на каждого.
refusal-arena-few = Для арены нужно не меньше двух ботов.
refusal-arena-twice = Бот «{ $name }» назван дважды, а он может встретиться только с другими.
refusal-arguments = В «{ $file }» хранится другой турнир, поэтому файл не изменён. Выберите другой файл.
refusal-not-tournament = «{ $file }» — не наш турнир, поэтому файл не изменён. Выберите другой файл.
refusal-fast-core = На этом листе могут играть только ваши собственные боты и боты, играющие наугад.
refusal-memory = Чтобы это рассчитать, нужно { $size } МБ памяти, а столько нет.
refusal-too-large = Рассчитать можно только игры, где граней на кубиках не больше { $most }.
refusal-not-learnt = Чемпион этой игры не изучал. Выберите другого бота.
refusal-threads = Число потоков относится к этому компьютеру, а кластер берёт все свои ядра. Оставьте что-то одно.
refusal-rows = Вид строк важен только для файла. Назовите и файл.
refusal-one-output = На стандартный вывод можно вывести только один результат. Остальные запишите в файлы.
refusal-save-standard = В следующий раз это нужно будет прочитать, поэтому «-» не подойдёт. Назовите файл.
refusal-perft-large = Ход { $turn } дал бы около { $positions } позиций — слишком много для подсчёта. Выберите меньше ходов.
refusal-joined = Стол на сервере уже подготовлен. Уберите { $flag }.

## Листы

sheet-summary =
    { $locking ->
        [one] граней на кубиках: { $sides }; чисел в ряду: { $cells }; ряд закрывает последнее, крестиков для этого: { $needs }
       *[other] граней на кубиках: { $sides }; чисел в ряду: { $cells }; ряд закрывает одно из последних { $locking }, крестиков для этого: { $needs }
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
        [proved] Кубики: каждый бросок вычислен заново, и он верен.
        [sealed] Кубики: честные, их тайное число ещё не раскрыто.
       *[unknown] Кубики: такие, что вычислить их заново нельзя.
    }
verify-start-agreed = О том, кто начинает, договорились: кубики этого не доказывают.
verify-absence = { $name }: тайного числа не хватало. Бросков без него: { $missed } из { $draws }. Ничто в записи не доказывает, что связь и правда обрывалась.

## Долгая работа

progress-preparing = готовим …
progress-compiling = собираем программу …
progress-playing = играем …
progress-counting = считаем, ход { $turn } из { $turns } …
progress-solving = рассчитываем { $name }, { $question } …
progress-solving-several = рассчитываем { $name }, { $question }, таблица { $place } из { $tables } …
progress-joining = присоединяемся к кластеру …
progress-games = партий: { $done } из { $total }
progress-sheets = листов: { $done } из { $total }
progress-left = осталось около { $time }
progress-seconds = { $time } с
progress-minutes = { $time } мин
progress-hours = { $time } ч
note-waiting = это уже рассчитывает другой процесс; ждём его …
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
column-error = погрешность
column-wins = победы
column-penalties = штрафы
column-locks = замки
column-rating = рейтинг
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
arena-header = { $title }, игроков: { $players }, начальное число { $seed }. Партий: { $games }; серий бросков: { $deals }, каждая сыграна со сменой мест (раз: { $times }); { $ran }.
arena-tables = Победы по столам и местам:
arena-table = { $bots } (партий: { $games })
arena-pairs = У кого было больше очков (ничья — половина):
arena-pair = { $one } против { $other }
arena-open = статистически ещё не значима
arena-unsettled = Разница между { $one } и { $other } статистически ещё не значима; сыграйте больше партий.
arena-settled = Все различия между соседями в рейтинге статистически значимы.

## Решение

question-solo = в одиночку
question-paced = как за столом для { $players } игроков
question-lucky = { $question }, счастливые числа { $lucky }
solve-header = { $title }, { $question }. Разных листов: { $states }.
solve-alone = игра в одиночку
solve-now = перед собственным ходом
solve-later =
    { $turns ->
        [one] свой ход после { $turns } чужого
        [few] свой ход после { $turns } чужих
        [many] свой ход после { $turns } чужих
       *[other] свой ход после { $turns } чужого
    }
solve-solved = Рассчитано за { $seconds } с ({ $processor } с работы процессора).
solve-kept = Найдено сохранённое за { $seconds } с ({ $processor } с работы процессора).
advise-header = На что игроку { $player } рассчитывать в конце, { $question }, если играть на наибольшее число очков:
advise-more = и ещё { $count }; { "--json" } покажет все
column-action = действие { $action }
column-expected = ожидаемые очки
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
serve-stop = Остановить: Ctrl-C. Все игры сохраняются.
serve-stopped = Qwixx остановлен.
