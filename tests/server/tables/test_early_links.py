"""Links that come before their draw: kept, handed in with the roll, and answered with it."""

import json
from pathlib import Path
from typing import Any

from qwixx.dice import Chain, Verdict, check_dice
from qwixx.match import AddLink, Choose, RollDice, obey, record
from qwixx.rules import Phase
from qwixx.server.tables.early_links import EarlyLinks
from qwixx.server.tables.table_request import Request
from tests.match.house import House, secret
from tests.server.serving import plain, serving
from tests.server.test_whole_games import seated


def before_a_roll(people: int = 3) -> tuple[House, int, list[int]]:
    """A table that waits for a roll, its active seat, and the others."""
    house = House(people).sit(people, chains=True)
    house.begin()
    house.to(Phase.ROLL)
    active = house.play.players[house.play.game.active]
    return house, active, [seat for seat in range(people) if seat != active]


def adding(house: House, seat: int, link: bytes | None = None) -> Request:
    return Request(AddLink(house.moment, link or house.link(seat)), seat)


def test_a_roll_with_all_links_is_one_event() -> None:
    house, active, others = before_a_roll()
    early = EarlyLinks(is_shared=False)
    assert house.table.links_wanted == tuple(others)
    requests = [adding(house, seat) for seat in others]
    assert all(early.take(house.table, request) for request in requests)
    assert early.due(house.table) == early.due(house.table, at_once=True) == []
    roll = early.with_roll(house.table, Request(RollDice(house.moment, house.link(active)), active))
    assert list(roll.links) == requests
    assert not early.requests
    assert house.ask(roll.command, active)[0] == "Rolled"
    house.play_on()
    found = record(house.table)
    assert found
    assert check_dice(found) is Verdict.PROVED
    house.checked()


def test_a_link_that_is_missing_at_the_roll_is_called_for_at_the_same_moment() -> None:
    house, active, (first, second) = before_a_roll()
    early = EarlyLinks(is_shared=False)
    moment, request = house.moment, adding(house, first)
    assert early.take(house.table, request)
    roll = early.with_roll(house.table, Request(RollDice(moment, house.link(active)), active))
    assert house.ask(roll.command, active) == ["Called"]
    assert house.moment == moment
    assert set(house.table.awaited) == set(house.table.links_wanted) == {first, second}
    assert house.ask(request.command, first) == ["Linked"]
    assert house.ask(adding(house, second).command, second)[0] == "Rolled"


def test_what_is_no_early_link_is_decided_as_usual() -> None:
    house, active, (first, _) = before_a_roll()
    early = EarlyLinks(is_shared=False)
    stale = Request(AddLink(house.moment - 1, house.link(first)), first)
    wrong = (
        adding(house, active),
        adding(house, first, secret("wrong")),
        stale,
        Request(Choose(house.moment, None), 0),
    )
    assert not any(early.take(house.table, request) for request in wrong)
    assert early.with_roll(house.table, wrong[-1]) is wrong[-1]
    house.away(first)
    assert house.table.links_wanted == tuple(seat for seat in (0, 1, 2) if seat not in (first, active))


def test_links_of_a_draw_that_was_called_are_decided_together_where_no_other_worker_has_some() -> None:
    house, active, others = before_a_roll()
    house.act(active)
    alone, shared = EarlyLinks(is_shared=False), EarlyLinks(is_shared=True)
    first, second = (adding(house, seat) for seat in others)
    assert not shared.take(house.table, first)
    assert alone.take(house.table, first)
    assert alone.due(house.table) == []
    assert alone.take(house.table, second)
    assert alone.due(house.table) == [first, second]
    assert not alone.requests
    assert alone.take(house.table, first)
    assert alone.due(house.table, at_once=True) == [first], "something else is going to happen"


def test_links_of_a_roll_that_was_made_without_them_are_refused_as_stale() -> None:
    house, active, (first, second) = before_a_roll()
    early = EarlyLinks(is_shared=False)
    request = adding(house, first)
    assert early.take(house.table, request)
    house.away(first, second)
    house.act(active)
    assert early.due(house.table) == [request]
    house.refused("stale", request.command, first)


def test_of_two_devices_of_a_seat_the_one_with_the_chain_counts() -> None:
    house, active, (first, second) = before_a_roll()
    early = EarlyLinks(is_shared=False)
    empty = Request(AddLink(house.moment, None), first)
    assert all(
        early.take(house.table, request) for request in (empty, adding(house, first), empty, adding(house, second))
    )
    roll = early.with_roll(house.table, Request(RollDice(house.moment, house.link(active)), active))
    assert len(roll.links) == 4
    answer = obey(house.table, roll.command, active, house.now)
    assert type(answer.events[0].what).__name__ == "Rolled"
    assert answer.table.play
    assert answer.table.play.fair
    assert not any(answer.table.play.fair.absent)


async def test_an_early_link_is_acknowledged_with_the_dice_in_one_frame(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seats = await seated(server, 2)
        async with plain(server, token=seats[0].token) as one, plain(server, token=seats[1].token) as two:
            chains = Chain(bytes(32), 9), Chain(b"1" * 32, 9)
            clients = one, two
            for client, chain in zip(clients, chains, strict=True):
                assert (await client.do("commit", "commit", commitment=chain.commitment.hex()))["type"] == "ack"
            await one.do("begin", "begin")
            view = await two.view()
            assert view["moment"]["links"] == [0, 1]
            for client, chain in zip(clients, chains, strict=True):
                await client.send(adding_link(view, chain.link(1)))
            for client in clients:
                await client.next("ack")
            view = await two.view()
            active = view["moment"]["active"]
            assert view["moment"]["links"] == [1 - active]
            waiting, rolling = clients[1 - active], clients[active]
            await waiting.send(adding_link(view, chains[1 - active].link(2)))
            await waiting.view()
            moment = view["moment"]["moment"]
            await rolling.do("roll", "roll", moment=moment, link=chains[active].link(2).hex())
            await waiting.next("ack")
            news, ack = (json.loads(line) for line in waiting.frames[-1].split("\n"))
            assert [event["event"] for event in news["events"]] == ["rolled"]
            assert ack == {"type": "ack", "id": f"link {moment}"}
            assert (await waiting.do(f"link {moment}", "add-link", moment=moment, link=None))["type"] == "ack", (
                "it counts once"
            )


def adding_link(view: Any, link: bytes) -> dict[str, Any]:
    command = {"command": "add-link", "moment": view["moment"]["moment"], "link": link.hex()}
    return {"type": "do", "id": f"link {command['moment']}", "command": command}
