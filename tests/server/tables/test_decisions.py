"""What came of requests: a command that changes nothing is done already, or refused."""

import pytest

from qwixx.match import Command, Commit
from qwixx.server.tables.decisions import decide
from qwixx.server.tables.table_request import Request
from tests.match.house import House

HOUSE = House(1).sit(1, chains=True)
AGAIN = Commit(HOUSE.chains[0].commitment)
"""What the table knows already."""
WRONG = Commit(b"short")


@pytest.mark.parametrize(
    ("command", "sent", "is_current", "refusal"),
    [
        (AGAIN, "a", True, None),
        (AGAIN, None, True, "no-change"),
        (AGAIN, "a", False, "no-change"),
        (WRONG, "a", True, "commitment"),
        (WRONG, None, True, "commitment"),
    ],
    ids=["again", "again without an id", "again by a stale copy", "wrong", "wrong without an id"],
)
def test_only_a_numbered_command_that_changes_nothing_counts_as_done(
    command: Command, sent: str | None, is_current: bool, refusal: str | None
) -> None:
    request = Request(command, 0, id=sent)
    found = decide(HOUSE.table, [request], frozenset(), HOUSE.now, is_current=is_current)
    assert found.events == []
    assert found.done == ([] if refusal else [request])
    assert [error.code for _, error in found.refused] == ([refusal] if refusal else [])
