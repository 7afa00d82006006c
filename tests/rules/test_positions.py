"""Positions as one line of text: written, read back, and refused where they cannot be."""

import pytest

from qwixx.rules import (
    Cell,
    Colour,
    Game,
    Options,
    Phase,
    Variant,
    new_game,
    parse_position,
    parse_roll,
    set_up,
    sheet_of,
    variant,
)
from tests.rules.table import ANNA, BEN, Table, refused, unreadable

CLASSIC = variant("classic")
LONGO = variant("longo")
EMPTY = "-/-/-/-/p0"
LOCKED_RED = "2,3,4,5,6,12/-/-/-/p0"
ROLL = "roll=4+1,r2,y3,g6,b6"
A_SHEET = "a sheet such as 5,7/10/-/-/p1, with lucky numbers 5,7/10/-/-/p1/L5-8"
BELOW = "lucky numbers such as L5-8, a sheet such as FA, fields B1,2 or diamonds D2"
A_FACT = "sheets first, then each at most once: active=…, closed=…, phase=…, roll=…, spared=…, closing=…, options=…"
ROWS_BY_LOCK = "rows by the colours of their locks, such as RG"


def there_and_back(text: str, game: Game) -> None:
    assert parse_position(text) == game
    assert str(game) == text
    assert repr(game) == f"<Game {text}>"


def test_the_position_of_a_new_game() -> None:
    there_and_back(f"classic {EMPTY} {EMPTY} active=1 phase=roll", new_game(CLASSIC, 2))


def test_a_position_before_a_roll() -> None:
    sheets = [sheet_of(CLASSIC, [[5, 7], [10], [6], [10]], 1), sheet_of(CLASSIC, [[], [], [12, 11, 10, 9, 8, 2], []])]
    game = set_up(CLASSIC, sheets, BEN, [2])
    there_and_back("classic 5,7/10/6/10/p1 -/-/12,11,10,9,8,2/-/p0 active=2 closed=G phase=roll", game)


def test_a_position_with_lucky_numbers_and_options() -> None:
    there_and_back(
        f"longo {EMPTY}/L5-8 {EMPTY}/L6-11 active=1 phase=roll options=lucky-fallback",
        new_game(LONGO, 2, options=Options(lucky_fallback=True)),
    )


def test_a_position_of_one_player_and_of_five() -> None:
    for players in (1, 5):
        there_and_back(" ".join(["classic", *[EMPTY] * players, "active=1 phase=roll"]), new_game(CLASSIC, players))


def test_a_position_in_action_1() -> None:
    there_and_back(
        f"classic {EMPTY} {EMPTY} active=1 phase=white roll=4+1,r2,y3,g6,b6",
        Table("", "").roll("4+1 r2 y3 g6 b6").game,
    )


def test_a_position_in_action_2_after_a_cross_in_action_1() -> None:
    there_and_back(
        f"classic 5/-/-/-/p0 {EMPTY} active=1 phase=colour roll=4+1,r2,y3,g6,b6 spared=yes",
        Table("", "").roll("4+1 r2 y3 g6 b6").white("R5", "-").game,
    )


def test_a_position_in_action_2_after_nothing_in_action_1() -> None:
    text = f"classic {EMPTY} {EMPTY} active=1 phase=colour roll=4+1,r2,y3,g6,b6"
    there_and_back(text, Table("", "").roll("4+1 r2 y3 g6 b6").white("-", "-").game)
    assert parse_position(f"{text} spared=no") == parse_position(text)


def test_a_position_in_action_2_still_shows_the_die_that_action_1_took_out() -> None:
    there_and_back(
        f"classic {LOCKED_RED} {EMPTY} active=2 closed=R phase=colour roll=6+6,r2,y1,g1,b1",
        Table("R2..R6", "", active=BEN).roll("6+6 r2 y1 g1 b1").white("R12", "-").game,
    )


