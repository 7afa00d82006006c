"""Score pads to print, and how they will look."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from qwixx.codec.values import MAX_SHEET
from qwixx.i18n.languages import ENGLISH
from qwixx.pads import PadRequest
from qwixx.rules import parse_sheet, variant
from qwixx.rules.sheet_file import parse_lucky
from qwixx.rules.variant import MAX_LUCKY_PAIRS
from qwixx.server.client_address import address_of
from qwixx.server.http.operations import Reply, operation
from qwixx.server.http.request_context import registry_of

KEPT = {"cache-control": "private, max-age=600"}
"""The same request gives the same file."""
LONGEST_LUCKY = len("00-00,") * MAX_LUCKY_PAIRS
REFUSALS = (400, 409, 429, 501, 503)


class PadQuery(Struct, frozen=True):
    """A pad, as the query of a request describes it."""

    sheet: Annotated[str, Meta(max_length=MAX_SHEET, description="a variant's name, or a sheet file")] = "classic"
    language: Annotated[str, Meta(max_length=2)] = ENGLISH
    paper: Annotated[str, Meta(max_length=10, description="`a4`, `a5` or `letter`")] = "a4"
    per_page: Annotated[int, Meta(description="sheets a page, 1 to 4")] = 2
    sheets: Annotated[int, Meta(description="sheets in all, 1 to 400")] = 40
    mono: Annotated[bool, Meta(description="without colours: shapes and words stand for them")] = False
    rules: Annotated[bool, Meta(description="with a card that has the rules in short")] = False
    lucky: Annotated[
        str, Meta(max_length=LONGEST_LUCKY, description="pairs such as `5-8,6-11`, for the sheets in turn")
    ] = ""

    def pad(self) -> PadRequest:
        """The pad; raises a `QwixxError` where there is no such sheet."""
        found = parse_sheet(self.sheet) if "\n" in self.sheet else variant(self.sheet)
        pairs = tuple(parse_lucky(pair) for pair in self.lucky.split(",")) if self.lucky else ()
        return PadRequest(found, self.language, self.paper, self.per_page, self.sheets, self.mono, self.rules, pairs)


@operation(
    "GET",
    "/api/pads/preview.png",
    "How a pad will look",
    {200: Reply("The picture.", media="image/png")},
    *REFUSALS,
    query=PadQuery,
)
async def preview_pad(request: Request, asked: PadQuery) -> Response:
    """Its first page as a picture."""
    return await _printed(request, asked, "png", "image/png")


@operation(
    "GET",
    "/api/pads/pad.pdf",
    "A pad to print",
    {200: Reply("The file.", media="application/pdf")},
    *REFUSALS,
    query=PadQuery,
)
async def print_pad(request: Request, asked: PadQuery) -> Response:
    """All its pages, in the size of the paper."""
    return await _printed(request, asked, "pdf", "application/pdf")


async def _printed(request: Request, asked: PadQuery, form: Literal["png", "pdf"], media: str) -> Response:
    made = await registry_of(request).printing.printed(asked.pad(), form, address_of(request.scope))
    return Response(made, media_type=media, headers=KEPT)
