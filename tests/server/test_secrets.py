"""Nobody learns a sealed choice, a coming roll or another's token before its time."""

import io
import json
import logging
from pathlib import Path

from qwixx.client import ask, make_table, sit_down
from qwixx.server.logs import JsonLines
from tests.server.serving import plain, run, serving


def test_sealed_choices_are_in_nobody_elses_frames_before_the_reveal(tmp_path: Path) -> None:
    async def test() -> None:
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

    run(test())


def test_no_secret_of_the_dice_is_told_before_the_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server:
            seat = await make_table(server.url, "Anna", seats=1)
            async with plain(server, token=seat.token) as one:
                await one.do("begin", "begin")
                await one.view()
                (hub,) = [await task for task in server.house._hubs.values()]
                play = hub.table.play
                assert play
                assert play.fair
                assert not any(play.fair.secret.hex() in frame for frame in one.frames)

    run(test())


def test_logs_and_metrics_name_no_token_and_no_code(tmp_path: Path) -> None:
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

    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    logging.getLogger().addHandler(handler)
    try:
        run(test())
    finally:
        logging.getLogger().removeHandler(handler)


def test_tokens_are_kept_as_hashes(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server:
            seat = await make_table(server.url, "Anna", seats=1)
            kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
            assert seat.table.encode() in kept
            assert seat.token.encode() not in kept

    run(test())
