"""The player who wants to win: its judge has learnt by playing against itself (`qwixx.learn`), and ships as weights."""

import json
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import numpy as np

from qwixx.bots.features import features_of
from qwixx.bots.network import Calibration, NetworkJudge, read_network
from qwixx.bots.protocol import View
from qwixx.fast.array_law import lucky_code
from qwixx.fast.array_turn import Tables, endings_now, white_offer
from qwixx.fast.packing import colour_choice, pack_faces, pack_marks
from qwixx.fast.win_search import ROUNDS, choose_colour, choose_white, replies
from qwixx.rules import Choice, Game, IllegalError, Phase, QwixxError, Variant, is_printed
from qwixx.rules.variant import ROW_COUNT
from qwixx.solve.progress import Progress

WEIGHTS = Path(__file__).parent / "weights"


def known() -> list[str]:
    """What it has learnt: variants and numbers of players, such as `classic-2`."""
    return sorted(file.stem for file in WEIGHTS.glob("*.npz"))


def has_learnt(variant: Variant, players: int) -> bool:
    """Whether it can play this game."""
    return f"{variant.name}-{players}" in known() and is_printed(variant)


@cache
def mind_of(variant: Variant, players: int) -> "Mind":
    """What the champion has learnt of this game."""
    name = f"{variant.name}-{players}"
    if not has_learnt(variant, players):
        message = (
            f"the champion has not learnt {variant.name} with {players} at the table; it knows {', '.join(known())}"
        )
        raise IllegalError("not-learnt", message)
    data = (WEIGHTS / f"{name}.npz").read_bytes()
    run = json.loads((WEIGHTS / f"{name}.json").read_text(encoding="utf-8"))
    if sha256(data).hexdigest() != run["sha256"]:
        raise QwixxError("weights", f"the weights {name}.npz are not those that were shipped; install qwixx again")
    told = run.get("calibration")
    calibration = Calibration(told["scale"], told["pull"]) if told else None
    return Mind(variant, NetworkJudge(features_of(variant), read_network(BytesIO(data)), calibration))


def get_ready(game: Game, seat: int, threads: int, progress: Progress | None) -> None:  # noqa: ARG001 (all seats alike)
    """Load what it has learnt, so that no game has to wait for it, or fails for want of it."""
    mind_of(game.variant, game.players)


class Mind:
    """The champion's thinking about one variant with one number of players."""

    def __init__(self, variant: Variant, judge: NetworkJudge) -> None:
        self.variant, self.judge, self.law = variant, judge, judge.features.law

    def chances(self, games: Sequence[Game]) -> list[tuple[float, ...]]:
        """Each player's chance to win, by seat, in games between two turns; at the end its share of the win (C20)."""
        judged = [tables_of(game) for game in games]
        sheets, closed, lucky, _ = map(np.concatenate, zip(*judged, strict=True))
        found = []
        for game, shares in zip(games, self.judge(sheets, closed, lucky).astype(float), strict=True):
            if game.outcome:
                winners = game.outcome.winners
                found.append(tuple((seat in winners) / len(winners) for seat in range(game.players)))
            else:
                found.append(tuple((np.roll(shares, game.active) / shares.sum()).tolist()))
        return found

    def expectations(self, game: Game) -> list[tuple[Choice, ...]]:
        """By seat: what a player there chooses in action 1, and expects the others to choose at the same time."""
        tables, players = tables_of(game), range(game.players)
        offer = white_offer(self.law, tables)
        last = choose_white(self.law, self.judge, tables, offer)[0]
        earlier = last if game.players == 2 else replies(self.law, self.judge, tables, offer, ROUNDS - 1)[0]
        by_seat = []
        for seat in players:
            expected, own = earlier.copy(), (seat - game.active) % game.players
            expected[[0, own]] = last[[0, own]]
            options = np.roll(expected, game.active)
            by_seat.append(tuple(_choice(game, each, int(options[each])) for each in players))
        return by_seat

    def white(self, view: View, choices: Sequence[Choice]) -> Choice:
        """The choice in action 1."""
        tables, place = tables_of(view.game), (view.seat - view.game.active) % view.game.players
        offer = white_offer(self.law, tables)
        options = {_option(choice): choice for choice in choices}
        offer.open[0, place] = [option in options for option in range(offer.open.shape[2])]
        return options[int(choose_white(self.law, self.judge, tables, offer)[0, place])]

    def colour(self, view: View, choices: Sequence[Choice]) -> Choice:
        """The choice in action 2."""
        game, roll = view.game, view.game.roll
        tables = tables_of(game)
        ends = endings_now(self.law, tables, np.array([game.spared]))
        _, shares = choose_colour(self.law, self.judge, tables, ends)
        for ending in np.argsort(-shares[:, 0]):
            option = int(ends.at[3][ending])
            choice = colour_choice(self.variant, (option - 1) % 9, pack_faces(roll)) if roll else None
            if choice in choices:
                return choice
        return choices[0]


class ChampionBot:
    """A player who takes the choice that wins most often."""

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """The choice with the best chance to win, given what the others may choose at the same time."""
        if len(choices) == 1:
            return choices[0]
        mind = mind_of(view.game.variant, view.game.players)
        return (mind.white if view.game.phase is Phase.WHITE else mind.colour)(view, choices)


def _option(choice: Choice) -> int:
    """The option of action 1 that a choice is (`qwixx.fast.array_law.white`)."""
    return 0 if choice is None else 1 + choice.row + ROW_COUNT * choice.lucky


def _choice(game: Game, seat: int, option: int) -> Choice:
    """The choice of action 1 that an option is."""
    return next(choice for choice in game.choices(seat) if _option(choice) == option)


def tables_of(game: Game) -> Tables:
    """A game in the middle of a turn, as arrays with one table."""
    sheets = game.sheets[game.active :] + game.sheets[: game.active]
    faces = (*game.roll.white, *game.roll.coloured) if game.roll else (0,) * 6
    return Tables(
        np.array([[pack_marks(game.variant, sheet) for sheet in sheets]]),
        np.array([game.closed]),
        np.array([[lucky_code(game.variant, sheet) for sheet in sheets]]),
        np.array([faces]),
    )
