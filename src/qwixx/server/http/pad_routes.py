"""Score pads to print, and how they will look."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Request, Response

from qwixx.codec.values import MAX_SHEET
from qwixx.i18n.languages import ENGLISH
from qwixx.pads import PadRequest
from qwixx.rules import parse_sheet, variant
from qwixx.rules.sheet_file import parse_lucky
from qwixx.rules.variant import MAX_LUCKY_PAIRS
from qwixx.server.client_address import address_of
from qwixx.server.http.bodies import Responses, refuses
from qwixx.server.http.request_context import registry_of

router = APIRouter(prefix="/api/pads", tags=["pads"])
KEPT = {"cache-control": "private, max-age=600"}
"""The same request gives the same file."""
LONGEST_LUCKY = len("00-00,") * MAX_LUCKY_PAIRS


def asked_pad(
    sheet: Annotated[str, Query(max_length=MAX_SHEET, description="a variant's name, or a sheet file")] = "classic",
    language: Annotated[str, Query(max_length=2)] = ENGLISH,
    paper: Annotated[str, Query(max_length=10, description="`a4`, `a5` or `letter`")] = "a4",
    per_page: Annotated[int, Query(description="sheets a page, 1 to 4")] = 2,
    sheets: Annotated[int, Query(description="sheets in all, 1 to 400")] = 40,
    mono: Annotated[bool, Query(description="without colours: shapes and words stand for them")] = False,
    rules: Annotated[bool, Query(description="with a card that has the rules in short")] = False,
    lucky: Annotated[
        str, Query(max_length=LONGEST_LUCKY, description="pairs such as `5-8,6-11`, for the sheets in turn")
    ] = "",
) -> PadRequest:
    """The pad that the address of a request describes."""
    found = parse_sheet(sheet) if "\n" in sheet else variant(sheet)
    pairs = tuple(parse_lucky(pair) for pair in lucky.split(",")) if lucky else ()
    return PadRequest(found, language, paper, per_page, sheets, mono, rules, pairs)


Pad = Annotated[PadRequest, Depends(asked_pad)]


def _gives(kind: str) -> Responses:
    done: Responses = {200: {"description": "The file.", "content": {kind: {}}}}
    return {**done, **refuses(400, 409, 429, 501, 503)}


@router.get("/preview.png", summary="How a pad will look", response_class=Response, responses=_gives("image/png"))
async def preview(request: Request, pad: Pad) -> Response:
    """Its first page as a picture."""
    return await _printed(request, pad, "png", "image/png")


@router.get("/pad.pdf", summary="A pad to print", response_class=Response, responses=_gives("application/pdf"))
async def pad_pdf(request: Request, pad: Pad) -> Response:
    """All its pages, in the size of the paper."""
    return await _printed(request, pad, "pdf", "application/pdf")


async def _printed(request: Request, pad: PadRequest, form: Literal["png", "pdf"], kind: str) -> Response:
    made = await registry_of(request).printing.printed(pad, form, address_of(request.scope))
    return Response(made, media_type=kind, headers=KEPT)
