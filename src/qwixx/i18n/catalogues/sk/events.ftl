event-action-1 = Akcia 1.
event-action-2 = Akcia 2.
event-rolled = Hod: { $roll }.
event-crossed = { $name } krížikuje { cell.object }.
event-crossed-lucky = { $name } vďaka šťastnému číslu krížikuje { cell.object }.
event-crossed-second = { $name } druhýkrát krížikuje { cell.object }.
event-crossed-exchange = { $name } vďaka kosoštvorcu krížikuje { cell.object }.
event-forced = { $name } tiež krížikuje { cell.object }.
event-bar = { $name } používa pole { $place } na lište.
event-crossed-sum = { $name } krížikuje { cell.object } = { sum }.
event-nothing =
    { $count ->
        [one] { $names } nič nekrížikuje.
       *[other] { $names } nič nekrížikujú.
    }
event-locked =
    { $count ->
        [one] { $names } uzamyká { row }.
       *[other] { $names } uzamykajú { row }.
    }
event-closes-later = { row.start } sa uzamkne na konci tohto ťahu.
event-closed = { row.start } je uzamknutý pre všetkých; { colour } kocka je mimo hry.
event-colour-stays = Ostatné { colour.many } políčka sa ďalej smú krížikovať podľa súčtu bielych kociek.
event-penalty = { $name } má chybný hod { $penalty } zo { $boxes }: mínus { points }.
event-ended-early = Tým sa hra hneď končí, bez akcie 2.

ending-penalties = Koniec hry: { $name } má zakrížikované všetky políčka pre chybné hody ({ $boxes }).
ending-locks = Koniec hry: { $rows } sú uzamknuté.

score = { $name }, { points }: { $rows }, chybné hody = { $penalties }.
score-extra = navyše = { $made }
score-row = { row-label } = { $made }
winner-alone = { $name } končí hru. Skóre: { points }.
winner-one = { $name } víťazí. Skóre: { points }.
winner-shared = { $names } sa delia o víťazstvo. Každý má { points }.
totals = Skóre. { $totals }
total = { $name }: { $total }.

reaction-hello = Ahoj!
reaction-thanks = Ďakujem!
reaction-well-done = Výborne!
reaction-ouch = Ojoj!
reaction-lucky = To je šťastie!
reaction-hurry = Rýchlejšie, prosím!
reaction-sorry = Pardon!
reaction-good-game = Dobrá hra!
