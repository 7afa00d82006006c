event-action-1 = Akce 1.
event-action-2 = Akce 2.
event-rolled = Hod: { $roll }.
event-crossed = { $name } křížkuje { cell.object }.
event-crossed-lucky = { $name } díky šťastnému číslu křížkuje { cell.object }.
event-crossed-second = { $name } podruhé křížkuje { cell.object }.
event-crossed-exchange = { $name } díky kosočtverci křížkuje { cell.object }.
event-forced = { $name } také křížkuje { cell.object }.
event-bar = { $name } používá pole { $place } na liště.
event-crossed-sum = { $name } křížkuje { cell.object } = { sum }.
event-nothing =
    { $count ->
        [one] { $names } nic nekřížkuje.
       *[other] { $names } nic nekřížkují.
    }
event-locked =
    { $count ->
        [one] { $names } uzamyká { row.object }.
       *[other] { $names } uzamykají { row.object }.
    }
event-closes-later = { row.start } se uzamkne na konci tohoto tahu.
event-closed = { row.start } je uzamčená pro všechny; { colour } kostka je mimo hru.
event-colour-stays = Ostatní { colour } políčka se dál smějí křížkovat podle součtu bílých kostek.
event-penalty = { $name } má chybný hod { $penalty } ze { $boxes }: minus { points }.
event-ended-early = Tím hra hned končí, bez akce 2.

ending-penalties = Konec hry: { $name } má zakřížkovaná všechna políčka pro chybné hody ({ $boxes }).
ending-locks = Konec hry: { $rows } jsou uzamčené.

score = { $name }, { points }: { $rows }, chybné hody = { $penalties }.
score-extra = navíc = { $made }
score-row = { row-label } = { $made }
winner-alone = { $name } končí hru. Skóre: { points }.
winner-one = { $name } vítězí. Skóre: { points }.
winner-shared = { $names } se dělí o vítězství. Každý má { points }.
totals = Skóre. { $totals }
total = { $name }: { $total }.

reaction-hello = Ahoj!
reaction-thanks = Díky!
reaction-well-done = Výborně!
reaction-ouch = Ajaj!
reaction-lucky = To je štěstí!
reaction-hurry = Rychleji, prosím!
reaction-sorry = Pardon!
reaction-good-game = Dobrá hra!
