"""A recorded game to keep: its sheets as they were filled in, and what the review found."""

from dataclasses import dataclass
from math import ceil
from typing import Any

from qwixx.i18n.announcements import ending_words, winner_words
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH, find_language
from qwixx.i18n.phrases import variant_title
from qwixx.pads.page_layout import HANDLED, Layout, layout_in
from qwixx.pads.paper_sizes import Paper, find_paper
from qwixx.pads.sheet_data import form_json, size_json
from qwixx.pads.typesetting import typeset_pdf
from qwixx.rules import Game, Record, require

TEMPLATE = "record.typ"
MARGIN = 14.0
HEADING = 30.0
"""How high the heading of the first page may be, in millimetres."""


@dataclass(frozen=True)
class Keepsake:
    """How a record is to be printed."""

    record: Record
    language: str = ENGLISH
    paper: str = "a4"
    review: dict[str, Any] | None = None
    """What `qwixx.pads.review_data` makes of a review, if there is one."""

    def __post_init__(self) -> None:
        find_language(self.language)
        find_paper(self.paper)


def record_pdf(keepsake: Keepsake) -> bytes:
    """The file: the sheets on the first page, the review on those after it."""
    return typeset_pdf(TEMPLATE, _record_json(keepsake))


def _record_json(keepsake: Keepsake) -> dict[str, Any]:
    record, language = keepsake.record, keepsake.language
    page = find_paper(keepsake.paper)
    layout = _layout(record, page)
    require(record.variant, HANDLED, "a pad")
    game = record.final()
    return {
        "page": page,
        "margin": MARGIN,
        "columns": layout.columns,
        "slot": layout.slot,
        "form": form_json(record.variant, language),
        "size": size_json(record.variant, layout),
        "title": variant_title(record.variant, language),
        "date": record.date,
        "result": _result_words(record, game, language),
        "sheets": [_sheet_json(game, player, name) for player, name in enumerate(record.names)],
        "review": keepsake.review,
    }


def _layout(record: Record, page: Paper) -> Layout:
    """All sheets on the first page, as large as they can be."""
    players = len(record.names)
    room = Paper(page.width - 2 * MARGIN, page.height - 2 * MARGIN - HEADING)
    found = [layout_in(record.variant, room, columns, max(2, ceil(players / columns))) for columns in (1, 2)]
    return max(found, key=lambda layout: layout.fit)


def _result_words(record: Record, game: Game, language: str) -> str:
    if game.outcome is None:
        return say(language, "pad-unfinished")
    names, outcome = record.names, game.outcome
    return f"{ending_words(game, names, outcome, language)} {winner_words(game, names, outcome, language)}"


def _sheet_json(game: Game, player: int, name: str) -> dict[str, Any]:
    sheet, scores = game.sheet(player), game.scores[player]
    return {
        "name": name,
        "lucky": sheet.lucky,
        "marks": {
            "rows": [_marks_json(game, player, row) for row in range(len(sheet.rows))],
            "points": scores.rows,
            "penalties": sheet.penalties,
            "lost": -scores.penalties,
            "total": scores.total,
        },
    }


def _marks_json(game: Game, player: int, row: int) -> dict[str, Any]:
    """What became of each cell of a row, and of its lock: crossed, lost to a cross further right, closed, or open."""
    cells, marks = game.variant.rows[row], game.sheet(player).rows[row]
    numbers = marks & (1 << len(cells)) - 1
    states = [
        "crossed" if numbers >> place & 1 else "lost" if numbers >> place else "open" for place in range(len(cells))
    ]
    locked, closed = game.sheet(player).locked(game.variant, row), game.closed >> row & 1
    return {"cells": states, "lock": "crossed" if locked else "closed" if closed else "open"}
