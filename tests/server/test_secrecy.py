"""Nobody learns a sealed choice, a coming roll or another's token before its time."""

import asyncio
import gc
import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from qwixx.client import ask, make_table, sit_down
from qwixx.match import Event
from qwixx.match.events import Confirmed, Happening, Sat, Vacated
from qwixx.server.client_address import network_of
from qwixx.server.credentials import hashed
from qwixx.server.logs import JsonLines
from qwixx.server.tables.recent_events import RecentEvents
from tests.server.http.test_routes import fetch
from tests.server.serving import Served, plain, serving


async def test_sealed_choices_are_in_nobody_elses_frames_before_the_reveal(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seats = [await make_table(server.url, "Anna", seats=3)]
        seats += [await sit_down(server.url, seats[0].table, name) for name in ("Boris", "Chava")]
        async with (
            plain(server, token=seats[0].token) as one,
            plain(server, token=seats[1].token) as other,
            plain(server, token=seats[0].token) as second_device,
            plain(server, table=seats[0].table) as spectator,
            plain(server, token=seats[2].token) as third,
        ):
            await one.do("begin", "begin")
            view = await one.view()
            people = {0: one, 1: other, 2: third}
            await people[view["moment"]["active"]].do("roll", "roll", moment=view["moment"]["moment"])
            view = await one.view()
            assert view["moment"]["awaited"] == [0, 1, 2]
            moment, step = view["moment"]["moment"], view["step"]
            cross = view["choices"][0][1]
            for client in (other, spectator, second_device):
                await client.view()
                client.frames.clear()
            for number, (choice, confirmed) in enumerate(((cross, False), (None, False), (cross, True))):
                told = await one.do(str(number), "choose", moment=moment, choice=choice, confirmed=confirmed)
                assert told["type"] == "ack"
            for client in (other, spectator):
                assert (await client.view())["moment"]["awaited"] == [1, 2]
                told_others = [json.loads(line) for frame in client.frames for line in frame.split("\n")]
                (events,) = [each for each in told_others if each["type"] == "events"]
                assert [event["event"] for event in events["events"]] == ["confirmed"]
                assert events["step"] == step + 1
                assert not any(each["type"] == "own" for each in told_others)
                assert "choice" not in events["events"][0]
            assert (await second_device.view())["you"]["choice"] == cross
            owns = [line for frame in second_device.frames for line in frame.split("\n") if '"own"' in line]
            assert len(owns) == 3


async def test_what_is_at_hand_for_others_does_not_tell_how_often_somebody_changed_its_mind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("qwixx.server.tables.recent_events.MOST", 5)

    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with plain(server, token=seat.token) as one, plain(server, table=seat.table) as spectator:
            await one.do("begin", "begin")
            await one.do("roll", "roll", moment=(await one.view())["moment"]["moment"])
            view = await one.view()
            moment, cross = view["moment"]["moment"], view["choices"][0][1]
            for number, choice in enumerate((cross, None) * 3):
                told = await one.do(str(number), "choose", moment=moment, choice=choice, confirmed=False)
                assert told["type"] == "ack"
            await spectator.send({"type": "ask", "after": view["step"] - 5})
            assert len((await spectator.next("view"))["events"]) == 5


def test_whoever_sits_down_does_not_see_what_was_sealed_there_before() -> None:
    recent = RecentEvents()
    sealed, anew = Confirmed(1, None), Sat(1, "Chava")
    happened: list[Happening] = [sealed, Vacated(1), anew, Sat(0, "Hanna"), sealed]
    recent.note(Event(number, number, 0, what) for number, what in enumerate(happened, 1))
    seen = recent.between(0, len(happened), 1)
    assert seen
    assert ["choice" in event for event in seen] == [False, False, False, False, True]


async def test_no_secret_of_the_dice_is_told_before_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with plain(server, token=seat.token) as one:
            await one.do("begin", "begin")
            await one.view()
            actor = await server.actor()
            play = actor.table.play
            assert play
            assert play.fair
            assert not any(play.fair.secret.hex() in frame for frame in one.frames)


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """What is logged meanwhile, as the server writes it."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    logging.getLogger().addHandler(handler)
    try:
        yield written
    finally:
        logging.getLogger().removeHandler(handler)


async def test_logs_and_metrics_name_no_token_and_no_code(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server:
            seat = await make_table(server.url, "Anna", seats=1)
            async with plain(server, token=seat.token) as one:
                await one.do("begin", "begin")
                await one.send("garbage " + seat.token)
                await one.next("refusal")
            told = await ask(server.url, "/metrics")
            assert "qwixx_commands_total" in told
            for secret in (seat.token, seat.table):
                assert secret not in told
                assert secret not in written.getvalue()

    with logged() as written:
        await test()


async def test_what_nobody_has_caught_is_logged_without_its_message() -> None:
    async def fail() -> None:
        raise ValueError("what somebody sent")

    async def test() -> None:
        task = asyncio.create_task(fail())
        await asyncio.wait([task])
        del task
        gc.collect()

    with logged() as written:
        await test()
    told = json.loads(written.getvalue())
    assert (told["what"], told["error"]) == ("Task exception was never retrieved", "ValueError")
    assert "somebody" not in written.getvalue()


async def test_tokens_are_kept_as_hashes(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert seat.table.encode() in kept
        assert seat.token.encode() not in kept


async def codes_tried(server: Served, tries: int, **forwarded: str) -> list[str]:
    """What the server says to whoever tries codes, and says each time that it comes from elsewhere."""
    found = []
    for number in range(tries):
        headers = {name: value.format(number) for name, value in forwarded.items()}
        _, _, text = await fetch(server, "/api/tables/2222-2222", None, **headers)
        found.append(json.loads(text)["code"])
    return found


SPOOFS = ({"x_forwarded_for": "203.0.113.{}"}, {"x_real_ip": "203.0.113.{}"}, {"forwarded": "for=203.0.113.{}"})


@pytest.mark.parametrize("spoof", SPOOFS)
async def test_nobody_walks_through_codes_by_naming_other_addresses(tmp_path: Path, spoof: dict[str, str]) -> None:
    async with serving(tmp_path, try_rate=0.001, try_burst=3, proxies="192.0.2.1") as server:
        assert await codes_tried(server, 5, **spoof) == ["no-such-table"] * 3 + ["too-fast"] * 2


async def test_a_trusted_proxy_is_believed_and_whoever_spoofs_behind_it_is_not(tmp_path: Path) -> None:
    async with serving(tmp_path, try_rate=0.001, try_burst=3, proxies="127.0.0.1") as server:
        assert await codes_tried(server, 5, x_forwarded_for="203.0.113.{}") == ["no-such-table"] * 5
        spoofed = await codes_tried(server, 5, x_forwarded_for="203.0.113.{}, 198.51.100.7")
        assert spoofed == ["no-such-table"] * 3 + ["too-fast"] * 2


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8::1", "2001:db8::ffff:2:3:4"),
        ("2001:db8:0:0:1::", "2001:db8::2"),
        ("fe80::1%eth0", "fe80::2"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
    ],
)
def test_one_household_is_one_address(one: str, other: str) -> None:
    assert network_of(one) == network_of(other)


def test_households_are_told_apart() -> None:
    addresses = ("2001:db8::1", "2001:db8:0:1::1", "203.0.113.9", "::ffff:203.0.113.8", "unknown")
    assert len({network_of(address) for address in addresses}) == len(addresses)


async def test_no_frame_of_a_game_names_a_token_or_a_secret_that_is_not_due(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seats = [await make_table(server.url, "Anna", seats=2)]
        seats.append(await sit_down(server.url, seats[0].table, "Boris"))
        async with (
            plain(server, token=seats[0].token) as one,
            plain(server, token=seats[1].token) as other,
            plain(server, table=seats[0].table) as spectator,
        ):
            clients = (one, other)
            assert (await one.do("begin", "begin"))["type"] == "ack"
            actor = await server.actor()
            play = actor.table.play
            assert play
            assert play.fair
            hidden = [play.fair.table_link(number).hex() for number in range(13, 60)]
            hidden += [play.fair.secret.hex(), *(seat.token for seat in seats)]
            hidden += [hashed(seat.token).hex() for seat in seats]
            for number in range(15):
                moment = (await one.view())["moment"]
                for seat in moment["awaited"]:
                    answer = {"moment": moment["moment"]}
                    if moment["waits"] == "roll":
                        await clients[seat].do(f"{number}", "roll", **answer)
                    else:
                        await clients[seat].do(f"{number}", "choose", choice=None, **answer)
            view = await spectator.view()
            assert view["stage"] == "play"
            assert 3 < view["game"]["turn"] < 12
            for client in (*clients, spectator):
                told = "".join(client.frames)
                assert not [secret for secret in hidden if secret in told]
