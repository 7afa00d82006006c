"""The tables at which the golden games are played."""

from typing import NamedTuple

from qwixx.rules import Options, Variant, variant
from tests.properties.custom import REPEATED


class Table(NamedTuple):
    """Who plays what, and how; the seed was picked for what happens in the game."""

    name: str
    variant: Variant
    players: int
    seed: int
    options: Options = Options()
    waste: int = 2
    """How many cells a player is ready to lose with one cross."""


ALL_OPTIONS = Options(first_six=True, locked_die_stays=True, lucky_fallback=True)

TABLES = (
    Table("classic-1", variant("classic"), 1, 120),
    Table("classic-2", variant("classic"), 2, 156),
    Table("classic-3-careless", variant("classic"), 3, 0, waste=9),
    Table("classic-3-die-stays", variant("classic"), 3, 265, Options(locked_die_stays=True)),
    Table("classic-5", variant("classic"), 5, 148),
    Table("longo-2-options", variant("longo"), 2, 41, ALL_OPTIONS),
    Table("longo-3", variant("longo"), 3, 210),
    Table("mixx-a-2", variant("mixx-a"), 2, 143),
    Table("mixx-b-4", variant("mixx-b"), 4, 340),
    Table("double-a-2", variant("double-a"), 2, 54),
    Table("double-b-2", variant("double-b"), 2, 48),
    Table("bonus-a-3", variant("bonus-a"), 3, 6),
    Table("bonus-b-2", variant("bonus-b"), 2, 18),
    Table("big-points-2", variant("big-points"), 2, 11),
    Table("connected-steps-3", variant("connected-steps"), 3, 2),
    Table("connected-chain-2", variant("connected-chain"), 2, 7),
    Table("x-change-2", variant("x-change"), 2, 54),
    Table("repeated-2", REPEATED, 2, 398, Options(locked_die_stays=True, lucky_fallback=True)),
)
