"""What an environment is made for: the sheet, how many play, under which table options, for which reward."""

from typing import NamedTuple

from qwixx.fast.variant_tables import layout_of
from qwixx.rules import Game, IllegalError, Options, Variant, new_game, parse_options, variant

WIN, MARGIN = "win", "margin"
REWARDS = (WIN, MARGIN)
"""At the end of a game: the share of the win, or the points ahead of the best of the others (alone, the points)."""


class Setting(NamedTuple):
    """What all games of an environment have in common."""

    variant: Variant
    players: int
    options: Options
    reward: str


def setting_of(sheet: str | Variant, players: int, options: str | Options, reward: str) -> Setting:
    """The setting, if it can be played and encoded; a sheet by its name, options as notation writes them."""
    found = variant(sheet) if isinstance(sheet, str) else sheet
    agreed = parse_options(options) if isinstance(options, str) else options
    layout_of(found)
    new_game(found, players, options=agreed)
    if agreed.first_six:
        raise IllegalError("start", "environments draw the first player and do not throw for it", "C6")
    if reward not in REWARDS:
        raise IllegalError("reward", f'there is no reward "{reward}"; there are {", ".join(REWARDS)}')
    return Setting(found, players, agreed, reward)


def rewards_of(game: Game, reward: str) -> tuple[float, ...]:
    """What every seat gets in a game as it stands: nothing before its end."""
    if not game.outcome:
        return (0.0,) * game.players
    if reward == WIN:
        winners = game.outcome.winners
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(game.players))
    totals = [scores.total for scores in game.scores]
    if len(totals) == 1:
        return (float(totals[0]),)
    return tuple(float(own - max(totals[:seat] + totals[seat + 1 :])) for seat, own in enumerate(totals))
