"""The playthroughs still read as they did."""

import pytest

from qwixx.rules import parse_record
from tests.golden.files import PLAYTHROUGHS, RECORDS, difference
from tests.golden.playthrough import LETTERS, MORE_LETTERS, playthrough
from tests.golden.tables import TABLES

NAMES = [table.name for table in TABLES]


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_replays_to_the_letter(name: str) -> None:
    record = parse_record((RECORDS / f"{name}.qwixx").read_text(encoding="utf-8"))
    changed = difference(PLAYTHROUGHS / f"{name}.txt", playthrough(record))
    if changed:
        pytest.fail(changed, pytrace=False)


def test_there_is_one_playthrough_for_each_table() -> None:
    assert sorted(path.stem for path in PLAYTHROUGHS.iterdir()) == sorted(NAMES)


def test_between_them_the_playthroughs_give_every_reason_why_a_cell_may_not_be_crossed() -> None:
    given = set()
    for path in PLAYTHROUGHS.iterdir():
        reasons = path.read_text(encoding="utf-8").partition("\nreasons as first given\n")[2]
        given |= {line.split()[0] for line in reasons.splitlines()}
    assert given == {*LETTERS, *MORE_LETTERS}
