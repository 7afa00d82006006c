option-first-six = začíná první šestka
option-first-six-about = Všichni postupně házejí jednou kostkou; kdo první hodí 6, ten začíná.
option-locked-die-stays = uzamčená barva zůstává do konce tahu
option-locked-die-stays-about = Řada uzamčená v akci 1 a její kostka zůstávají ve hře pro akci 2 téhož tahu.
option-lucky-fallback = štěstí přechází do jiné řady
option-lucky-fallback-about = Když se šťastné číslo nedá použít v řadě, kde je nejméně křížků, smí se použít v řadě s druhým nejmenším počtem.
