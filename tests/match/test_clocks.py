"""Clocks: who runs out of time passes; who is away loses nothing."""

from typing import Any

import pytest

from qwixx.match import Choose, DiceKind, RollDice, Tick, deadline, moment
from qwixx.match.events import Called, ColourResolved, WhiteResolved
from qwixx.rules import Cross, Phase
from tests.match.house import House, first_cross


def clocked(people: int = 2, bots: int = 0, **changes: Any) -> House:
    house = House(people + bots, decision_seconds=30, **changes).sit(people, bots)
    house.begin()
    return house


def crossing(house: House, seat: int) -> Cross:
    choice = first_cross(house.play.choices[house.play.players.index(seat)])
    assert choice
    return choice


def fresh_deadline(house: House) -> int:
    """When the decision is due that has begun now."""
    due = deadline(house.table)
    assert due == house.now + 30_000
    return due


def leaves(house: House, seat: int) -> int:
    """When this seat, which was there, went away."""
    house.away(seat)
    return house.now


def test_without_clocks_the_table_waits_for_ever() -> None:
    house = House(2).sit(2)
    house.begin()
    assert deadline(house.table) is None
    assert house.wait(10**9) == []


def test_an_early_tick_does_nothing_and_only_the_house_keeps_the_time() -> None:
    house = clocked()
    assert house.ask(Tick()) == []
    house.refused("not-house", Tick(), 0)


def test_who_does_not_roll_in_time_has_its_dice_rolled() -> None:
    house = clocked()
    assert house.wait(29_000) == []
    assert house.wait(2_000)[:2] == ["Called", "Rolled"]
    called = next(event.what for event in house.log if isinstance(event.what, Called))
    assert called.late


def test_who_takes_part_in_the_dice_may_still_add_its_link_then() -> None:
    house = House(2, decision_seconds=30).sit(2, chains=True)
    house.begin()
    house.to(Phase.ROLL)
    assert house.wait(30_500) == ["Called"]
    assert house.table.awaited == (0, 1)
    house.act(0)
    assert house.act(1)[0] == "Rolled"


def test_what_is_pencilled_counts_when_time_runs_out_and_the_rest_pass() -> None:
    house = clocked(3)
    house.to(Phase.WHITE)
    wanted = crossing(house, 1)
    house.choose(1, wanted, confirmed=False)
    house.choose(2)
    assert house.wait(29_000) == []
    assert house.wait(2_000)[0] == "WhiteResolved"
    what = next(event.what for event in house.log if isinstance(event.what, WhiteResolved))
    assert what.choices == (None, wanted, None)
    assert what.late == (0, 1)
    house.checked()


def test_so_it_is_in_action_2() -> None:
    house = clocked()
    house.to(Phase.COLOUR)
    active = house.play.players[house.play.game.active]
    house.choose(active, crossing(house, active), confirmed=False)
    house.wait(31_000)
    what = next(event.what for event in house.log if isinstance(event.what, ColourResolved))
    assert what.late
    assert what.choice


def test_a_late_choice_is_refused_and_says_why() -> None:
    house = clocked()
    house.to(Phase.WHITE)
    late = Choose(house.moment, None)
    house.wait(31_000)
    house.refused("stale", late, house.play.players[house.play.game.active])


def test_every_decision_has_its_own_time() -> None:
    house = clocked()
    house.wait(20_000)
    house.act(house.table.awaited[0])
    assert deadline(house.table) == house.now + 30_000


def test_real_dice_are_rolled_without_a_clock_and_choices_with_one() -> None:
    house = clocked(2, dice=DiceKind.REAL)
    house.real()
    assert deadline(house.table) == house.now + 30_000
    house.wait(70_000)
    assert house.phase() is Phase.ROLL
    assert deadline(house.table) is None


def test_the_clock_stands_still_while_somebody_it_waits_for_is_away() -> None:
    house = clocked(away_seconds=300)
    house.to(Phase.WHITE)
    house.choose(0)
    house.wait(25_000)
    house.away(1)
    assert house.wait(200_000) == []
    house.back(1)
    assert deadline(house.table) == house.now + 10_000, "coming back leaves time to look around"
    assert house.choose(1)[0] == "WhiteResolved"


