"""Real dice: one person types in what they show, and the others may object before it counts."""

from qwixx.match.commands import Agree, Object, TypeRoll, TypeStart
from qwixx.match.events import Agreed, Happening, Objected, TypedRoll, TypedStart
from qwixx.match.fold_game import fresh_game
from qwixx.match.preconditions import Ask, need_game, need_person, need_typing
from qwixx.rules import IllegalError, Record


def need_roll_to_type(ask: Ask) -> int:
    """The seat of a person who may type a roll in; again, if it sees that it mistyped."""
    seat = need_typing(ask)
    if need_game(ask).start is None:
        raise IllegalError("no-start", "it is not decided yet who begins", "C6")
    return seat


def type_roll(ask: Ask, command: TypeRoll, seat: int) -> Happening:
    """A roll was typed in (C7)."""
    play = need_game(ask)
    command.roll.check(play.game.variant.sides, play.game.dice)
    return TypedRoll(seat, command.roll)


def need_start_to_type(ask: Ask) -> int:
    """The seat of a person who may say who begins."""
    seat = need_typing(ask)
    if need_game(ask).start is not None:
        raise IllegalError("begun", "it is decided who begins", "C6")
    return seat


def type_start(ask: Ask, command: TypeStart, seat: int) -> Happening:
    """It was typed in who begins (C6)."""
    play, settings = need_game(ask), ask.table.settings
    fresh = fresh_game(ask.table, play.players)
    lucky = tuple(sheet.lucky for sheet in fresh.sheets)
    Record(settings.variant, play.names, command.start, lucky, settings.options).beginning()
    return TypedStart(seat, command.start)


def need_typed(ask: Ask) -> int:
    """The seat of a person, while something was typed in that does not count yet."""
    if need_game(ask).typed is None:
        raise IllegalError("not-typed", "nothing was typed in")
    return need_person(ask)


def need_somebody_elses(ask: Ask) -> int:
    """The seat of a person who has not agreed yet to what another one typed in."""
    seat, typed = need_typed(ask), need_game(ask).typed
    if typed is None or seat == typed.seat or seat in typed.agreed:
        raise IllegalError("no-change", "this person agrees already")
    return seat


def agree(_: Ask, __: Agree, seat: int) -> Happening:
    """A person agrees; the last one makes it count."""
    return Agreed(seat)


def object_to(_: Ask, __: Object, seat: int) -> Happening:
    """A person objects, or takes back what they typed."""
    return Objected(seat)
