"""A pad as a file to print, and a picture of its first page."""

from typing import Any

from qwixx.pads.form import form_json, rule_sentences, size_json
from qwixx.pads.request import PadRequest
from qwixx.pads.typesetting import typeset_pdf, typeset_png

TEMPLATE = "pad.typ"
PREVIEW_PPI = 96.0


def pdf(request: PadRequest) -> bytes:
    """The pad. The same request gives the same bytes."""
    return typeset_pdf(TEMPLATE, _pad_json(request))


def preview(request: PadRequest, ppi: float = PREVIEW_PPI) -> bytes:
    """The first page as a picture (PNG)."""
    return typeset_png(TEMPLATE, _pad_json(request.first_page), ppi)


def _pad_json(request: PadRequest) -> dict[str, Any]:
    layout = request.layout
    return {
        "page": layout.page,
        "columns": layout.columns,
        "rows": layout.rows,
        "margin": layout.margin,
        "mono": request.mono,
        "form": form_json(request.variant, request.language),
        "size": size_json(request.variant, layout),
        "rules": rule_sentences(request.variant, request.language) if request.rules else None,
        "sheets": [{"lucky": pair} for pair in request.lucky_pairs],
    }
