greeting = Qwixx, hra, ve které se hází kostkami a křížkují čísla. Co můžete dělat:
greeting-more = všechno ostatní

## Co je napsáno špatně

usage = { $command }: { $sentence }. Více: { $command } --help
usage-suggestion = { $command }: { $sentence }. Nemělo to být „{ $word }“? Více: { $command } --help
usage-argument = { "%(argument_name)s" }: { "%(message)s" }
usage-choice = hodnota { $value } tu není známa; na výběr: { $choices }
usage-ignored = tady nemá nic být, ale je tu { "%s" }
usage-language = jazyk „{ $tag }“ neexistuje; na výběr: { $languages }
usage-missing = chybí: { "%s" }
usage-not-with = to se neslučuje s { "%s" }
usage-one = tady musí ještě něco být
usage-one-or-more = tady musí být aspoň jedno
usage-unknown = toto tu není známo: { "%s" }

## Co se nepodařilo

trouble-line = Řádek { $line }: { $sentence }
trouble-no-file = Soubor „{ $file }“ neexistuje. Je název napsán správně?
trouble-folder = „{ $file }“ je složka. Uveďte soubor.
trouble-forbidden = „{ $file }“ se nesmí číst ani zapisovat.
trouble-full = Zápis se nepodařil: není místo.
trouble-port = Tento port je už obsazen. Zvolte jiný, nebo 0, tedy kterýkoli volný.
trouble-other = Systém říká: { $said } { $file }
trouble-not-installed = K tomu je třeba { $part }, a to není nainstalováno. Nainstalujte ho takto: { $remedy }

refusal-number = „{ $found }“ není celé číslo od { $low } do { $high }.
refusal-cannot-write = Soubor „{ $file }“ nelze zapsat. Zvolte jiný.
refusal-file-too-large = „{ $file }“ je na soubor této hry příliš velký.
refusal-not-text = „{ $file }“ není text, nemůže to tedy být soubor této hry.
refusal-no-sheet = Karta ani soubor „{ $name }“ neexistuje; na výběr: { $known }.
refusal-sheets-given = Karet v pozici: { $given }, a ne 1 nebo { $players }.
refusal-roll-given = Pozice už svůj hod má. Druhý vynechte.
refusal-bots = Botů: { $named }, ale hráčů: { $players }. Uveďte jednoho pro všechny, nebo pro každého jednoho.
refusal-arena-few = Aréna potřebuje aspoň dva boty.
refusal-arena-twice = Bot „{ $name }“ je uveden dvakrát, utkat se však může jen s jinými.
refusal-arguments = Soubor „{ $file }“ uchovává jiný turnaj a zůstává beze změny. Zvolte jiný soubor.
refusal-not-tournament = „{ $file }“ není náš turnaj a zůstává beze změny. Zvolte jiný soubor.
refusal-fast-core = Na této kartě mohou hrát jen náhodní boti a vaši vlastní.
refusal-memory = Řešení potřebuje { $size } MB paměti, a tolik jí není.
refusal-too-large = Vyřešit lze hry s kostkami o nejvýše { $most } stěnách.
refusal-not-learnt = Šampion se tuto hru neučil. Zvolte jiného bota.
refusal-threads = Počet vláken platí pro tento počítač, cluster bere všechna svá jádra. Jedno z toho vynechte.
refusal-rows = Co je řádek, má význam jen pro soubor. Uveďte i soubor.
refusal-one-output = Na standardní výstup může jít jen jeden výsledek. Ostatní zapište do souborů.
refusal-save-standard = Příští spuštění to musí znovu přečíst, „-“ tedy nestačí. Uveďte soubor.
refusal-perft-large = Tah { $turn } by vedl asi k { $positions } pozicím, a tolik jich spočítat nelze. Zvolte méně tahů.
refusal-joined = Stůl na serveru je už připraven. Vynechte { $flag }.

## Karty

sheet-summary =
    { $locking ->
        [one] kostky o { $sides } stěnách, v řadě čísel: { $cells }; poslední uzamyká řadu při { $needs } křížcích
       *[other] kostky o { $sides } stěnách, v řadě čísel: { $cells }; jedno z posledních { $locking } uzamyká řadu při { $needs } křížcích
    }
sheet-summary-lucky = { sheet-summary }; šťastná čísla
sheet-accepted = { $file }: přijato. { $title }: { $summary }
sheet-count =
    { $sheets ->
        [one] { $sheets } karta
        [few] { $sheets } karty
        [many] { $sheets } karty
       *[other] { $sheets } karet
    }
page-count =
    { $pages ->
        [one] { $pages } stránka
        [few] { $pages } stránky
        [many] { $pages } stránky
       *[other] { $pages } stránek
    }
pad-written = { $file }: { sheet-count }, { page-count }
record-written = { $file }: { $title }, { sheet-count }

## Záznamy

told-turn = Tah { $turn }, aktivní hráč { $name }: { $roll }.
verify-over = { $file }: podle pravidel až do konce a body sedí: { $scores }. { $dice }
verify-so-far = { $file }: zatím podle pravidel; hra není u konce. { $dice }
verify-score = { $name } { $score }
verify-dice =
    { $verdict ->
        [proved] Kostky: každý hod je přepočítán a sedí.
        [sealed] Kostky: poctivé, jejich tajná čísla ještě nejsou odhalena.
       *[unknown] Kostky: takové, které přepočítat nelze.
    }
