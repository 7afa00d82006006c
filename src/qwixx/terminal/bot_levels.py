"""Opponents that play by themselves. Their names tell them from people, so that a saved game knows who they are."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from qwixx.bots import BUILT_IN, View, find_player
from qwixx.bots.registry import CHAMPION
from qwixx.fast.variant_tables import layout_of
from qwixx.i18n.phrases import listing
from qwixx.rules import Choice, Game, IllegalError, NotationError, Variant, new_game
from qwixx.rules.key_value_lines import whole
from qwixx.rules.record import check_name

RANDOM = "random"
_NAME = re.compile(rf"({'|'.join(level.capitalize() for level in BUILT_IN)}) [1-5]")


def read_opponents(text: str, low: int, high: int, known: Sequence[str] = BUILT_IN) -> tuple[str, ...]:
    """The levels of the opponents that somebody asks for: `2` are two random ones, `gentle,sharp` one of each."""
    if text[:1].isdigit() or not text:
        return (RANDOM,) * whole(text, low, high)
    levels = tuple(level.strip().lower() for level in text.split(","))
    if not set(levels) <= set(known):
        raise NotationError(text, f"a whole number from {low} to {high}, or levels: {listing(known, 'or')}")
    if not low <= len(levels) <= high:
        raise NotationError(text, f"{low} to {high} opponents")
    return levels


def opponent_names(levels: Sequence[str]) -> tuple[str, ...]:
    """The names of opponents of these levels: `Gentle 1`, `Gentle 2`, `Sharp 1`."""
    seen: Counter[str] = Counter()
    names = []
    for level in levels:
        seen[level] += 1
        names.append(f"{level.capitalize()} {seen[level]}")
    return tuple(names)


def check_sheet(names: Sequence[str], variant: Variant) -> None:
    """Raise unless the opponents among these can play on this sheet."""
    check_levels([_level(name) for name in names if is_opponent(name)], variant)


def check_levels(levels: Iterable[str], variant: Variant) -> None:
    """Raise unless bots of these levels can play on this sheet."""
    if set(levels) - {RANDOM}:
        try:
            layout_of(variant)
        except IllegalError as error:
            raise IllegalError("opponents", f"only random opponents play on this sheet: {error.message}") from error


def check_champion(levels: Sequence[str | None], variant: Variant) -> None:
    """Raise unless the champion, if it is among all at this table, has learnt this game."""
    ready = find_player(CHAMPION).get_ready if CHAMPION in levels else None
    if ready:
        ready(new_game(variant, len(levels)), 0, 1, None)


def is_opponent(name: str) -> bool:
    """Whether the player of this name plays by itself."""
    return _NAME.fullmatch(name) is not None


def check_person(name: str) -> str:
    """The name, if a person may have it."""
    check_name(name)
    if is_opponent(name):
        raise IllegalError("person", f'the name "{name}" belongs to the opponents', name=name)
    return name


def choose(name: str, game: Game, player: int, chance: Random) -> Choice:
    """What the opponent of this name does."""
    return find_player(_level(name)).make(chance).choose(View(game, player), game.choices(player))


def _level(name: str) -> str:
    return name.partition(" ")[0].lower()