def test_a_position_in_action_2_with_a_row_that_closes_at_the_end_of_the_turn() -> None:
    there_and_back(
        f"classic {LOCKED_RED} {EMPTY} active=2 phase=colour roll=6+6,r2,y1,g1,b1 closing=R options=locked-die-stays",
        Table("R2..R6", "", active=BEN, options="locked-die-stays").roll("6+6 r2 y1 g1 b1").white("R12", "-").game,
    )


@pytest.mark.parametrize(
    ("five", "last", "white"), [("Y2..Y6", "Y12", "6+6"), ("G12..G8", "G2", "1+1"), ("B12..B8", "B2", "1+1")]
)
def test_any_row_may_be_the_one_that_closes_at_the_end_of_the_turn(five: str, last: str, white: str) -> None:
    game = Table(five, "", active=BEN, options="locked-die-stays").roll_white(white).white(last, "-").game
    assert f"closing={last[0]}" in str(game)
    assert parse_position(str(game)) == game


def test_a_position_at_the_end() -> None:
    there_and_back(
        f"classic -/-/-/-/p4 {EMPTY} active=1 phase=over",
        Table("x x x", "").roll_white("4+1").white("-", "-").colour("-").game,
    )


def test_what_a_position_leaves_out_is_as_at_the_start() -> None:
    assert parse_position(f"classic {EMPTY} {EMPTY}") == new_game(CLASSIC, 2)


def test_a_position_on_a_sheet_of_one_s_own_is_read_with_its_variant_at_hand() -> None:
    mine = Variant("mine", "Mine", 4, tuple(tuple(Cell(c, n) for n in range(2, 9)) for c in Colour))
    game = new_game(mine, 2)
    assert parse_position(str(game), {"mine": mine}.__getitem__) == game
    with refused("no-such-variant", None):
        parse_position(str(game))


@pytest.mark.parametrize(
    ("text", "found", "expected"),
    [
        ("", "", "a position, which begins with the name of a variant"),
        (" \n ", "", "a position, which begins with the name of a variant"),
        ("classic 5,7", "5,7", A_SHEET),
        ("classic -/-/-/p0", "-/-/-/p0", A_SHEET),
        ("classic -/-/-/-/0", "-/-/-/-/0", A_SHEET),
        ("classic -/-/-/-/p0/L5-8/L5-8", "L5-8", BELOW),
        ("classic -/-/-/-/p", "", "a whole number from 0 to 4"),
        ("classic -/-/-/-/p5", "5", "a whole number from 0 to 4"),
        ("classic 5,,7/-/-/-/p0", "", "a whole number from 2 to 12"),
        ("classic /-/-/-/p0", "", "a whole number from 2 to 12"),
        ("classic 13/-/-/-/p0", "13", "a whole number from 2 to 12"),
        ("longo -/-/-/-/p0/5-8", "5-8", BELOW),
        ("longo -/-/-/-/p0/L5", "5", "two lucky numbers such as 5-8"),
        ("longo -/-/-/-/p0/L5-x", "x", "a whole number from 2 to 40"),
        (f"classic {EMPTY} active", "active", A_SHEET),
        (f"classic active=1 {EMPTY}", EMPTY, A_FACT),
        (f"classic {EMPTY} active=", "active=", A_FACT),
        (f"classic {EMPTY} who=1", "who=1", A_FACT),
        (f"classic {EMPTY} active=1 active=1", "active=1", A_FACT),
        (f"classic {EMPTY} active=0", "0", "a whole number from 1 to 5"),
        (f"classic {EMPTY} active=6", "6", "a whole number from 1 to 5"),
        (f"classic {EMPTY} closed=W", "W", ROWS_BY_LOCK),
        (f"classic {EMPTY} closed=RR", "RR", ROWS_BY_LOCK),
        (f"classic {EMPTY} options=none", "none", "each once, of first-six, locked-die-stays, lucky-fallback"),
        (f"classic {EMPTY} phase=lunch", "lunch", "a phase: roll, white, colour, over"),
        (f"classic {EMPTY} phase=white", "", "a roll in this phase, such as roll=4+1,r2,y3,g6,b6"),
        (f"classic {EMPTY} phase=colour", "", "a roll in this phase, such as roll=4+1,r2,y3,g6,b6"),
        (f"classic {EMPTY} phase=white roll=4", "4", "the white dice first, such as 4+1"),
        (f"classic {EMPTY} roll=4+1,r2,y3,g6,b6", "roll=4+1,r2,y3,g6,b6", "no roll before the roll or at the end"),
        (
            f"classic {EMPTY} phase=colour roll=4+1,r2,y3,g6,b6 spared=maybe",
            "spared=maybe",
            "spared=yes or spared=no",
        ),
        (
            f"classic {EMPTY} spared=no",
            f"classic {EMPTY} spared=no",
            '"spared" and "closing" in the colour phase alone',
        ),
        (
            f"classic {LOCKED_RED} closing=R options=locked-die-stays",
            f"classic {LOCKED_RED} closing=R options=locked-die-stays",
            '"spared" and "closing" in the colour phase alone',
        ),
    ],
)
def test_no_position(text: str, found: str, expected: str) -> None:
    with unreadable(found, expected):
        parse_position(text)


