"""Making tables, looking at them, sitting down, and moving a seat to another device."""

from fastapi import APIRouter, Request, Response

from qwixx.match import Table
from qwixx.match.serialization import written
from qwixx.server.client_address import address_of
from qwixx.server.http.api_types import Claim, MoveKey, NewPerson, NewTable, Seated, TableLook
from qwixx.server.http.bodies import answer, body, gives, takes
from qwixx.server.http.request_context import bearer, link_base, registry_of
from qwixx.server.tables.entry import MOVE_SECONDS, Taken
from qwixx.wire.table_commands import agreed

router = APIRouter(prefix="/api", tags=["tables"])


@router.post(
    "/tables",
    summary="Make a table",
    openapi_extra=takes(NewTable),
    responses=gives(Seated, 201, "The table, and the maker's seat at it.", 400, 409, 413, 429, 503),
    status_code=201,
)
async def make_table(request: Request) -> Response:
    """The maker takes seat 0 and is the host; bots take the seats after it, and the others stay open."""
    asked = await body(request, NewTable)
    taken = await registry_of(request).entry.make(
        agreed(asked.settings), asked.seats, asked.name, asked.bots, address_of(request.scope)
    )
    return answer(_seated(request, taken), 201)


@router.get(
    "/tables/{code}",
    summary="Look at a table",
    responses=gives(TableLook, 200, "What may be known of it.", 404, 429, 503),
)
async def look(request: Request, code: str) -> Response:
    """Its settings, who sits there, who is the host, and which seats can be taken now."""
    actor = await registry_of(request).entry.by_code(code, address_of(request.scope))
    return answer(_look(request, actor.code, actor.table))


@router.post(
    "/tables/{code}/seats",
    summary="Sit down",
    openapi_extra=takes(NewPerson),
    responses=gives(Seated, 201, "The seat.", 400, 404, 409, 413, 429, 503),
    status_code=201,
)
async def sit_down(request: Request, code: str) -> Response:
    """Between games, on an open seat."""
    asked = await body(request, NewPerson)
    taken = await registry_of(request).entry.sit(code, asked.name, asked.seat, address_of(request.scope))
    return answer(_seated(request, taken), 201)


@router.post(
    "/seat/move",
    summary="Move a seat to another device",
    responses=gives(MoveKey, 201, "The key for the other device.", 401, 429, 503),
    status_code=201,
)
async def move(request: Request) -> Response:
    """The key works once, for a few minutes. The old token is void when it has been used."""
    code, key = await registry_of(request).entry.offer(bearer(request), address_of(request.scope))
    return answer(MoveKey(key, MOVE_SECONDS, f"{link_base(request)}/table/{code}#move={key}"), 201)


@router.post(
    "/seat/claim",
    summary="Take a seat over on this device",
    openapi_extra=takes(Claim),
    responses=gives(Seated, 201, "The seat, with a new token.", 400, 401, 413, 429, 503),
    status_code=201,
)
async def claim(request: Request) -> Response:
    """With the key that the other device got."""
    asked = await body(request, Claim)
    taken = await registry_of(request).entry.claim(asked.key, address_of(request.scope))
    return answer(_seated(request, taken), 201)


def _seated(request: Request, taken: Taken) -> Seated:
    link = f"{link_base(request)}/table/{taken.code}"
    return Seated(taken.code, taken.seat, taken.token, link, f"{link}#seat={taken.token}")


def _look(request: Request, code: str, table: Table) -> TableLook:
    seats = [
        {"kind": "open" if seat.is_open else "person" if seat.is_person else "bot", "name": seat.name}
        for seat in table.seats
    ]
    free = [index for index, seat in enumerate(table.seats) if seat.is_open and table.is_between_games]
    link = f"{link_base(request)}/table/{code}"
    return TableLook(code, table.stage.value, written(table.settings), seats, free, table.host, link)
