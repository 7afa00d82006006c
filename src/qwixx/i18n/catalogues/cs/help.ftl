help-usage = použití:
help-arguments = argumenty
help-options = volby
help-commands = příkazy
help-examples = příklady:
help-default = výchozí: { $default }
help-this = ukázat tuto nápovědu
help-version = ukázat verzi
help-lang = jazyk, bez něj jazyk terminálu
help-qwixx = Hrajte Qwixx, tiskněte karty, rozebírejte partie.
help-statuses = Návratový kód: 0, vše v pořádku; 2, příkaz je napsán špatně; 1, něco jiného se nepodařilo nebo se našla chyba; 130, přerušeno.

## Společné

help-variant = název karty nebo soubor s kartou
help-record-file = záznam hry nebo - pro standardní vstup
help-sheet-file = soubor s kartou nebo - pro standardní vstup
help-position = pozice v uvozovkách nebo - pro standardní vstup
help-threads = kolik vláken pracuje (výchozí: všechna jádra)
help-ray = pracovat na clusteru Ray na této adrese; „local“ ho spustí zde
help-seed = číslo, které dá znovu stejné kostky
help-json = vypsat JSON, pro programy
help-players = kolik hráčů hraje
help-games = kolik partií
help-table-options = domácí pravidla, oddělená čárkami
help-paper = papír
help-out = soubor, který se zapíše

## Příkazy

help-play = hrát v tomto terminálu, s ostatními a s boty
help-play-about = Hrajte v aplikaci na celou obrazovku, nebo řádek po řádku: v každém terminálu, přes rouru, s odečítačem obrazovky. Nejsou-li uvedeni lidé ani boti, hra se zeptá, kdo hraje.
help-play-link = stůl na serveru: jeho odkaz či kód, nebo odkaz na vaše místo
help-play-plain = řádek po řádku; bez terminálu tomu tak je vždy
help-play-names = lidé u této klávesnice
help-play-bots = boti, nebo kolik náhodných
help-play-dice = kostky: na obrazovce, vlastní, které zadáváte, nebo takové, které si pak může každý ověřit
help-play-seed = číslo, které dá znovu stejné kostky a stejné boty
help-play-save = průběžně ukládat hru do tohoto nového souboru
help-play-resume = pokračovat v uložené hře
help-play-quick = řádek po řádku a volba platí ihned, bez potvrzení klávesou Enter
help-play-no-drawing = řádek po řádku a karty se kreslí jen na požádání

help-serve = hrát v prohlížečích: stránka se stoly pro přátele a boty
help-serve-about = Poskytuje stránku a její stoly, až do přerušení. Každé nastavení lze zadat i proměnnou prostředí: QWIXX_PORT je port a tak dále. Není-li port uveden a obvyklý je obsazen, najde se volný.
help-serve-open = otevřít stránku v prohlížeči tohoto počítače
help-serve-host = adresa, na které naslouchat; 0.0.0.0 pro všechny adresy tohoto počítače
help-serve-port = port, na kterém naslouchat; 0 pro kterýkoli volný
help-serve-database = kde se stoly uchovávají: soubor nebo adresa PostgreSQL; výchozí: složka s daty
help-serve-address = na jaké adrese lidé server najdou; výchozí: ta, kterou použijí
help-serve-origins = jiné stránky, které jej smějí používat, oddělené čárkami
help-serve-hosts = další jména hostitele serveru, oddělená čárkami
help-serve-proxies = adresy a sítě důvěryhodných reverzních proxy, oddělené čárkami
help-serve-metrics-for = adresy a sítě, které smějí číst /metrics, oddělené čárkami
help-serve-log-level = jak podrobný je protokol (log)
help-serve-away-grace = po kolika sekundách bez spojení se člověk počítá za nepřítomného
help-serve-come-back = kolik sekund mají klienti čekat, než se vrátí
help-serve-message-rate = kolik zpráv za sekundu smí průměrně posílat jedno spojení
help-serve-message-burst = kolik zpráv smí poslat najednou
help-serve-command-rate = kolik příkazů za sekundu smějí průměrně posílat hráči z jedné adresy
help-serve-command-burst = kolik příkazů smějí poslat najednou
help-serve-table-rate = kolik stolů za sekundu smí průměrně zakládat jedna adresa
help-serve-table-burst = kolik stolů smí založit najednou
help-serve-try-rate = kolik chybných kódů a odkazů za sekundu smí zkoušet jedna adresa
help-serve-try-burst = kolik chybných smí zkusit najednou
help-serve-print-rate = kolik stránek a bločků za sekundu smí tisknout jedna adresa
help-serve-print-burst = kolik z nich najednou
help-serve-connections = kolik spojení najednou z jedné adresy
help-serve-spectators = kolik diváků najednou u jednoho stolu
help-serve-keep-days = po kolika dnech se odstraní stůl, u kterého se nedohrála žádná hra
help-serve-keep-games = po kolika dnech se odstraní stůl, u kterého se dohrála aspoň jedna hra; 0 znamená nikdy
help-serve-solver-threads = kolik vláken řeší hry, pro rady
help-serve-solved-gb = kolik gigabajtů vyřešených her se uchovává pro rady

