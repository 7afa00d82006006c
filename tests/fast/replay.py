"""Compiled games taken through the rules, decision by decision: whatever differs is an assertion that fails."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import count

import numpy.typing as npt
from numpy import int64

from qwixx.fast.batch import Batch, Match, play_logged
from qwixx.fast.packed_law import PASS, ROWS
from qwixx.fast.packing import Packed, colour_choice, dice_options, pack_faces, pack_sheet, white_choice
from qwixx.fast.random_draws import in_game, rolls
from qwixx.fast.variant_tables import PENALTY
from qwixx.rules import Choice, Ending, Game, Phase, Roll, Sheet, new_game

Log = npt.NDArray[int64]
Entry = list[int]
"""One row of a log, as `compiled_game.LOG_COLUMNS` says."""
OPTIONS, CHOICE = 12, 13
"""The last two columns; those before say where the game stands."""
Watcher = Callable[[Game, int, tuple[Choice, ...], Choice], None]
"""Sees each decision: the game, the seat, its legal choices, and what the compiled player chose."""

LONGEST_GAME = 2000
"""In decisions, so that a log has room for whole games."""
BITS = tuple(tuple(option for option in range(8) if options >> option & 1) for options in range(256))
"""The options in each set."""


def replay(match: Match, seed: int, decisions: int, watch: Watcher | None = None) -> int:
    """Replay at least so many decisions in whole games, the seats starting in turn; how many there were."""
    replayer, seen = Replayer(match, seed, watch), 0
    games = decisions // LONGEST_GAME + 1
    room = games * LONGEST_GAME
    for first_game in count(0, games):
        starters = [game % len(match.players) for game in range(first_game, first_game + games)]
        batch, log = play_logged(match, seed, first_game, starters, room)
        assert len(log) < room
        replayer.batch(first_game, starters, batch, log)
        seen += len(log)
        if seen >= decisions:
            break
    return seen


class Replayer:
    """Holds the games of one match against their logs. What it has packed or read before, it remembers."""

    def __init__(self, match: Match, seed: int, watch: Watcher | None = None) -> None:
        self.match = match
        self.seed = seed
        self.watch = watch
        self._packed_row = cache(self._pack_row)
        self._white_offer = cache(self._read_white)

    def batch(self, first_game: int, starters: Sequence[int], batch: Batch, log: Log) -> None:
        """Replay a batch: every decision, every result, and nothing is left of the log."""
        entries = iter(log.tolist())
        variant, players = self.match.variant, len(self.match.players)
        for place, starter in enumerate(starters):
            beginning = new_game(variant, players, starter, self.match.lucky, self.match.options)
            game, turns = self._game(beginning, rolls(self.seed, first_game + place, variant.sides), place, entries)
            assert game.outcome
            assert batch.by_locks[place] == (game.outcome.ending is Ending.LOCKS)
            assert batch.turns[place] == turns
            assert batch.totals[place].tolist() == [scores.total for scores in game.scores]
            assert batch.penalties[place].tolist() == [sheet.penalties for sheet in game.sheets]
            locks = [sum(sheet.locked(variant, row) for row in range(ROWS)) for sheet in game.sheets]
            assert batch.locks[place].tolist() == locks
        assert next(entries, None) is None

    def _game(self, game: Game, dice: Iterator[Roll], place: int, entries: Iterator[Entry]) -> tuple[Game, int]:
        """A game at its end, and how many turns it took."""
        turns = 0
        while game.phase is not Phase.OVER:
            roll = next(dice)
            turns += 1
            faces = pack_faces(roll)
            game = game.rolled(in_game(roll, game)).game
            table = game.active, *faces, dice_options(game), game.closed
            choices = []
            for seat in range(game.players):
                entry = next(entries)
                packed = self._pack(game.sheets[seat], game.closed)
                assert entry[:OPTIONS] == [place, turns, 0, seat, *table, *packed]
                lucky_marks = packed.marks if entry[OPTIONS] >> ROWS else 0
                offer = self._white_offer(entry[OPTIONS], roll.total, lucky_marks)
                choices.append(self._choice(game, seat, entry, offer))
            game = game.chose_white(tuple(choices)).game
            if game.phase is Phase.OVER:
                break
            entry = next(entries)
            packed = self._pack(game.sheets[game.active], game.closed)
            table = game.active, *faces, dice_options(game), game.closed
            assert entry[:OPTIONS] == [place, turns, 1, game.active, *table, *packed]
            offer = {option: colour_choice(game.variant, option, faces) for option in BITS[entry[OPTIONS]]}
            game = game.chose_colour(self._choice(game, game.active, entry, offer)).game
        return game, turns

    def _choice(self, game: Game, seat: int, entry: Entry, offer: dict[int, Choice]) -> Choice:
        """What was chosen from what the log offers, which must be what the rules offer."""
        choices = game.choices(seat)
        assert len(choices) == len(offer) + 1
        assert {None, *offer.values()} == {*choices}
        choice = None if entry[CHOICE] == PASS else offer[entry[CHOICE]]
        if self.watch:
            self.watch(game, seat, choices, choice)
        return choice

    def _pack(self, sheet: Sheet, closed: int) -> Packed:
        """`pack_sheet`, row by row: rows come back more often than sheets."""
        open_cells, marks = 0, sheet.penalties * PENALTY
        for row in range(ROWS):
            part = self._packed_row(row, sheet.rows[row], closed & 1 << row)
            open_cells |= part.open
            marks |= part.marks
        return Packed(open_cells, marks)

    def _pack_row(self, row: int, crossed: int, closed: int) -> Packed:
        rows = [0] * ROWS
        rows[row] = crossed
        whole = pack_sheet(self.match.variant, Sheet(tuple(rows)), closed)
        return Packed(whole.open & 0xFFFF << 16 * row, whole.marks)

    def _read_white(self, options: int, total: int, marks: int) -> dict[int, Choice]:
        return {option: white_choice(self.match.variant, marks, option, total) for option in BITS[options]}