@pytest.mark.parametrize(
    ("text", "code", "clause"),
    [
        (f"chess {EMPTY}", "no-such-variant", None),
        ("classic", "player-count", "C1"),
        (" ".join(["classic", *[EMPTY] * 6]), "player-count", "C1"),
        (f"classic {EMPTY} active=2", "no-such-player", "C1"),
        ("classic 12/-/-/-/p0", "lock-needs-crosses", "C12"),
        (f"classic {EMPTY}/L5-8", "no-lucky-numbers", "L3"),
        (f"classic {EMPTY} phase=over", "wrong-phase", "C16"),
        ("classic -/-/-/-/p4 phase=roll", "wrong-phase", "C16"),
        (f"classic -/-/-/-/p4 phase=white {ROLL}", "wrong-phase", "C16"),
        (f"classic -/-/-/-/p4 phase=colour {ROLL}", "wrong-phase", "C16"),
        (f"classic {EMPTY} phase=white roll=4+1,r2", "die-missing", "C7"),
        (f"classic {LOCKED_RED} closed=R phase=white {ROLL}", "die-out", "C13"),
        (f"classic {EMPTY} phase=colour roll=4+1,r2,y3,g6", "die-missing", "C7"),
        (f"classic {EMPTY} phase=colour roll=4+7,r2,y3,g6,b6", "die-value", "C2"),
        (f"classic {EMPTY} phase=colour {ROLL} closing=R options=locked-die-stays", "closing", "C13"),
        (f"classic {LOCKED_RED} phase=colour {ROLL} closing=R", "closing", "C13"),
    ],
)
def test_a_position_that_can_be_read_but_not_be(text: str, code: str, clause: str | None) -> None:
    with refused(code, clause):
        parse_position(text)


def test_a_game_is_a_value_that_hashes_and_compares() -> None:
    one, other = new_game(CLASSIC, 2), parse_position(f"classic {EMPTY} {EMPTY}")
    assert one == other
    assert len({one, other, one.rolled(parse_roll("4+1 r2 y3 g6 b6")).game}) == 2
    assert one.phase is Phase.ROLL
    assert one.sheet(ANNA) == one.sheets[ANNA]


@pytest.mark.parametrize(
    ("value", "name"),
    [
        (new_game(CLASSIC, 2), "active"),
        (new_game(CLASSIC, 2).sheets[ANNA], "penalties"),
        (CLASSIC, "needs"),
        (Options(), "first_six"),
    ],
    ids=["game", "sheet", "variant", "options"],
)
def test_values_do_not_change(value: object, name: str) -> None:
    before = getattr(value, name)
    with pytest.raises(AttributeError):
        setattr(value, name, None)
    assert getattr(value, name) == before
