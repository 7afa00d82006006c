word-help = pomoc
word-quit = koniec
word-rules = pravidlá
word-sheet = karta
word-sheets = karty
word-read = čítaj
word-dice = kocky
word-why = prečo
word-back = späť
word-quick = rýchlo
word-draw = kresli
word-save = ulož
word-hint = nápoveda
word-yes = áno
word-no = nie
word-nothing = nič
word-virtual = virtuálne
word-real = skutočné
word-fair = poctivé
word-colours = Č Ž Z M

## Pred hrou

plain-ask-variant = Ktorá hra? { $names } alebo súbor s vlastnou kartou. Enter: { $usual }.
plain-ask-people = Koľko ľudí hrá pri tejto klávesnici? { span } alebo 0, ak sa chcete len pozerať. Enter: 1.
plain-ask-name = Meno hráča { $number }? Enter: { $usual }.
plain-ask-bots = Kto ďalší hrá? Súperov { span }: { $levels }, oddelení čiarkami alebo počet náhodných. Enter: { $usual }.
plain-nobody = nikto
plain-ask-dice = Aké kocky? { word-virtual }; { word-real }, ktorými hádžete a zadávate ich; alebo { word-fair }, ktoré si potom môže každý overiť. Enter: { word-virtual }.
plain-setup =
    Tieto otázky pripravujú hru. Enter prijme návrh. Odpovedať sa na ne dá aj vopred voľbami, ktoré vypíše { $command }.
    { $space }{ word-quit }: odísť.
plain-goes-on = Hra z { $file } pokračuje.
plain-fair = Poctivé kocky: stôl si teraz určí tajné číslo a hody už nemôže zmeniť. To číslo je v zázname hry, nepozerajte sa teda doň pred koncom; potom { $command } prepočíta každý hod.
plain-fair-words = { $name }, napíšte vlastné slová, ktoré sa primiešajú ku kockám, alebo Enter bez nich.
plain-commitment-table = Záväzok stola:
plain-commitment = { $name } – záväzok:

## V hre

plain-help =
    Volíte číslom voľby alebo políčkom: { $cell }, s hviezdičkou pre šťastné číslo: { $lucky }. Enter alebo 0 nič nezakrížikuje.
    Pri každej otázke môžete napísať aj:
    { $space }{ word-sheet }: nakresliť vašu kartu. { word-sheets }: nakresliť všetky.
    { $space }{ word-read }: vaša karta slovami, na počúvanie namiesto pozerania.
    { $space }{ word-dice }: hod ešte raz.
    { $space }{ word-why } { $cell }: prečo sa to políčko nedá zakrížikovať.
    { $space }{ word-hint }: aká dobrá je každá možnosť a prečo je najlepšia práve tá najlepšia.
    { $space }{ word-rules }: pravidlá v skratke.
    { $space }{ word-back }: vziať späť poslednú voľbu, kým nie je potvrdená.
    { $space }{ word-quick }: voľba platí ihneď, bez potvrdenia. { word-quick } znova: zase s potvrdením.
    { $space }{ word-draw }: nekresliť kartu pred voľbou. { word-draw } znova: zase kresliť.
    { $space }{ word-save } { $file }: uložiť hru a ďalej ju tam ukladať.
    { $space }{ word-quit }: odísť. Nič uložené sa nestratí.
    Na nakreslenej karte: { plain-legend }
