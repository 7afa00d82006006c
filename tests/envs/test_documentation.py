"""What `docs/research/environments.md` says is so: its numbers are those of the encoding, and its examples run."""

import re
from pathlib import Path

import pytest

from qwixx.envs import GYMNASIUM_ID, encoding, qwixx_v0
from qwixx.envs.openspiel import GAME_TYPE

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research" / "environments.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def places(table: str) -> list[tuple[int, int]]:
    """The spans of the first column of the table that follows a heading of columns."""
    rows = PAGE.partition(f"\n| {table} |")[2].partition("\n\n")[0].splitlines()[2:]
    spans = [re.findall(r"\d+", row.split("|")[1]) for row in rows]
    return [(int(span[0]), int(span[-1])) for span in spans]


def spans(starts: list[int], end: int) -> list[tuple[int, int]]:
    return [(start, after - 1) for start, after in zip(starts, [*starts[1:], end], strict=True)]


def test_actions() -> None:
    starts = [encoding.NOTHING, encoding.WHITE, encoding.LUCKY, encoding.LOW, encoding.HIGH]
    assert places("actions | when") == spans(starts, encoding.ACTIONS)


def test_fields() -> None:
    starts = [encoding.PHASE, encoding.ACTIVE, encoding.SPARED, encoding.DICE, encoding.DICE + 2, encoding.CLOSED]
    starts += [encoding.SKIPS, encoding.SEATS, encoding.SEATS + encoding.SEAT_SIZE]
    assert places("places | field") == spans(starts, encoding.size(2))
    sheet = PAGE.partition("A sheet is twelve numbers")[2]
    rows = [re.findall(r"\d+", row.split("|")[1]) for row in sheet.splitlines() if re.match(r"\| \d", row)]
    fields = [encoding.CROSSES, encoding.PLACES, encoding.PENALTIES, encoding.LUCKY_NUMBERS, encoding.SCORE]
    assert [(int(row[0]), int(row[-1])) for row in rows[:5]] == spans(fields, encoding.SEAT_SIZE)


def test_sizes_and_names() -> None:
    assert f"a vector of {encoding.SEATS} + {encoding.SEAT_SIZE} * players integers" in PAGE
    assert f"Box({encoding.SEATS} + {encoding.SEAT_SIZE} * players, int16)" in (qwixx_v0.__doc__ or "")
    assert f"version {encoding.VERSION}," in PAGE
    names = (GYMNASIUM_ID, qwixx_v0.raw_env.metadata["name"], GAME_TYPE.short_name)
    assert "names carry: " + ", ".join(f"`{name}`" for name in names) in PAGE


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_examples_run(example: str) -> None:
    exec(compile(example, "docs/research/environments.md", "exec"), {})  # noqa: S102 (ours)


def test_the_examples_were_found() -> None:
    assert len(EXAMPLES) == 4
