"""Where perft counts: the beginning of every variant, and positions close to a lock."""

from typing import NamedTuple

from qwixx.rules import Game, Roll, new_game, parse_position, parse_roll, variant, variant_names
from tests.golden.stream import Stream

TURNS = {1: 3, 2: 2, 3: 1}
"""How many turns to count for so many players."""


class Case(NamedTuple):
    """A position and the rolls to come."""

    name: str
    game: Game
    rolls: tuple[Roll, ...]


SET_UP = {
    "classic: red and yellow can be locked by both": (
        "classic 2,3,4,5,6/2,3,4,5,6/-/12/p0 3,4,5,8,9,11/2,5,6,7,9/12,11/-/p1 active=2",
        ("6+6 r1 y2 g3 b4", "6+5 r6 y6 g2 b1", "1+1 r6 y1 g1 b1"),
    ),
    "classic: four crosses do not lock, a fifth from action 1 does": (
        "classic 2,3,4,5/-/-/-/p0 -/2,3,4,5/-/-/p0 active=1",
        ("5+6 r6 y6 g1 b1", "6+6 r6 y6 g1 b1"),
    ),
    "classic: green is closed, a second lock ends the game": (
        "classic 2,3,4,5,6/-/12,11,10,9,8,2/-/p3 5,7/2,3,4,6,8/12/12,11,9,8,7/p3 active=1 closed=G",
        ("6+6 r6 y6 b1", "1+1 r1 y1 b1"),
    ),
    "classic: three near the end": (
        "classic 2,3,4,5,6,9,11/6,10/7,3/8,7,6,5,4/p1 8/2,3,4,5,6/12,11,10,9,8,6/3/p2 "
        "9,11/5,6,7,8,10,11/8,7,6,5,3/9,4/p3 active=3",
        ("6+6 r2 y5 g1 b2", "1+1 r6 y6 g1 b1", "5+6 r1 y6 g4 b1"),
    ),
    "classic: the die of a row locked in action 1 stays": (
        "classic 2,3,4,5,6/-/-/-/p0 2,3,4,5,6/-/-/-/p0 active=1 options=locked-die-stays",
        ("6+6 r6 y6 g1 b1", "6+5 r6 y6 g1 b1"),
    ),
    "classic: the fourth penalty is near": (
        "classic 10,11/11/4,3/3/p3 2/2/12/12/p3 active=2",
        ("1+1 r1 y1 g6 b6", "1+2 r1 y1 g6 b6"),
    ),
    "longo: both locking numbers, and luck": (
        "longo 2,3,4,5,6,7,14/2,3,4,5,6,7,8/16,15,14,13,12,11,10/16,15,14,13,12,11,4/p0/L5-8 "
        "3,4,5,6,7,8/2/16/16/p2/L6-11 active=1",
        ("8+8 r7 y8 g1 b2", "7+8 r8 y8 g2 b1"),
    ),
    "longo: the lucky cross locks": (
        "longo 2,4,6,8,10,12,14/2,4,6,8,10,12,14,15/16,14,12,10,8,6,4/16,14,12,10,8,6,4/p0/L5-8 active=1 closed=Y",
        ("4+4 r1 g2 b3", "2+3 r8 g8 b8"),
    ),
    "longo: lucky fallback": (
        "longo 14/2,3/16,15/16,15/p0/L5-8 14/13,14/16,15/4/p0/L6-11 active=2 options=lucky-fallback",
        ("4+4 r8 y8 g1 b1", "5+6 r8 y8 g1 b1"),
    ),
    "mixx-a: a closed row's colour stays open to the white sum": (
        "mixx-a 2,3,4,5,6,12/2,3,4,5,6/12,11/12/p0 2,3/2,3,4,5,6/12,11,10,9,8/12,11,10,9,8/p1 active=1 closed=R",
        ("6+6 y6 g2 b4", "5+6 y5 g1 b1"),
    ),
    "mixx-b: locking numbers in the middle of the scale": (
        "mixx-b 10,6,2,8,3/9,12,4,6,7/8,2,10,12,6/5,7,11,9,12/p0 10/9/8,2,10,12,6/5/p0 active=1",
        ("5+6 r6 y6 g2 b1", "2+1 r6 y6 g2 b3"),
    ),
}


def cases() -> list[Case]:
    """All of them."""
    found = []
    for name in variant_names():
        for players, turns in TURNS.items():
            game = new_game(variant(name), players)
            found.append(Case(f"{name}: {players} from the beginning", game, _rolls(game, turns)))
    for title, (position, rolls) in SET_UP.items():
        found.append(Case(title, parse_position(position), tuple(map(parse_roll, rolls))))
    return found


def _rolls(game: Game, turns: int) -> tuple[Roll, ...]:
    stream = Stream(f"perft {game.variant.name}")
    rolls = []
    for _ in range(turns):
        first, second, red, yellow, green, blue = (1 + stream.below(game.variant.sides) for _ in range(6))
        rolls.append(Roll((first, second), (red, yellow, green, blue)))
    return tuple(rolls)
