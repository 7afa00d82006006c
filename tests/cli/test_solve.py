"""`qwixx solve` and `qwixx advise`."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from qwixx.cli import main
from qwixx.rules import format_sheet
from qwixx.solve import cache
from qwixx.solve.question import Question
from qwixx.solve.solver import solve
from tests.analysis.games import AtOnce
from tests.solve.sheets import small

VARIANT = small("two locking numbers")
Facts = dict[str, Any]


@pytest.fixture(autouse=True)
def sheet_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Small sheets in the current folder, and an empty cache."""
    monkeypatch.setenv(cache.FOLDER, str(tmp_path / "cache"))
    monkeypatch.setattr(cache, "_in_memory", {})
    monkeypatch.chdir(tmp_path)
    for variant in (VARIANT, small("lucky")):
        (tmp_path / f"{variant.name}.sheet").write_text(format_sheet(variant))


def run_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> Facts:
    assert main([*arguments, "--json"]) == 0
    done = capsys.readouterr()
    assert done.err == ""
    found: Facts = json.loads(done.out)
    return found


def test_solo(capsys: pytest.CaptureFixture[str]) -> None:
    facts = run_json(capsys, "solve", "--variant", "two-locking-numbers.sheet")
    value = solve(Question(VARIANT))[0, 0, 0, 0]
    assert facts["expected_score"] == value
    assert facts["expected_scores"] == [value]
    assert facts["question"] == "solo"
    assert facts["states"] > 40
    assert not facts["kept"]
    assert facts["seconds"] >= 0
    assert facts["cpu_seconds"] >= 0
    assert facts["peak_rss_mb"] > 10


def test_paced_gives_each_place_the_one_right_after_its_turn_first(capsys: pytest.CaptureFixture[str]) -> None:
    facts = run_json(capsys, "solve", "--variant", "two-locking-numbers.sheet", "--players", "3")
    about_to_be, one_turn, two_turns = solve(Question(VARIANT, 3))[:, 0, 0, 0]
    assert facts["expected_scores"] == pytest.approx([about_to_be, two_turns, one_turn], abs=1e-12)


