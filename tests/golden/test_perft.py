"""Perft counts are what they were."""

import json

import pytest

from tests.golden.files import PERFT, perft_entry
from tests.golden.perft_cases import Case, cases

CASES = cases()
GOLDEN = json.loads(PERFT.read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_counts(case: Case) -> None:
    assert perft_entry(case) == GOLDEN[case.name]


def test_there_are_counts_for_each_case_and_no_other() -> None:
    assert list(GOLDEN) == [case.name for case in CASES]
