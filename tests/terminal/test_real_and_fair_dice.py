"""Dice that people roll and type in, and dice that everyone can check."""

import hashlib
from pathlib import Path

import pytest

from qwixx.dice import Verdict, check_dice
from qwixx.rules import QwixxError, parse_record
from qwixx.rules.record import StartKind
from qwixx.terminal.start_options import Flags
from tests.terminal.plain_play import evening, typed_dice

REAL = Flags(names="Anna,Boris", dice="real")


def test_real_dice_are_typed_in_and_asked_for_again_when_wrong() -> None:
    wrong = ["", "nobody", "0", "3", "2", "", "banana", "1 2 3", "41236", "412367", "4+1 r2", "back", "4+1 r2 y3 g6 b6"]
    talk = evening(REAL, *wrong)
    assert talk.text.count("Type the player who begins, 1 to 2.") == 5
    assert "Boris begins." in talk.text
    assert talk.text.count("Type what the dice show: white, white, red, yellow, green, blue.") == 8
    assert 'Found "7", expected a whole number from 1 to 6.' in talk.text
    assert "The yellow die is in the game and must be rolled." in talk.text
    assert "Turn 1, Boris is active: white 4 and 1, sum 5; red 2, yellow 3, green 6, blue 6." in talk.flowing


def test_a_mistyped_roll_can_be_taken_back_and_leaves_no_trace(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    flags = Flags(names="Anna,Boris", dice="real", save=str(file))
    talk = evening(flags, "1", "412366", "1", "back", "back", "666666", quick=False)
    assert "The roll is taken back." in talk.text
    assert file.read_text().splitlines()[-1] == "1. player 1: 6+6 r6 y6 g6 b6"


def test_a_roll_that_nobody_can_use_is_confirmed_before_it_counts() -> None:
    talk = evening(Flags(bots="2", dice="real"), "1", "412366", "back", "412365", "", "111111", quick=False)
    assert talk.text.count("Is the roll right? Enter to confirm, back to change.") == 3


def test_commands_work_while_dice_are_typed_in() -> None:
    for flags in (REAL, Flags(bots="2", dice="real")):
        talk = evening(flags, "1", "sheet", "why r5", "dice", "read")
        assert "The dice have not been rolled yet (rule C7)." in talk.text
        assert "Sheet of " in talk.text


def test_first_six_with_real_dice() -> None:
    flags = Flags(names="Anna,Boris", dice="real", options="first-six")
    talk = evening(flags, "1 2 3", "6 6", "2 4 6")
    assert talk.flowing.count("Type one throw after another from player 1 on, up to the first 6.") == 3
    assert "Anna throws a 2. Boris throws a 4. Anna throws a 6. Anna begins." in talk.flowing


def test_alone_with_real_dice_one_begins_oneself() -> None:
    talk = evening(Flags(names="Anna", dice="real"))
    assert talk.text.startswith("Qwixx: Anna.\n")
    assert "Type the player" not in talk.text


@pytest.mark.parametrize("quick", [True, False])
def test_a_whole_game_with_real_dice(tmp_path: Path, quick: bool) -> None:
    file = tmp_path / "game.txt"
    lines = typed_dice(3)
    talk = evening(
        Flags(names="Anna,Boris", bots="1", dice="real", save=str(file)), answer=lambda _: next(lines), quick=quick
    )
    assert talk.ended
    record = parse_record(file.read_text())
    assert record.result
    assert record.start.kind is StartKind.DRAWN
    assert dict(record.dice) == {"dice": "real"}


def fair_game(file: Path) -> str:
    flags = Flags(names="Anna,Boris", dice="fair", save=str(file))
    return evening(flags, "save the whales", "", *["1"] * 500).text


def test_fair_dice_commit_before_the_game_and_prove_themselves_after_it(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    text = fair_game(file)
    record = parse_record(file.read_text())
    facts = dict(record.dice)
    before = text.partition("Turn 1,")[0]
    assert facts["dice commitment"] in before
    assert facts["dice commitment 1"] in before
    assert "dice commitment 2" not in facts
    assert facts["dice secret"] not in text
    assert facts["dice secret 1"] == hashlib.sha256(b"save the whales").hexdigest()
    assert before.index(facts["dice commitment"]) < before.index("Anna, type words of your own")
    assert check_dice(record) is Verdict.PROVED
    assert record.result
    assert f"Check it with: qwixx verify {file}\n" in text


def test_fair_dice_go_on_after_a_resume(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    evening(Flags(names="Anna,Boris", dice="fair", save=str(file)), "", "mine", *["1"] * 7)
    evening(Flags(resume=str(file)), *["1"] * 500)
    record = parse_record(file.read_text())
    assert record.result
    assert check_dice(record) is Verdict.PROVED


@pytest.mark.parametrize("fact", ["secret", "secret 1"])
def test_fair_dice_whose_secret_is_not_in_the_file_cannot_go_on(tmp_path: Path, fact: str) -> None:
    file = tmp_path / "game.txt"
    evening(Flags(names="Anna,Boris", dice="fair", save=str(file)), "mine", "", "1", "1", "1")
    lines = [line for line in file.read_text().splitlines() if not line.startswith(f"dice {fact}:")]
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(QwixxError, match="cannot be resumed"):
        evening(Flags(resume=str(file)))
