"""What `docs/research/datasets.md` says is so: its columns are those of the files, in their order."""

import re
from pathlib import Path

import pyarrow as pa
import pytest

from qwixx.datasets.columns import VERSION, decision_schema, game_schema, observation_columns
from qwixx.datasets.parquet_file import GROUP
from qwixx.envs import encoding

PAGE = (Path(__file__).parents[2] / "docs" / "research" / "datasets.md").read_text(encoding="utf-8")


def table(heading: str) -> list[list[str]]:
    """The cells of the first table after a heading, without its head."""
    lines = PAGE.partition(heading)[2].partition("\n| ")[2].partition("\n\n")[0].splitlines()
    return [line.strip("| ").split(" | ") for line in lines[2:]]


def names(cell: str) -> list[str]:
    """The columns that a cell names; `a_0` … `a_3` are all between."""
    found = re.findall(r"`(\w+)`", cell)
    if "…" not in cell:
        return found
    stem, first, last = found[0].rpartition("_")[0], *(int(name.rpartition("_")[2]) for name in found)
    return [f"{stem}_{number}" for number in range(first, last + 1)]


def test_columns_of_games() -> None:
    schema, rows = game_schema(1), table("\n## Games")
    documented = [re.sub("_s$", "_0", name) for row in rows for name in names(row[0])]
    assert documented == schema.names
    kinds = [kind for row in rows for kind in row[1].split(", ")]
    assert kinds == [str(field.type) for field in schema]


@pytest.mark.parametrize("players", [1, 2, 5])
def test_columns_of_observations(players: int) -> None:
    rows = table("The\ncolumns of the observation")
    shared = [name for row in rows for name in names(row[0]) if not name.startswith("pk_")]
    own = [name for row in rows for name in names(row[0]) if name.startswith("pk_")]
    sheets = [name.replace("pk_", f"p{place}_") for place in range(players) for name in own]
    assert shared + sheets == observation_columns(players)
    assert len(shared + sheets) == encoding.size(players)


def test_columns_of_decisions() -> None:
    before, middle, after = "game turn seat bot", "phase", "legal action p0_final p1_final margin win_share"
    cells = [names(row[0]) for row in table("\n## Decisions") if "…" not in row[0]]
    documented = [name for cell in cells for name in cell]
    assert documented == [*before.split(), *after.replace("p0_final p1_final", "pk_final").split()]
    schema = decision_schema(2)
    assert schema.names == [*before.split(), *observation_columns(2), *after.split()]
    assert schema.field(middle).type == pa.int8()
    assert schema.field("p1_score").type == pa.int16()


def test_numbers() -> None:
    assert f"in groups of {GROUP:,} or" in PAGE
    assert f"the version of this page, {VERSION};" in PAGE
    assert f"of observations and actions, {encoding.VERSION} |" in PAGE
