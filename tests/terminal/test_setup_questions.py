"""Before the game: questions with defaults, flags that answer them, and what is refused."""

from pathlib import Path

import pytest

from qwixx.rules import NotationError, QwixxError, parse_record
from qwixx.terminal.setup_questions import Wishes
from tests.terminal.plain_play import evening
from tests.terminal.sheets import TRAIN


def test_enter_at_every_question_begins_a_game() -> None:
    talk = evening(Wishes(), *[""] * 6)
    assert [line.partition("?")[0] for line in talk.text.splitlines() if "?" in line][:5] == [
        "Which game",
        "How many people play at this keyboard",
        "Name of player 1",
        "Who else plays",
        "Which dice",
    ]
    assert "Qwixx: Player 1 and Gentle 1." in talk.text
    assert "Turn 1." in talk.text


def test_the_questions_can_be_answered_otherwise(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    talk = evening(Wishes(), "longo", "2", "Anna", "Boris", "3", "virtual", str(file))
    assert "Qwixx Longo: Anna, Boris, Random 1, Random 2 and Random 3." in talk.text
    record = parse_record(file.read_text())
    assert record.names == ("Anna", "Boris", "Random 1", "Random 2", "Random 3")
    assert dict(record.dice)["dice"] == "seeded"


def test_bad_answers_are_asked_again_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine")
    people = ["six", "6", "-1", "2", "x" * 41, "Random 1", "Anna", "Anna", "Boris"]
    talk = evening(
        Wishes(),
        "longer",
        "",
        *people,
        "9",
        "",
        "loaded",
        "",
        str(tmp_path / "taken"),
        str(tmp_path / "none" / "x"),
        "yes",
        "no",
    )
    for reason in (
        'There is no variant "longer", and no such file; there are classic, longo, mixx-a, mixx-b.',
        'Found "six", expected a whole number from 0 to 5.',
        'Found "6", expected a whole number from 0 to 5.',
        'Found "-1", expected a whole number from 0 to 5.',
        "A name is 1 to 40 printable characters, without spaces around it.",
        'The name "Random 1" belongs to the opponents.',
        'The name "Anna" is taken.',
        'Found "9", expected a whole number from 0 to 3.',
        'Found "loaded", expected virtual, real or fair.',
        "exists and is not written over",
        "is not there or closed",
    ):
        assert reason in talk.flowing
    assert 'Found "yes", expected the name of a file, or Enter for none.' in talk.text
    assert "Turn 1." in talk.text
    assert (tmp_path / "taken").read_text() == "mine"


def test_help_rules_and_quit_work_before_the_game() -> None:
    talk = evening(Wishes(), "?", "rules", "sheet", "save x", "why r5", "back", "quick", "", "", "?", "quit")
    assert talk.text.count("These questions set up the game.") == 2
    assert "What you skip is lost" in talk.flowing
    assert talk.text.count("The game has not begun yet.") == 3
    assert "There is nothing to take back." in talk.text
    assert talk.text.endswith("No game was begun.\nGoodbye.\n")
    assert talk.status == 0


def test_five_people_leave_no_room_for_opponents() -> None:
    talk = evening(Wishes(), "", "5", *[""] * 7)
    assert "Who else plays" not in talk.text
    assert "Qwixx: Player 1, Player 2, Player 3, Player 4 and Player 5." in talk.text


def test_nobody_may_watch_random_opponents() -> None:
    talk = evening(Wishes(), "", "0", "0", "", "", "")
    assert "expected a whole number from 1 to 5" in talk.text
    assert ": Gentle 1 and Steady 1." in talk.text
    assert talk.ended


def test_flags_for_the_players_leave_no_question() -> None:
    talk = evening(Wishes(names="Anna, Boris", seed="1"))
    assert talk.text.startswith("Qwixx: Anna and Boris.\n")


def test_other_flags_skip_their_own_question() -> None:
    talk = evening(Wishes(variant="longo", dice="virtual"), "", "", "", "")
    assert "Which" not in talk.text
    assert talk.text.startswith("How many people play")
    assert "Qwixx Longo" in talk.text


def test_a_sheet_file_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "train.sheet"
    path.write_text(TRAIN)
    talk = evening(Wishes(variant=str(path), bots="2", seed="1"))
    assert talk.text.startswith("Train Qwixx: ")
    assert talk.ended


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        (Wishes(variant="longer", bots="1"), 'there is no variant "longer"'),
        (Wishes(names="", bots="0"), "2 to 5 play, or one for practice; not 0"),
        (Wishes(names="Anna,Boris", bots="4"), "not 6"),
        (Wishes(names="A,B,C,D,E,F"), "not 6"),
        (Wishes(names="Anna,Anna"), 'the name "Anna" is taken'),
        (Wishes(names="Anna,,Boris"), "a name is 1 to 40"),
        (Wishes(names="Random 2"), "belongs to the opponents"),
        (Wishes(bots="two"), "expected a whole number from 0 to 5"),
        (Wishes(bots="2", dice="loaded"), "expected virtual, real or fair"),
        (Wishes(bots="2", seed="seven"), "a seed: a whole number"),
        (Wishes(bots="2", seed="7", dice="real"), "a seed is for virtual dice, not for real ones"),
        (Wishes(bots="2", seed="7", dice="fair"), "a seed is for virtual dice, not for fair ones"),
        (Wishes(bots="2", options="first-seven"), "each once, of first-six"),
    ],
)
def test_wrong_flags_are_refused_before_the_game(wishes: Wishes, said: str) -> None:
    with pytest.raises(QwixxError) as error:
        evening(wishes)
    assert said in error.value.message


