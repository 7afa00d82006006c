"""One thing at a time as a game goes on: a roll, a choice, an action, a stretch of play.

These are functions of `draw` rather than strategies: a long game draws hundreds of them, and a strategy takes long to
build.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar

from hypothesis import strategies as st

from qwixx.rules import Action, Choice, ColourChoice, Cross, Event, Game, Phase, Roll, WhiteChoices

T = TypeVar("T")

LONGEST_WALK = 150


class Draw(Protocol):
    """What turns a strategy into a value: the `draw` of a composite strategy, or that of `st.data()`."""

    def __call__(self, strategy: st.SearchStrategy[T], /) -> T: ...


class Transition(NamedTuple):
    """One action of a game: what was, what was done, what came of it."""

    before: Game
    action: Action
    after: Game
    events: tuple[Event, ...]


def draw_one(draw: Draw, items: Sequence[T]) -> T:
    return items[draw(st.integers(0, len(items) - 1))]


def draw_roll(draw: Draw, game: Game) -> Roll:
    """A roll of the dice that are in the game; now and then the white ones make a locking or a lucky number."""
    sides = game.variant.sides
    first, second, red, yellow, green, blue = draw(st.tuples(*[st.integers(1, sides)] * 6))
    aim = draw(st.integers(0, 3))
    lucky = [number for sheet in game.sheets for number in sheet.lucky or ()]
    if aim == 3 or (aim == 2 and lucky):
        locking = [cell.number for cells in game.variant.rows for cell in cells[-game.variant.locking :]]
        total = draw_one(draw, locking if aim == 3 else lucky)
        first = draw(st.integers(max(1, total - sides), min(sides, total - 1)))
        second = total - first
    return Roll((first, second), (red, yellow, green, blue)).only(game.dice)


def draw_choice(draw: Draw, game: Game, player: int, *, thrifty: bool = False) -> Choice:
    """A legal choice; a thrifty player crosses what it can where that loses little, and so comes to lock rows."""
    legal: Sequence[Choice] = game.choices(player)
    if thrifty:
        near = [choice for choice in legal if choice and _is_thrifty(game, player, choice)]
        legal = near or legal
    return draw_one(draw, legal)


def draw_action(draw: Draw, game: Game, *, thrifty: bool = False) -> Action:
    """A legal action for a game that is not over."""
    if game.phase is Phase.ROLL:
        return draw_roll(draw, game)
    picked = tuple([draw_choice(draw, game, player, thrifty=thrifty) for player in game.choosers])
    return WhiteChoices(picked) if game.phase is Phase.WHITE else ColourChoice(picked[0])


def draw_walk(draw: Draw, game: Game, longest: int = LONGEST_WALK) -> list[Transition]:
    """What happens from this game on, up to its end or to a moment before it."""
    length = draw(st.just(longest) | st.integers(0, longest))
    thrifty = draw(st.booleans())
    walk: list[Transition] = []
    while len(walk) < length and game.phase is not Phase.OVER:
        action = draw_action(draw, game, thrifty=thrifty)
        after, events = game.apply(action)
        walk.append(Transition(game, action, after, events))
        game = after
    return walk


def _is_thrifty(game: Game, player: int, cross: Cross) -> bool:
    """Whether this cross locks its row, or loses at most one cell for good."""
    target = game.variant.target(cross.row, cross.number)
    return target.locks or target.cell - game.sheets[player].rows[cross.row].bit_length() <= 1
