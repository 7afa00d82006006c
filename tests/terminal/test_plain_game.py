"""The conversation of a game: what is asked, warned of, taken back and announced."""

import pytest

from qwixx.i18n.rules_summary import rules_in_short
from qwixx.rules import FOUR_ROWS, parse_options, variant, variant_names
from tests.terminal.plain_play import turns

EMPTY = "-/-/-/-/p0"
TWO = f"classic {EMPTY} {EMPTY}"
FULL = "11/11/3/3/p0"
ROLL = "4+1 r2 y3 g6 b6"
NEXT = "6+6 r1 y1 g1 b1"


def test_a_turn_of_two_people_line_by_line() -> None:
    talk = turns(TWO, [ROLL, NEXT], "1", "y5", "", "b10", "")
    assert talk.text.splitlines()[2:30] == [
        "",
        "Turn 1, Anna is active: white 4 and 1, sum 5; red 2, yellow 3, green 6, blue 6.",
        "Anna, action 1, white sum 5:",
        "  1: red 5",
        "  2: yellow 5",
        "  3: green 5",
        "  4: blue 5",
        "Anna, type 1 to 4 or a cell, Enter for nothing.",
        "Boris, action 1, white sum 5:",
        "  1: red 5",
        "  2: yellow 5",
        "  3: green 5",
        "  4: blue 5",
        "Boris, type 1 to 4 or a cell, Enter for nothing.",
        "Anna: red 5. Boris: yellow 5. Enter to confirm, back to change.",
        "Action 1. Anna crosses red 5. Boris crosses yellow 5.",
        "Anna, action 2:",
        "  1: red 6 = white 4 + red 2",
        "  2: yellow 7 = white 4 + yellow 3",
        "  3: yellow 4 = white 1 + yellow 3",
        "  4: green 10 = white 4 + green 6",
        "  5: green 7 = white 1 + green 6",
        "  6: blue 10 = white 4 + blue 6",
        "  7: blue 7 = white 1 + blue 6",
        "Anna, type 1 to 7 or a cell, Enter for nothing.",
        "Anna: blue 10 = white 4 + blue 6. Enter to confirm, back to change.",
        "Action 2. Anna crosses blue 10 = white 4 + blue 6.",
        "Totals. Anna: 2. Boris: 1.",
    ]
    assert "Turn 2, Boris is active:" in talk.text


def test_every_choice_can_be_taken_back_until_it_is_confirmed() -> None:
    talk = turns(TWO, [ROLL, NEXT], "back", "1", "back", "2", "2", "back", "3", "", "back", "1", "back", "b10", "yes")
    assert "There is nothing to take back." in talk.text
    assert "Action 1. Anna crosses yellow 5. Boris crosses green 5." in talk.text
    assert "Action 2. Anna crosses blue 10" in talk.text


def test_when_confirming_anything_else_is_asked_again() -> None:
    talk = turns(TWO, [ROLL], "1", "", "perhaps", "why r5", "")
    assert "perhaps is neither Enter nor back." in talk.text
    assert "Action 1. Anna crosses red 5. Boris crosses nothing." in talk.text


def test_quick_choices_count_at_once() -> None:
    talk = turns(TWO, [ROLL, NEXT], "1", "2", "b10", quick=True)
    assert "confirm" not in talk.text
    assert "Turn 2," in talk.text


def test_quick_can_be_turned_on_and_off_in_the_game() -> None:
    talk = turns(TWO, [ROLL, NEXT], "quick", "1", "2", "quick", "b10", "")
    assert talk.text.count("Enter to confirm") == 1
    assert "Turn 2," in talk.text


def test_who_can_cross_nothing_is_told_so_and_not_asked() -> None:
    talk = turns(f"classic {FULL} {EMPTY} {FULL}", [ROLL], "1", "")
    assert "Anna and Clara can cross nothing in action 1." in talk.text
    assert "Action 1. Boris crosses red 5. Anna and Clara cross nothing." in talk.text


def test_a_forced_penalty_is_announced_and_not_asked_for() -> None:
    talk = turns(f"classic {FULL} {EMPTY}", [ROLL, NEXT], "", "")
    assert "Anna can cross nothing in action 2, and crossed nothing in action 1: that is a penalty." in talk.flowing
    assert "Anna takes penalty 1 of 4: 5 points off. Totals. Anna: -1. Boris: 0." in talk.flowing


def test_nothing_to_cross_in_action_2_is_no_penalty_after_a_cross_in_action_1() -> None:
    talk = turns(f"classic 10/11/3/3/p0 {EMPTY}", ["6+5 r1 y1 g1 b1", NEXT], "r11", "", "")
    assert "Anna can cross nothing in action 2. Action 2. Anna crosses nothing. Totals. Anna: 6." in talk.flowing


def test_passing_in_action_2_costs_a_penalty_only_after_a_yes() -> None:
    talk = turns(TWO, [ROLL, NEXT], "", "", "", "", "", "", "maybe", "no", "", "back", "", "yes")
    assert "Enter for nothing, at the cost of a penalty." in talk.flowing
    question = "Crossing nothing now brings a penalty: 5 points off. It is number 1 of 4. Really nothing?"
    assert talk.flowing.count(question) == 5
    assert 'Found "maybe", expected yes or no.' in talk.text
    assert "Anna takes penalty 1 of 4: 5 points off. Totals. Anna: -5. Boris: 0." in talk.flowing