def test_dice_without_a_six_cannot_decide_the_start(tmp_path: Path) -> None:
    path = tmp_path / "train.sheet"
    path.write_text(TRAIN)
    with pytest.raises(QwixxError, match="never show a 6"):
        evening(Wishes(variant=str(path), bots="2", options="first-six"))


def test_the_throws_for_the_start_are_told() -> None:
    talk = evening(Wishes(bots="2", seed="1", options="first-six"))
    throws = [line for line in talk.text.splitlines() if " throws a " in line]
    assert throws[-1].endswith("throws a 6.")
    assert throws[-1].partition(" throws")[0] + " begins." in talk.text


def test_the_same_seed_repeats_a_game_of_opponents() -> None:
    first, again, other = (evening(Wishes(bots="3", seed=seed)).text for seed in ("5", "5", "6"))
    assert first == again != other


def test_without_a_seed_games_differ() -> None:
    assert evening(Wishes(bots="2")).text != evening(Wishes(bots="2")).text


def test_opponents_may_have_levels() -> None:
    talk = evening(Wishes(bots="gentle, Sharp,gentle,steady", seed="3"))
    assert "Qwixx: Gentle 1, Sharp 1, Gentle 2 and Steady 1." in talk.text
    assert talk.ended


@pytest.mark.parametrize(
    ("bots", "error"),
    [("gentle,fierce", "or levels: random, gentle, steady or sharp"), ("gentle," * 5 + "gentle", "0 to 5 opponents")],
)
def test_levels_that_are_not_there_are_refused(bots: str, error: str) -> None:
    with pytest.raises(NotationError, match=error):
        evening(Wishes(bots=bots))


def test_levels_say_so_when_they_cannot_play_on_a_sheet(tmp_path: Path) -> None:
    path = tmp_path / "big.sheet"
    path.write_text(TRAIN.replace("dice: 4", "dice: 9"))
    with pytest.raises(QwixxError, match="only random opponents play on this sheet"):
        evening(Wishes(variant=str(path), bots="gentle,sharp"))
    assert evening(Wishes(variant=str(path), bots="2", seed="1")).ended
