help-usage = použitie:
help-arguments = argumenty
help-options = voľby
help-commands = príkazy
help-examples = príklady:
help-default = predvolené: { $default }
help-this = ukázať túto pomoc
help-version = ukázať verziu
help-lang = jazyk, bez neho jazyk terminálu
help-qwixx = Hrajte Qwixx, tlačte karty, rozoberajte partie.
help-statuses = Návratový kód: 0, všetko v poriadku; 2, príkaz je napísaný zle; 1, niečo iné sa nepodarilo alebo sa našla chyba; 130, prerušené.

## Spoločné

help-variant = názov karty alebo súbor s kartou
help-record-file = záznam hry alebo - pre štandardný vstup
help-sheet-file = súbor s kartou alebo - pre štandardný vstup
help-position = pozícia v úvodzovkách alebo - pre štandardný vstup
help-threads = koľko vlákien pracuje (predvolené: všetky jadrá)
help-ray = pracovať na klastri Ray na tejto adrese; „local“ ho spustí tu
help-seed = číslo, ktoré dá znova rovnaké kocky
help-json = vypísať JSON, pre programy
help-players = koľko hráčov hrá
help-games = koľko partií
help-table-options = domáce pravidlá, oddelené čiarkami
help-paper = papier
help-out = súbor, ktorý sa zapíše

## Príkazy

help-play = hrať v tomto termináli, s ostatnými a s botmi
help-play-about = Hrajte v aplikácii na celú obrazovku alebo riadok po riadku: v každom termináli, cez rúru, s čítačkou obrazovky. Ak nie sú uvedení ľudia ani boti, hra sa opýta, kto hrá.
help-play-link = stôl na serveri: jeho odkaz či kód alebo odkaz na vaše miesto
help-play-plain = riadok po riadku; bez terminálu je to tak vždy
help-play-names = ľudia pri tejto klávesnici
help-play-bots = boti alebo koľko náhodných
help-play-dice = kocky: na obrazovke, vlastné, ktoré zadávate, alebo také, ktoré si potom môže každý overiť
help-play-seed = číslo, ktoré dá znova rovnaké kocky a rovnakých botov
help-play-save = priebežne ukladať hru do tohto nového súboru
help-play-resume = pokračovať v uloženej hre
help-play-quick = riadok po riadku a voľba platí ihneď, bez potvrdenia klávesom Enter
help-play-no-drawing = riadok po riadku a karty sa kreslia len na požiadanie

help-serve = hrať v prehliadačoch: stránka so stolmi pre priateľov a botov
help-serve-about = Poskytuje stránku a jej stoly, až do prerušenia. Každé nastavenie možno zadať aj premennou prostredia: QWIXX_PORT je port a tak ďalej. Ak port nie je uvedený a zvyčajný je obsadený, nájde sa voľný.
help-serve-open = otvoriť stránku v prehliadači tohto počítača
help-serve-host = adresa, na ktorej načúvať; 0.0.0.0 pre všetky adresy tohto počítača
help-serve-port = port, na ktorom načúvať; 0 pre ktorýkoľvek voľný
help-serve-database = kde sa stoly uchovávajú: súbor alebo adresa PostgreSQL; predvolené: priečinok s údajmi
help-serve-address = na akej adrese ľudia server nájdu; predvolené: tá, ktorú použijú
help-serve-origins = iné stránky, ktoré ho smú používať, oddelené čiarkami
help-serve-hosts = ďalšie mená hostiteľa servera, oddelené čiarkami
help-serve-proxies = adresy a siete dôveryhodných reverzných proxy, oddelené čiarkami
help-serve-metrics-for = adresy a siete, ktoré smú čítať /metrics, oddelené čiarkami
help-serve-log-level = aký podrobný je protokol (log)
help-serve-away-grace = po koľkých sekundách bez spojenia sa človek počíta za neprítomného
help-serve-come-back = koľko sekúnd majú klienti čakať, kým sa vrátia
help-serve-message-rate = koľko správ za sekundu smie priemerne posielať jedno spojenie
help-serve-message-burst = koľko správ smie poslať naraz
help-serve-command-rate = koľko príkazov za sekundu smú priemerne posielať hráči z jednej adresy
help-serve-command-burst = koľko príkazov smú poslať naraz
help-serve-table-rate = koľko stolov za sekundu smie priemerne zakladať jedna adresa
help-serve-table-burst = koľko stolov smie založiť naraz
help-serve-try-rate = koľko chybných kódov a odkazov za sekundu smie skúšať jedna adresa
help-serve-try-burst = koľko chybných smie skúsiť naraz
help-serve-print-rate = koľko strán a bločkov za sekundu smie tlačiť jedna adresa
help-serve-print-burst = koľko z nich naraz
help-serve-connections = koľko spojení naraz z jednej adresy
help-serve-spectators = koľko divákov naraz pri jednom stole
help-serve-keep-days = po koľkých dňoch sa odstráni stôl, pri ktorom sa nedohrala žiadna hra
help-serve-keep-games = po koľkých dňoch sa odstráni stôl, pri ktorom sa dohrala aspoň jedna hra; 0 znamená nikdy
help-serve-solver-threads = koľko vlákien rieši hry, pre nápovedy
help-serve-solved-gb = koľko gigabajtov vyriešených hier sa uchováva pre nápovedy