verify-start-agreed = Kdo začíná, bylo dohodnuto: kostky to nedokazují.
verify-absence = { $name }: chybělo tajné číslo. Hodů bez něj: { $missed } z { $draws }. Nic v záznamu nedokazuje, že spojení opravdu vypadlo.

## Dlouhá práce

progress-preparing = příprava …
progress-compiling = překládání …
progress-playing = hraní …
progress-counting = počítání, tah { $turn } z { $turns } …
progress-solving = řešení { $name }, { $question } …
progress-solving-several = řešení { $name }, { $question }, tabulka { $place } z { $tables } …
progress-joining = připojování ke clusteru …
progress-games = partií: { $done } z { $total }
progress-sheets = karet: { $done } z { $total }
progress-left = zbývá asi { $time }
progress-seconds = { $time } s
progress-minutes = { $time } min
progress-hours = { $time } h
note-waiting = to už řeší jiný proces; čekáme na něj …
note-not-kept = výsledek nelze uchovat na příště
interrupted = Přerušeno; tohle se zatím odehrálo.
interrupted-early = přerušeno, než skončily první partie
interrupted-saved = přerušeno; stejný příkaz pokračuje z { $file }
interrupted-rows = přerušeno; soubor { $file } nebyl zapsán

## Boti

ran-threads = vláken: { $workers }
ran-cluster = procesů Ray: { $workers }, počítačů: { $machines }
column-seat = místo
column-bot = bot
column-score = body
column-error = chyba
column-wins = výhry
column-penalties = chybné hody
column-locks = zámky
column-rating = hodnocení
column-interval = interval 95 %
simulate-header =
    { $games ->
        [one] { $title }: { $games } partie, semínko { $seed }, za { $seconds } s ({ $rate } za sekundu, { $ran })
        [few] { $title }: { $games } partie, semínko { $seed }, za { $seconds } s ({ $rate } za sekundu, { $ran })
        [many] { $title }: { $games } partie, semínko { $seed }, za { $seconds } s ({ $rate } za sekundu, { $ran })
       *[other] { $title }: { $games } partií, semínko { $seed }, za { $seconds } s ({ $rate } za sekundu, { $ran })
    }
simulate-first = Každou partii začíná místo 1; s --rotate se místa v začínání střídají.
simulate-turns = Místa se v začínání střídají.
simulate-footer = Tahů na partii: { $turns }. Partií ukončených zámky: { $share }.
simulate-title =
    { $games ->
        [one] { $title }: { $games } partie
        [few] { $title }: { $games } partie
        [many] { $title }: { $games } partie
       *[other] { $title }: { $games } partií
    }
simulate-seat = místo { $seat }: { $bot }
simulate-scores =
    { $step ->
        [one] body, po { $step } bodu
        [few] body, po { $step } bodech
        [many] body, po { $step } bodu
       *[other] body, po { $step } bodech
    }
simulate-share = podíl partií
arena-header = { $title }, hráčů: { $players }, semínko { $seed }. Partií: { $games }; sérií hodů: { $deals }, každá odehraná { $times }krát s vystřídáním míst; { $ran }.
arena-tables = Výhry u každého stolu, podle míst:
arena-table = { $bots } (partií: { $games })
arena-pairs = Kdo měl víc bodů, stejné jako polovina:
arena-pair = { $one } proti { $other }
arena-open = zatím statisticky nevýznamné
arena-unsettled = Rozdíl mezi { $one } a { $other } zatím není statisticky významný; víc partií ho může potvrdit.
arena-settled = Všechny rozdíly mezi sousedy v pořadí jsou statisticky významné.

## Řešení

question-solo = o samotě
question-paced =
    { $players ->
        [one] jako u stolu pro { $players } hráče
        [few] jako u stolu pro { $players } hráče
       *[other] jako u stolu pro { $players } hráčů
    }
question-lucky = { $question }, šťastná čísla { $lucky }
solve-header = { $title }, { $question }. Různých karet: { $states }.
solve-alone = při hře o samotě
solve-now = těsně před vlastním tahem
solve-later =
    { $turns ->
        [one] vlastní tah po { $turns } cizím
        [few] vlastní tah po { $turns } cizích
        [many] vlastní tah po { $turns } cizího
       *[other] vlastní tah po { $turns } cizích
    }
solve-solved = Vyřešeno za { $seconds } s ({ $processor } s práce procesoru).
solve-kept = Hotový výsledek nalezen za { $seconds } s ({ $processor } s práce procesoru).
advise-header = Co může hráč { $player } nakonec čekat, { $question }, hraje-li o co nejvíc bodů:
advise-more = a ještě { $count }; --json ukáže všechny
column-action = akce { $action }
column-expected = očekáváno
column-cost = cena
column-roll = hod
column-turn = tah
perft-white = způsobů v akci 1
perft-ways = způsobů celkem
perft-positions = pozic
perft-ended = ukončeno

## Server

serve-ready = Qwixx je připraven.
serve-here = na tomto počítači: { $address }
serve-elsewhere = na jiných zařízeních: { $address }
serve-phones = pro telefony ve vaší síti: { $command }
serve-no-page = Stránka pro prohlížeče není sestavena; hrát tu mohou jen programy. Sestaví ji { $command }
serve-stop = Ctrl-C zastaví; každá hra je uchována.
serve-stopped = Qwixx zastaven.
