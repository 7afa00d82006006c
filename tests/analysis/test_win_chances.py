"""Chances to win: the champion's own, and everything that was done to them adds up to the win."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from qwixx.analysis.breakdown import Account
from qwixx.analysis.json_report import review_json
from qwixx.analysis.judge import Measure
from qwixx.analysis.review import Review, first_review, review
from qwixx.analysis.win_chances import SAME_CHANCE, Chances, find_chances
from qwixx.bots import View
from qwixx.bots.champion import ChampionBot, mind_of, tables_of
from qwixx.dice import SeededDice
from qwixx.rules import Choice, Cross, Game, Phase, Record, WhiteChoices, parse_position, parse_record, variant
from qwixx.solve.turn_values import Option
from tests.analysis.games import SHEETS, AtOnce, random_game
from tests.playing import played

RECORDS = Path(__file__).parent.parent / "golden" / "records"
GOLDEN = [
    "classic-2",
    "classic-3-careless",
    "classic-3-die-stays",
    "classic-5",
    "longo-2-options",
    "longo-3",
    "mixx-a-2",
    "mixx-b-4",
]
"""Games on printed sheets, some with house rules; their first turns."""
NAMES = ["Anna", "Boris", "Chloe", "Dora", "Emil"]


def a_game(sheet: str = "classic", players: int = 2, turns: int | None = None, seed: int = 11) -> Record:
    return played(SeededDice(seed), turns, sheet=variant(sheet), names=" ".join(NAMES[:players]))


def chances_of(found: Review) -> list[Account]:
    return [player.account(Measure.CHANCES) for player in found.players]


def known(game: Game) -> Chances:
    chances = find_chances(game)
    assert chances
    return chances


def check(found: Review) -> None:
    """What every review has to keep to."""
    accounts = chances_of(found)
    for account in accounts:
        assert account.start + account.luck + account.skill + account.others == pytest.approx(account.final, abs=1e-12)
        for earlier, moment in zip(account.expected, account.moments, strict=False):
            assert moment.before == pytest.approx(earlier, abs=1e-12)
            assert moment.before + moment.luck + moment.skill + moment.others == pytest.approx(moment.after, abs=1e-12)
            assert moment.skill <= 1e-12
        assert sum(decision.cost for decision in account.decisions) == pytest.approx(-account.skill, abs=1e-9)
    for together in zip(*(account.expected for account in accounts), strict=True):
        assert sum(together) == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize("name", GOLDEN)
def test_start_luck_skill_and_others_add_up_and_all_chances_to_one(name: str) -> None:
    record = parse_record((RECORDS / f"{name}.qwixx").read_text(encoding="utf-8"))
    check(review(replace(record, actions=record.actions[:18]), AtOnce))


def test_C20_a_finished_game_ends_with_the_shares_of_the_win() -> None:
    found = review(a_game(), AtOnce)
    result = found.record.result
    assert result
    assert [account.final for account in chances_of(found)] == [
        float(seat in result.outcome.winners) for seat in range(2)
    ]


def test_C20_who_shares_the_win_has_an_equal_part_of_it() -> None:
    tie = parse_position("classic 2/-/-/-/p0 3/-/-/-/p0 -/-/-/-/p4 active=3 phase=over")
    assert mind_of(tie.variant, 3).chances([tie]) == [(0.5, 0.5, 0.0)]


def test_a_turn_that_is_not_over_is_reviewed_as_far_as_it_goes() -> None:
    whole = a_game(turns=2)
    for actions in range(len(whole.actions)):
        found = review(replace(whole, actions=whole.actions[:actions]), AtOnce)
        for account in chances_of(found):
            parts = account.start + account.luck + account.skill + account.others
            assert parts == pytest.approx(account.final, abs=1e-12)


def test_they_are_what_the_champion_thinks() -> None:
    game = parse_position("classic 2,5/3/12/-/p0 4/2,3/-/11/p1 -/-/11/-/p2 active=2")
    mind = mind_of(game.variant, 3)
    (first, second, third), *_ = mind.judge(*tables_of(game)[:3])
    expected = (third, first, second)
    assert mind.chances([game])[0] == pytest.approx(expected, abs=1e-6)
    assert [known(game).standing(game, seat) for seat in range(3)] == pytest.approx(expected, abs=1e-6)


def test_players_who_trade_sheets_and_turns_trade_their_chances() -> None:
    one = parse_position("classic 2,5/3/12/-/p0 4/2,3/-/11/p1")
    other = parse_position("classic 4/2,3/-/11/p1 2,5/3/12/-/p0 active=2")
    mind = mind_of(one.variant, 2)
    ((first, second), swapped) = mind.chances([one, other])
    assert swapped == (second, first)


def test_red_and_yellow_may_trade_places() -> None:
    one = parse_position("classic 2,5/3/12/-/p0 4/2,3/-/11/p1")
    other = parse_position("classic 3/2,5/12/-/p0 2,3/4/-/11/p1")
    assert np.ptp(mind_of(one.variant, 2).chances([one, other]), axis=0) == pytest.approx(0, abs=1e-9)


def rolled_games(sheet: str, players: int, turns: int) -> list[Game]:
    return [game for _, _, game, _ in a_game(sheet, players, turns).replay() if game.phase is Phase.WHITE]


def has_saddle(chances: Chances, game: Game, expected: tuple[Choice, ...]) -> bool:
    """Whether neither of two would do better against what the other is expected to choose."""
    return all(chances.options(game, seat)[0].choices[0] == expected[seat] for seat in range(2))


def test_the_best_choice_of_two_is_the_champions_where_nobody_can_outguess_the_other() -> None:
    compared = 0
    for game in rolled_games("classic", 2, 16):
        chances, expected = known(game), mind_of(game.variant, 2).expectations(game)
        assert expected[0] == expected[1]
        if has_saddle(chances, game, expected[0]):
            for seat in range(2):
                assert ChampionBot().choose(View(game, seat), game.choices(seat)) == expected[0][seat]
                compared += len(game.choices(seat)) > 1
    assert compared > 10


@pytest.mark.parametrize(("sheet", "players"), [("classic", 3), ("mixx-b", 5)])
def test_the_best_choice_of_more_is_the_champions(sheet: str, players: int) -> None:
    """But for rare cases, in which the active player would answer in action 2 what the champion had not foreseen."""
    same = []
    for game in rolled_games(sheet, players, 6):
        chances = known(game)
        for seat in range(players):
            options, choice = chances.options(game, seat), ChampionBot().choose(View(game, seat), game.choices(seat))
            found = next(option for option in options if option.choices[0] == choice)
            same.append(options[0].value - found.value < SAME_CHANCE)
    assert len(same) == 6 * players
    assert sum(same) >= 0.9 * len(same)


def test_C9_the_best_choice_in_action_2_is_the_champions() -> None:
    for _, _, game, _ in a_game(turns=16).replay():
        if game.phase is Phase.COLOUR:
            seat = game.active
            best = known(game).options(game, seat)[0]
            assert best.choices == (ChampionBot().choose(View(game, seat), game.choices(seat)),)
            assert best.value == known(game).standing(game, seat)


def test_what_others_do_at_the_same_time_is_not_ones_own_skill() -> None:
    record = a_game(turns=3)
    before = replace(record, actions=record.actions[:7])
    game = before.final()
    assert game.phase is Phase.WHITE
    active, other = game.active, 1 - game.active
    accounts = []
    for choice in game.choices(other):
        choices: list[Choice] = [None, None]
        choices[other] = choice
        accounts.append(chances_of(review(before.extended(WhiteChoices(tuple(choices))), AtOnce))[active].moments[-1])
    assert len(accounts) > 1
    assert len({moment.skill for moment in accounts}) == 1
    assert len({moment.others for moment in accounts}) == len(accounts)


def test_alone_and_on_other_sheets_there_are_points_alone() -> None:
    for record in (a_game(players=1, turns=2), random_game(SHEETS["short"], 2, 1)):
        found = review(record, AtOnce)
        assert found.measures == (Measure.POINTS,)
        assert all(player.chances is None for player in found.players)
    assert review(a_game(turns=1), AtOnce, solo=True).measures == (Measure.POINTS,)


def test_chances_can_be_told_before_the_points_are_known() -> None:
    record = a_game(turns=8)
    first, whole = first_review(record, known(record.beginning())), review(record, AtOnce)
    assert (first.measures, first.turns) == ((Measure.CHANCES,), whole.turns)
    for before, after in zip(chances_of(first), chances_of(whole), strict=True):
        assert (before.start, before.moments) == (after.start, after.moments)
    assert [player.limits for player in first.players] == [(), ()]
    told, later = (review_json(found) for found in (first, whole))
    assert (told["costliest"], {player["luck"] for player in told["players"]}) == (None, {None})
    assert {moment["after"] for player in told["players"] for moment in player["moments"]} == {None}
    assert [player["chances"] for player in told["players"]] == [player["chances"] for player in later["players"]]
    for decision, same in zip(told["costliest_chances"], later["costliest_chances"], strict=True):
        assert (decision["cost"], decision["best"]["chance"]) == (same["cost"], same["best"]["chance"])
        assert decision["best"]["expected_score"] is None
        assert same["why"].startswith(decision["why"])


def test_the_costliest_for_the_win_come_first_each_with_its_points() -> None:
    found = review(a_game(turns=8), AtOnce)
    costliest = found.costliest(Measure.CHANCES, 100)
    assert len(costliest) > 5
    assert all(earlier.cost >= later.cost >= SAME_CHANCE for earlier, later in pairwise(costliest))
    for decision in costliest:
        assert decision.points
        assert (decision.points.turn, decision.points.player, decision.points.game) == decision[:3]


def test_C16_a_lock_that_is_expected_of_another_leaves_no_action_2() -> None:
    """Boris ends the game in action 1; what Anna might do afterwards is not looked at."""
    text = "classic 2/3/-/12/p0 2/2,3,4,5,6,7,8,9,10/12/12,11,10,9,8,2/p0 active=1 phase=white roll=6+6,r1,y1,g1"
    game = parse_position(text)
    assert mind_of(game.variant, 2).expectations(game)[0][1] == Cross(1, 12)
    options: list[Option] = known(game).options(game, 0)
    assert {len(option.choices) for option in options} == {1}
    assert {option.value for option in options} == {0.0}
