greeting = Qwixx, hra, v ktorej sa hádže kockami a krížikujú čísla. Čo môžete robiť:
greeting-more = všetko ostatné

## Čo je napísané zle

usage = { $command }: { $sentence }. Viac: { $command } --help
usage-suggestion = { $command }: { $sentence }. Nemalo to byť „{ $word }“? Viac: { $command } --help
usage-argument = { "%(argument_name)s" }: { "%(message)s" }
usage-choice = hodnota { $value } tu nie je známa; na výber: { $choices }
usage-ignored = tu nemá nič byť, ale je tu { "%s" }
usage-language = jazyk „{ $tag }“ neexistuje; na výber: { $languages }
usage-missing = chýba: { "%s" }
usage-not-with = to sa nezlučuje s { "%s" }
usage-one = tu musí ešte niečo byť
usage-one-or-more = tu musí byť aspoň jedno
usage-unknown = toto tu nie je známe: { "%s" }

## Čo sa nepodarilo

trouble-line = Riadok { $line }: { $sentence }
trouble-no-file = Súbor „{ $file }“ neexistuje. Je názov napísaný správne?
trouble-folder = „{ $file }“ je priečinok. Uveďte súbor.
trouble-forbidden = „{ $file }“ sa nesmie čítať ani zapisovať.
trouble-full = Zápis sa nepodaril: nie je miesto.
trouble-port = Tento port je už obsadený. Zvoľte iný alebo 0, teda ktorýkoľvek voľný.
trouble-other = Systém hovorí: { $said } { $file }
trouble-not-installed = Na to treba { $part }, a to nie je nainštalované. Nainštalujte ho takto: { $remedy }

refusal-number = „{ $found }“ nie je celé číslo od { $low } do { $high }.
refusal-cannot-write = Súbor „{ $file }“ sa nedá zapísať. Zvoľte iný.
refusal-file-too-large = „{ $file }“ je na súbor tejto hry priveľký.
refusal-not-text = „{ $file }“ nie je text, nemôže to teda byť súbor tejto hry.
refusal-no-sheet = Karta ani súbor „{ $name }“ neexistuje; na výber: { $known }.
refusal-sheets-given = Kariet v pozícii: { $given }, a nie 1 alebo { $players }.
refusal-roll-given = Pozícia už svoj hod má. Druhý vynechajte.
refusal-bots = Botov: { $named }, ale hráčov: { $players }. Uveďte jedného pre všetkých alebo pre každého jedného.
refusal-arena-few = Aréna potrebuje aspoň dvoch botov.
refusal-arena-twice = Bot „{ $name }“ je uvedený dvakrát, stretnúť sa však môže len s inými.
refusal-arguments = Súbor „{ $file }“ uchováva iný turnaj a zostáva bez zmeny. Zvoľte iný súbor.
refusal-not-tournament = „{ $file }“ nie je náš turnaj a zostáva bez zmeny. Zvoľte iný súbor.
refusal-fast-core = Na tejto karte môžu hrať len náhodní boti a vaši vlastní.
refusal-memory = Riešenie potrebuje { $size } MB pamäte, a toľko jej nie je.
refusal-too-large = Vyriešiť možno hry s kockami s najviac { $most } stenami.
refusal-not-learnt = Šampión sa túto hru neučil. Zvoľte iného bota.
refusal-threads = Počet vlákien platí pre tento počítač, klaster berie všetky svoje jadrá. Jedno z toho vynechajte.
refusal-rows = Čo je riadok, má význam len pre súbor. Uveďte aj súbor.
refusal-one-output = Na štandardný výstup môže ísť len jeden výsledok. Ostatné zapíšte do súborov.
refusal-save-standard = Nasledujúce spustenie to musí znova prečítať, „-“ teda nestačí. Uveďte súbor.
refusal-perft-large = Ťah { $turn } by viedol asi k { $positions } pozíciám, a toľko sa ich spočítať nedá. Zvoľte menej ťahov.
refusal-joined = Stôl na serveri je už pripravený. Vynechajte { $flag }.

## Karty

sheet-summary =
    { $locking ->
        [one] kocky s { $sides } stenami, v rade čísel: { $cells }; posledné uzamyká rad pri { $needs } krížikoch
       *[other] kocky s { $sides } stenami, v rade čísel: { $cells }; jedno z posledných { $locking } uzamyká rad pri { $needs } krížikoch
    }
sheet-summary-lucky = { sheet-summary }; šťastné čísla
sheet-accepted = { $file }: prijaté. { $title }: { $summary }
sheet-count =
    { $sheets ->
        [one] { $sheets } karta
        [few] { $sheets } karty
        [many] { $sheets } karty
       *[other] { $sheets } kariet
    }
page-count =
    { $pages ->
        [one] { $pages } strana
        [few] { $pages } strany
        [many] { $pages } strany
       *[other] { $pages } strán
    }
pad-written = { $file }: { sheet-count }, { page-count }
record-written = { $file }: { $title }, { sheet-count }

## Záznamy

told-turn = Ťah { $turn }, aktívny hráč { $name }: { $roll }.
verify-over = { $file }: podľa pravidiel až do konca a body sedia: { $scores }. { $dice }
verify-so-far = { $file }: zatiaľ podľa pravidiel; hra sa neskončila. { $dice }
verify-score = { $name } { $score }
verify-dice =
    { $verdict ->
        [proved] Kocky: každý hod je prepočítaný a sedí.
        [sealed] Kocky: poctivé, ich tajné čísla ešte nie sú odhalené.
       *[unknown] Kocky: také, ktoré sa prepočítať nedajú.
    }
