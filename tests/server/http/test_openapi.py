"""The OpenAPI description and the server agree: whatever is asked, the answer is one that the description names."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from requests import Session
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks

from qwixx.client import TableClient, make_table
from qwixx.client.http import Seat
from qwixx.rules import format_sheet
from qwixx.server.http.openapi import description
from qwixx.wire.table_commands import Begin
from tests.server.processes import process
from tests.server.test_whole_games import play_on
from tests.solve.sheets import small

load_all_checks()
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
]


async def played(server: str) -> Seat:
    sheet = format_sheet(small("rows of different lengths"))
    seat = await make_table(server, "Anna", seats=2, bots=["random"], variant=sheet)
    async with TableClient(server, seat.token) as table:
        await table.do(Begin())
        await play_on(table)
    return seat


@pytest.fixture(scope="module")
def seat(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Seat]:
    """A seat at a table of a server that runs elsewhere, at which a game was played."""
    folder = tmp_path_factory.mktemp("described")
    stack = AsyncExitStack()
    with asyncio.Runner() as runner:
        tables = str(folder / "tables.sqlite")
        server = runner.run(stack.enter_async_context(process(tables, try_rate=1e6, try_burst=10**6)))
        yield runner.run(played(server.url))
        runner.run(stack.aclose())


SCHEMA = schemathesis.openapi.from_dict(description())
OPERATIONS = {
    found.label: found for found in (each.ok() for each in SCHEMA.get_all_operations() if isinstance(each, Ok))
}
POSITIVE, NEGATIVE = schemathesis.GenerationMode
CASES = [
    *((label, POSITIVE) for label in OPERATIONS),
    *((label, NEGATIVE) for label, found in OPERATIONS.items() if found.body or "{game}" in label),
]
"""What can be asked, in the form that the description has, and in others where there are any."""


@pytest.mark.parametrize(("label", "mode"), CASES)
def test_every_answer_is_one_that_the_description_names(
    label: str, mode: schemathesis.GenerationMode, seat: Seat
) -> None:
    @settings(max_examples=12, suppress_health_check=list(HealthCheck))
    @given(case=OPERATIONS[label].as_strategy(mode))
    def each(case: schemathesis.Case[Any]) -> None:
        """A request as it was drawn, and once more about a table that is there, by whoever has a seat at it."""
        case.call_and_validate(seat.server, session=session, checks=CHECKS)
        if "code" in case.path_parameters and not label.startswith("DELETE"):
            case.path_parameters["code"] = seat.table
        if "game" in case.path_parameters and mode is POSITIVE:
            case.path_parameters["game"] = 1
        case.headers["authorization"] = f"Bearer {seat.token}"
        case.call_and_validate(seat.server, session=session, checks=CHECKS)

    with Session() as session:
        each()
        assert session.get(f"{seat.server}/api/tables/{seat.table}").json()["table"] == seat.table
