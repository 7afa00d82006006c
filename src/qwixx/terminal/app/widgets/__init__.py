"""The things that lie on the table: sheets, dice, the line of keys."""
