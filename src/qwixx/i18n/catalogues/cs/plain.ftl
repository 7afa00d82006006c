word-help = nápověda
word-quit = konec
word-rules = pravidla
word-sheet = karta
word-sheets = karty
word-read = čti
word-dice = kostky
word-why = proč
word-back = zpět
word-quick = rychle
word-draw = kresli
word-save = ulož
word-hint = rada
word-yes = ano
word-no = ne
word-nothing = nic
word-virtual = virtuální
word-real = skutečné
word-fair = poctivé
word-colours = Č Ž Z M

## Před hrou

plain-ask-variant = Která hra? { $names }, nebo soubor s vlastní kartou. Enter: { $usual }.
plain-ask-people = Kolik lidí hraje u této klávesnice? { span }, nebo 0, chcete-li se jen dívat. Enter: 1.
plain-ask-name = Jméno hráče { $number }? Enter: { $usual }.
plain-ask-bots = Kdo další hraje? Soupeřů { span }: { $levels }, oddělení čárkami, nebo počet náhodných. Enter: { $usual }.
plain-nobody = nikdo
plain-ask-dice = Jaké kostky? { word-virtual }; { word-real }, kterými házíte a zadáváte je; nebo { word-fair }, které si pak může každý ověřit. Enter: { word-virtual }.
plain-setup =
    Tyto otázky připravují hru. Enter přijme návrh. Odpovědět se na ně dá i předem volbami, které vypíše { $command }.
    { $space }{ word-quit }: odejít.
plain-goes-on = Hra z { $file } pokračuje.
plain-fair = Poctivé kostky: stůl si teď určí tajné číslo a hody už nemůže změnit. To číslo je v záznamu hry, nedívejte se tedy do něj před koncem; potom { $command } přepočítá každý hod.
plain-fair-words = { $name }, napište vlastní slova, která se přimíchají ke kostkám, nebo Enter bez nich.
plain-commitment-table = Závazek stolu:
plain-commitment = { $name } – závazek:

## Ve hře

plain-help =
    Volíte číslem volby nebo políčkem: { $cell }, s hvězdičkou pro šťastné číslo: { $lucky }. Enter nebo 0 nic nezakřížkuje.
    U každé otázky můžete napsat také:
    { $space }{ word-sheet }: nakreslit vaši kartu. { word-sheets }: nakreslit všechny.
    { $space }{ word-read }: vaše karta slovy, k poslechu místo dívání.
    { $space }{ word-dice }: hod ještě jednou.
    { $space }{ word-why } { $cell }: proč se to políčko nedá zakřížkovat.
    { $space }{ word-hint }: jak dobrá je každá možnost a proč je nejlepší právě ta nejlepší.
    { $space }{ word-rules }: pravidla ve zkratce.
    { $space }{ word-back }: vzít zpět poslední volbu, dokud není potvrzena.
    { $space }{ word-quick }: volba platí ihned, bez potvrzení. { word-quick } znovu: zase s potvrzením.
    { $space }{ word-draw }: nekreslit kartu před volbou. { word-draw } znovu: zase kreslit.
    { $space }{ word-save } { $file }: uložit hru a dál ji tam ukládat.
    { $space }{ word-quit }: odejít. Nic uloženého se neztratí.
    Na nakreslené kartě: { plain-legend }
