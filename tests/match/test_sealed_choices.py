"""Action 1 and action 2 at a table: sealed, changeable, confirmed, resolved."""

from msgspec.structs import replace

from qwixx.match import Choose, DiceKind, RollDice, why_not
from qwixx.match.events import ColourResolved, Confirmed, Pencilled, Reconsidered, WhiteResolved
from qwixx.rules import Cross, Phase, Roll, Sheet, sheet_of
from tests.match.house import CLASSIC, House

RED_5, YELLOW_5 = Cross(0, 5), Cross(1, 5)


def rolled(people: int = 3, roll: Roll | None = None, sheets: tuple[Sheet, ...] | None = None) -> House:
    """A table in action 1, with real dice so that they show what the test needs."""
    house = House(people, dice=DiceKind.REAL).sit(people)
    house.begin()
    if sheets:
        game = house.play.game._replace(sheets=sheets)
        house.table = replace(house.table, play=replace(house.play, game=game))
    if roll:
        house.real(roll)
    else:
        house.real()
    return house


def test_C8_choices_stay_sealed_until_all_have_confirmed_and_are_resolved_together() -> None:
    house = rolled()
    assert house.choose(0, RED_5) == ["Confirmed"]
    assert house.choose(2, YELLOW_5) == ["Confirmed"]
    assert house.phase() is Phase.WHITE
    assert house.table.awaited == (1,)
    assert house.choose(1) == ["WhiteResolved"]
    what = house.log[-1].what
    assert isinstance(what, WhiteResolved)
    assert what.choices == (RED_5, None, YELLOW_5)
    assert [event["event"] for event in what.happened] == ["crossed", "crossed"]
    assert house.phase() is Phase.COLOUR
    house.checked()


def test_a_choice_can_be_pencilled_changed_confirmed_and_taken_back() -> None:
    house = rolled()
    assert house.choose(0, RED_5, confirmed=False) == ["Pencilled"]
    house.refused("no-change", Choose(house.moment, RED_5, confirmed=False), 0)
    assert house.choose(0, YELLOW_5, confirmed=False) == ["Pencilled"]
    assert house.choose(0, YELLOW_5) == ["Confirmed"]
    house.refused("no-change", Choose(house.moment, YELLOW_5), 0)
    assert house.choose(0, RED_5) == ["Pencilled"], "changed, and still confirmed"
    assert 0 not in house.table.awaited
    assert house.choose(0, RED_5, confirmed=False) == ["Reconsidered"]
    assert 0 in house.table.awaited
    house.choose(1)
    house.choose(2)
    assert house.phase() is Phase.WHITE, "it waits for the player who took a confirmation back"
    house.choose(0, RED_5)
    assert house.play.game.sheets[0].numbers(CLASSIC, 0) == (5,)
    kinds = {type(event.what) for event in house.log}
    assert {Pencilled, Confirmed, Reconsidered} <= kinds
    house.checked()


def test_C15_two_players_lock_together_and_the_lock_is_announced() -> None:
    ripe = sheet_of(CLASSIC, [[2, 3, 4, 5, 6], [], [], []])
    house = rolled(3, Roll((6, 6), (1, 1, 1, 1)), (ripe, ripe, Sheet()))
    house.choose(0, Cross(0, 12))
    house.choose(2)
    house.choose(1, Cross(0, 12))
    resolutions = [event.what for event in house.log if isinstance(event.what, WhiteResolved)]
    assert [event["event"] for event in resolutions[-1].happened] == [
        "crossed",
        "locked",
        "crossed",
        "locked",
        "closed",
        "die-removed",
    ]


def test_C17_an_end_in_action_1_leaves_no_action_2() -> None:
    ripe = sheet_of(CLASSIC, [[2, 3, 4, 5, 6], [2, 3, 4, 5, 6], [], []])
    house = rolled(2, Roll((6, 6), (1, 1, 1, 1)), (ripe, ripe))
    house.choose(0, Cross(0, 12))
    assert house.choose(1, Cross(1, 12)) == ["WhiteResolved", "Ended"]


def test_who_can_cross_nothing_is_not_asked() -> None:
    spent = sheet_of(CLASSIC, [[11], [11], [3], [3]])
    house = rolled(3, None, (spent, Sheet(), Sheet()))
    assert house.table.awaited == (1, 2)
    assert house.refused("nothing-to-choose", Choose(house.moment, None), 0).clause == "C8"
    house.choose(1)
    assert house.choose(2)[0] == "WhiteResolved"


def test_C10_who_can_do_nothing_at_all_has_its_penalty_announced_and_nobody_waits() -> None:
    spent = sheet_of(CLASSIC, [[11], [11], [3], [3]])
    house = rolled(2, None, (spent, spent))
    what = house.log[-1].what
    assert isinstance(what, ColourResolved)
    assert (what.choice, what.forced, what.late) == (None, True, False)
    assert what.happened == ({"event": "penalty", "player": 0},)
    assert house.play.game.active == 1
    assert house.phase() is Phase.ROLL


def test_C9_the_active_player_alone_chooses_in_action_2_and_may_change_its_mind() -> None:
    house = rolled(2)
    house.choose(0)
    house.choose(1)
    assert house.table.awaited == (0,)
    assert house.refused("not-active", Choose(house.moment, None), 1).clause == "C9"
    assert house.choose(0, Cross(3, 10), confirmed=False) == ["Pencilled"]
    assert house.choose(0, Cross(0, 6), confirmed=False) == ["Pencilled"]
    assert house.choose(0, Cross(3, 10)) == ["ColourResolved"]
    assert house.play.game.sheets[0].numbers(CLASSIC, 3) == (10,)
    house.checked()


def test_C10_passing_both_actions_costs_a_penalty() -> None:
    house = rolled(2)
    house.choose(0)
    house.choose(1)
    house.choose(0)
    assert house.play.game.sheets[0].penalties == 1


def test_what_the_rules_forbid_is_refused_with_their_clause() -> None:
    house = rolled(2)
    assert house.refused("not-white-sum", Choose(house.moment, Cross(0, 6)), 0).clause == "C8"
    assert house.refused("no-such-cell", Choose(house.moment, Cross(7, 6)), 0).clause == "C3"
    assert house.refused("not-lucky", Choose(house.moment, Cross(0, 5, lucky=True)), 0).clause == "L4"
    reason = why_not(house.table, 1, 0, 12)
    assert reason
    assert (reason.code, reason.clause) == ("lock-needs-crosses", "C12")
    assert why_not(house.table, 1, 0, 5) is None


def test_a_choice_for_a_moment_that_has_passed_is_refused() -> None:
    house = rolled(2)
    late = Choose(house.moment, None)
    house.choose(0)
    house.choose(1)
    house.refused("stale", late, 0)
    house.choose(0)
    house.refused("stale", late, 0)
    assert house.refused("not-rolled", Choose(house.moment, None), 0).clause == "C7"
    house.real()
    house.refused("stale", late, 0)


def test_strangers_and_spectators_have_no_say() -> None:
    house = House(3).sit(2)
    house.begin()
    house.to(Phase.WHITE)
    house.refused("not-seated", Choose(house.moment, None), None)
    house.refused("not-seated", Choose(house.moment, None), 2)
    house.refused("not-bot", Choose(house.moment, None), 1, bot=True)


def test_nobody_speaks_for_a_bot() -> None:
    house = House(2).sit(1, 1)
    house.begin()
    house.to(Phase.WHITE)
    house.refused("stood-in", Choose(house.moment, None), 1)
    house.choose(1)


def test_C7_only_the_active_player_rolls_and_only_once() -> None:
    house = House(2).sit(2)
    house.begin()
    active, other = house.play.players[house.play.game.active], house.play.players[1 - house.play.game.active]
    assert house.refused("not-active", RollDice(house.moment), other).clause == "C7"
    roll = RollDice(house.moment)
    house.ask(roll, active)
    house.refused("stale", roll, active)
    assert house.refused("not-to-roll", RollDice(house.moment), active).clause == "C7"


def test_before_and_after_the_game_there_is_nothing_to_choose() -> None:
    house = House(2).sit(2)
    house.refused("no-game", Choose(1, None), 0)
    house.begin()
    house.play_on()
    assert house.refused("game-over", Choose(house.moment, None), 0).clause == "C16"
