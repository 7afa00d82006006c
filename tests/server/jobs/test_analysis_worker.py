"""What the analyst answers about games on printed sheets, whose tables take too long to solve here."""

import asyncio
import re
from dataclasses import replace
from typing import Any

import pytest

from qwixx.dice import SeededDice
from qwixx.rules import IllegalError, Phase, QwixxError, format_record, variant
from qwixx.server.jobs import analysis_queue, analysis_worker
from qwixx.solve.question import Question
from qwixx.solve.solver import check_room
from tests.analysis.games import SHEETS, AtOnce, random_game
from tests.playing import played

GAME = played(SeededDice(11), turns=3)
ROLLED = replace(GAME, actions=GAME.actions[:4])


@pytest.fixture(autouse=True)
def _solved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_worker, "find_table", AtOnce)
    monkeypatch.setattr(analysis_worker, "_is_solved", lambda _: True)


def asked(job: str, **about: Any) -> dict[str, Any]:
    record = ROLLED if job == "advise" else GAME
    return analysis_worker.answer({"job": job, "record": format_record(record), "language": "en", **about})


def test_advice_goes_by_chances() -> None:
    assert ROLLED.final().phase is Phase.WHITE
    for player in range(2):
        options = asked("advise", player=player)["options"]
        chances = [option["chance"] for option in options]
        assert chances == sorted(chances, reverse=True)
        assert options[0]["chance_cost"] == 0
        assert {"expected_score", "cost", "notation", "white"} <= set(options[0])


def test_advice_on_a_printed_sheet_does_not_wait_for_points(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = asked("advise", player=0)
    monkeypatch.setattr(analysis_worker, "_is_solved", lambda _: False)
    found = asked("advise", player=0)
    assert found["unsolved"]
    first = found["first"]
    assert first["question"] == whole["question"]
    assert {option["expected_score"] for option in first["options"]} == {None}
    assert {option["cost"] for option in first["options"]} == {None}
    best = first["options"][0]
    assert [best[key] for key in ("notation", "chance", "chance_cost")] == [
        whole["options"][0][key] for key in ("notation", "chance", "chance_cost")
    ]
    assert re.fullmatch(r"The chance to win with .* is [\d.]+%, with .* [\d.]+%\.", first["why"])


def test_neither_does_a_review(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_worker, "_is_solved", lambda _: False)
    found = asked("review")
    assert found["unsolved"]
    assert found["first"]["costliest"] is None
    assert found["first"]["costliest_chances"]


def test_on_other_sheets_there_is_nothing_to_tell_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_worker, "_is_solved", lambda _: False)
    record = format_record(random_game(SHEETS["short"], 2, 1))
    assert analysis_worker.answer({"job": "review", "record": record, "language": "en"})["first"] is None


def test_a_review_has_both_judgements() -> None:
    found = asked("review")
    starts = [player["chances"]["start"] for player in found["players"]]
    assert sum(starts) == pytest.approx(1)
    assert found["costliest_chances"]
    assert all(0 < decision["cost"] <= 1 for decision in found["costliest_chances"])


def test_what_takes_too_much_memory_is_not_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_worker, "find_table", pytest.fail)
    monkeypatch.setattr(analysis_worker, "MOST_MEMORY", 1 << 20)
    with pytest.raises(IllegalError) as refused:
        asked("solve", threads=1, bytes=1e9)
    assert refused.value.code == "memory"


@pytest.mark.parametrize(("name", "lucky"), [("classic", None), ("longo", (5, 8)), ("mixx-a", None), ("mixx-b", None)])
def test_all_printed_sheets_are_small_enough_for_five_players(name: str, lucky: tuple[int, int] | None) -> None:
    check_room(Question(variant(name), 5, lucky), analysis_worker.MOST_MEMORY)


async def test_nobody_keeps_all_others_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_queue, "ANALYST", "tests.server.jobs.slow_worker")

    room = analysis_queue.AnalysisQueue(threads=1, gigabytes=1)
    asked = [asyncio.create_task(room.ask({}, "one")) for _ in range(analysis_queue.MOST_AT_ONCE)]
    await asyncio.sleep(0)
    with pytest.raises(QwixxError) as refused:
        await room.ask({"say": "one more"}, "one")
    assert refused.value.code == "too-fast"
    for question in asked:
        question.cancel()
    await asyncio.wait(asked)
    assert (await room.ask({"say": "mine"}, "other")).facts == {"said": "mine"}
    assert (await room.ask({"say": "again"}, "one")).facts == {"said": "again"}
    await room.close()
