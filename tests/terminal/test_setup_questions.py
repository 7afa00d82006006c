"""Before the game: questions with defaults, flags that answer them, and what is refused."""

from pathlib import Path

import pytest

from qwixx.rules import NotationError, QwixxError, parse_record
from qwixx.terminal.start_options import Flags
from tests.terminal.plain_play import evening
from tests.terminal.sheets import TRAIN


def test_enter_at_every_question_begins_a_game() -> None:
    talk = evening(Flags(), *[""] * 6)
    assert [line.partition("?")[0] for line in talk.text.splitlines() if "?" in line][:5] == [
        "Which game",
        "How many people play at this keyboard",
        "Name of player 1",
        "Who else plays",
        "Which dice",
    ]
    assert "Qwixx: Player 1 and Gentle bot." in talk.text
    assert "Turn 1," in talk.text


def test_the_questions_can_be_answered_otherwise(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    talk = evening(Flags(save=str(file)), "longo", "2", "Anna", "Boris", "3", "virtual")
    assert "Qwixx Longo: Anna, Boris, Random bot, Random bot 2 and Random bot 3." in talk.text
    record = parse_record(file.read_text())
    assert record.names == ("Anna", "Boris", "Random bot", "Random bot 2", "Random bot 3")
    assert dict(record.dice)["dice"] == "fair"


def test_bad_answers_are_asked_again_with_the_reason() -> None:
    people = ["six", "6", "-1", "2", "x" * 41, "Anna", "Anna", "Boris"]
    talk = evening(
        Flags(),
        "longer",
        "",
        *people,
        "9",
        "",
        "loaded",
        "",
    )
    for reason in (
        'There is no variant "longer", and no such file; there are classic, longo, mixx-a, mixx-b.',
        'Found "six", expected a whole number from 0 to 5.',
        'Found "6", expected a whole number from 0 to 5.',
        'Found "-1", expected a whole number from 0 to 5.',
        "A name is 1 to 40 printable characters, without spaces around it.",
        'The name "Anna" is taken.',
        'Found "9", expected a whole number from 0 to 3.',
        'Found "loaded", expected virtual, real or fair.',
    ):
        assert reason in talk.flowing
    assert "Turn 1," in talk.text


def test_help_rules_and_quit_work_before_the_game() -> None:
    talk = evening(Flags(), "?", "rules", "sheet", "save x", "why r5", "back", "quick", "", "", "?", "quit")
    assert talk.text.count("These questions set up the game.") == 2
    assert "What you skip is lost" in talk.flowing
    assert talk.text.count("The game has not begun yet.") == 3
    assert "There is nothing to take back." in talk.text
    assert talk.text.endswith("No game was begun.\nGoodbye.\n")
    assert talk.status == 0


def test_five_people_leave_no_room_for_opponents() -> None:
    talk = evening(Flags(), "", "5", *[""] * 7)
    assert "Who else plays" not in talk.text
    assert "Qwixx: Player 1, Player 2, Player 3, Player 4 and Player 5." in talk.text


def test_nobody_may_watch_random_opponents() -> None:
    talk = evening(Flags(), "", "0", "0", "", "", "")
    assert "expected a whole number from 1 to 5" in talk.text
    assert ": Gentle bot and Steady bot." in talk.text
    assert talk.ended


def test_flags_for_the_players_leave_no_question() -> None:
    talk = evening(Flags(names="Anna, Boris", seed="1"))
    assert talk.text.startswith("Qwixx: Anna and Boris.\n")


def test_other_flags_skip_their_own_question() -> None:
    talk = evening(Flags(variant="longo", dice="virtual"), "", "", "", "")
    assert "Which" not in talk.text
    assert talk.text.startswith("How many people play")
    assert "Qwixx Longo" in talk.text


def test_a_sheet_file_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "train.sheet"
    path.write_text(TRAIN)
    talk = evening(Flags(variant=str(path), bots="2", seed="1"))
    assert talk.text.startswith("Train Qwixx: ")
    assert talk.ended


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (Flags(variant="longer", bots="1"), 'there is no variant "longer"'),
        (Flags(names="", bots="0"), "2 to 5 play, or one for practice; not 0"),
        (Flags(names="Anna,Boris", bots="4"), "not 6"),
        (Flags(names="A,B,C,D,E,F"), "not 6"),
        (Flags(names="Anna,Anna"), 'the name "Anna" is taken'),
        (Flags(names="Anna,,Boris"), "a name is 1 to 40"),
        (Flags(bots="two"), "expected a whole number from 0 to 5"),
        (Flags(bots="2", dice="loaded"), "expected virtual, real or fair"),
        (Flags(bots="2", seed="seven"), "a seed: a whole number"),
        (Flags(bots="2", seed="7", dice="real"), "a seed is for virtual dice, not for real ones"),
        (Flags(bots="2", seed="7", dice="fair"), "a seed is for virtual dice, not for fair ones"),
        (Flags(bots="2", options="first-seven"), "each once, of first-six"),
    ],
)
def test_wrong_flags_are_refused_before_the_game(flags: Flags, said: str) -> None:
    with pytest.raises(QwixxError) as error:
        evening(flags)
    assert said in error.value.message


def test_dice_without_a_six_cannot_decide_the_start(tmp_path: Path) -> None:
    path = tmp_path / "train.sheet"
    path.write_text(TRAIN)
    with pytest.raises(QwixxError, match="never show a 6"):
        evening(Flags(variant=str(path), bots="2", options="first-six"))


def test_the_throws_for_the_start_are_told() -> None:
    talk = evening(Flags(bots="2", seed="1", options="first-six"))
    throws = [line for line in talk.text.splitlines() if " throws a " in line]
    assert throws[-1].endswith("throws a 6.")
    assert throws[-1].partition(" throws")[0] + " begins." in talk.text


def test_the_same_seed_repeats_a_game_of_opponents() -> None:
    first, again, other = (
        evening(Flags(bots="3", seed=seed)).text.partition("The record of")[0] for seed in ("5", "5", "6")
    )
    assert first == again != other


def test_without_a_seed_games_differ() -> None:
    first, second = (evening(Flags(bots="2")).text.partition("The record of")[0] for _ in range(2))
    assert first != second


def test_opponents_may_have_levels() -> None:
    talk = evening(Flags(bots="gentle, Sharp,gentle,steady", seed="3"))
    assert "Qwixx: Gentle bot, Sharp bot, Gentle bot 2 and Steady bot." in talk.text
    assert talk.ended


@pytest.mark.parametrize(
    ("bots", "error"),
    [
        ("gentle,fierce", "or levels: random, gentle, .* or champion"),
        ("gentle," * 5 + "gentle", "0 to 5 opponents"),
    ],
)
def test_levels_that_are_not_there_are_refused(bots: str, error: str) -> None:
    with pytest.raises(NotationError, match=error):
        evening(Flags(bots=bots))


def test_levels_say_so_when_they_cannot_play_on_a_sheet(tmp_path: Path) -> None:
    path = tmp_path / "big.sheet"
    path.write_text(TRAIN.replace("dice: 4", "dice: 9"))
    with pytest.raises(QwixxError, match="only random opponents play on this sheet"):
        evening(Flags(variant=str(path), bots="gentle,sharp"))
    assert evening(Flags(variant=str(path), bots="2", seed="1")).ended
