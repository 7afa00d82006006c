"""Why one choice is better than another, in facts that follow from the two sheets and their values."""

from typing import NamedTuple

from qwixx.rules import Variant
from qwixx.rules.scoring import PENALTY_POINTS
from qwixx.rules.variant import ROW_COUNT
from qwixx.solve.turn import Option
from qwixx.words.english import capital, count
from qwixx.words.phrases import cell_words, listing, row_label, span

Numbers = tuple[tuple[int, tuple[int, ...]], ...]
"""By row, numbers of it from left to right; rows without any are left out."""
SAME = 0.005
"""Points that nobody sees in two decimals."""


class Why(NamedTuple):
    """How the better of two choices differs from the other."""

    better: Option
    other: Option
    now: int
    """The points that it makes more at once, or fewer."""
    later: float
    """The points that it may expect more from then on, or fewer."""
    keeps: Numbers
    """What stays open with it and not with the other."""
    gives_up: Numbers
    """What stays open with the other and not with it."""
    locks: tuple[int, ...]
    """Rows that it locks and the other does not."""
    unlocked: tuple[int, ...]
    """Rows that the other locks and it does not."""
    spared: int
    """Penalties that it spares."""

    @property
    def gain(self) -> float:
        """What it is worth more."""
        return self.better.value - self.other.value


def why(variant: Variant, better: Option, other: Option) -> Why:
    """What speaks for one choice, and what against it."""
    now = better.sheet.scores.total - other.sheet.scores.total
    return Why(
        better,
        other,
        now,
        better.value - other.value - now,
        _open_only(variant, better, other),
        _open_only(variant, other, better),
        _locked_only(variant, better, other),
        _locked_only(variant, other, better),
        other.sheet.penalties - better.sheet.penalties,
    )


def _locked_only(variant: Variant, one: Option, other: Option) -> tuple[int, ...]:
    """Rows that one choice locks and the other does not."""
    return tuple(
        row for row in range(ROW_COUNT) if one.sheet.locked(variant, row) and not other.sheet.locked(variant, row)
    )


def _open_only(variant: Variant, one: Option, other: Option) -> Numbers:
    """What is open after one choice and lost after the other: what that crosses or locks is not lost but made."""
    found = []
    for row in range(ROW_COUNT):
        gone = {*_open(variant, other, row), *other.sheet.numbers(variant, row)}
        lost = [number for number in _open(variant, one, row) if number not in gone]
        if lost and not other.sheet.locked(variant, row):
            found.append((row, tuple(lost)))
    return tuple(found)


def _open(variant: Variant, option: Option, row: int) -> list[int]:
    if option.closed >> row & 1:
        return []
    return [cell.number for cell in variant.rows[row][option.sheet.rows[row].bit_length() :]]


def why_words(variant: Variant, reasons: Why) -> str:
    """The reasons in one sentence."""
    better, other = option_words(variant, reasons.better), option_words(variant, reasons.other)
    if reasons.gain < SAME:
        return f"{capital(better)} and {other} are worth the same."
    for_it, against_it = _arguments(variant, reasons)
    sentence = f"{capital(better)} is worth {reasons.gain:.2f} points more than {other}: it {listing(for_it)}"
    return f"{sentence}, although it {listing(against_it)}." if against_it else f"{sentence}."


def option_words(variant: Variant, option: Option) -> str:
    """What somebody does, as the subject of a sentence: `red 5 and blue 10`, `crossing nothing`."""
    crossed = [cell_words(variant, choice.row, choice.number) for choice in option.choices if choice]
    return listing(crossed) or "crossing nothing"


def _arguments(variant: Variant, reasons: Why) -> tuple[list[str], list[str]]:
    """What speaks for a choice and what against it: only what the numbers bear out."""
    for_it: list[str] = []
    against_it: list[str] = []
    if reasons.spared:
        (for_it if reasons.spared > 0 else against_it).append(
            f"{'spares' if reasons.spared > 0 else 'takes'} a penalty"
        )
    if reasons.locks:
        for_it.append(f"locks {_rows_words(variant, reasons.locks)}")
    at_once = reasons.now - PENALTY_POINTS * reasons.spared
    if at_once:
        made = f"makes {count(abs(at_once), 'point')} {'more' if at_once > 0 else 'less'} at once"
        (for_it if at_once > 0 else against_it).append(made)
    if reasons.later > 0:
        kept = [f"keeps {_numbers_words(variant, reasons.keeps, 'open in')}"] if reasons.keeps else []
        kept += [f"does not lock {_rows_words(variant, reasons.unlocked)} yet"] if reasons.unlocked else []
        for_it += kept or ["leaves more to come"]
    if reasons.gives_up:
        against_it.append(f"gives up {_numbers_words(variant, reasons.gives_up, 'in')}")
    elif reasons.later < 0:
        against_it.append("leaves less to come")
    return for_it, against_it


def _numbers_words(variant: Variant, numbers: Numbers, where: str) -> str:
    return listing([f"{span([str(n) for n in found])} {where} {row_label(variant, row)}" for row, found in numbers])


def _rows_words(variant: Variant, rows: tuple[int, ...]) -> str:
    return listing([row_label(variant, row) for row in rows])
