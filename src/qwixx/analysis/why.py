"""Why one choice is better than another, in facts that follow from the two sheets and their values."""

from typing import NamedTuple

from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH
from qwixx.i18n.phrases import capital, cell_words, listing, row_words, span
from qwixx.rules import Variant
from qwixx.rules.facts import row_key
from qwixx.rules.scoring import PENALTY_POINTS
from qwixx.rules.variant import ROW_COUNT
from qwixx.solve.turn_values import Option

Numbers = tuple[tuple[int, tuple[int, ...]], ...]
"""Numbers by row, from left to right; rows without any are left out."""
SAME = 0.005
"""Points too few to be seen in two decimals."""
MOST_TOLD = 2
"""Reasons that a plain sentence names."""


class Why(NamedTuple):
    """How the better of two choices differs from the other."""

    better: Option
    other: Option
    now: int
    """The points that it makes more at once, or fewer."""
    later: float
    """The points that it may expect more from then on, or fewer."""
    keeps: Numbers
    """What stays open with this choice and not with the other."""
    gives_up: Numbers
    """What stays open with the other choice and not with this one."""
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
    now = better.sheet.scores(variant).total - other.sheet.scores(variant).total
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


def why_words(variant: Variant, reasons: Why, language: str = ENGLISH) -> str:
    """The reasons in one sentence."""
    better = option_words(variant, reasons.better, language)
    other = option_words(variant, reasons.other, language)
    if reasons.gain < SAME:
        return capital(say(language, "why-same", better=better, other=other))
    for_it, against_it = _arguments(variant, reasons, language)
    facts = {"better": better, "other": other, "for": listing(for_it, language=language)}
    if not against_it:
        return capital(say(language, "why-better", gain=reasons.gain, **facts))
    facts["against"] = listing(against_it, language=language)
    return capital(say(language, "why-although", gain=reasons.gain, **facts))


def plain_words(variant: Variant, reasons: Why, language: str = ENGLISH, *, by_chance: bool = False) -> str:
    """The strongest reasons in one sentence that names the other choice, without figures.

    By chances to win, points to come are unknown: what the sheets show has to be enough, or else nothing but the win.
    """
    if [numbers for _, numbers in reasons.keeps] == [numbers for _, numbers in reasons.gives_up]:
        reasons = reasons._replace(keeps=(), gives_up=())  # the same numbers of two rows say nothing
    if by_chance:
        reasons = reasons._replace(later=1.0 if reasons.keeps or reasons.unlocked else 0.0)
    other = option_words(variant, reasons.other, language)
    for_it, against_it = _arguments(variant, reasons, language)
    if not for_it:
        return say(language, "advice-wins", other=other)
    facts = {"other": other, "for": listing(for_it[:MOST_TOLD], language=language)}
    if not against_it:
        return say(language, "advice-better", **facts)
    return say(language, "advice-although", against=against_it[0], **facts)


def option_words(variant: Variant, option: Option, language: str = ENGLISH) -> str:
    """What a player does, as the subject of a sentence: `red 5 and blue 10`, `crossing nothing`."""
    crossed = [cell_words(variant, choice.row, choice.number, language) for choice in option.choices if choice]
    return listing(crossed, language=language) or say(language, "why-nothing")


def _arguments(variant: Variant, reasons: Why, language: str) -> tuple[list[str], list[str]]:
    """What speaks for a choice and what against it: only what the numbers bear out."""
    for_it: list[str] = []
    against_it: list[str] = []
    if reasons.spared > 0:
        for_it.append(say(language, "why-spares"))
    elif reasons.spared < 0:
        against_it.append(say(language, "why-takes"))
    if reasons.locks:
        for_it.append(_rows_words(variant, "why-locks", reasons.locks, language))
    at_once = reasons.now - PENALTY_POINTS * reasons.spared
    if at_once > 0:
        for_it.append(say(language, "why-more", points=at_once))
    elif at_once < 0:
        against_it.append(say(language, "why-less", points=-at_once))
    if reasons.later > 0:
        kept = []
        if reasons.keeps:
            numbers = _numbers_words(variant, "why-kept", reasons.keeps, language)
            kept.append(say(language, "why-keeps", kept=numbers))
        if reasons.unlocked:
            kept.append(_rows_words(variant, "why-unlocked", reasons.unlocked, language))
        for_it += kept or [say(language, "why-more-later")]
    if reasons.gives_up:
        numbers = _numbers_words(variant, "why-lost", reasons.gives_up, language)
        against_it.append(say(language, "why-gives-up", lost=numbers))
    elif reasons.later < 0:
        against_it.append(say(language, "why-less-later"))
    return for_it, against_it


def _numbers_words(variant: Variant, message: str, numbers: Numbers, language: str) -> str:
    told = [
        say(language, message, numbers=span([str(number) for number in found], language), row=row_key(variant, row))
        for row, found in numbers
    ]
    return listing(told, language=language)


def _rows_words(variant: Variant, message: str, rows: tuple[int, ...], language: str) -> str:
    told = [row_words(variant, row, language) for row in rows]
    return say(language, message, rows=listing(told, language=language), count=len(rows))
