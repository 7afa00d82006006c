"""A pad as a file to print, and a picture of its first page.

It is set in two steps: every different card once, then the pages, which repeat them. So a pad of hundreds of sheets is
made as fast as one of a few, and its file is hardly larger.
"""

from typing import Any

from qwixx.i18n.phrases import variant_title
from qwixx.pads.pad_request import PadRequest
from qwixx.pads.sheet_data import form_json, rule_sentences, size_json
from qwixx.pads.typesetting import typeset_pdf, typeset_png

CARDS, PAGES = "cards.typ", "pages.typ"
PREVIEW_PPI = 96.0


def pdf(request: PadRequest) -> bytes:
    """The pad. The same request gives the same bytes."""
    return typeset_pdf(PAGES, _pages_json(request))


def preview(request: PadRequest, ppi: float = PREVIEW_PPI) -> bytes:
    """The first page as a picture (PNG)."""
    return typeset_png(PAGES, _pages_json(request.first_page), ppi)


def _pages_json(request: PadRequest) -> dict[str, Any]:
    layout = request.layout
    pairs = list(request.lucky_pairs)
    different = list(dict.fromkeys(pairs))
    first = 2 if request.rules else 1
    sheets = [first + different.index(pair) for pair in pairs]
    cards = {
        "slot": layout.slot,
        "mono": request.mono,
        "form": form_json(request.variant, request.language),
        "size": size_json(request.variant, layout),
        "rules": rule_sentences(request.variant, request.language) if request.rules else None,
        "lucky": different,
    }
    return {
        "page": layout.page,
        "columns": layout.columns,
        "rows": layout.rows,
        "title": variant_title(request.variant, request.language),
        "language": request.language,
        "cards": list(typeset_pdf(CARDS, cards)),
        "order": [1, *sheets] if request.rules else sheets,
    }