plain-legend = [5] sa teraz dá zakrížikovať, X5X zakrížikované, 5 voľné, -5- stratené, #5# uzamknuté, { $lock } je zámok, = sú body radu.
plain-intro = { $title }: { $names }.
plain-hint = Napíšte { "?" } pre pomoc, { word-quit } pre odchod.
plain-hint-drawing = Na karte { plain-legend } Keď počúvate a nepozeráte sa, napíšte { word-draw } a kresliť sa nebude.
plain-throws = { $name } hádže: { $throw }.
plain-type-dice = Napíšte, čo ukazujú kocky: { $wanted }.
plain-type-start = Napíšte, ktorý hráč začína: { span }.
plain-type-throws = Napíšte hody jeden po druhom od hráča 1 až po prvú { $six }.
plain-white = biela
plain-roll-back = Hod je vzatý späť.
plain-roll-right = Sedí hod?
plain-agreement = { $typed } Enter, ak to sedí, { word-no }, ak nie.
plain-lobby = Pri stole: { $names }. Enter začne hru. Ak chcete pribrať bota, napíšte jeho úroveň: { $levels }.
plain-idle = { $names }: v akcii 1 nie je čo zakrížikovať.
plain-idle-2 = { $names }: v akcii 2 nie je čo zakrížikovať.
plain-forced = { $names }: v akcii 2 nie je čo zakrížikovať a v akcii 1 nebolo nič zakrížikované. To je chybný hod.
plain-ask-white = { $name }, akcia 1, súčet bielych { $total }:
plain-ask-colour = { $name }, akcia 2:
plain-prompt = { $name }, napíšte { $numbers } alebo políčko; Enter: nič.
plain-prompt-cost = { $name }, napíšte { $numbers } alebo políčko; Enter: nič, za cenu chybného hodu.
plain-nothing-follows = V akcii 2 pre vás nič nebude.
plain-cost = Ak teraz nič nezakrížikujete, bude to chybný hod: mínus { $points } bodov. Je to { $number } zo { $boxes }.
plain-cost-last = Ak teraz nič nezakrížikujete, bude to chybný hod: mínus { $points } bodov. Je to { $number } zo { $boxes } a hra sa tým skončí.
plain-really = Naozaj nič? { word-yes } alebo { word-no }; Enter: { word-no }.
plain-chosen = { $name }: { $choice }.
plain-confirm = { $chosen } Enter potvrdí, { word-back } zmení.
plain-neither = „{ $answer }“ nie je ani Enter, ani { word-back }.
plain-no-back = Nie je čo vziať späť.
plain-again = Akcia 2 ešte raz.
plain-may = { cell.start } sa teraz dá zakrížikovať.
plain-why = { $reason } (pravidlo { $clause }).
plain-not-begun = Hra sa ešte nezačala.
plain-quick-on = Voľba teraz platí ihneď.
plain-quick-off = Voľba sa teraz potvrdzuje klávesom Enter.
plain-draw-on = Vaša karta sa kreslí pred voľbou.
plain-draw-off = Karty sa kreslia len na požiadanie.

## Karty

plain-sheet = Karta: { $name }
plain-sheet-lucky = Karta: { $name }, šťastné čísla { $first } a { $second }
plain-sheet-total = chybné hody { $taken } zo { $boxes } = { $minus }, spolu { $total }
plain-lock = U
read-row = { $row }: { $parts }.
read-join = { $first }; { $second }
read-crossed = zakrížikované { $numbers }
read-nothing = nič nezakrížikované
read-locked = zámok zakrížikovaný
read-closed = uzamknuté
read-open = voľné { $numbers }
read-needs =
    { $needs ->
        [one] { $numbers } až po ďalšom { $needs } krížiku
        [few] { $numbers } až po ďalších { $needs } krížikoch
        [many] { $numbers } až po ďalších { $needs } krížika
       *[other] { $numbers } až po ďalších { $needs } krížikoch
    }
read-lucky = Šťastné čísla { $first } a { $second }.
read-total =
    { $penalties ->
        [one] { $penalties } chybný hod. Spolu { $total }.
        [few] { $penalties } chybné hody. Spolu { $total }.
        [many] { $penalties } chybného hodu. Spolu { $total }.
       *[other] { $penalties } chybných hodov. Spolu { $total }.
    }

## Uloženie a odchod

plain-save-how = Napíšte { word-save } a názov súboru.
plain-save-elsewhere = Ak chcete ukladať ďalej, napíšte { word-save } a iný názov.
plain-saved = Hra je uložená v { $file }.
plain-saved-on = Hra je uložená v { $file } a ďalej sa tam ukladá.
plain-record = Záznam tejto hry je v { $file }.
plain-check = Overte ho: { $command }
plain-go-on = Pokračujte: { $command }
plain-ended = Koniec vstupných dát.
plain-interrupted = Prerušené.
plain-no-game = Žiadna hra sa nezačala.
plain-not-saved = Táto hra nebola uložená.
plain-goodbye = Dovidenia.

refusal-cannot-read = Súbor „{ $file }“ sa nedá prečítať. Zvoľte iný.
refusal-file-exists = Súbor { $file } už existuje a neprepíše sa. Zvoľte iný názov alebo pokračujte v hre, ktorá v ňom je: { $command }
refusal-file-changed = Súbor { $file } zmenil iný program; zostáva, ako je.
refusal-not-saved-game = { $file } nemôže byť uložená hra.
refusal-unreachable = { join-unreachable }
refusal-resume = Hra, ktorá pokračuje, je už pripravená. Vynechajte { $flag }.
refusal-not-resumed = V hre z { $file } sa nedá pokračovať.
refusal-resume-over = Hra v { $file } sa skončila. Pozrite si ju: { $command }
refusal-seed = Semienko je len pre kocky na obrazovke.
refusal-person-taken = Meno „{ $name }“ je obsadené. Zvoľte iné.
refusal-opponents = Na tejto karte hrajú len náhodní súperi.
