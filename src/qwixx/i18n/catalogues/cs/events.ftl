event-action-1 = Akce 1.
event-action-2 = Akce 2.
event-rolled = Hod: { $roll }.
event-crossed = { $name } si zakřížkuje { cell.object }.
event-crossed-lucky = { $name } si díky šťastnému číslu zakřížkuje { cell.object }.
event-crossed-second = { $name } si podruhé zakřížkuje { cell.object }.
event-crossed-exchange = { $name } si díky kosočtverci zakřížkuje { cell.object }.
event-forced = { $name } si také zakřížkuje { cell.object }.
event-bar = { $name } použije pole { $place } na liště.
event-crossed-sum = { $name } si zakřížkuje { cell.object } = { sum }.
event-nothing =
    { $count ->
        [one] { $names } si nezakřížkuje nic.
       *[other] { $names } si nezakřížkují nic.
    }
event-locked =
    { $count ->
        [one] { $names } uzamyká { row.object }.
       *[other] { $names } uzamykají { row.object }.
    }
event-closes-later = { row.start } se uzavře na konci tohoto tahu.
event-closed = { row.start } je uzamčená pro všechny; { colour } kostka je mimo hru.
event-colour-stays = Ostatní { colour } políčka se dál smějí křížkovat podle součtu bílých kostek.
event-penalty = { $name } má chybný hod { $penalty } z { $boxes }: minus { points }.
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
reaction-sorry = Promiňte!
reaction-good-game = Dobrá hra!
