"""The games that were played at a table: their records, and whether they are true."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from qwixx.dice import check_dice
from qwixx.rules import Record, parse_record
from qwixx.server.client_address import address_of
from qwixx.server.http.api_types import GameFacts, Verification
from qwixx.server.http.operations import Reply, operation, read_game
from qwixx.server.http.request_context import registry_of
from qwixx.server.request_errors import RequestError, unavailable
from qwixx.server.storage import StorageDown

GAMES = "/api/tables/{code}/games"
MOST = 100
"""How many games of a table are listed: each is replayed for that."""


@operation(
    "GET",
    GAMES,
    "The games that were played",
    {200: Reply("The games, the last one last.", list[GameFacts])},
    404,
    429,
    503,
)
async def list_games(request: Request) -> list[GameFacts]:
    """Those that have ended, the last one last; of more than a hundred, only the last hundred."""
    latest = list((await _records(request)).items())[-MOST:]
    return await asyncio.to_thread(lambda: [_facts(game, parse_record(text)) for game, text in latest])


@operation(
    "GET",
    GAMES + "/{game}/record",
    "The record of a game",
    {200: Reply("As docs/develop/notation.md describes it.", str, "text/plain")},
    *(400, 404, 429, 503),
)
async def game_record(request: Request) -> Response:
    """A text that tells the whole game, and proves its dice."""
    return Response(await record_text(request), media_type="text/plain")


@operation(
    "GET",
    GAMES + "/{game}/verification",
    "Whether a record is true",
    {200: Reply("It is.", Verification)},
    *(400, 404, 409, 429, 503),
)
async def verify_game(request: Request) -> Verification:
    """Every roll, choice and score is checked again; a refusal says what is wrong."""
    text = await record_text(request)
    verdict = await asyncio.to_thread(lambda: check_dice(parse_record(text)))
    return Verification(ok=True, dice=verdict.value)


async def record_text(request: Request) -> str:
    """The record of the game that the path names."""
    game = read_game(request)
    texts = await _records(request)
    if game not in texts:
        raise RequestError(404, "no-such-game", "no game of this number has ended at this table")
    return texts[game]


async def _records(request: Request) -> dict[int, str]:
    registry = registry_of(request)
    code = request.path_params["code"]
    actor = await registry.entry.by_code(code, address_of(request.scope), closed=True)
    try:
        return {kept.game: kept.text for kept in await registry.storage.records(actor.key)}
    except StorageDown:
        raise unavailable() from None


def _facts(game: int, record: Record) -> GameFacts:
    result = record.result
    if result is None:
        return GameFacts(game, record.date, list(record.names), None, None, None)
    winners, reason = list(result.outcome.winners), result.outcome.ending.value
    return GameFacts(game, record.date, list(record.names), list(result.totals), winners, reason)
