"""Advice for a position, and reviews of games, where the table allows them."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from qwixx.match import Stage, record
from qwixx.rules import IllegalError, format_record
from qwixx.server.client_address import address_of
from qwixx.server.http.api_types import Preparing, trouble_of
from qwixx.server.http.game_routes import record_text
from qwixx.server.http.operations import Reply, answer, operation
from qwixx.server.http.request_context import bearer, language_of, registry_of
from qwixx.server.jobs.analysis_queue import Points
from qwixx.server.request_errors import RequestError, not_solved

RETRY_AFTER = 3
"""Seconds until a client asks again that knows nothing yet, or lacks the points of advice, which takes milliseconds."""
MORE_AFTER = 10
"""Seconds until a client asks again that lacks the points of a review, which takes seconds."""
REPLIES = {
    200: Reply("As docs/play/analysis.md describes it.", dict[str, Any]),
    202: Reply("The game is being solved; ask again later.", Preparing),
}


@operation("GET", "/api/seat/advice", "What to do now", REPLIES, 401, 403, 404, 409, 429, 501, 503, needs_token=True)
async def advise(request: Request) -> Response:
    """Every choice of the seat whose token is shown, the best first; in the language asked for.

    With each stands the expected score and, with two to five players on a printed sheet, the chance to win. While the
    points are being solved, chances come without them, and `retry_after` says in how many seconds to ask again; if they
    could not be solved, `refusal` says that.
    """
    actor, seat = await registry_of(request).entry.seat_of(bearer(request), address_of(request.scope))
    table = actor.table
    if not table.settings.hints:
        raise RequestError(403, "no-hints", "this table plays without hints")
    played = record(table)
    if played is None or table.play is None or table.stage is not Stage.PLAY or seat not in table.play.players:
        raise IllegalError("no-game", "there is nothing to choose now")
    question = {"job": "advise", "record": format_record(played), "player": table.play.players.index(seat)}
    return await _answered(request, question, RETRY_AFTER)


@operation(
    "GET",
    "/api/tables/{code}/games/{game}/review",
    "The review of a game",
    REPLIES,
    *(400, 403, 404, 409, 429, 501, 503),
)
async def review_game(request: Request) -> Response:
    """What each roll and choice did to each player's chance to win and expected score; in the language asked for.

    While the points are being solved, the chances come without them, as in advice.
    """
    code = request.path_params["code"]
    actor = await registry_of(request).entry.by_code(code, address_of(request.scope), closed=True)
    if not actor.table.settings.reviews:
        raise RequestError(403, "no-reviews", "this table plays without reviews")
    return await _answered(request, {"job": "review", "record": await record_text(request)}, MORE_AFTER)


async def _answered(request: Request, question: dict[str, Any], more_after: int) -> Response:
    language = language_of(request)
    facts, points = await registry_of(request).analysis.ask(
        {**question, "language": language}, address_of(request.scope)
    )
    if facts and points is Points.TOLD:
        return answer(facts)
    if facts and points is Points.REFUSED:
        return answer({**facts, "refusal": trouble_of(not_solved(), language)})
    if facts:
        return answer({**facts, "retry_after": more_after}, 200, {"retry-after": str(more_after)})
    return answer(Preparing(ready=False, retry_after=RETRY_AFTER), 202, {"retry-after": str(RETRY_AFTER)})
