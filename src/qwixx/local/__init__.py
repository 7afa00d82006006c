"""A table in this process: several people at one keyboard, bots, fair or real dice, saved at every step.

It is the one local game. The full-screen app, the plain game and a browser without a server show it; `qwixx.match` and
`qwixx.rules` decide it. A table is synchronous and pure: commands go in, events come out. It reads no file, starts no
thread and needs no event loop. The program around it passes in `Services`: how to save, the clock, fresh secrets.

    >>> from qwixx.local import Guest, LocalTable, Services
    >>> from qwixx.match import Begin, RollDice, Settings
    >>> from qwixx.rules import format_record, variant
    >>> disk = []
    >>> services = Services(save=disk.append, secret=lambda: bytes(32), clock=lambda: 0, today=lambda: "2026-11-15")
    >>> guests = [Guest("Anna"), Guest("Gentle bot", "gentle")]
    >>> table = LocalTable.opened(Settings(variant("classic")), guests, services)
    >>> table.observer = lambda events: print(*(type(event.what).__name__ for event in events))
    >>> table.do(Begin())
    Started Begun
    >>> table.do(RollDice(table.table.play.moment))
    Rolled

Saving comes before telling: `do` works out what a command leads to, gives the game to `save`, and only when that
returns does it count and the observer hear of it. If saving fails, the command is refused and nothing has happened.

Bots are a question, not a thread: `questions` says which bot has to choose, with all that it may see. The program
lets it think in whatever way suits it (at once, in a thread, in another process) and calls `answer`.

A game is saved as its record (`docs/develop/notation.md`), with two more lines of the header: who plays, and what is
chosen in the action that is still on. `read_saved` reads it for every command; `LocalTable.resumed` plays it again,
step by step, so a file that was tampered with is refused. The secrets of the dice stand in it: on one's own computer
the point of fair dice is the proof afterwards, and a resumed game must continue with the same rolls.
"""

from qwixx.local.local_table import BotQuestion, Guest, LocalTable, Save, Services
from qwixx.local.saved_record import levels_of, read_saved

__all__ = ["BotQuestion", "Guest", "LocalTable", "Save", "Services", "levels_of", "read_saved"]
