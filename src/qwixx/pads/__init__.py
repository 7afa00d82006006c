"""Score pads to print, and finished games to keep, as PDF (`docs/play/pads.md`).

>>> from qwixx.pads import PadRequest, pdf
>>> from qwixx.rules import variant
>>> pdf(PadRequest(variant("classic"), language="uk", sheets=40)).startswith(b"%PDF")
True

- `pad_request` is what is to be printed, within bounds; `page_layout` places sheets on a page and sizes their cells.
- `sheet_data` is a sheet as plain values in a language; `finished_game` and `review_data` are that for a recorded
  game.
- `pad` sets every different card once, then the pages that repeat them; `typesetting` is the one module that knows
  typst.
- `templates/` draw. Titles and names reach them as values, so nothing in them is markup.
"""

from qwixx.pads.finished_game import Keepsake as Keepsake
from qwixx.pads.finished_game import record_pdf as record_pdf
from qwixx.pads.pad import pdf as pdf
from qwixx.pads.pad import preview as preview
from qwixx.pads.pad_request import MAX_PER_PAGE as MAX_PER_PAGE
from qwixx.pads.pad_request import MAX_SHEETS as MAX_SHEETS
from qwixx.pads.pad_request import PadRequest as PadRequest
from qwixx.pads.paper_sizes import PAPERS as PAPERS
from qwixx.pads.typesetting import check_installed as check_installed
