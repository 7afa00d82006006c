"""The bots that one can play against here: their levels, their names, and on which sheets they play."""

from collections.abc import Sequence

from qwixx.bots import BUILT_IN, NAMED, find_player
from qwixx.bots.registry import CHAMPION, RANDOM
from qwixx.fast.installed_extras import check_installed
from qwixx.fast.variant_tables import layout_of
from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import listing
from qwixx.local.local_table import Guest
from qwixx.rules import IllegalError, NotationError, QwixxError, Variant, new_game
from qwixx.rules.key_value_lines import whole


def installed_levels() -> tuple[str, ...]:
    """The levels that can play on this computer: the optimal bot and the champion need the extra `fast`."""
    try:
        check_installed()
    except QwixxError:
        return BUILT_IN
    return NAMED


def read_levels(text: str, low: int, high: int) -> tuple[str, ...]:
    """The levels of the bots that are asked for: `2` are two random ones, `gentle,sharp` one of each."""
    if text[:1].isdigit() or not text:
        return (RANDOM,) * whole(text, low, high)
    levels = tuple(level.strip().lower() for level in text.split(","))
    if not set(levels) <= set(NAMED):
        raise NotationError(text, f"a whole number from {low} to {high}, or levels: {listing(NAMED, 'or')}")
    if not low <= len(levels) <= high:
        raise NotationError(text, f"{low} to {high} opponents")
    return levels


def bot_guest(level: str, others: Sequence[Guest], language: str) -> Guest:
    """A bot, called by its level; with a number where others of its level are there."""
    name = say(language, "bot", level=level)
    same = sum(other.level == level for other in others)
    return Guest(f"{name} {same + 1}" if same else name, level)


def check_bots(guests: Sequence[Guest], variant: Variant) -> None:
    """Raise unless the bots among these can play here: are installed, and know this sheet and so many players."""
    levels = {guest.level for guest in guests if guest.level}
    for level in levels:
        find_player(level)
    if levels & (set(BUILT_IN) - {RANDOM}):
        try:
            layout_of(variant)
        except IllegalError as error:
            raise IllegalError("opponents", f"only random opponents play on this sheet: {error.message}") from error
    ready = find_player(CHAMPION).get_ready if CHAMPION in levels else None
    if ready:
        ready(new_game(variant, len(guests)), 0, 1, None)
