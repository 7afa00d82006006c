# The end of a game, its replay and the proof of its dice.
