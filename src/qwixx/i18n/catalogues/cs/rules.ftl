# The rules in short, with pictures.
rules-turn = Tah
rules-turn-text = Aktivní hráč hodí všemi kostkami a pak přijdou dvě akce. Potom hází další hráč.
rules-white = Akce 1: všichni
rules-white-text = Sečtěte dvě bílé kostky. Každý smí jejich součet zakřížkovat v jedné řadě.
rules-colour = Akce 2: aktivní hráč
rules-colour-text = Sečtěte jednu bílou kostku s jednou barevnou. Tento součet smí zakřížkovat jen aktivní hráč, a to v té barvě.
rules-colour-mixed = Tady má řada víc barev: v akci 2 záleží na barvě políčka.
rules-order = Zleva doprava
rules-order-text = Každý další křížek patří vpravo od posledního v řadě. Čísla můžete přeskočit, ale k přeskočeným se už nevrátíte.
rules-order-jumbled = Tady čísla nejdou po sobě, ale křížkuje se stejně: zleva doprava.
rules-lock = Zámek
rules-lock-text =
    { $locking ->
        [one] Poslední číslo smíte zakřížkovat, když je v řadě křížků už alespoň { $needs }. Zakřížkujte s ním i zámek: to je další křížek. Řada je uzamčená pro všechny a její kostka je mimo hru.
       *[other] Kterékoli z posledních čísel (celkem { $locking }) smíte zakřížkovat, když je v řadě křížků už alespoň { $needs }. Zakřížkujte s ním i zámek: to je další křížek. Řada je uzamčená pro všechny a její kostka je mimo hru.
    }
rules-lock-mixed = Mimo hru je kostka v barvě posledního čísla řady. Ostatní políčka této barvy platí dál v akci 1.
rules-penalty = Chybné hody
rules-penalty-text = Aktivní hráč, který v žádné akci nic nezakřížkuje, má chybný hod: minus 5 bodů. Ostatní hráči chybný hod nikdy nemají.
rules-end = Konec hry
rules-end-text = Hra hned končí, když jsou uzamčené dvě řady nebo když má někdo čtvrtý chybný hod.
rules-points = Body
rules-points-text = Čím víc křížků řada má, tím víc bodů za každý je. Za chybné hody se body odečítají. Vyhrává ten, kdo má nejvíc bodů; při stejném počtu je vítězství společné.
rules-points-example = Například 4, 3, 7 a 8 křížků a dva chybné hody:
