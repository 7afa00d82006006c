"""The three table options, off as the rules have it and on as a table may agree."""

import pytest

from qwixx.rules import (
    Closed,
    Colour,
    Crossed,
    DieRemoved,
    Locked,
    Options,
    Penalised,
    Record,
    Start,
    StartKind,
    parse_position,
    variant,
)
from tests.rules.table import ANNA, BEN, CLARA, Table, refused

BY_THROWS = Start(StartKind.THROWS, BEN, (3, 6))
FIRST_SIX = Options(first_six=True)
STAYS = "locked-die-stays"


def record(start: Start, options: Options) -> Record:
    return Record(variant("classic"), ("Anna", "Ben"), start, (None, None), options)


def test_all_options_are_off_by_default() -> None:
    assert Options() == Options(first_six=False, locked_die_stays=False, lucky_fallback=False)


@pytest.mark.parametrize("kind", [StartKind.SEAT, StartKind.DRAWN])
def test_first_six_off_the_start_is_drawn_or_agreed_on(kind: StartKind) -> None:
    assert record(Start(kind, BEN), Options()).beginning().active == BEN
    with refused("start", "C6"):
        record(BY_THROWS, Options())


def test_first_six_on_the_first_to_throw_a_six_is_active_first() -> None:
    assert record(BY_THROWS, FIRST_SIX).beginning().active == BEN
    with refused("start", "C6"):
        record(Start(StartKind.DRAWN, BEN), FIRST_SIX)


def test_first_six_on_nobody_else_may_begin() -> None:
    with refused("start", "C6"):
        record(Start(StartKind.THROWS, ANNA, (3, 6)), FIRST_SIX)


def test_locked_die_stays_off_the_row_and_its_die_are_gone_for_action_2() -> None:
    table = Table("R2..R6", "R2 R3", active=BEN).roll("6+6 r2 y1 g1 b1").white("R12", "-")
    assert (table.closed, table.dice) == ("R", "YGB")
    assert table.why(BEN, "R8") == "row-closed C13"


def test_locked_die_stays_on_the_active_player_may_still_use_the_die_in_the_same_turn() -> None:
    table = Table("R2..R6", "R2 R3", active=BEN, options=STAYS).roll("6+6 r2 y1 g1 b1")
    assert table.white("R12", "-").events == (Crossed(ANNA, 0, 12, lucky=False), Locked(ANNA, 0))
    assert (table.closed, table.dice, table.game.closing) == ("", "RYGB", 0b0001)
    assert table.may(BEN) == {"-", "R8", "Y7", "G7", "B7"}
    assert table.colour("R8").events == (Crossed(BEN, 0, 8, lucky=False), Closed(0), DieRemoved(Colour.RED))
    assert table.crosses(BEN) == "R2 R3 R8"
    assert (table.closed, table.dice, table.game.closing) == ("R", "YGB", 0)


def test_locked_die_stays_on_the_active_player_may_lock_the_row_too_and_it_closes_once() -> None:
    table = Table("R2..R6", "R2..R6", active=BEN, options=STAYS).roll("6+6 r6 y1 g1 b1").white("R12", "-").colour("R12")
    assert (table.locks(ANNA), table.locks(BEN), table.phase) == ("R", "R", "roll")
    assert table.events == (Crossed(BEN, 0, 12, lucky=False), Locked(BEN, 0), Closed(0), DieRemoved(Colour.RED))


def test_locked_die_stays_on_the_row_closes_at_the_end_of_the_turn_in_any_case() -> None:
    table = Table("R2..R6", "", active=BEN, options=STAYS).roll_white("6+6").white("R12", "-").colour("-")
    assert table.events == (Penalised(BEN), Closed(0), DieRemoved(Colour.RED))
    assert table.roll("1+1 y1 g1 b1").why(BEN, "R2") == "row-closed C13"


def test_locked_die_stays_on_two_rows_locked_in_action_1_still_end_the_game_at_once() -> None:
    table = Table("R2..R6", "Y2..Y6", "", active=CLARA, options=STAYS).roll_white("6+6").white("R12", "Y12", "-")
    assert (table.phase, table.closed, table.penalties(CLARA)) == ("over", "RY", 0)


def test_locked_die_stays_on_a_second_lock_in_action_2_ends_the_game() -> None:
    table = Table("G12..G8", "B12..B8", active=BEN, options=STAYS).roll("1+1 r1 y1 g1 b1").white("G2", "-").colour("B2")
    assert (table.phase, table.closed, table.ending) == ("over", "GB", "locks")


def test_locked_die_stays_on_a_longo_row_locked_by_its_last_but_one_number_may_be_locked_by_its_last() -> None:
    table = Table("R2..R7", "R2..R7", on="longo", active=BEN, options=STAYS)
    table.roll("8+7 r8 y1 g1 b1").white("R15", "-")
    assert table.why(BEN, "R16") is None
    assert table.why(BEN, "R15") is None
    assert table.colour("R16").locks(BEN) == "R"


def test_locked_die_stays_on_nobody_crosses_beyond_a_lock_of_its_own() -> None:
    table = Table("R2..R7", "", on="longo", options=STAYS).roll("8+7 r8 y1 g1 b1").white("R15", "-")
    assert table.why(ANNA, "R16") == "row-closed C13"
    assert table.why(ANNA, "R14") == "left-of-cross C4"
    assert table.why(ANNA, "R15") == "already-crossed C5"


def test_locked_die_stays_on_the_pending_lock_is_part_of_the_position() -> None:
    table = Table("R2..R6", "R2", active=BEN, options=STAYS).roll("6+6 r2 y1 g1 b1").white("R12", "-")
    assert parse_position(str(table.game)) == table.game
    assert str(table.game).endswith("closing=R options=locked-die-stays")


def test_lucky_fallback_off_no_other_row_takes_the_lucky_cross() -> None:
    table = Table("L6-11 R14 Y2 Y3 G16 G15 B16 B15 B14", "", on="longo").roll_white("5+1")
    assert table.may(ANNA) == {"-", "Y6", "G6", "B6"}


def test_lucky_fallback_on_the_rows_with_the_next_fewest_crosses_take_it() -> None:
    table = Table("L6-11 R14 Y2 Y3 G16 G15 B16 B15 B14", "", on="longo", options="lucky-fallback").roll_white("5+1")
    assert table.may(ANNA) == {"-", "Y6", "G6", "B6", "Y4*", "G14*"}
    assert table.why(ANNA, "B13*") == "not-fewest L4"
    assert table.white("G14*", "-").crosses(ANNA) == "R14 Y2 Y3 G16 G15 G14 B16 B15 B14"


def test_lucky_fallback_on_changes_nothing_while_a_row_with_the_fewest_crosses_can_take_it() -> None:
    table = Table("L6-11 R14 Y2 Y3 G16 B16 B15", "", on="longo", options="lucky-fallback").roll_white("5+1")
    assert {choice for choice in table.may(ANNA) if choice.endswith("*")} == {"G15*"}


def test_lucky_fallback_on_there_may_be_no_row_left_that_can_take_it() -> None:
    table = Table("L6-11 R14 Y13 Y14 G4 B5 B4", "", on="longo", options="lucky-fallback").roll_white("5+1")
    assert table.may(ANNA) == {"-"}
