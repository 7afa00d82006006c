"""The one form of a saved game: its record, with what it takes to continue it, finished or not.

Two lines of the header are for that:

    table seats: person sharp     who plays, by player: a person, or a bot of this level
    table choices: R5? -          in an action that is on: pencilled in (`R5?`), confirmed (`R5`, `-`), neither (`?`)
"""

import json
import re
from collections.abc import Iterator
from dataclasses import replace

from qwixx.bots.registry import BUILT_IN
from qwixx.local.table_dice import TableDice
from qwixx.match import Play, Stage, Table, read_event
from qwixx.match import record as record_of
from qwixx.match import replay as replay_events
from qwixx.rules import Choice, IllegalError, NotationError, QwixxError, Record, parse_record
from qwixx.rules.position import format_choice, parse_choice

SEATS, CHOICES = "table seats", "table choices"
PERSON, PENCILLED = "person", "?"
_OLD_BOT = re.compile(rf"({'|'.join(level.capitalize() for level in BUILT_IN)}) [1-5]")
"""What bots are called in older files, which have no line that says who plays."""


def saved_record(table: Table, dice: TableDice) -> Record | None:
    """The game of a table as it is saved; `None` before it is decided who begins."""
    record, play = record_of(table), table.play
    if record is None or play is None:
        return None
    facts = [(SEATS, " ".join(table.seats[seat].level or PERSON for seat in play.players))]
    words = [_choice_words(play, player) for player in range(len(play.players))]
    if table.stage is Stage.PLAY and set(words) != {PENCILLED}:
        facts.append((CHOICES, " ".join(words)))
    return replace(record, dice=dice.facts(play), table=tuple(facts))


def read_saved(text: str) -> Record:
    """The game of a saved file: a record, or in files of older versions the events of a table, one JSON object a line.

    Of several games at a table it is the last one. An error is a `QwixxError`.
    """
    if not text.startswith("{"):
        return parse_record(text)
    try:
        # A last line that was not written to its end never happened.
        table = replay_events(read_event(json.loads(line)) for line in text.split("\n")[:-1])
    except (QwixxError, ValueError) as error:
        raise IllegalError("log", f"this is not a saved game: {error}") from error
    record = saved_record(table, TableDice())
    if record is None:
        raise IllegalError("log", "no game has begun in this file")
    return record


def levels_of(record: Record) -> list[str | None]:
    """Who plays, by player: the level of a bot, or `None` for a person."""
    seats = dict(record.table).get(SEATS)
    if seats is None:
        return [name.split()[0].lower() if _OLD_BOT.fullmatch(name) else None for name in record.names]
    levels = seats.split()
    if len(levels) != len(record.names):
        raise NotationError(seats, f"{len(record.names)} seats, each {PERSON} or the level of a bot")
    return [None if level == PERSON else level for level in levels]


def choices_of(record: Record) -> Iterator[tuple[int, Choice, bool]]:
    """What is chosen in the action that is still on: by whom, what, and whether it is confirmed."""
    words = dict(record.table).get(CHOICES, "").split()
    for player, word in enumerate(words):
        if word != PENCILLED:
            yield player, parse_choice(record.variant, word.removesuffix(PENCILLED)), not word.endswith(PENCILLED)


def _choice_words(play: Play, player: int) -> str:
    if not play.choices or len(play.choices[player]) < 2:
        return PENCILLED
    choice = play.sealed[player]
    if not play.undecided >> player & 1:
        return format_choice(play.game.variant, choice)
    return f"{format_choice(play.game.variant, choice)}{PENCILLED}" if choice else PENCILLED