verify-start-agreed = Kto začína, bolo dohodnuté: kocky to nedokazujú.
verify-absence = { $name }: chýbalo tajné číslo. Hodov bez neho: { $missed } z { $draws }. Nič v zázname nedokazuje, že spojenie naozaj vypadlo.

## Dlhá práca

progress-preparing = príprava …
progress-compiling = prekladanie …
progress-playing = hranie …
progress-counting = počítanie, ťah { $turn } z { $turns } …
progress-solving = riešenie { $name }, { $question } …
progress-solving-several = riešenie { $name }, { $question }, tabuľka { $place } z { $tables } …
progress-joining = pripájanie ku klastru …
progress-games = partií: { $done } z { $total }
progress-sheets = kariet: { $done } z { $total }
progress-left = zostáva asi { $time }
progress-seconds = { $time } s
progress-minutes = { $time } min
progress-hours = { $time } h
note-waiting = to už rieši iný proces; čakáme naň …
note-not-kept = výsledok sa nedá uchovať na nabudúce
interrupted = Prerušené; toto sa zatiaľ odohralo.
interrupted-early = prerušené, kým sa skončili prvé partie
interrupted-saved = prerušené; rovnaký príkaz pokračuje z { $file }
interrupted-rows = prerušené; súbor { $file } sa nezapísal

## Boti

ran-threads = vlákien: { $workers }
ran-cluster = procesov Ray: { $workers }, počítačov: { $machines }
column-seat = miesto
column-bot = bot
column-score = body
column-error = chyba
column-wins = výhry
column-penalties = chybné hody
column-locks = zámky
column-rating = hodnotenie
column-interval = interval 95 %
simulate-header =
    { $games ->
        [one] { $title }: { $games } partia, semienko { $seed }, za { $seconds } s ({ $rate } za sekundu, { $ran })
        [few] { $title }: { $games } partie, semienko { $seed }, za { $seconds } s ({ $rate } za sekundu, { $ran })
        [many] { $title }: { $games } partie, semienko { $seed }, za { $seconds } s ({ $rate } za sekundu, { $ran })
       *[other] { $title }: { $games } partií, semienko { $seed }, za { $seconds } s ({ $rate } za sekundu, { $ran })
    }
simulate-first = Každú partiu začína miesto 1; s --rotate sa miesta v začínaní striedajú.
simulate-turns = Miesta sa v začínaní striedajú.
simulate-footer = Ťahov na partiu: { $turns }. Partií ukončených zámkami: { $share }.
simulate-title =
    { $games ->
        [one] { $title }: { $games } partia
        [few] { $title }: { $games } partie
        [many] { $title }: { $games } partie
       *[other] { $title }: { $games } partií
    }
simulate-seat = miesto { $seat }: { $bot }
simulate-scores =
    { $step ->
        [one] body, po { $step } bode
        [few] body, po { $step } bodoch
        [many] body, po { $step } bodu
       *[other] body, po { $step } bodoch
    }
simulate-share = podiel partií
arena-header = { $title }, hráčov: { $players }, semienko { $seed }. Partií: { $games }; sérií hodov: { $deals }, každá odohraná { $times }-krát s vystriedaním miest; { $ran }.
arena-tables = Výhry pri každom stole, podľa miest:
arena-table = { $bots } (partií: { $games })
arena-pairs = Kto mal viac bodov, rovnaké ako polovica:
arena-pair = { $one } proti { $other }
arena-open = zatiaľ štatisticky nevýznamné
arena-unsettled = Rozdiel medzi { $one } a { $other } zatiaľ nie je štatisticky významný; viac partií ho môže potvrdiť.
arena-settled = Všetky rozdiely medzi susedmi v poradí sú štatisticky významné.

## Riešenie

question-solo = osamote
question-paced =
    { $players ->
        [one] ako pri stole pre { $players } hráča
        [few] ako pri stole pre { $players } hráčov
       *[other] ako pri stole pre { $players } hráčov
    }
question-lucky = { $question }, šťastné čísla { $lucky }
solve-header = { $title }, { $question }. Rôznych kariet: { $states }.
solve-alone = pri hre osamote
solve-now = tesne pred vlastným ťahom
solve-later =
    { $turns ->
        [one] vlastný ťah po { $turns } cudzom
        [few] vlastný ťah po { $turns } cudzích
        [many] vlastný ťah po { $turns } cudzieho
       *[other] vlastný ťah po { $turns } cudzích
    }
solve-solved = Vyriešené za { $seconds } s ({ $processor } s práce procesora).
solve-kept = Hotový výsledok nájdený za { $seconds } s ({ $processor } s práce procesora).
advise-header = Čo môže hráč { $player } nakoniec čakať, { $question }, ak hrá o čo najviac bodov:
advise-more = a ešte { $count }; --json ukáže všetky
column-action = akcia { $action }
column-expected = očakávané
column-cost = cena
column-roll = hod
column-turn = ťah
perft-white = spôsobov v akcii 1
perft-ways = spôsobov spolu
perft-positions = pozícií
perft-ended = ukončené

## Server

serve-ready = Qwixx je pripravený.
serve-here = na tomto počítači: { $address }
serve-elsewhere = na iných zariadeniach: { $address }
serve-phones = pre telefóny vo vašej sieti: { $command }
serve-no-page = Stránka pre prehliadače nie je zostavená; hrať tu môžu len programy. Zostaví ju { $command }
serve-stop = Ctrl-C zastaví; každá hra je uchovaná.
serve-stopped = Qwixx zastavený.