plain-legend = [5] se teď dá zakřížkovat, X5X zakřížkováno, 5 volné, -5- ztraceno, #5# uzamčeno, { $lock } je zámek, = jsou body řady.
plain-intro = { $title }: { $names }.
plain-hint = Napište { "?" } pro nápovědu, { word-quit } pro odchod.
plain-hint-drawing = Na kartě { plain-legend } Když posloucháte a nedíváte se, napište { word-draw } a kreslit se nebude.
plain-throws = { $name } hází: { $throw }.
plain-type-dice = Napište, co ukazují kostky: { $wanted }.
plain-type-start = Napište, který hráč začíná: { span }.
plain-type-throws = Napište hody jeden po druhém od hráče 1 až po první { $six }.
plain-white = bílá
plain-roll-back = Hod je vzat zpět.
plain-roll-right = Sedí hod?
plain-agreement = { $typed } Enter, pokud to sedí, { word-no }, pokud ne.
plain-lobby = U stolu: { $names }. Enter zahájí hru. Chcete-li přisadit bota, napište jeho úroveň: { $levels }.
plain-idle = { $names }: v akci 1 není co zakřížkovat.
plain-idle-2 = { $names }: v akci 2 není co zakřížkovat.
plain-forced = { $names }: v akci 2 není co zakřížkovat a v akci 1 nebylo nic zakřížkováno. To je chybný hod.
plain-ask-white = { $name }, akce 1, součet bílých { $total }:
plain-ask-colour = { $name }, akce 2:
plain-prompt = { $name }, napište { $numbers } nebo políčko; Enter: nic.
plain-prompt-cost = { $name }, napište { $numbers } nebo políčko; Enter: nic, za cenu chybného hodu.
plain-nothing-follows = V akci 2 pro vás nic nebude.
plain-cost = Když teď nic nezakřížkujete, bude to chybný hod: minus { $points } bodů. Je to { $number } ze { $boxes }.
plain-cost-last = Když teď nic nezakřížkujete, bude to chybný hod: minus { $points } bodů. Je to { $number } ze { $boxes } a hra tím skončí.
plain-really = Opravdu nic? { word-yes } nebo { word-no }; Enter: { word-no }.
plain-chosen = { $name }: { $choice }.
plain-confirm = { $chosen } Enter potvrdí, { word-back } změní.
plain-neither = „{ $answer }“ není ani Enter, ani { word-back }.
plain-no-back = Není co vzít zpět.
plain-again = Akce 2 ještě jednou.
plain-may = { cell.start } se teď dá zakřížkovat.
plain-why = { $reason } (pravidlo { $clause }).
plain-not-begun = Hra ještě nezačala.
plain-quick-on = Volba teď platí ihned.
plain-quick-off = Volba se teď potvrzuje klávesou Enter.
plain-draw-on = Vaše karta se kreslí před volbou.
plain-draw-off = Karty se kreslí jen na požádání.

## Karty

plain-sheet = Karta: { $name }
plain-sheet-lucky = Karta: { $name }, šťastná čísla { $first } a { $second }
plain-sheet-total = chybné hody { $taken } ze { $boxes } = { $minus }, celkem { $total }
plain-lock = U
read-row = { $row }: { $parts }.
read-join = { $first }; { $second }
read-crossed = zakřížkováno { $numbers }
read-nothing = nic nezakřížkováno
read-locked = zámek zakřížkovaný
read-closed = uzamčeno
read-open = volná { $numbers }
read-needs =
    { $needs ->
        [one] { $numbers } až po dalším { $needs } křížku
        [few] { $numbers } až po dalších { $needs } křížcích
        [many] { $numbers } až po dalších { $needs } křížku
       *[other] { $numbers } až po dalších { $needs } křížcích
    }
read-lucky = Šťastná čísla { $first } a { $second }.
read-total =
    { $penalties ->
        [one] { $penalties } chybný hod. Celkem { $total }.
        [few] { $penalties } chybné hody. Celkem { $total }.
        [many] { $penalties } chybného hodu. Celkem { $total }.
       *[other] { $penalties } chybných hodů. Celkem { $total }.
    }

## Uložení a odchod

plain-save-how = Napište { word-save } a název souboru.
plain-save-elsewhere = Chcete-li ukládat dál, napište { word-save } a jiný název.
plain-saved = Hra je uložena v { $file }.
plain-saved-on = Hra je uložena v { $file } a dál se tam ukládá.
plain-record = Záznam této hry je v { $file }.
plain-check = Ověřte ho: { $command }
plain-go-on = Pokračujte: { $command }
plain-ended = Konec vstupních dat.
plain-interrupted = Přerušeno.
plain-no-game = Žádná hra nezačala.
plain-not-saved = Tato hra nebyla uložena.
plain-goodbye = Na shledanou.

refusal-cannot-read = Soubor „{ $file }“ nelze přečíst. Zvolte jiný.
refusal-file-exists = Soubor { $file } už existuje a nepřepíše se. Zvolte jiný název, nebo pokračujte v hře, která v něm je: { $command }
refusal-file-changed = Soubor { $file } změnil jiný program; zůstává, jak je.
refusal-not-saved-game = { $file } nemůže být uložená hra.
refusal-unreachable = { join-unreachable }
refusal-resume = Hra, která pokračuje, je už připravena. Vynechte { $flag }.
refusal-not-resumed = Ve hře z { $file } nelze pokračovat.
refusal-resume-over = Hra v { $file } skončila. Podívejte se na ni: { $command }
refusal-seed = Semínko je jen pro kostky na obrazovce.
refusal-person-taken = Jméno „{ $name }“ je obsazeno. Zvolte jiné.
refusal-opponents = Na této kartě hrají jen náhodní soupeři.