@pytest.mark.parametrize("phase", [Phase.ROLL, Phase.WHITE, Phase.COLOUR])
def test_who_comes_back_has_the_time_that_was_left_when_it_went_away(phase: Phase) -> None:
    house = clocked(away_seconds=300)
    house.to(phase)
    seat, due = house.table.awaited[0], fresh_deadline(house)
    house.wait(5_000)
    gone = leaves(house, seat)
    assert moment(house.table)["deadline"] is None, "no player is shown a time that means nothing"
    house.wait(40_000)
    house.back(seat)
    assert moment(house.table)["deadline"] == deadline(house.table) == due + house.now - gone
    assert house.wait(24_000) == []
    assert house.wait(2_000), "and then it runs"
    house.checked()


def test_time_in_which_several_are_away_counts_once() -> None:
    house = clocked(4, away_seconds=300)
    house.to(Phase.WHITE)
    due = fresh_deadline(house)
    house.wait(2_000)
    first = leaves(house, 0)
    house.wait(3_000)
    house.away(1)
    house.choose(3)
    house.wait(7_000)
    house.back(0)
    assert moment(house.table)["deadline"] is None, "the other one is still away"
    house.wait(4_000)
    house.back(1)
    assert deadline(house.table) == (due := due + house.now - first)
    house.wait(1_000)
    again = leaves(house, 1)
    house.wait(6_000)
    house.back(1)
    assert deadline(house.table) == due + house.now - again, "once for each time"
    house.checked()


def test_who_was_away_before_the_decision_began_has_all_of_its_time() -> None:
    house = clocked(away_seconds=300)
    active = house.table.awaited[0]
    house.away(1 - active)
    house.wait(20_000)
    house.act(active)
    assert house.phase() is Phase.WHITE
    house.wait(50_000)
    house.back(1 - active)
    assert deadline(house.table) == house.now + 30_000
    house.checked()


def test_the_clock_goes_on_when_a_bot_stands_in() -> None:
    house = clocked()
    house.to(Phase.WHITE)
    due = fresh_deadline(house)
    house.wait(5_000)
    gone = leaves(house, 1)
    assert house.wait(65_000) == ["Replaced"]
    assert deadline(house.table) == due + 60_000
    assert house.log[-1].at == gone + 60_000
    house.back(1)
    assert deadline(house.table) == due + 60_000, "no player was away while the bot was there"
    house.checked()


def test_it_does_not_stand_still_for_somebody_it_does_not_wait_for() -> None:
    house = clocked()
    house.to(Phase.WHITE)
    house.choose(1)
    before = deadline(house.table)
    house.away(1)
    house.back(1)
    assert deadline(house.table) == before
    house.away(1)
    assert house.wait(30_000)[0] == "WhiteResolved"


def test_with_clocks_a_bot_stands_in_of_itself_for_who_is_away_for_long() -> None:
    house = clocked(stand_in="gentle")
    house.to(Phase.WHITE)
    house.away(1)
    assert house.wait(59_000) == []
    assert house.wait(2_000) == ["Replaced"]
    house.choose(0)
    assert house.choose(1)[0] == "WhiteResolved", "sent in by the program that runs the bots"
    house.checked()


def test_a_bot_that_does_not_answer_passes_too() -> None:
    house = clocked(1, 1)
    house.to(Phase.WHITE)
    house.choose(0)
    assert house.wait(31_000)[0] == "WhiteResolved"


def test_a_whole_game_goes_by_if_nobody_does_anything() -> None:
    house = clocked(3)
    house.wait(10**7)
    assert house.phase() is Phase.OVER
    assert max(sheet.penalties for sheet in house.play.game.sheets) == 4
    house.checked()


def test_time_that_runs_backwards_is_taken_for_the_last_one_known() -> None:
    house = clocked()
    house.now -= 500_000
    active = house.table.awaited[0]
    house.ask(RollDice(house.moment), active)
    assert house.log[-1].at == house.log[-2].at
