"""`qwixx review` as people use it."""

import io
import json
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from qwixx.cli import main
from qwixx.dice import SeededDice
from qwixx.rules import Record, Start, StartKind, format_record, parse_choice, parse_position, parse_sheet
from qwixx.solve import cache
from tests.analysis.games import SHEETS, AtOnce, random_game
from tests.cli.test_progress import Terminal
from tests.playing import played

Captured = pytest.CaptureFixture[str]
GAME = random_game(SHEETS["twice-locking"], 3, 8)
PLAYER_KEYS = {"name", "question", "lucky", "limits", "start", "luck", "skill", "others", "final", "moments", "chances"}
MOMENT_KEYS = {"turn", "roll", "active", "notation", "penalty", "before", "luck", "skill", "others", "after"}
DECISION_KEYS = {"turn", "player", "phase", "position", "roll", "chosen", "best", "cost", "why"}


@pytest.fixture(autouse=True)
def _cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QWIXX_CACHE", str(tmp_path / "cache"))


def saved(folder: Path, record: Record) -> str:
    file = folder / "game.qwixx"
    file.write_text(format_record(record), encoding="utf-8")
    return str(file)


def facts_of(capsys: Captured, *arguments: str) -> dict[str, Any]:
    assert main(["review", *arguments, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    found: dict[str, Any] = json.loads(said.out)
    return found


def test_review_in_words(tmp_path: Path, capsys: Captured) -> None:
    assert main(["review", saved(tmp_path, GAME)]) == 0
    said = capsys.readouterr()
    for part in (
        "Start     Luck    Skill   Others    Final",
        "points\n",
        "The costliest choices",
        "2 turns of others",
        "Better",
    ):
        assert part in said.out
    assert said.err == ""


def test_review_as_json(tmp_path: Path, capsys: Captured) -> None:
    found = facts_of(capsys, saved(tmp_path, GAME))
    assert set(found) == {"variant", "date", "turns", "outcome", "players", "costliest", "costliest_chances"}
    assert [set(player) for player in found["players"]] == [PLAYER_KEYS] * 3
    result = GAME.result
    assert result
    assert found["outcome"]["winners"] == list(result.outcome.winners)
    for player, total in zip(found["players"], result.totals, strict=True):
        parts = player["start"] + player["luck"] + player["skill"] + player["others"]
        assert parts == pytest.approx(player["final"], abs=1e-9)
        assert player["final"] == pytest.approx(total, abs=1e-9)
        assert player["limits"] == ["others"]
        assert len(player["moments"]) == found["turns"]
        assert player["chances"] is None
        assert {frozenset(moment) for moment in player["moments"]} == {frozenset(MOMENT_KEYS)}
    assert found["costliest_chances"] is None
    check_decisions(found)


def check_decisions(found: dict[str, Any]) -> None:
    decisions = found["costliest"]
    assert len(decisions) == 5
    for decision in decisions:
        assert set(decision) == DECISION_KEYS
        game = parse_position(decision["position"], lambda _: GAME.variant)
        assert game.phase.value == decision["phase"]
        for option in (decision["chosen"], decision["best"]):
            first = parse_choice(GAME.variant, option["notation"].split()[0])
            assert first in game.choices(decision["player"])
            as_json = None if first is None else {"row": first.row, "number": first.number}
            assert option[decision["phase"]] == as_json
        difference = decision["best"]["expected_score"] - decision["chosen"]["expected_score"]
        assert decision["cost"] == pytest.approx(difference)


def test_a_review_of_a_printed_sheet_has_chances_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr(cache, "find_table", lambda question, *_: AtOnce(question))
    file = saved(tmp_path, played(SeededDice(11), turns=6))
    found = facts_of(capsys, file)
    for player in found["players"]:
        chances = player["chances"]
        assert set(chances) == {"start", "luck", "skill", "others", "final", "moments"}
        assert len(chances["moments"]) == found["turns"] == 6
        assert set(chances["moments"][0]) == {"before", "luck", "skill", "others", "after"}
    for decision in found["costliest_chances"]:
        assert decision["cost"] == pytest.approx(decision["best"]["chance"] - decision["chosen"]["chance"])
        assert "chance to win" in decision["why"]
        assert isinstance(decision["best"]["expected_score"], float)
    assert main(["review", file]) == 0
    told = capsys.readouterr().out
    assert told.index("Chance to win over the turns") < told.index("Expected score over the turns")
    assert facts_of(capsys, file, "--solo")["players"][0]["chances"] is None


def test_a_solitary_review_asks_another_question(tmp_path: Path, capsys: Captured) -> None:
    found = facts_of(capsys, saved(tmp_path, GAME), "--solo", "--threads", "1")
    assert {player["question"] for player in found["players"]} == {"solo"}
    assert {tuple(player["limits"]) for player in found["players"]} == {("others", "another-pace")}


def test_a_record_may_come_through_a_pipe(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(format_record(GAME)))
    assert facts_of(capsys, "-")["turns"] > 3


def test_pages_and_drawings_are_written(tmp_path: Path, capsys: Captured) -> None:
    page, drawing = tmp_path / "report.html", tmp_path / "chart.svg"
    assert main(["review", saved(tmp_path, GAME), "--html", str(page), "--svg", str(drawing)]) == 0
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert "Boris" in "".join(ET.parse(drawing).getroot().itertext())  # noqa: S314 (ours)
    assert "The costliest choices" in capsys.readouterr().out


def test_L3_each_lucky_pair_has_its_table_and_is_named_while_it_is_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr("qwixx.cli.progress_line.EVERY", 0.0)
    game = random_game(SHEETS["lucky"], 3, 1)
    assert main(["review", saved(tmp_path, game), "--json"]) == 0
    drawn = terminal.getvalue()
    for place, pair in enumerate(("2-3", "2-6", "3-4"), start=1):
        assert f"solving lucky, in the rhythm of a table of 3, lucky numbers {pair}, table {place} of 3 …" in drawn
    found = json.loads(capsys.readouterr().out)
    assert [player["lucky"] for player in found["players"]] == [[2, 3], [2, 6], [3, 4]]


def test_a_game_without_turns_gives_its_start_values(tmp_path: Path, capsys: Captured) -> None:
    file = saved(tmp_path, random_game(SHEETS["short"], 2, 1, actions=0))
    assert main(["review", file]) == 0
    assert "No turn was played yet" in capsys.readouterr().out
    found = facts_of(capsys, file)
    assert (found["turns"], found["outcome"], found["costliest"]) == (0, None, [])
    assert all(player["start"] == player["final"] for player in found["players"])


def test_a_game_that_is_not_over_is_reviewed_as_far_as_it_goes(tmp_path: Path, capsys: Captured) -> None:
    for actions in range(1, 7):
        file = saved(tmp_path, random_game(SHEETS["short"], 2, 1, actions))
        assert main(["review", file, "--html", str(tmp_path / "report.html")]) == 0
        assert "The game is not over" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        ("{game} --html /nowhere/at/all.html", "/nowhere/at/all.html cannot be written"),
        ("{game} --svg /nowhere/at/all.svg", "/nowhere/at/all.svg cannot be written"),
        ("/nowhere/at/all.qwixx", "no file “/nowhere/at/all.qwixx”"),
        ("{other}", 'expected "qwixx record 1"'),
        ("{large}", "dice of up to 8 sides can be solved, not of 10"),
    ],
)
def test_bad_input_gets_one_sentence(flags: str, message: str, tmp_path: Path, capsys: Captured) -> None:
    other, large = tmp_path / "other.txt", tmp_path / "large.qwixx"
    other.write_text("a letter to a friend\n", encoding="utf-8")
    sheet = parse_sheet("name: large\ndice: 10\nneeds: 1\nrow: R2 R3\nrow: Y2 Y3\nrow: G4 G3\nrow: B4 B3\n")
    large.write_text(format_record(Record(sheet, ("Anna",), Start(StartKind.SEAT, 0), (None,))), encoding="utf-8")
    game = saved(tmp_path, GAME)
    assert main(["review", *flags.format(game=game, other=other, large=large).split()]) == 1
    said = capsys.readouterr()
    assert message in said.err
    assert said.err.startswith("qwixx: ")
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_without_numba_the_remedy_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    assert main(["review", saved(tmp_path, GAME)]) == 1
    assert "pip install qwixx[fast]" in capsys.readouterr().err
