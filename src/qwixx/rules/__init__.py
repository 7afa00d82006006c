"""The law of the game: pure values and functions, standard library only.

    >>> from qwixx.rules import Cross, Roll, new_game, variant
    >>> game = new_game(variant("classic"), players=2)
    >>> game, events = game.rolled(Roll((4, 1), (2, 3, 6, 6)))
    >>> game, events = game.chose_white((Cross(0, 5), None))
    >>> Cross(row=3, number=10) in game.choices(0)
    True

`docs/play/rules.md` holds the clauses that the code cites.

A variant is data (`variants/`): rows of cells, and what stands on them. Its cells become targets, boxes with a way to
them and a guard (`targets`); what a cross sets off is played out by `consequences`; `legality` lists complete choices,
and `game` resolves them. `features` says what a variant has, so that nothing asks for its name.
"""

from qwixx.rules.actions import Action, ColourChoice, WhiteChoices
from qwixx.rules.colours import Colour
from qwixx.rules.cross import Choice, Cross
from qwixx.rules.errors import IllegalError, NotationError, QwixxError, VariantError
from qwixx.rules.events import BarUsed, Closed, Crossed, DieRemoved, Event, Locked, Over, Penalised
from qwixx.rules.features import FOUR_ROWS, Feature, Features, features_of, require
from qwixx.rules.game import Game, Phase, Step
from qwixx.rules.obstacles import Reason
from qwixx.rules.options import Options, parse_options
from qwixx.rules.outcome import Ending, Outcome
from qwixx.rules.perft import PerftCount, perft
from qwixx.rules.position import format_choice, parse_choice, parse_position
from qwixx.rules.printed import Cell
from qwixx.rules.record import Record, Start, StartKind
from qwixx.rules.record_reader import parse_record
from qwixx.rules.record_text import format_record
from qwixx.rules.roll import Roll, parse_roll
from qwixx.rules.scoring import POINTS, Scores
from qwixx.rules.setup import first_to_throw_six, new_game, set_up, sheet_of
from qwixx.rules.sheet import Sheet
from qwixx.rules.sheet_file import format_sheet
from qwixx.rules.sheet_identity import is_printed, parse_sheet
from qwixx.rules.variant import Variant
from qwixx.rules.variants import variant, variant_names

__all__ = [
    "FOUR_ROWS",
    "POINTS",
    "Action",
    "BarUsed",
    "Cell",
    "Choice",
    "Closed",
    "Colour",
    "ColourChoice",
    "Cross",
    "Crossed",
    "DieRemoved",
    "Ending",
    "Event",
    "Feature",
    "Features",
    "Game",
    "IllegalError",
    "Locked",
    "NotationError",
    "Options",
    "Outcome",
    "Over",
    "Penalised",
    "PerftCount",
    "Phase",
    "QwixxError",
    "Reason",
    "Record",
    "Roll",
    "Scores",
    "Sheet",
    "Start",
    "StartKind",
    "Step",
    "Variant",
    "VariantError",
    "WhiteChoices",
    "features_of",
    "first_to_throw_six",
    "format_choice",
    "format_record",
    "format_sheet",
    "is_printed",
    "new_game",
    "parse_choice",
    "parse_options",
    "parse_position",
    "parse_record",
    "parse_roll",
    "parse_sheet",
    "perft",
    "require",
    "set_up",
    "sheet_of",
    "variant",
    "variant_names",
]
