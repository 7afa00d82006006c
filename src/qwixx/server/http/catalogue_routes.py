"""What there is to choose from: sheets, bots, languages, reactions."""

from starlette.requests import Request
from starlette.responses import Response

from qwixx.i18n.languages import LANGUAGES
from qwixx.match import REACTIONS
from qwixx.match.settings import HANDLED
from qwixx.rules import Variant, variant, variant_names
from qwixx.server.http.api_types import Catalogue, Language, VariantFacts
from qwixx.server.http.operations import Reply, answer, operation
from qwixx.server.jobs.bot_pool import LEVELS


@operation(
    "GET",
    "/api/catalogue",
    "What there is to choose from",
    {200: Reply("Sheets, bots, languages, reactions.", Catalogue)},
)
async def catalogue(_: Request) -> Response:
    """The same for everyone, as long as the server runs."""
    variants = [_facts(variant(name)) for name in variant_names(HANDLED)]
    languages = [Language(each.code, each.name, each.direction) for each in LANGUAGES.values()]
    found = Catalogue(variants, list(LEVELS), languages, list(REACTIONS))
    return answer(found, headers={"cache-control": "public, max-age=300"})


def _facts(found: Variant) -> VariantFacts:
    rows = [[{"number": cell.number, "colour": cell.colour.word} for cell in cells] for cells in found.rows]
    locks = [colour.word for colour in found.lock_colours]
    return VariantFacts(
        found.name, found.title, found.sides, found.locking, found.needs, list(found.lucky), rows, locks
    )
