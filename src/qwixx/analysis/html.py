"""Pieces of a page (HTML): names, numbers, dice and tables. Names are escaped and keep their own direction."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from qwixx.i18n.catalogue import say
from qwixx.rules import Roll
from qwixx.rules.colours import COLOURS

MINUS = "\N{MINUS SIGN}"


class Column(NamedTuple):
    """A column of a table: its heading, and what its cells are."""

    heading: str
    kind: str = "number"


def name_html(name: str) -> str:
    """A player's name, which may run from right to left in a line that does not."""
    return f"<bdi>{escape(name)}</bdi>"


def number_html(number: str) -> str:
    """A number, with a minus sign as printers have it; from left to right in any text."""
    return f'<bdi dir="ltr">{number.replace("-", MINUS)}</bdi>'


def roll_html(roll: Roll, language: str) -> str:
    """A roll as a row of dice. Those of a colour have their letter besides, and all their name for those who listen."""
    dice = [_die_html("white", "", face, say(language, "review-white")) for face in roll.white]
    dice += [
        _die_html(
            colour.word, colour.letter.lower(), roll.coloured[colour], say(language, "colour", colour=colour.word)
        )
        for colour in COLOURS
        if roll.coloured[colour]
    ]
    return f'<span class="dice">{"".join(dice)}</span>'


def _die_html(colour: str, letter: str, face: int, heard: str) -> str:
    shown = f'<i aria-hidden="true">{letter}</i>' if letter else ""
    return f'<span class="die {colour}">{shown}<b class="heard">{heard} </b>{face}</span> '


def table_html(caption: str, columns: Sequence[Column], rows: Iterable[Sequence[str]]) -> str:
    """A table whose rows begin with their heading. Its roles stand in it, for a narrow page shows it as blocks."""
    heads = "".join(
        f'<th scope="col" role="columnheader" class="{column.kind}">{column.heading}</th>' for column in columns
    )
    body = "\n".join(_row_html(columns, cells) for cells in rows)
    return (
        f'<table role="table">\n<caption>{caption}</caption>\n'
        f'<thead role="rowgroup"><tr role="row">{heads}</tr></thead>\n'
        f'<tbody role="rowgroup">\n{body}\n</tbody>\n</table>'
    )


def _row_html(columns: Sequence[Column], cells: Sequence[str]) -> str:
    head, *rest = columns
    shown = [f'<th scope="row" role="rowheader" class="{head.kind}" data-label="{head.heading}">{cells[0]}</th>']
    shown += [
        f'<td role="cell" class="{column.kind}" data-label="{column.heading}">{cell}</td>'
        for column, cell in zip(rest, cells[1:], strict=True)
    ]
    return f'<tr role="row">{"".join(shown)}</tr>'
