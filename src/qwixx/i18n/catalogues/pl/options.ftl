option-first-six = zaczyna pierwsza szóstka
option-first-six-about = Wszyscy po kolei rzucają jedną kostką; zaczyna ten, kto pierwszy wyrzuci 6.
option-locked-die-stays = zamknięty kolor zostaje do końca tury
option-locked-die-stays-about = Rząd zamknięty w akcji 1 i jego kostka zostają w grze na akcję 2 tej samej tury.
option-lucky-fallback = szczęście przechodzi do innego rzędu
option-lucky-fallback-about = Jeśli szczęśliwej liczby nie da się użyć w rzędzie, w którym jest najmniej krzyżyków, można jej użyć w rzędzie, w którym jest ich najmniej spośród pozostałych.