help-pad = pripraviť herné bločky na tlač
help-pad-about = Pripraví herné bločky na tlač, s akoukoľvek kartou a v ôsmich jazykoch, ako súbor PDF.
help-pad-per-page = kariet na strane
help-pad-sheets = kariet spolu
help-pad-mono = bez farieb: zastupujú ich tvary a slová
help-pad-rules = s kartičkou, na ktorej sú pravidlá v skratke
help-pad-lucky = šťastné čísla, dvojica na kartu postupne (predvolené: tie z karty)

help-record = dať zaznamenanú hru na papier
help-record-about = Dá zaznamenanú hru na papier, ako súbor PDF: vyplnené karty všetkých, body a rozbor s najdrahšími chybami. Prvý raz sa hra musí pre rozbor vyriešiť.
help-record-no-review = len karty, bez riešenia

help-review = rozlíšiť šťastie od zručnosti v zaznamenanej hre
help-review-about = Povie, aký šťastný bol každý hod zaznamenanej hry a koľko šancí na výhru a bodov stálo každé rozhodnutie. Prvý raz sa na to hra musí vyriešiť.
help-review-html = zapísať správu: jednu stránku, ktorá nič ďalšie nepotrebuje
help-review-svg = nakresliť šance na výhru a očakávané body po ťahoch
help-review-solo = oproti tomu, čo mohol každý čakať sám

help-advise = čo s hodom a aká dobrá je každá voľba
help-advise-about = Povie, aká dobrá je každá voľba, ktorú dovoľujú pozícia a hod: uvedie šancu na výhru, keď dvaja až piati hráči hrajú na tlačenej karte, a očakávané body. Najlepšia je prvá. Prvý raz sa na to hra musí vyriešiť.
help-advise-roll = čo padlo
help-advise-player = komu poradiť (predvolené: aktívnemu hráčovi)
help-advise-players = pri pozícii s jednou kartou: koľko hráčov sedí pri stole (predvolené: 1)
help-advise-solo = akoby hráč odteraz hral sám

help-replay = ukázať zaznamenanú hru
help-replay-about = Ukáže karty na konci zaznamenanej hry alebo všetko, čo sa cestou stalo.
help-replay-steps = každý hod, voľbu a udalosť a karty po každom ťahu

help-verify = overiť zaznamenanú hru
help-verify-about = Overí, že zaznamenaná hra od prvého hodu po posledný dodržiava pravidlá, že body sedia a že hody vyplývajú z tajných čísel. Ak nie, uvedie prvý chybný riadok.

help-variants = vypísať karty, ukázať jednu, overiť vlastnú
help-variants-about = Vypíše karty, ktoré k hre patria. Môžete si urobiť aj vlastnú.
help-variants-show = vypísať súbor s kartou
help-variants-show-about = Vypíše kartu ako súbor. Zmeňte ho a máte kartu vlastnú.
help-variants-check = overiť súbor s kartou
help-variants-check-about = Overí súbor s kartou: je prijatý alebo sa dozviete, čo je zle a kde.

help-simulate = nechať botov odohrať milióny partií a spočítať ich
help-simulate-about = Rovnakí boti hrajú mnoho partií. Rovnaké semienko dá rovnaký výsledok pri akomkoľvek počte vlákien. Ctrl-C ukáže, čo sa zatiaľ odohralo.
help-simulate-players = koľko hráčov hrá (predvolené: koľko je uvedených botov alebo 2)
help-simulate-bots = jeden bot pre všetky miesta alebo pre každé jeden
help-simulate-rotate = miesta začínajú postupne, nie vždy prvé
help-simulate-out = uchovať partie ako riadky súboru Parquet
help-simulate-rows = čo je riadok súboru
help-simulate-plot = nakresliť rozloženie bodov

help-arena = nechať botov stretnúť sa na rovnakých kockách a ohodnotiť ich
help-arena-about = Každá dvojica botov alebo každý ich stôl hrá na rovnakých kockách s vystriedaním miest a boti dostanú hodnotenie. Ctrl-C ukáže, čo sa zatiaľ odohralo.
help-arena-bots = boti, ktorí sa stretnú
help-arena-games = partií pri každom stole
help-arena-save = uchovať odohrané; rovnaký príkaz od toho miesta pokračuje
help-arena-csv = zapísať výsledky ako tabuľku

help-solve = presné očakávané body dokonalej hry
help-solve-about = Vyrieši hru jednej karty o čo najviac bodov: osamote alebo ako pri stole, pri ktorom nikto iný neuzamyká rady ani nekončí hru. Výsledok sa uchová pre nápovedy a rozbory.
help-solve-players = 1 pre hru osamote, viac: ako pri stole pre toľko hráčov
help-solve-lucky = šťastné čísla karty (predvolené: žiadne)
help-solve-fresh = vyriešiť znova, aj keď je výsledok uchovaný

help-perft = spočítať spôsoby voľby, na overenie programu
help-perft-about = Počíta ťah po ťahu, koľkými spôsobmi sa dá pri týchto hodoch voliť a ku koľkým pozíciám to vedie.
help-perft-position = začať touto pozíciou, pred hodom
help-perft-depth = koľko ťahov
help-perft-roll = hod; opakujte pre každý ťah

help-referee = viesť hru pre program
help-referee-about = Číta po jednom objekte JSON na riadku a na každý odpovie jedným riadkom, až do konca vstupných dát.

help-completion = nech vám shell dopĺňa, čo píšete
help-completion-about = Vypíše skript, s ktorým shell dopĺňa príkazy, voľby, karty, botov a jazyky. Príklady ho uložia tam, kde ho shell nájde.
help-completion-shell = shell

help-help = vysvetliť príkaz
help-help-about = Ukázať pomoc k príkazu, rovnako ako --help za ním.
help-help-words = príkaz
