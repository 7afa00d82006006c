"""The facts that errors carry, for sentences in any language."""

import pytest

from qwixx.rules import QwixxError, parse_roll, parse_sheet, sheet_of, variant
from qwixx.rules.facts import cell_facts
from tests.terminal.sheets import REPEATED

CLASSIC = variant("classic")
SHORT = "name: short\ndice: 6\nneeds: 0\nrow: R2\nrow: Y2\nrow: G2\nrow: {last}\n"


def test_a_cell_names_its_row_only_where_there_is_a_doubt() -> None:
    assert cell_facts(CLASSIC, 0, 5) == {"colour": "red", "number": 5, "place": 0, "row": "red"}
    assert cell_facts(REPEATED, 0, 2) == {"colour": "red", "number": 2, "place": 1, "row": "1"}


def test_a_syntax_error_tells_what_was_found_and_where() -> None:
    with pytest.raises(QwixxError) as caught:
        parse_sheet("nonsense")
    assert caught.value.facts == {"found": "nonsense", "line": 1}
    with pytest.raises(QwixxError) as caught:
        parse_roll("41")
    assert caught.value.facts == {"found": "41", "line": 0}


@pytest.mark.parametrize(
    ("last", "facts"),
    [("B99", {"row": 4, "number": 99}), ("B2 B2", {"row": 4, "number": 2})],
)
def test_a_sheet_at_fault_names_the_row_as_it_is_counted_on_paper(last: str, facts: dict[str, int]) -> None:
    with pytest.raises(QwixxError) as caught:
        parse_sheet(SHORT.format(last=last))
    assert caught.value.facts == facts


def test_a_sheet_that_cannot_be_names_the_cell() -> None:
    with pytest.raises(QwixxError) as caught:
        sheet_of(CLASSIC, [[2, 12], [], [], []])
    assert caught.value.facts == {**cell_facts(CLASSIC, 0, 12), "needs": 5, "crosses": 1}
