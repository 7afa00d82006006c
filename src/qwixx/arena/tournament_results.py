"""What a tournament tells: win shares, comparisons and ratings, each with how sure it is."""

from itertools import pairwise
from typing import NamedTuple

import numpy as np

from qwixx.arena.confidence_intervals import Interval, share_interval
from qwixx.arena.rating import Ratings, rate
from qwixx.arena.tally import WHOLE_WIN
from qwixx.arena.tournament import Standings, Tournament


class Share(NamedTuple):
    """A share of wins, and where it is with 95 % confidence."""

    share: float
    interval: Interval

    def differs_from(self, fair: float) -> bool:
        """Whether it is surely another."""
        return not self.interval.low <= fair <= self.interval.high


class BotVerdict(NamedTuple):
    """What is known of one bot, all tables together."""

    bot: str
    rating: float
    rating_interval: Interval
    wins: Share
    mean_score: float


class TableVerdict(NamedTuple):
    """What happened at one table; shares are by bot, of one of its seats."""

    bots: tuple[str, ...]
    games: int
    wins: dict[str, Share]


class PairVerdict(NamedTuple):
    """How often the first of two bots had more points than the second at the same table; equal points are half."""

    bots: tuple[str, str]
    ahead: Share
    significant: bool


class Verdict(NamedTuple):
    """All of it: bots from the strongest, tables and pairs in the order in which the bots were named."""

    bots: list[BotVerdict]
    tables: list[TableVerdict]
    pairs: list[PairVerdict]
    unsettled: list[tuple[str, str]]
    """Neighbours in the ranking whose ratings are not significantly different."""


def verdict_of(tournament: Tournament, standings: Standings) -> Verdict:
    """Judge what was played; at least one deal was."""
    ratings = _ratings(tournament, standings)
    ranking = sorted(range(len(tournament.bots)), key=lambda bot: -ratings.ratings[bot])
    names = [bot.name for bot in tournament.bots]
    return Verdict(
        [_bot(tournament, standings, ratings, bot) for bot in ranking],
        [_table(tournament, standings, table) for table in range(len(tournament.tables))],
        [_pair(tournament, standings, place) for place in range(len(tournament.pairs))],
        [(names[one], names[other]) for one, other in pairwise(ranking) if not ratings.differ(one, other)],
    )


def _ratings(tournament: Tournament, standings: Standings) -> Ratings:
    scale = np.array([2.0 * tournament.encounters(*pair) for pair in tournament.pairs])
    shares = standings.ahead / scale / standings.deals
    products = standings.ahead_products / np.outer(scale, scale)
    return rate(len(tournament.bots), shares, products - standings.deals * np.outer(shares, shares), standings.deals)


def _share(total: int, squares: int, whole: int, deals: int) -> Share:
    """A share of which `whole` is all that can be had in a deal."""
    return Share(total / whole / deals, share_interval(total / whole, squares / whole**2, deals))


def _bot(tournament: Tournament, standings: Standings, ratings: Ratings, bot: int) -> BotVerdict:
    seats = tournament.appearances(bot)
    total, squares = int(standings.wins[:, bot].sum()), int(standings.squared_all[bot])
    return BotVerdict(
        tournament.bots[bot].name,
        float(ratings.ratings[bot]),
        ratings.interval(bot),
        _share(total, squares, WHOLE_WIN * seats, standings.deals),
        int(standings.scores[bot]) / seats / standings.deals,
    )


def _table(tournament: Tournament, standings: Standings, table: int) -> TableVerdict:
    seating, games = tournament.tables[table], len(tournament.seatings[table])
    wins = {
        tournament.bots[bot].name: _share(
            int(standings.wins[table, bot]),
            int(standings.squared_wins[table, bot]),
            WHOLE_WIN * games * seating.count(bot),
            standings.deals,
        )
        for bot in dict.fromkeys(seating)
    }
    return TableVerdict(tuple(tournament.bots[bot].name for bot in seating), games * standings.deals, wins)


def _pair(tournament: Tournament, standings: Standings, place: int) -> PairVerdict:
    one, other = tournament.pairs[place]
    ahead = _share(
        int(standings.ahead[place]),
        int(standings.ahead_products[place, place]),
        2 * tournament.encounters(one, other),
        standings.deals,
    )
    return PairVerdict((tournament.bots[one].name, tournament.bots[other].name), ahead, ahead.differs_from(0.5))
