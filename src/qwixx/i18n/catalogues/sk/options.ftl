option-first-six = začína prvá šestka
option-first-six-about = Všetci postupne hádžu jednou kockou; kto prvý hodí 6, ten začína.
option-locked-die-stays = uzamknutá farba zostáva do konca ťahu
option-locked-die-stays-about = Rad uzamknutý v akcii 1 a jeho kocka zostávajú v hre pre akciu 2 toho istého ťahu.
option-lucky-fallback = šťastie prechádza do iného radu
option-lucky-fallback-about = Ak sa šťastné číslo nedá použiť v rade, kde je najmenej krížikov, smie sa použiť v rade s druhým najmenším počtom.