def test_a_kept_table_is_read_and_fresh_solves_again(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("solve", "--variant", "two-locking-numbers.sheet")
    first = run_json(capsys, *arguments)
    cache._in_memory.clear()
    assert run_json(capsys, *arguments)["kept"]
    assert not run_json(capsys, *arguments, "--fresh")["kept"]
    assert first["expected_score"] == run_json(capsys, *arguments)["expected_score"]


def test_L3_lucky_numbers_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--variant", "lucky.sheet", "--lucky", "5-3", "--players", "2"]) == 0
    out = capsys.readouterr().out
    assert "in the rhythm of a table of 2, lucky numbers 3-5" in out
    assert "about to be active" in out
    assert "active after 1 turn of others" in out


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (["solve", "--lucky", "5-8"], "no lucky numbers"),
        (["solve", "--variant", "nothing"], "nothing"),
        (["solve", "--variant", "large.sheet"], "8 sides"),
        (["advise", "classic -/-/-/-/p0"], "nothing has been rolled"),
        (["advise", "classic -/-/-/-/p0", "--roll", "7+1 r1 y1 g1 b1"], "cannot show 7"),
        (["advise", "classic -/-/-/-/p0", "--player", "2", "--roll", "6+1 r1 y1 g1 b1"], "no player 2"),
        (["advise", "classic -/-/-/-/p0 -/-/-/-/p0", "--players", "3", "--roll", "6+1 r1 y1 g1 b1"], "2 sheets"),
        (
            ["advise", "classic -/-/-/-/p0 phase=white roll=1+1,r1,y1,g1,b1", "--roll", "6+1 r1 y1 g1 b1"],
            "has its roll",
        ),
        (["advise", "classic 2/-"], "a sheet such as"),
        (["advise", ""], "a position"),
    ],
)
def test_wrong_arguments_get_one_sentence(
    wrong: list[str], words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("large.sheet").write_text("name: large\ndice: 10\nneeds: 1\nrow: R2 R3\nrow: Y2 Y3\nrow: G4 G3\nrow: B4 B3\n")
    monkeypatch.setattr(cache, "solve", None)
    assert main(wrong) == (1 if "large.sheet" in wrong else 2)
    (sentence,) = capsys.readouterr().err.splitlines()
    assert words in sentence


def test_C8_C9_advice_lists_every_choice_the_best_first(capsys: pytest.CaptureFixture[str]) -> None:
    facts = run_json(capsys, "advise", "two-locking-numbers.sheet -/-/-/-/p0", "--roll", "1+1 r1 y2 g2 b2")
    assert {option["notation"] for option in facts["options"]} == {"- -", "- R2", "R2 -", "Y2 -", "Y2 R2", "Y2 Y3"}
    assert facts["question"] == "solo"
    assert facts["limits"] == []
    assert facts["roll"] == {"white": [1, 1], "red": 1, "yellow": 2, "green": 2, "blue": 2}
    costs = [option["cost"] for option in facts["options"]]
    assert costs[0] == 0
    assert costs == sorted(costs)
    best = facts["options"][0]
    assert all(best["expected_score"] - option["cost"] == option["expected_score"] for option in facts["options"])
    assert best["notation"].split()[0] in ("-", "R2", "Y2")
    assert facts["why"].endswith(".")


def test_advice_for_a_table_says_what_it_leaves_out(capsys: pytest.CaptureFixture[str]) -> None:
    sheets = "two-locking-numbers.sheet -/-/-/-/p0 2,3/-/-/-/p0"
    facts = run_json(capsys, "advise", sheets, "--roll", "1+1 y2 g2 b2", "--player", "2")
    assert facts["question"] == "paced 2"
    assert facts["player"] == 1
    assert [limit["code"] for limit in facts["limits"]] == ["others"]
    assert all({"white", "notation", "expected_score", "cost"} <= set(option) for option in facts["options"])
    assert not any("colour" in option for option in facts["options"])
    facts = run_json(capsys, "advise", sheets, "--roll", "1+1 y2 g2 b2", "--solo")
    assert [limit["code"] for limit in facts["limits"]] == ["others", "another-pace", "closed-by-others"]


def test_one_sheet_may_sit_at_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    one = run_json(
        capsys, "advise", "two-locking-numbers.sheet 2/-/-/-/p0", "--players", "2", "--roll", "1+1 r1 y2 g2 b2"
    )
    two = run_json(capsys, "advise", "two-locking-numbers.sheet 2/-/-/-/p0 -/-/-/-/p0", "--roll", "1+1 r1 y2 g2 b2")
    assert one["options"] == two["options"]


POSITION = "classic 5,7/10/-/-/p1 2,3/4/-/9/p0"


def test_advice_at_a_table_on_a_printed_sheet_goes_by_chances(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "find_table", lambda question, *_: AtOnce(question))
    roll = ("--roll", "4+1 r2 y3 g6 b6")
    facts = run_json(capsys, "advise", POSITION, *roll)
    chances = [option["chance"] for option in facts["options"]]
    assert chances == sorted(chances, reverse=True)
    assert [option["chance_cost"] for option in facts["options"]] == [chances[0] - each for each in chances]
    assert min(option["cost"] for option in facts["options"]) == 0
    assert main(["advise", POSITION, *roll]) == 0
    told = capsys.readouterr().out
    assert "chance" in told
    assert f"{100 * chances[0]:.1f}%" in told
    for alone in ([POSITION, "--solo"], ["classic 5,7/10/-/-/p1", "--players", "2"], ["classic 5/-/-/-/p0"]):
        facts = run_json(capsys, "advise", *alone, *roll)
        assert {option["chance"] for option in facts["options"]} == {None}


def test_advice_in_words_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    position = "two-locking-numbers.sheet -/2/-/-/p0 phase=colour roll=1+1,r1,y2,g2,b2 spared=yes"
    monkeypatch.setattr("sys.stdin", StringIO(position))
    assert main(["advise", "-"]) == 0
    out = capsys.readouterr().out
    assert "White 1 and 1, sum 2" in out
    assert "alone" in out
    assert "Y3" in out
