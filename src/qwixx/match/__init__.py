"""A table as people play it: seats, sealed choices, clocks, events. Authoritative, without transport or I/O.

    >>> from qwixx.match import Begin, Choose, RollDice, SeatBot, Settings, Sit, obey, open_table
    >>> from qwixx.rules import variant
    >>> table = open_table(Settings(variant("classic")), seats=2, now=0).table
    >>> table = obey(table, Sit(0, "Anna"), by=None, now=1).table
    >>> table = obey(table, SeatBot(1, "sharp"), by=0, now=2).table
    >>> answer = obey(table, Begin(secret=bytes(32)), by=0, now=3)
    >>> [type(event.what).__name__ for event in answer.events]
    ['Started', 'Begun']

`docs/develop/match.md` lists the commands and events. In reading order:

- `table` is the state, an immutable value; `events` what can happen to it, `commands` what can be asked of it,
  `settings` the options of a table, `struct_base` what all of them are made of.
- `command_handler.obey` is the one entry: a command and its sender go in, events and the next state come out.
  `preconditions` checks what all commands have to meet; `seating_commands`, `game_commands`, `real_dice_commands` and
  `presence_commands` decide. What follows of itself is decided in one place, `game_commands.follow`.
- `fold` and `fold_game` apply events to the state and decide nothing.
- `visibility` says who may see what of an event, `view` what a seat sees of the table, `view_changes` what events
  change in it.
- `fair_draws` are the fair dice of a game, `clocks` the time limits, `bot_seats` the bots to ask, `player_names` the
  names.
- `serialization` and `snapshot` are the JSON forms for storage, `game_records` the games as records.
"""

from qwixx.match.bot_seats import BotTurn, bots_awaited
from qwixx.match.clocks import deadline
from qwixx.match.command_handler import Answer, allowed, happen, obey, open_table
from qwixx.match.commands import (
    AddLink,
    Agree,
    Begin,
    Choose,
    Close,
    Command,
    Commit,
    Configure,
    Leave,
    Object,
    Presence,
    React,
    Rematch,
    Replace,
    RollDice,
    SeatBot,
    Sit,
    Tick,
    TypeRoll,
    TypeStart,
    Vacate,
)
from qwixx.match.events import Event
from qwixx.match.fold import evolve, replay
from qwixx.match.game_commands import early_link
from qwixx.match.game_records import record, records
from qwixx.match.presence_commands import REACTIONS
from qwixx.match.serialization import command_json, event_json, read_command, read_event
from qwixx.match.settings import DiceKind, Settings
from qwixx.match.snapshot import read_snapshot, snapshot_json
from qwixx.match.table import Play, Seat, Stage, Table
from qwixx.match.view import choices, choices_json, moment, own, sealed, view, why_not
from qwixx.match.view_changes import changes, merged
from qwixx.match.visibility import parted, public, seen_by

__all__ = [
    "REACTIONS",
    "AddLink",
    "Agree",
    "Answer",
    "Begin",
    "BotTurn",
    "Choose",
    "Close",
    "Command",
    "Commit",
    "Configure",
    "DiceKind",
    "Event",
    "Leave",
    "Object",
    "Play",
    "Presence",
    "React",
    "Rematch",
    "Replace",
    "RollDice",
    "Seat",
    "SeatBot",
    "Settings",
    "Sit",
    "Stage",
    "Table",
    "Tick",
    "TypeRoll",
    "TypeStart",
    "Vacate",
    "allowed",
    "bots_awaited",
    "changes",
    "choices",
    "choices_json",
    "command_json",
    "deadline",
    "early_link",
    "event_json",
    "evolve",
    "happen",
    "merged",
    "moment",
    "obey",
    "open_table",
    "own",
    "parted",
    "public",
    "read_command",
    "read_event",
    "read_snapshot",
    "record",
    "records",
    "replay",
    "sealed",
    "seen_by",
    "snapshot_json",
    "view",
    "why_not",
]
