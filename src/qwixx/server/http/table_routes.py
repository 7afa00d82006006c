"""Starting tables, looking at them, sitting down, and moving a seat to another device."""

from starlette.requests import Request

from qwixx.match import Table
from qwixx.match.serialization import written
from qwixx.server.client_address import address_of
from qwixx.server.http.api_types import Claim, MoveKey, NewPerson, NewTable, Removed, Seated, TableLook
from qwixx.server.http.operations import Reply, operation
from qwixx.server.http.request_context import bearer, link_base, registry_of
from qwixx.server.tables.entry import MOVE_SECONDS, Taken
from qwixx.wire.table_commands import agreed


@operation(
    "POST",
    "/api/tables",
    "Start a table",
    {201: Reply("The table, and the host's seat at it.", Seated)},
    *(400, 409, 413, 429, 503),
    body=NewTable,
)
async def start_table(request: Request, asked: NewTable) -> Seated:
    """You take seat 0 and are the host; bots take the seats after it, and the others stay open."""
    taken = await registry_of(request).entry.make(
        agreed(asked.settings), asked.seats, asked.name, asked.bots, address_of(request.scope)
    )
    return _seated(request, taken)


@operation(
    "GET",
    "/api/tables/{code}",
    "Look at a table",
    {200: Reply("What everyone with the code may know.", TableLook)},
    *(404, 429, 503),
)
async def look_at_table(request: Request) -> TableLook:
    """Its settings, who sits there, who is the host, and which seats can be taken now."""
    actor = await registry_of(request).entry.by_code(request.path_params["code"], address_of(request.scope))
    return _look(request, actor.code, actor.table)


@operation(
    "DELETE",
    "/api/tables/{code}",
    "Remove a table",
    {200: Reply("The table that is gone.", Removed)},
    *(401, 404, 409, 429, 503),
    needs_token=True,
)
async def remove_table(request: Request) -> Removed:
    """Only its host can, at any time. All that is stored about the table goes: its seats, names and finished games."""
    code, address = request.path_params["code"], address_of(request.scope)
    return Removed(await registry_of(request).entry.remove(code, bearer(request), address))


@operation(
    "POST",
    "/api/tables/{code}/seats",
    "Sit down",
    {201: Reply("The seat.", Seated)},
    *(400, 404, 409, 413, 429, 503),
    body=NewPerson,
)
async def sit_down(request: Request, asked: NewPerson) -> Seated:
    """Between games, on an open seat."""
    code = request.path_params["code"]
    taken = await registry_of(request).entry.sit(code, asked.name, asked.seat, address_of(request.scope))
    return _seated(request, taken)


@operation(
    "POST",
    "/api/seat/move",
    "Move a seat to another device",
    {201: Reply("The key for the other device.", MoveKey)},
    *(401, 429, 503),
    needs_token=True,
)
async def move_seat(request: Request) -> MoveKey:
    """The key works once, for a few minutes. The old token is void when the key has been used."""
    code, key = await registry_of(request).entry.offer(bearer(request), address_of(request.scope))
    return MoveKey(key, MOVE_SECONDS, f"{link_base(request)}/table/{code}#move={key}")


@operation(
    "POST",
    "/api/seat/claim",
    "Take a seat over on this device",
    {201: Reply("The seat, with a new token.", Seated)},
    *(400, 401, 413, 429, 503),
    body=Claim,
)
async def claim_seat(request: Request, asked: Claim) -> Seated:
    """With the key that the other device got."""
    taken = await registry_of(request).entry.claim(asked.key, address_of(request.scope))
    return _seated(request, taken)


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
