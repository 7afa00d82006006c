"""Whole games over real sockets: people and bots, every sheet, virtual and real dice, both databases, two workers."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from qwixx.client import TableClient, ask, make_table, sit_down
from qwixx.client.http import Seat
from qwixx.dice import Verdict, check_dice
from qwixx.rules import StartKind, format_sheet, parse_record
from qwixx.wire.table_commands import Agree, Begin, Dice, Object, Rematch, Start, TypeRoll, TypeStart
from tests.properties.custom import REPEATED
from tests.server.serving import Served, serving

NAMES = ("Anna", "Boris", "Chava", "Dawud", "Ewa")


async def act(table: TableClient) -> None:
    """Do what the table waits for from this seat, or wait for others."""
    match table.waits_for_me:
        case "roll":
            await table.roll()
        case "white" | "colour":
            await table.choose(table.choices[:2][-1])
        case _:
            await table.change()


async def play_on(table: TableClient) -> None:
    while not table.is_over:
        await act(table)
    while table.view["game"]["outcome"] is None:
        await table.change()


async def all_there(table: TableClient, fair: bool) -> None:
    """Wait until everybody has come, and taken part in the dice if it wants to."""
    seats = [seat for seat in table.view["seats"] if seat["kind"] == "person"]
    while not all(seat["present"] and (seat["commitment"] or not fair) for seat in seats):
        await table.change()
        seats = [seat for seat in table.view["seats"] if seat["kind"] == "person"]


async def seated(server: Served, people: int, **settings: Any) -> list[Seat]:
    seats = [await make_table(server.url, NAMES[0], **{"seats": people, **settings})]
    for name in NAMES[1:people]:
        seats.append(await sit_down(server.url, seats[0].table, name))
    return seats


async def play(seat: Seat, begins: bool, fair: bool) -> TableClient:
    async with TableClient(seat.server, seat.token, fair=fair) as table:
        if begins:
            await all_there(table, fair)
            await table.do(Begin())
        await play_on(table)
        return table


PLACES = ("sqlite", "postgresql", "two workers")
SHEETS = ("classic", "longo", "longo without lucky numbers", "mixx-a", "mixx-b")
GAMES = [
    (place, people, SHEETS[(people + turned) % len(SHEETS)], (people + turned) % 2 == 0)
    for turned, place in enumerate(PLACES)
    for people in range(1, 6)
]
"""At each place every sheet and every number of players; people with and without a part in the dice."""


@pytest.mark.parametrize(("place", "people", "sheet", "fair"), GAMES)
async def test_a_game_between_people(
    request: pytest.FixtureRequest, tmp_path: Path, place: str, people: int, sheet: str, fair: bool
) -> None:
    database = str(tmp_path / "tables.sqlite")
    if place != "sqlite":
        database = request.getfixturevalue("postgres").new_database()
    name, _, without = sheet.partition(" without")

    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(serving(tmp_path, database=database))
        other = one
        if place == "two workers":
            other = await stack.enter_async_context(serving(tmp_path, database=database))
        seats = await seated(one, people, variant=name, lucky=[None] * people if without else None)
        seats = [seat._replace(server=(one, other)[seat.seat % 2].url) for seat in seats]
        tables = await asyncio.gather(*(play(seat, seat.seat == 0, fair) for seat in seats))
        path = f"/api/tables/{seats[0].table}/games"
        (game,) = await ask(other.url, path)
        record = parse_record(await ask(other.url, f"{path}/1/record"))
        assert check_dice(record) is Verdict.PROVED
        assert record.result
        assert game["scores"] == list(record.result.totals)
        assert game["players"] == list(NAMES[:people])
        for table in tables:
            assert [found["scores"]["total"] for found in table.view["game"]["sheets"]] == game["scores"]
            assert table.view["game"]["outcome"] == {"reason": game["reason"], "winners": game["winners"]}
            assert not [event for event in table.events if event["event"] in ("went-away", "came-back")]
        assert await ask(one.url, f"{path}/1/verification") == {"ok": True, "dice": "proved"}


async def test_what_a_client_has_put_together_is_what_the_server_would_tell_it_now(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        first, second = await seated(server, 2)
        async with TableClient(server.url, first.token) as one, TableClient(server.url, second.token) as other:
            await all_there(one, fair=False)
            await one.do(Begin())
            for _ in range(40):
                for table in (one, other):
                    if table.waits_for_me:
                        await act(table)
                    async with TableClient(server.url, table=first.table) as fresh:
                        while (table.step or 0) < (fresh.step or 0):
                            await table.change()
                        if table.step == fresh.step:
                            assert {**table.view, "you": None} == fresh.view


@pytest.mark.parametrize("level", ["sharp", "champion"])
async def test_bots_play_on_any_sheet_of_ones_own(tmp_path: Path, level: str) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", bots=[level], variant=format_sheet(REPEATED))
        table = await play(seat, begins=True, fair=False)
        assert table.view["game"]["outcome"]


async def test_bots_play_along_and_a_rematch_turns_the_seats(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=3, bots=["champion", "random"])
        async with TableClient(server.url, seat.token) as table:
            await table.do(Begin())
            await play_on(table)
            assert table.view["game"]["players"] == [0, 1, 2]
            await table.do(Rematch())
            await play_on(table)
            assert table.view["game"]["players"] == [1, 2, 0]
        games = await ask(server.url, f"/api/tables/{seat.table}/games")
        assert [game["game"] for game in games] == [1, 2]


async def test_real_dice_are_typed_in_and_agreed_to(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        first, second = await seated(server, 2, dice="real")
        async with TableClient(server.url, first.token) as one, TableClient(server.url, second.token) as other:
            await all_there(one, fair=False)
            await one.do(Begin())
            await one.do(TypeStart(one.moment, Start(StartKind.DRAWN, 0)))
            await wanted(other, "agreement")
            await other.do(Agree(other.moment))
            await wanted(other, "roll")
            await other.do(TypeRoll(other.moment, Dice([4, 1], 2, 3, 6, 6)))
            await wanted(one, "agreement")
            await one.do(Agree(one.moment))
            await wanted(one, "white")
            assert one.view["game"]["roll"] == {"white": [4, 1], "red": 2, "yellow": 3, "green": 6, "blue": 6}


async def wanted(table: TableClient, waits: str) -> None:
    """Wait until the table waits for this from a seat."""
    while table.waits_for_me != waits:
        await table.change()


async def test_real_dice_that_somebody_objects_to_are_typed_in_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, AsyncExitStack() as stack:
        seats = await seated(server, 3, dice="real", objection_seconds=300)
        tables = [await stack.enter_async_context(TableClient(server.url, seat.token)) for seat in seats]
        one, two, three = tables
        await all_there(one, fair=False)
        await one.do(Begin())
        await one.do(TypeStart(one.moment, Start(StartKind.DRAWN, 0)))
        await agree(two, three)
        await wanted(one, "roll")
        await one.do(TypeRoll(one.moment, Dice([4, 1], 2, 3, 6, 6)))
        await agree(two)
        await wanted(three, "agreement")
        await three.do(Object(three.moment))
        await wanted(one, "roll")
        await one.do(TypeRoll(one.moment, Dice([4, 2], 2, 3, 6, 6)))
        await agree(two, three)
        for table in tables:
            await wanted(table, "white")
            assert table.view["game"]["roll"]["white"] == [4, 2]
            await table.choose(None)
        await wanted(one, "colour")
        await one.choose(None)
        await wanted(two, "roll")


async def agree(*tables: TableClient) -> None:
    for table in tables:
        await wanted(table, "agreement")
        await table.do(Agree(table.moment))