def test_passing_in_action_1_is_warned_of_if_action_2_will_have_nothing() -> None:
    position, roll = f"classic 10/11/3/3/p3 {EMPTY}", ["6+5 r1 y1 g1 b1"]
    talk = turns(position, roll, "", "", "", "yes", "0", "")
    warning = (
        "Action 2 will have nothing for you. Crossing nothing now brings a penalty: 5 points off. "
        "It is number 4 of 4 and ends the game. Really nothing?"
    )
    assert talk.flowing.count(warning) == 2
    assert "The game is over: Anna has crossed all 4 penalty boxes." in talk.text
    assert talk.ended


def test_the_others_are_never_warned() -> None:
    talk = turns(f"classic {EMPTY} 10/11/3/3/p3", ["6+5 r1 y1 g1 b1"], "1", "", "")
    assert "Really nothing?" not in talk.text


def test_a_lucky_number_is_offered_in_words() -> None:
    talk = turns("longo -/-/-/-/p0/L5-8 -/-/-/-/p0/L6-11", ["5+1 r1 y1 g1 b8"], "r6", "g16", "", "b13", "")
    assert "  7: green 16 by a lucky number\n" in talk.text
    assert "Anna: red 6. Boris: green 16 by a lucky number. Enter to confirm" in talk.flowing
    assert "Action 1. Anna crosses red 6. Boris crosses green 16 by a lucky number." in talk.text
    assert "Action 2. Anna crosses blue 13 = white 5 + blue 8." in talk.text


def test_two_locks_in_action_1_end_the_game_at_once() -> None:
    position = "classic 2,3,4,5,6/-/-/-/p0 -/2,3,4,5,6/-/-/p0 -/-/-/-/p0"
    talk = turns(position, [NEXT], "r12", "y12", "0", "")
    assert "1: red 12, which locks the red row" in talk.text
    assert "The red row is closed for everyone; the red die is out." in talk.flowing
    assert "action 2." in talk.flowing
    assert "Anna and Boris share the win with 28 points each." in talk.text
    assert talk.ended


def test_the_end_shows_all_sheets_and_points() -> None:
    talk = turns(f"classic -/-/-/-/p3 {EMPTY}", [ROLL], "0", "r5", "", "0", "yes")
    end = talk.text.partition("The game is over")[2]
    assert "Sheet of Anna" in end
    assert "Sheet of Boris" in end
    assert "Anna, -20 points: red = 0, yellow = 0, green = 0, blue = 0, penalties = -20." in end
    assert "Boris wins with 1 point." in end


def test_opponents_choose_after_people_and_are_revealed_with_them() -> None:
    talk = turns(TWO, [ROLL, NEXT], "1", "", "1", "", names=("Anna", "Random 1"))
    told = talk.text.index("Random 1 cross")
    assert talk.text.index("Enter to confirm") < told
    assert talk.text.count("Anna, type 1") == 3


def test_a_sheet_is_drawn_once_a_turn_before_the_first_question() -> None:
    talk = turns(TWO, [ROLL, NEXT], "1", "2", "", "b10", "", drawing=True)
    assert talk.text.partition("Turn 2,")[0].count("Sheet of Anna") == 1
    assert "type draw to stop the drawings" in talk.flowing
    without = turns(TWO, [ROLL, NEXT], "draw", "1", "2", "", "b10", "", "draw", drawing=True)
    assert without.text.count("Sheet of") == 1
    assert "Your sheet is drawn before you choose." in without.text


def test_commands_answer_and_ask_again() -> None:
    talk = turns(TWO, [ROLL], "?", "help", "rules", "sheet", "sheets", "read", "dice", "why R12", "WHY", "why g9 or so")
    assert talk.text.count("At any question you may also type:") == 2
    assert "[5] may be crossed now, X5X is crossed, 5 is open" in talk.text
    assert "What you skip is lost." in talk.flowing
    assert talk.text.count("Sheet of Anna\n") == 2
    assert talk.text.count("Sheet of Boris\n") == 1
    assert "Red: crossed nothing; open 2 to 12" in talk.text
    assert talk.text.count("white 4 and 1, sum 5;") == 2
    assert "Red 12 locks its row, which takes 5 crosses there first, not 0 (rule C12)." in talk.text
    assert "expected a cell such as R5" in talk.text
    assert talk.text.count("Anna, action 1, white sum 5:") == 7
    assert talk.text.count("Anna, type 1 to 4 or a cell, Enter for nothing.") == 11


@pytest.mark.parametrize("name", variant_names(FOUR_ROWS))
def test_the_rules_in_short_have_the_numbers_of_the_variant(name: str) -> None:
    kind = variant(name)
    said = rules_in_short(kind, parse_options("first-six,locked-die-stays,lucky-fallback"))
    assert f"at least {kind.needs} crosses" in said
    assert ("If the white sum is one of your lucky numbers" in said) == bool(kind.lucky)
    assert len(said.splitlines()) == len(rules_in_short(kind, parse_options("")).splitlines()) + 3
