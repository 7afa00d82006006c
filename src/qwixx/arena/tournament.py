"""Tournaments: bots meet at every table that they can form, in turned seats, on the same dice.

A deal is the dice of one game number. Every table plays it in each of its seatings, and every table plays the same
deals, so that luck falls on all alike. What is known of a deal is added up before anything is said of its spread:
games on the same dice are not independent, deals are.
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement

import numpy as np

from qwixx.arena.game_batch import Lineup, play, prepare, table_of
from qwixx.arena.game_ranges import Span
from qwixx.arena.rating import pairs_of
from qwixx.arena.tally import Counts, shared_wins
from qwixx.bots import Player
from qwixx.rules import IllegalError, Options, Variant
from qwixx.rules.options import DEFAULT_OPTIONS
from qwixx.solve.progress import Progress

COMPILED_GAMES = 1 << 15
PLAIN_GAMES = 16
"""About how many games a span has; compiled code plays fast."""
Seating = tuple[int, ...]
"""By seat, the number of the bot there."""


def tables_of(bots: int, players: int) -> list[Seating]:
    """Who meets: every choice of so many bots; with fewer bots than seats, every way to fill the table with all."""
    if bots >= players:
        return list(combinations(range(bots), players))
    filled = combinations_with_replacement(range(bots), players)
    return [seating for seating in filled if len(set(seating)) == bots]


def seatings_of(table: Seating) -> list[Seating]:
    """The ways to sit down: every turn of the table, and of its mirror image, so that neighbours change sides too."""
    turns = [way[place:] + way[:place] for way in (table, table[::-1]) for place in range(len(table))]
    return list(dict.fromkeys(turns))


@dataclass(frozen=True)
class Tournament:
    """Who plays whom, on what, how often."""

    variant: Variant
    bots: tuple[Player, ...]
    players: int
    games: int
    """At each table at least; deals are played whole."""
    seed: int
    options: Options = DEFAULT_OPTIONS

    def __post_init__(self) -> None:
        names = [bot.name for bot in self.bots]
        if len(names) < 2 or self.players < 2:
            raise IllegalError("arena-few", "an arena takes at least two bots and two players at a table")
        for name in names:
            if names.count(name) > 1:
                raise IllegalError(
                    "arena-twice", f'the bot "{name}" is named twice; it can meet others only', name=name
                )
        for bot in self.bots:
            table_of(self.variant, (bot,) * self.players, self.options)

    @cached_property
    def tables(self) -> list[Seating]:
        """Who meets, by number of bot."""
        return tables_of(len(self.bots), self.players)

    @cached_property
    def seatings(self) -> list[list[Seating]]:
        """By table, the ways to sit down."""
        return [seatings_of(table) for table in self.tables]

    @cached_property
    def games_per_deal(self) -> int:
        """How many games all tables play on the same dice."""
        return sum(map(len, self.seatings))

    @property
    def deals(self) -> int:
        """How many deals are played."""
        return -(-self.games // max(map(len, self.seatings)))

    @cached_property
    def pairs(self) -> list[tuple[int, int]]:
        """Every two bots."""
        return pairs_of(len(self.bots))

    def appearances(self, bot: int) -> int:
        """How many seats a bot has in all games of a deal."""
        return sum(seating.count(bot) for seatings in self.seatings for seating in seatings)

    def encounters(self, one: int, other: int) -> int:
        """How many times two bots are compared in a deal."""
        return sum(seating.count(one) * seating.count(other) for seatings in self.seatings for seating in seatings)

    @cached_property
    def compiled(self) -> bool:
        """Whether all games are."""
        return all(self._table((bot,) * self.players).match for bot in range(len(self.bots)))

    @property
    def span(self) -> int:
        """How many deals to play at a time."""
        return max(1, (COMPILED_GAMES if self.compiled else PLAIN_GAMES) // self.games_per_deal)

    def prepare(self, threads: int = 1, progress: Progress | None = None) -> float:
        """Compile what the games need, and let the bots get ready; the seconds that took."""
        return sum(prepare(self._table(table), threads, progress) for table in self.tables)

    def play(self, span: Span) -> "Standings":
        """Play some deals."""
        bots, count = len(self.bots), span.length
        wins = np.zeros((len(self.tables), bots, count), dtype=np.int64)
        ahead = np.zeros((len(self.pairs), count), dtype=np.int64)
        scores = np.zeros(bots, dtype=np.int64)
        starters = np.zeros(count, dtype=np.int64)
        for table, seatings in enumerate(self.seatings):
            for seating in seatings:
                batch = play(self._table(seating), self.seed, span.first, starters)
                parts = shared_wins(batch)
                totals = batch.totals.astype(np.int64)
                for seat, bot in enumerate(seating):
                    wins[table, bot] += parts[seat]
                    scores[bot] += totals[:, seat].sum()
                for place, (one, other) in enumerate(self.pairs):
                    for seat in _seats(seating, one):
                        for rival in _seats(seating, other):
                            ahead[place] += 1 + np.sign(totals[:, seat] - totals[:, rival])
        all_wins = wins.sum(axis=0)
        return Standings(
            count,
            scores,
            wins.sum(axis=2),
            (wins * wins).sum(axis=2),
            (all_wins * all_wins).sum(axis=1),
            ahead.sum(axis=1),
            ahead @ ahead.T,
        )

    def _table(self, seating: Seating) -> Lineup:
        return Lineup(self.variant, tuple(self.bots[bot] for bot in seating), self.options)


def _seats(seating: Seating, bot: int) -> list[int]:
    return [seat for seat, sitting in enumerate(seating) if sitting == bot]


@dataclass(frozen=True, slots=True, eq=False)
class Standings:
    """Deals added up, in whole numbers."""

    deals: int
    scores: Counts
    """By bot, the sum of its scores."""
    wins: Counts
    """By table and bot, in parts of a win (`statistics.WHOLE_WIN`)."""
    squared_wins: Counts
    """The same, squared in each deal."""
    squared_all: Counts
    """By bot, the wins at all tables together, squared in each deal."""
    ahead: Counts
    """By pairing: 2 each time that the first had more points than the second, 1 for as many."""
    ahead_products: Counts
    """By two pairings, the product of both in each deal."""

    def __add__(self, other: "Standings") -> "Standings":
        return Standings(
            self.deals + other.deals,
            self.scores + other.scores,
            self.wins + other.wins,
            self.squared_wins + other.squared_wins,
            self.squared_all + other.squared_all,
            self.ahead + other.ahead,
            self.ahead_products + other.ahead_products,
        )


def nothing_dealt(tournament: Tournament) -> Standings:
    """The standings before the first deal."""
    bots, tables, pairs = len(tournament.bots), len(tournament.tables), len(tournament.pairs)

    def none(*shape: int) -> Counts:
        return np.zeros(shape, dtype=np.int64)

    return Standings(0, none(bots), none(tables, bots), none(tables, bots), none(bots), none(pairs), none(pairs, pairs))
