"""A sheet as the templates draw it: plain values, in the words of a language."""

from typing import Any

from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import LANGUAGES
from qwixx.i18n.phrases import row_label, variant_title
from qwixx.pads.page_layout import PARTS, RIM, TAB, Layout, height_of, units_across
from qwixx.rules import Variant
from qwixx.rules.facts import is_plain_row
from qwixx.rules.scoring import PENALTY_POINTS, POINTS
from qwixx.rules.sheet import PENALTY_BOXES


def form_json(variant: Variant, language: str) -> dict[str, Any]:
    """All that the sheets of a variant have in common."""
    rows = [_row_json(variant, row, language) for row in range(len(variant.rows))]
    return {
        "language": language,
        "direction": LANGUAGES[language].direction,
        "rows": rows,
        "points": POINTS[1 : most_crosses(variant) + 1],
        "penalties": PENALTY_BOXES,
        "words": _words(variant, language),
    }


def size_json(variant: Variant, layout: Layout) -> dict[str, Any]:
    """How large a sheet and its parts are, in millimetres and in cells."""
    return {
        "pitch": layout.pitch,
        "cell": layout.cell,
        "space": layout.space,
        "across": units_across(variant) * layout.pitch,
        "down": height_of(variant, layout),
        "tab": TAB,
        "rim": RIM,
        "parts": PARTS,
    }


def most_crosses(variant: Variant) -> int:
    """The most crosses that a row of this sheet can have, its lock included (C19, L7)."""
    return max(map(len, variant.rows)) - variant.locking + 2


def rule_sentences(variant: Variant, language: str) -> list[str]:
    """The rules in short, for those who know the game and forgot a detail."""
    told = ["order", "white", "colour", "penalty", "lock", "end"]
    if variant.lucky:
        told.insert(2, "lucky")
    return [say(language, f"pad-rule-{rule}", locking=variant.locking, needs=variant.needs) for rule in told]


def _row_json(variant: Variant, row: int, language: str) -> dict[str, Any]:
    cells = variant.rows[row]
    return {
        "word": row_label(variant, row, language),
        "plain": is_plain_row(variant, row),
        "colour": variant.lock_colours[row].word,
        "cells": [
            {"number": cell.number, "colour": cell.colour.word, "locks": target.locks}
            for cell, target in zip(cells, variant.targets[row], strict=True)
        ],
    }


def _words(variant: Variant, language: str) -> dict[str, Any]:
    plain = ("name", "total", "crosses", "points", "penalty", "lucky", "rules", "small-print")
    return {
        **{word: say(language, f"pad-{word}") for word in plain},
        "title": variant_title(variant, language),
        "penalty-points": say(language, "pad-penalty-points", points=PENALTY_POINTS),
        "colours": [say(language, "colour", colour=colour.word) for colour in variant.lock_colours],
        "lock": say(language, "pad-lock", needs=variant.needs) if variant.needs else None,
    }
