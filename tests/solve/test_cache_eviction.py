"""Tables make room for others when they were not used for longest, and never while they are needed."""

import os
from pathlib import Path

import pytest

from qwixx.rules import Sheet
from qwixx.solve import cache
from qwixx.solve.cache import find_table, kept_file
from qwixx.solve.cache_eviction import clear
from qwixx.solve.question import Question
from tests.solve.sheets import small

VARIANT = small("two locking numbers")
OLDEST, OLDER, NEWEST = (Question(VARIANT, players) for players in (2, 3, 4))


@pytest.fixture(autouse=True)
def _kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for at, question in enumerate((OLDEST, OLDER, NEWEST)):
        find_table(question)
        os.utime(kept_file(question), (at, at))
    monkeypatch.setattr(cache, "_in_memory", {})
    (folder / "file").write_text("of somebody")


def size(*questions: Question) -> int:
    return sum(kept_file(question).stat().st_size for question in questions)


def kept() -> list[Question]:
    return [question for question in (OLDEST, OLDER, NEWEST) if kept_file(question).exists()]


def test_what_was_used_longest_ago_goes_and_its_lock_with_it(folder: Path) -> None:
    clear(size(OLDER, NEWEST), [])
    assert kept() == [OLDER, NEWEST]
    assert sorted(path.suffix for path in folder.iterdir()) == ["", ".lock", ".lock", ".values", ".values"]
    clear(size(NEWEST, OLDER) - 1, [])
    assert kept() == [NEWEST]


def test_what_fits_stays() -> None:
    clear(size(OLDEST, OLDER, NEWEST), [])
    assert kept() == [OLDEST, OLDER, NEWEST]


def test_to_be_read_is_to_be_used() -> None:
    find_table(OLDEST)
    clear(size(OLDEST, NEWEST), [])
    assert kept() == [OLDEST, NEWEST]


def test_what_is_needed_stays_and_takes_the_room_of_others() -> None:
    clear(size(OLDEST, NEWEST), [OLDEST])
    assert kept() == [OLDEST, NEWEST]
    clear(0, [OLDEST])
    assert kept() == [OLDEST]


def test_L8_what_is_needed_may_be_mirrored() -> None:
    lucky = Question(small("lucky"), 1, (5, 6))
    find_table(lucky)
    clear(0, [lucky])
    assert kept_file(lucky).exists()


def test_what_was_left_half_written_goes_too(folder: Path) -> None:
    part = folder / ".left.part"
    part.write_bytes(bytes(10))
    os.utime(part, (0, 0))
    clear(size(OLDEST, OLDER, NEWEST), [])
    assert not part.exists()
    assert kept() == [OLDEST, OLDER, NEWEST]


def test_a_table_that_goes_while_it_is_read_can_still_be_read() -> None:
    table = find_table(OLDEST)
    value = table.expected_score(Sheet(), 0, 0)
    clear(0, [])
    assert kept() == []
    assert table.expected_score(Sheet(), 0, 0) == value


def test_memory_lets_go_of_what_was_removed() -> None:
    find_table(OLDEST)
    find_table(NEWEST)
    clear(0, [NEWEST])
    assert list(cache._in_memory) == [NEWEST]
