"""What fills the terminal: the start, the table before, in and after a game, recorded games."""
