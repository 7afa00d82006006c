"""`qwixx perft`: counts for fixed rolls."""

import json

import pytest

from qwixx.cli import main


def test_the_first_turn_can_be_counted_by_hand(capsys: pytest.CaptureFixture[str]) -> None:
    """Five in any row or nothing, for two; then of red 6, red 3, yellow 5, yellow 2, green 5, blue 5 what is left."""
    rolls = ["--roll", "4+1 r2 y1 g1 b1"]
    assert main(["perft", "--players", "2", "--json", *rolls]) == 0
    (turn,) = json.loads(capsys.readouterr().out)["turns"]
    assert turn["white_ways"] == 25
    reach = {"nothing": 6, "red 5": 5, "yellow 5": 4, "green 5": 5, "blue 5": 5}
    assert turn["ways"] == 5 * sum(1 + crosses for crosses in reach.values())
    assert turn["ended_ways"] == 0


def test_depth_and_seed_fix_the_rolls(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "--depth", "2", "--seed", "3"]) == 0
    first = capsys.readouterr().out
    assert len(first.splitlines()) == 4
    assert main(["perft", "--depth", "2", "--seed", "3"]) == 0
    assert capsys.readouterr().out == first


def test_a_position_may_be_counted_from(capsys: pytest.CaptureFixture[str]) -> None:
    position = "classic 2,3,4,5,6/-/-/-/p0 -/2,3,4,5,6/-/-/p3 active=2"
    assert main(["perft", "--position", position, "--roll", "6+6 r1 y1 g1 b1", "--json"]) == 0
    (turn,) = json.loads(capsys.readouterr().out)["turns"]
    assert turn["ended_ways"] > 0


@pytest.mark.parametrize(
    "wrong", [["--depth", "0"], ["--players", "6"], ["--roll", "4"], ["--roll", "9+1 r1 y1 g1 b1"], ["--position", "x"]]
)
def test_wrong_arguments_get_one_sentence(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", *wrong]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_turns_that_would_take_hours_are_refused_after_those_that_can_be_counted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["perft", "--players", "5", "--depth", "2"]) == 1
    said = capsys.readouterr()
    assert len(said.out.splitlines()) == 3
    assert said.err.startswith("qwixx: turn 2 would lead to about 590,000,000 positions, too many to count")
    assert main(["perft", "--players", "5", "--depth", "2", "--json"]) == 1
    assert len(json.loads(capsys.readouterr().out)["turns"]) == 1