help-pad = připravit herní bločky k tisku
help-pad-about = Připraví herní bločky k tisku, s jakoukoli kartou a v osmi jazycích, jako soubor PDF.
help-pad-per-page = karet na stránce
help-pad-sheets = karet celkem
help-pad-mono = bez barev: zastupují je tvary a slova
help-pad-rules = s kartičkou, na které jsou pravidla ve zkratce
help-pad-lucky = šťastná čísla, dvojice na kartu postupně (výchozí: ta z karty)

help-record = dát zaznamenanou hru na papír
help-record-about = Dá zaznamenanou hru na papír, jako soubor PDF: vyplněné karty všech, body a rozbor s nejdražšími chybami. Poprvé se hra musí pro rozbor vyřešit.
help-record-no-review = jen karty, bez řešení

help-review = rozlišit štěstí od dovednosti v zaznamenané hře
help-review-about = Řekne, jak šťastný byl každý hod zaznamenané hry a kolik šancí na výhru a bodů stálo každé rozhodnutí. Poprvé se k tomu hra musí vyřešit.
help-review-html = zapsat zprávu: jednu stránku, která nic dalšího nepotřebuje
help-review-svg = nakreslit šance na výhru a očekávané body po tazích
help-review-solo = proti tomu, co mohl každý čekat sám

help-advise = co s hodem a jak dobrá je každá volba
help-advise-about = Řekne, jak dobrá je každá volba, kterou dovolují pozice a hod: uvede šanci na výhru, když dva až pět hráčů hraje na tištěné kartě, a očekávané body. Nejlepší je první. Poprvé se k tomu hra musí vyřešit.
help-advise-roll = co padlo
help-advise-player = komu poradit (výchozí: aktivnímu hráči)
help-advise-players = u pozice s jednou kartou: kolik hráčů sedí u stolu (výchozí: 1)
help-advise-solo = jako by hráč odteď hrál sám

help-replay = ukázat zaznamenanou hru
help-replay-about = Ukáže karty na konci zaznamenané hry, nebo všechno, co se cestou stalo.
help-replay-steps = každý hod, volbu a událost a karty po každém tahu

help-verify = ověřit zaznamenanou hru
help-verify-about = Ověří, že zaznamenaná hra od prvního hodu do posledního dodržuje pravidla, že body sedí a že hody plynou z tajných čísel. Pokud ne, uvede první chybný řádek.

help-variants = vypsat karty, ukázat jednu, ověřit vlastní
help-variants-about = Vypíše karty, které ke hře patří. Můžete si udělat i vlastní.
help-variants-show = vypsat soubor s kartou
help-variants-show-about = Vypíše kartu jako soubor. Změňte ho a máte kartu vlastní.
help-variants-check = ověřit soubor s kartou
help-variants-check-about = Ověří soubor s kartou: je přijat, nebo se dozvíte, co je špatně a kde.

help-simulate = nechat boty odehrát miliony partií a sečíst je
help-simulate-about = Stejní boti hrají mnoho partií. Stejné semínko dá stejný výsledek při jakémkoli počtu vláken. Ctrl-C ukáže, co se zatím odehrálo.
help-simulate-players = kolik hráčů hraje (výchozí: kolik je uvedeno botů, nebo 2)
help-simulate-bots = jeden bot pro všechna místa, nebo pro každé jeden
help-simulate-rotate = místa začínají postupně, ne vždy první
help-simulate-out = uchovat partie jako řádky souboru Parquet
help-simulate-rows = co je řádek souboru
help-simulate-plot = nakreslit rozložení bodů

help-arena = nechat boty utkat se na stejných kostkách a ohodnotit je
help-arena-about = Každá dvojice botů nebo každý jejich stůl hraje na stejných kostkách s vystřídáním míst a boti dostanou hodnocení. Ctrl-C ukáže, co se zatím odehrálo.
help-arena-bots = boti, kteří se utkají
help-arena-games = partií u každého stolu
help-arena-save = uchovat odehrané; stejný příkaz od toho místa pokračuje
help-arena-csv = zapsat výsledky jako tabulku

help-solve = přesné očekávané body dokonalé hry
help-solve-about = Vyřeší hru jedné karty o co nejvíc bodů: o samotě, nebo jako u stolu, u kterého nikdo jiný neuzamyká řady ani nekončí hru. Výsledek se uchová pro rady a rozbory.
help-solve-players = 1 pro hru o samotě, více: jako u stolu pro tolik hráčů
help-solve-lucky = šťastná čísla karty (výchozí: žádná)
help-solve-fresh = vyřešit znovu, i když je výsledek uchován

help-perft = spočítat způsoby volby, k ověření programu
help-perft-about = Počítá tah po tahu, kolika způsoby se dá při těchto hodech volit a ke kolika pozicím to vede.
help-perft-position = začít touto pozicí, před hodem
help-perft-depth = kolik tahů
help-perft-roll = hod; opakujte pro každý tah

help-referee = vést hru pro program
help-referee-about = Čte po jednom objektu JSON na řádku a na každý odpoví jedním řádkem, až do konce vstupních dat.

help-completion = ať vám shell doplňuje, co píšete
help-completion-about = Vypíše skript, s nímž shell doplňuje příkazy, volby, karty, boty a jazyky. Příklady ho uloží tam, kde ho shell najde.
help-completion-shell = shell

help-help = vysvětlit příkaz
help-help-about = Ukázat nápovědu k příkazu, stejně jako --help za ním.
help-help-words = příkaz
