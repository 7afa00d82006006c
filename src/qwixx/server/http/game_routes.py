"""The games that were played at a table: their records, and whether they are true."""

import asyncio

from fastapi import APIRouter, Request, Response

from qwixx.dice import check_dice
from qwixx.rules import Record, parse_record
from qwixx.server.client_address import address_of
from qwixx.server.http.api_types import GameFacts, Verification
from qwixx.server.http.bodies import answer, gives, refuses
from qwixx.server.http.request_context import registry_of
from qwixx.server.request_errors import RequestError, unavailable
from qwixx.server.storage import StorageDown

router = APIRouter(prefix="/api/tables/{code}/games", tags=["games"])
MOST = 100
"""How many games of a table are told at once: each is played again for that."""


@router.get("", summary="The games that were played", responses=gives([GameFacts], 200, "They.", 404, 429, 503))
async def games(request: Request, code: str) -> Response:
    """Those that have ended, the last one last; of more than a hundred, only the last hundred."""
    texts = await _records(request, code)
    latest = list(texts.items())[-MOST:]
    return answer(await asyncio.to_thread(lambda: [_facts(game, parse_record(text)) for game, text in latest]))


@router.get(
    "/{game}/record",
    summary="The record of a game",
    response_class=Response,
    responses={
        200: {"description": "As docs/develop/notation.md describes it.", "content": {"text/plain": {}}},
        **refuses(400, 404, 429, 503),
    },
)
async def game_record(request: Request, code: str, game: int) -> Response:
    """A text that tells the whole game, and proves its dice."""
    return Response(await record_text(request, code, game), media_type="text/plain")


@router.get(
    "/{game}/verification",
    summary="Whether a record is true",
    responses=gives(Verification, 200, "It is.", 400, 404, 409, 429, 503),
)
async def verification(request: Request, code: str, game: int) -> Response:
    """Every roll, choice and score is checked again; a refusal says what is wrong."""
    text = await record_text(request, code, game)
    verdict = await asyncio.to_thread(lambda: check_dice(parse_record(text)))
    return answer(Verification(ok=True, dice=verdict.value))


async def record_text(request: Request, code: str, game: int) -> str:
    """The record of a game that has ended."""
    texts = await _records(request, code)
    if game not in texts:
        raise RequestError(404, "no-such-game", "no game of this number has ended at this table")
    return texts[game]


async def _records(request: Request, code: str) -> dict[int, str]:
    registry = registry_of(request)
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
