"""What a client may ask of its table: the commands of `qwixx.match` without those of the server itself.

`presence`, `tick`, and the secret and the date of a game only the server can know: no message can name them.
"""

from functools import cache
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType, to_builtins

from qwixx import match
from qwixx.match.settings import DiceKind
from qwixx.rules import Choice
from qwixx.rules import Cross as RulesCross
from qwixx.rules.record import StartKind
from qwixx.rules.variant import MAX_PLAYERS
from qwixx.wire.message_limits import Digits, ForcedRows, Name, Number, Pair, Place, Row, SeatIndex, Sheet, Step, Throws


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a message, read strictly."""


class Cross(Form, frozen=True, omit_defaults=True):
    """A cross: in which row, on which number, by which way, and the rows of the crosses that it forces."""

    row: Row
    number: Number
    lucky: bool = False
    second: bool = False
    exchange: Place | UnsetType = UNSET
    then: ForcedRows = []


class Dice(Form, frozen=True, omit_defaults=True):
    """What dice show; one that has left the game is left out."""

    white: Pair
    red: Number | None = None
    yellow: Number | None = None
    green: Number | None = None
    blue: Number | None = None


class Start(Form, frozen=True, omit_defaults=True):
    """Who begins, and how that was decided."""

    kind: StartKind
    player: SeatIndex
    throws: Throws = []


class Options(Form, frozen=True, omit_defaults=True):
    """House rules."""

    first_six: bool = False
    locked_die_stays: bool = False
    lucky_fallback: bool = False


class Settings(Form, frozen=True, omit_defaults=True):
    """What a table agrees on; what is left out is as usual (`docs/develop/match.md`)."""

    variant: Sheet
    options: Options = Options()
    dice: DiceKind = DiceKind.FAIR
    lucky: Annotated[list[Pair | None], Meta(max_length=MAX_PLAYERS)] | None = None
    decision_seconds: Step | None = None
    link_seconds: Step = 2
    objection_seconds: Step = 10
    away_seconds: Step = 60
    stand_in: Name = "steady"
    hints: bool = True
    reviews: bool = True
    spectators: bool = True


class CommandForm(Form, frozen=True, tag_field="command", omit_defaults=True):
    """A command, named under the key `command`."""


class Configure(CommandForm, frozen=True, tag="configure"):
    """The host changes the settings between games."""

    settings: Settings


class Sit(CommandForm, frozen=True, tag="sit"):
    """Another name at the player's seat. Sitting down is asked of the HTTP side, which gives out the token."""

    seat: SeatIndex
    name: Name


class SeatBot(CommandForm, frozen=True, tag="seat-bot"):
    """The host gives a seat to a bot."""

    seat: SeatIndex
    level: Name
    name: Name | None = None


class Vacate(CommandForm, frozen=True, tag="vacate"):
    """The host takes back the seat of a bot, or of a person who is away."""

    seat: SeatIndex


class Leave(CommandForm, frozen=True, tag="leave"):
    """A person gets up."""


class Commit(CommandForm, frozen=True, tag="commit"):
    """A person takes part in the next game's dice."""

    commitment: Digits


class Begin(CommandForm, frozen=True, tag="begin"):
    """The host starts a game."""


class Rematch(CommandForm, frozen=True, tag="rematch"):
    """A person wants to play again."""


class RollDice(CommandForm, frozen=True, tag="roll"):
    """The active player rolls virtual dice."""

    moment: Step
    link: Digits | None = None


class AddLink(CommandForm, frozen=True, tag="add-link"):
    """A player adds its link to a draw that was called."""

    moment: Step
    link: Digits | None = None


class TypeRoll(CommandForm, frozen=True, tag="type-roll"):
    """A person types in what real dice show."""

    moment: Step
    roll: Dice


class TypeStart(CommandForm, frozen=True, tag="type-start"):
    """A person types in who begins."""

    moment: Step
    start: Start


class Agree(CommandForm, frozen=True, tag="agree"):
    """A person agrees to what another one typed in."""

    moment: Step


class Object(CommandForm, frozen=True, tag="object"):
    """A person objects to it."""

    moment: Step


class Choose(CommandForm, frozen=True, tag="choose"):
    """A player pencils its choice in, or confirms it."""

    moment: Step
    choice: Cross | None
    confirmed: bool = True


class React(CommandForm, frozen=True, tag="react"):
    """A quick remark."""

    reaction: Name


class Replace(CommandForm, frozen=True, tag="replace"):
    """A person asks for a bot to stand in for a player who is away for long."""

    seat: SeatIndex


class Close(CommandForm, frozen=True, tag="close"):
    """The last person at the table closes it."""


Command = (
    Configure
    | Sit
    | SeatBot
    | Vacate
    | Leave
    | Commit
    | Begin
    | Rematch
    | RollDice
    | AddLink
    | TypeRoll
    | TypeStart
    | Agree
    | Object
    | Choose
    | React
    | Replace
    | Close
)


def agreed(settings: Settings) -> match.Settings:
    """The settings of a table that this message stands for; raises where they cannot be."""
    plain = {"command": "configure", "settings": to_builtins(settings)}
    command = match.read_command(plain)
    if not isinstance(command, match.Configure):
        raise TypeError(command)
    return command.settings


_cross = cache(RulesCross)
"""Each cross is made once: there are few, and tables remember hundreds of them."""


def sent_cross(choice: Choice) -> Cross | None:
    """A choice in the form in which a client sends it."""
    if choice is None:
        return None
    exchange = UNSET if choice.exchange is None else choice.exchange
    return Cross(choice.row, choice.number, choice.lucky, choice.second, exchange, list(choice.then))


def _meant_cross(cross: Cross) -> RulesCross:
    exchange = None if cross.exchange is UNSET else cross.exchange
    return _cross(cross.row, cross.number, cross.lucky, cross.second, exchange, tuple(cross.then))


def meant(command: Command) -> match.Command:
    """The command of the table that this message stands for; raises where its values cannot be.

    Those of every turn are made directly: the way of all others takes five times as long.
    """
    if type(command) is Choose:
        cross = command.choice
        choice = None if cross is None else _meant_cross(cross)
        return match.Choose(command.moment, choice, command.confirmed)
    if type(command) is RollDice:
        return match.RollDice(command.moment, None if command.link is None else bytes.fromhex(command.link))
    if type(command) is AddLink:
        return match.AddLink(command.moment, None if command.link is None else bytes.fromhex(command.link))
    return match.read_command(to_builtins(command))
