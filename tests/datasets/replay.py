"""Rows of decisions taken through the rules, one by one: whatever differs is an assertion that fails."""

from collections.abc import Iterator
from typing import Any

from qwixx.datasets.columns import observation_columns
from qwixx.envs.encoding import observe, offers
from qwixx.rules import Choice, Game, Options, Phase, Roll, Variant, new_game

Row = dict[str, Any]


def replay_rows(variant: Variant, players: int, options: Options, rows: Iterator[Row]) -> int:
    """Replay games until no rows are left; how many there were."""
    games, row = 0, next(rows, None)
    while row:
        assert row["game"] == games
        game = new_game(variant, players, (row["seat"] + row["active"]) % players, options=options)
        seen, turn = [], 0
        while game.phase is not Phase.OVER:
            turn += 1
            assert row
            game = game.rolled(_roll(row, game)).game
            choices = []
            for seat in range(players):
                assert row
                choices.append(_choice(game, turn, seat, row))
                seen.append(row)
                row = next(rows, None)
            game = game.chose_white(tuple(choices)).game
            if game.phase is Phase.COLOUR:
                assert row
                choice = _choice(game, turn, game.active, row)
                seen.append(row)
                row = next(rows, None)
                game = game.chose_colour(choice).game
        for each in seen:
            _check_end(game, games, each)
        games += 1
    return games


def _roll(row: Row, game: Game) -> Roll:
    faces = [row[colour] or 1 for colour in ("red", "yellow", "green", "blue")]
    return Roll((row["white_low"], row["white_high"]), tuple(faces)).only(game.dice)  # type: ignore[arg-type] # four


def _choice(game: Game, turn: int, seat: int, row: Row) -> Choice:
    """What a row chose, which must be a row of this moment: the same turn and seat, seen and offered the same."""
    offered = offers(game, seat)
    observation = observe(game, seat, offered)["observation"].tolist()
    assert (row["turn"], row["seat"]) == (turn, seat)
    assert [row[name] for name in observation_columns(game.players)] == observation
    assert row["legal"] == sum(1 << action for action in offered)
    return offered[row["action"]]


def _check_end(game: Game, number: int, row: Row) -> None:
    """What a row tells of the end of its game."""
    assert game.outcome
    totals = [scores.total for scores in game.scores]
    turned = totals[row["seat"] :] + totals[: row["seat"]]
    winners = game.outcome.winners
    assert row["game"] == number
    assert [row[f"p{place}_final"] for place in range(game.players)] == turned
    assert row["margin"] == turned[0] - max(turned[1:], default=0)
    assert row["win_share"] == (1 / len(winners) if row["seat"] in winners else 0)
