"""Typst at work: a template and plain values in, a file out.

Names and titles reach a template as values, never as a part of it, so nothing in them is markup.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from qwixx.rules import QwixxError

if TYPE_CHECKING:
    import typst

HERE = Path(__file__).parent
TEMPLATES = HERE / "templates"
FONTS = HERE / "fonts"
MIN_PPI, MAX_PPI = 24.0, 300.0
"""How fine a picture may be; finer ones only cost memory."""


def check_installed() -> None:
    """Raise, with the remedy, unless Typst is there."""
    if find_spec("typst") is None:
        message = "this command needs typst; install it with: pip install qwixx[pads]"
        raise QwixxError("not-installed", message, part="typst", remedy="pip install qwixx[pads]")


def typeset_pdf(template: str, values: Mapping[str, Any]) -> bytes:
    """The document as PDF: without a date, so that the same values give the same bytes."""
    return _typeset(template, values, "pdf")


def typeset_png(template: str, values: Mapping[str, Any], ppi: float) -> bytes:
    """The first page of the document as a picture."""
    return _typeset(template, values, "png", min(max(ppi, MIN_PPI), MAX_PPI))


def _typeset(template: str, values: Mapping[str, Any], form: Literal["pdf", "png"], ppi: float | None = None) -> bytes:
    check_installed()
    import typst  # noqa: PLC0415 (it is large, and an extra)

    inputs = {"values": json.dumps(values, ensure_ascii=False)}
    compiler = typst.Compiler(TEMPLATES / template, root=TEMPLATES, font_paths=_fonts(), sys_inputs=inputs)
    made = compiler.compile(format=form, ppi=ppi) or b""
    return made if isinstance(made, bytes) else made[0]


@cache
def _fonts() -> "typst.Fonts":
    """The fonts of this folder and no others: a document looks the same wherever it is made."""
    import typst  # noqa: PLC0415 (as above)

    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[FONTS])
