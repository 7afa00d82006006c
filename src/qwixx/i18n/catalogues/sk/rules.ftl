# The rules in short, with pictures.
rules-turn = Ťah
rules-turn-text = Aktívny hráč hodí všetkými kockami a potom prídu dve akcie. Po ňom hádže ďalší hráč.
rules-white = Akcia 1: všetci
rules-white-text = Sčítajte dve biele kocky. Každý smie ich súčet zakrížikovať v jednom rade.
rules-colour = Akcia 2: aktívny hráč
rules-colour-text = Sčítajte jednu bielu kocku s jednou farebnou. Tento súčet smie zakrížikovať len aktívny hráč, a to v tej farbe.
rules-colour-mixed = Tu má rad viac farieb: v akcii 2 záleží na farbe políčka.
rules-order = Zľava doprava
rules-order-text = Každý ďalší krížik patrí vpravo od posledného v rade. Čísla môžete preskočiť, ale k preskočeným sa už nevrátite.
rules-order-jumbled = Tu čísla nejdú po sebe, ale krížikuje sa rovnako: zľava doprava.
rules-lock = Zámok
rules-lock-text =
    { $locking ->
        [one] Posledné číslo smiete zakrížikovať, keď je v rade krížikov už aspoň { $needs }. Zakrížikujte s ním aj zámok: to je ďalší krížik. Rad je uzamknutý pre všetkých a jeho kocka je mimo hry.
       *[other] Ktorékoľvek z posledných čísel (spolu { $locking }) smiete zakrížikovať, keď je v rade krížikov už aspoň { $needs }. Zakrížikujte s ním aj zámok: to je ďalší krížik. Rad je uzamknutý pre všetkých a jeho kocka je mimo hry.
    }
rules-lock-mixed = Mimo hry je kocka vo farbe posledného čísla radu. Ostatné políčka tejto farby platia ďalej v akcii 1.
rules-penalty = Chybné hody
rules-penalty-text = Aktívny hráč, ktorý v žiadnej akcii nič nezakrížikuje, má chybný hod: mínus 5 bodov. Ostatní hráči chybný hod nikdy nemajú.
rules-end = Koniec hry
rules-end-text = Hra sa hneď končí, keď sú uzamknuté dva rady alebo keď má niekto štvrtý chybný hod.
rules-points = Body
rules-points-text = Čím viac krížikov rad má, tým viac bodov za každý je. Za chybné hody sa body odčítajú. Vyhráva ten, kto má najviac bodov; pri rovnakom počte je víťazstvo spoločné.
rules-points-example = Napríklad 4, 3, 7 a 8 krížikov a dva chybné hody:
