"""What there is to choose from: sheets, bots, languages, reactions."""

from fastapi import APIRouter, Response

from qwixx.i18n.languages import LANGUAGES
from qwixx.match import REACTIONS
from qwixx.rules import Variant, variant, variant_names
from qwixx.server.http.api_types import Catalogue, Language, VariantFacts
from qwixx.server.http.bodies import answer, gives
from qwixx.server.jobs.bot_pool import LEVELS

router = APIRouter(prefix="/api", tags=["catalogue"])


@router.get("/catalogue", summary="What there is to choose from", responses=gives(Catalogue))
async def catalogue() -> Response:
    """The same for everybody, as long as the server runs."""
    variants = [_facts(variant(name)) for name in variant_names()]
    languages = [Language(each.code, each.name, each.direction) for each in LANGUAGES.values()]
    found = Catalogue(variants, list(LEVELS), languages, list(REACTIONS))
    return answer(found, headers={"cache-control": "public, max-age=300"})


def _facts(found: Variant) -> VariantFacts:
    rows = [[{"number": cell.number, "colour": cell.colour.word} for cell in cells] for cells in found.rows]
    locks = [colour.word for colour in found.lock_colours]
    return VariantFacts(
        found.name, found.title, found.sides, found.locking, found.needs, list(found.lucky), rows, locks
    )
