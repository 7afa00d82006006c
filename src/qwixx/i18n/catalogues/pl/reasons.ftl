reason-already-crossed = { cell.start } jest już skreślone.
reason-row-closed = { row.start } jest już zamknięty.
reason-left-of-cross = { cell.start } leży na lewo od twojego ostatniego krzyżyka. Skreśla się tylko od lewej do prawej.
reason-lock-needs-crosses =
    { $needs ->
        [one] { cell.start } zamyka rząd. Najpierw potrzebny jest w nim { $needs } krzyżyk, a masz { $crosses }.
        [few] { cell.start } zamyka rząd. Najpierw potrzebne są w nim { $needs } krzyżyki, a masz { $crosses }.
       *[many] { cell.start } zamyka rząd. Najpierw potrzeba w nim { $needs } krzyżyków, a masz { $crosses }.
    }
reason-game-over = Gra jest skończona.
reason-not-rolled = Nikt jeszcze nie rzucił kostkami.
reason-not-white-sum = Białe kostki dają razem { $total }, a nie { $number }.
reason-not-lucky = Białe kostki dają razem { $total }, a to nie jest twoja szczęśliwa liczba.
reason-not-next = { cell.start } nie jest następne w swoim rzędzie. Szczęśliwa liczba pozwala skreślić tylko następne pole.
reason-not-fewest = Szczęśliwa liczba działa w rzędzie, w którym jest najmniej krzyżyków. To nie jest { row }.
reason-not-active = Teraz może to zrobić tylko aktywny gracz.
reason-lucky-in-action-2 = Szczęśliwe liczby działają tylko w akcji 1.
reason-die-out = { colour.die-start } kostka wypadła z gry.
reason-not-colour-sum = Żadna biała kostka razem z { colour.with } nie daje { $number }.
reason-no-second-box = { cell.start } nie ma drugiego pola.
reason-not-crossed-once = { cell.start } trzeba najpierw skreślić pierwszy raz.
reason-needs-neighbour =
    Żeby skreślić bonusowe { $number }, skreśl najpierw tę liczbę w sąsiednim rzędzie: { $above ->
        [red] czerwone
        [yellow] żółte
        [green] zielone
       *[blue] niebieskie
    } { $number } albo { $below ->
        [red] czerwone
        [yellow] żółte
        [green] zielone
       *[blue] niebieskie
    } { $number }.
reason-two-ways = Szczęśliwej liczby nie łączy się z drugim krzyżykiem ani z rombem.
reason-no-diamond = Na twojej karcie nie ma takiego rombu.
reason-diamond-passed = Ten romb jest już użyty albo leży na lewo od użytego.
reason-not-exchanged = Ten romb nie zamienia { $total } na { $number }.
reason-exchange-in-action-2 = Romby działają tylko w akcji 1.
reason-not-neighbour-sum = W akcji 2 bonusowe { $number } skreśla się białą kostką i kostką sąsiedniej liczby, którą masz już skreśloną.
reason-wrong-rows = { cell.start } daje kolejne krzyżyki. Dla każdego wybierz rząd, w którym jest ich najmniej.
