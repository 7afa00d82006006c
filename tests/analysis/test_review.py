"""Reviews: luck, skill and what the others caused add up to the score."""

from dataclasses import replace
from statistics import fmean

import pytest

from qwixx.analysis.caveats import Limit
from qwixx.analysis.review import PlayerReview, Review, review
from qwixx.rules import (
    ColourChoice,
    Cross,
    Options,
    Phase,
    Record,
    Roll,
    Start,
    StartKind,
    WhiteChoices,
)
from qwixx.rules.setup import default_lucky
from qwixx.solve.cache import find_table
from qwixx.solve.turn_values import options
from tests.analysis.games import NAMES, SHEETS, AtOnce, all_rolls, random_game

SHORT = SHEETS["short"]


def check_sums(found: Review) -> None:
    """What every review has to keep to."""
    game = found.record.final()
    for seat, reviewed in enumerate(found.players):
        player = reviewed.points
        assert player.start + player.luck + player.skill + player.others == pytest.approx(player.final, abs=1e-9)
        expected = player.start
        for moment in player.moments:
            assert moment.before == pytest.approx(expected, abs=1e-9)
            expected += moment.luck + moment.skill + moment.others
            assert moment.after == pytest.approx(expected, abs=1e-9)
            assert moment.skill <= 1e-12
        costs = sum(decision.cost for decision in player.decisions)
        assert costs == pytest.approx(-player.skill, abs=1e-9)
        if game.phase is Phase.OVER:
            assert player.final == pytest.approx(game.scores[seat].total, abs=1e-9)


@pytest.mark.parametrize("solo", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 5])
@pytest.mark.parametrize("name", SHEETS)
def test_luck_skill_and_others_add_up(name: str, players: int, solo: bool) -> None:
    for seed in range(12):
        check_sums(review(random_game(SHEETS[name], players, seed), find_table, solo))


@pytest.mark.parametrize("option", ["locked_die_stays", "lucky_fallback"])
def test_they_add_up_by_house_rules_too(option: str) -> None:
    for seed in range(12):
        record = random_game(SHEETS["lucky"], 3, seed, options=Options(**{option: True}))
        found = review(record, find_table)
        check_sums(found)
        assert all(Limit.HOUSE_RULES in player.limits for player in found.players)


def test_they_add_up_in_a_game_of_the_full_size(classic_game: Record) -> None:
    found = review(classic_game, AtOnce)
    check_sums(found)
    assert [str(player.question) for player in found.players] == ["paced 2"] * 2


@pytest.mark.parametrize("name", SHEETS)
def test_an_unfinished_game_is_reviewed_as_far_as_it_goes(name: str) -> None:
    whole = random_game(SHEETS[name], 3, 5)
    for actions in range(len(whole.actions)):
        found = review(replace(whole, actions=whole.actions[:actions]), find_table)
        check_sums(found)
        rolls = sum(isinstance(action, Roll) for action in whole.actions[:actions])
        assert [len(player.points.moments) for player in found.players] == [rolls] * 3


def test_a_game_without_turns_is_worth_its_start() -> None:
    found = review(random_game(SHORT, 2, 1, actions=0), find_table)
    assert [player.points.final for player in found.players] == [player.points.start for player in found.players]
    assert [player.points.expected for player in found.players] == [(player.points.start,) for player in found.players]
    assert found.costliest() == []


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("actions", [0, 3, 6])
def test_luck_averages_to_nothing_over_all_rolls(name: str, actions: int) -> None:
    record = random_game(SHEETS[name], 2, 3, actions)
    game = record.final()
    assert game.phase is Phase.ROLL
    found = [review(record.extended(roll), find_table) for roll in all_rolls(game)]
    for seat in range(2):
        assert fmean(each.players[seat].points.moments[-1].luck for each in found) == pytest.approx(0, abs=1e-9)


