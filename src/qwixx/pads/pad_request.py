"""What is to be printed, within bounds."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import cycle, islice

from qwixx.i18n.languages import ENGLISH, find_language
from qwixx.pads.page_layout import HANDLED, LEAST_CELL, Layout, layout_of
from qwixx.pads.paper_sizes import find_paper
from qwixx.rules import IllegalError, Variant, require
from qwixx.rules.variant import LuckyPair
from qwixx.rules.variant_checks import check_lucky_pair

MAX_SHEETS = 400
MAX_PER_PAGE = 4


@dataclass(frozen=True)
class PadRequest:
    """A pad: so many sheets of a variant on a paper."""

    variant: Variant
    language: str = ENGLISH
    paper: str = "a4"
    per_page: int = 2
    sheets: int = 40
    mono: bool = False
    """Whether it has to do without colours: shapes and words stand for them."""
    rules: bool = False
    """Whether the first of the cards is a reminder of the rules, in addition to the sheets asked for."""
    lucky: tuple[LuckyPair, ...] = ()
    """The lucky numbers of the sheets, taken in turn (L3); those of the variant if empty."""

    def __post_init__(self) -> None:
        require(self.variant, HANDLED, "a pad")
        object.__setattr__(self, "language", find_language(self.language).code)  # it may have been asked for as `EN`
        if not 1 <= self.per_page <= MAX_PER_PAGE:
            raise IllegalError("per-page", f"a page has 1 to {MAX_PER_PAGE} sheets, not {self.per_page}")
        if not 1 <= self.sheets <= MAX_SHEETS:
            message = f"a pad has 1 to {MAX_SHEETS} sheets, not {self.sheets}"
            raise IllegalError("sheets", message, most=MAX_SHEETS)
        if self.lucky and not self.variant.lucky:
            raise IllegalError("no-lucky-numbers", f"the {self.variant.name} sheet has no lucky numbers", "L3")
        for pair in self.lucky:
            check_lucky_pair(self.variant, pair)
        if min(self.layout.cell) < LEAST_CELL:
            raise IllegalError(
                "cells-too-small",
                f"cells of {min(self.layout.cell):.1f} mm are too small to cross: ask for fewer sheets a page "
                "or a larger paper",
            )

    @cached_property
    def layout(self) -> Layout:
        """Where the sheets go on a page."""
        return layout_of(self.variant, find_paper(self.paper), self.per_page)

    @property
    def lucky_pairs(self) -> Iterator[LuckyPair | None]:
        """The lucky numbers of each sheet."""
        pairs: tuple[LuckyPair | None, ...] = self.lucky or self.variant.lucky or (None,)
        return islice(cycle(pairs), self.sheets)

    @property
    def first_page(self) -> "PadRequest":
        """The same pad with no more sheets than its first page has."""
        return replace(self, sheets=max(1, min(self.sheets, self.per_page - self.rules)))