def test_playing_the_best_costs_nothing() -> None:
    record = random_game(SHORT, 2, 1, actions=0)
    game = record.beginning()
    rolls = [roll for seed in range(40) for roll in random_game(SHORT, 2, seed).actions if isinstance(roll, Roll)]
    for roll in rolls:
        if game.phase is not Phase.ROLL or any(roll.coloured[colour] == 0 for colour in game.dice):
            continue
        record = record.extended(roll.only(game.dice))
        game = record.final()
        tables = [find_table(player.question) for player in review(record, find_table).players]
        best = [options(table, game, seat)[0].choices[0] for seat, table in enumerate(tables)]
        record = record.extended(WhiteChoices(tuple(best)))
        game = record.final()
        if game.phase is Phase.COLOUR:
            record = record.extended(ColourChoice(options(tables[game.active], game, game.active)[0].choices[0]))
            game = record.final()
    assert game.phase is Phase.OVER
    found = review(record, find_table)
    assert [player.points.skill for player in found.players] == pytest.approx([0, 0], abs=1e-9)
    assert found.costliest() == []


def test_the_costliest_come_first_and_none_is_free() -> None:
    found = review(random_game(SHEETS["twice-locking"], 3, 8), find_table)
    costs = [decision.cost for decision in found.costliest(count=100)]
    assert len(costs) > 5
    assert costs == sorted(costs, reverse=True)
    assert min(costs) >= 0.005
    assert [decision.cost for decision in found.costliest()] == costs[:5]


def test_who_has_no_choice_has_made_no_decision() -> None:
    for seed in range(12):
        for seat, player in enumerate(review(random_game(SHORT, 2, seed), find_table).players):
            for decision in player.points.decisions:
                assert decision.player == seat
                assert len(decision.game.choices(seat)) > 1


def two_players(*actions: Roll | WhiteChoices | ColourChoice) -> tuple[PlayerReview, PlayerReview]:
    record = Record(SHORT, NAMES[:2], Start(StartKind.SEAT, 0), default_lucky(SHORT, 2), actions=actions)
    anna, boris = review(record, find_table).players
    return anna, boris


CROSS = WhiteChoices((Cross(0, 2), None))
FIRST = (Roll((1, 1), (1, 1, 2, 2)), CROSS, ColourChoice(None))
SECOND = (Roll((2, 2), (1, 1, 2, 2)), WhiteChoices((Cross(0, 4), None)), ColourChoice(Cross(1, 3)))


def test_C13_a_row_that_somebody_else_closes_is_the_others_doing() -> None:
    anna, boris = two_players(*FIRST, *SECOND)
    assert [moment.others for moment in anna.points.moments] == pytest.approx([0, 0], abs=1e-9)
    assert boris.points.moments[0].others == pytest.approx(0, abs=1e-9)
    assert boris.points.moments[1].others < -0.1


def test_C16_an_end_that_somebody_else_brings_is_the_others_doing() -> None:
    third = (Roll((1, 1), (0, 1, 2, 2)), WhiteChoices((Cross(1, 2), None)), ColourChoice(None))
    last = (Roll((2, 2), (0, 2, 2, 2)), WhiteChoices((Cross(1, 4), None)))
    anna, boris = two_players(*FIRST, *SECOND, *third, *last)
    assert boris.points.final == boris.points.moments[-1].after == 1
    assert boris.points.moments[-1].others < -0.1
    assert anna.points.moments[-1].others == pytest.approx(0, abs=1e-9)
    assert anna.points.final == 12


def test_C10_a_turn_says_what_was_crossed_and_whether_that_cost_a_penalty() -> None:
    nothing = (Roll((1, 2), (1, 1, 2, 2)), WhiteChoices((None, None)), ColourChoice(None))
    anna, boris = two_players(*FIRST, *nothing)
    assert [moment.choices for moment in anna.points.moments] == [(Cross(0, 2), None), (None,)]
    assert [moment.choices for moment in boris.points.moments] == [(None,), (None, None)]
    assert [moment.penalised for moment in boris.points.moments] == [False, True]
    assert not any(moment.penalised for moment in anna.points.moments)
    assert [moment.active for moment in anna.points.moments] == [True, False]


def test_rows_closed_on_the_way_are_no_limit_of_a_review() -> None:
    _, boris = two_players(*FIRST, *SECOND)
    assert boris.limits == (Limit.OTHERS,)


def test_a_solitary_review_says_that_it_is_for_another_table() -> None:
    record = random_game(SHORT, 3, 2)
    assert {player.limits for player in review(record, find_table, solo=True).players} == {
        (Limit.OTHERS, Limit.ANOTHER_PACE)
    }
    alone = review(random_game(SHORT, 1, 2), find_table).players[0]
    assert alone.limits == ()
    assert alone.points.others == pytest.approx(0, abs=1e-9)
