"""Whatever a client sends, and whenever: each message is answered once, nothing breaks, and the table goes on."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from qwixx.client import make_table, sit_down
from qwixx.match import command_json
from tests.match.strategies import COMMANDS
from tests.server.serving import Plain, Served, plain, serving

ANSWERS = ("ack", "refusal", "view", "reason", "pong")
ENDING = ("leave", "close")
"""Commands after which the client, or the table, would be gone."""
IDS = st.text(min_size=1, max_size=36)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)
ALLOWED = COMMANDS.map(command_json).filter(lambda command: command["command"] not in ENDING)
"""Commands in the right form, mostly at the wrong time, and some that only the house may say."""
MESSAGES: st.SearchStrategy[dict[str, Any]] = st.one_of(
    st.builds(lambda sent, command: {"type": "do", "id": sent, "command": command}, IDS, ALLOWED),
    st.builds(lambda after: {"type": "ask", "after": after}, st.none() | st.integers(0, 99)),
    st.builds(
        lambda sent, row, number: {"type": "why", "id": sent, "row": row, "number": number},
        IDS,
        st.integers(0, 3),
        st.integers(0, 99),
    ),
    st.builds(lambda token: {"type": "hello", "token": token}, st.text("ab-_9", min_size=43, max_size=43)),
)


@st.composite
def mutated(draw: st.DrawFn) -> dict[str, Any]:
    """A message that was right before something in it was left out, added or changed."""
    message: dict[str, Any] = json.loads(json.dumps(draw(MESSAGES)))
    inner = message.get("command")
    place = inner if isinstance(inner, dict) and draw(st.booleans()) else message
    key = draw(st.sampled_from(sorted(place)) | st.text(max_size=5))
    if draw(st.booleans()):
        place.pop(key, None)
    else:
        place[key] = draw(JSON)
    return message


FRAMES: st.SearchStrategy[str | bytes | dict[str, Any]] = st.one_of(
    MESSAGES, mutated(), JSON.map(json.dumps), st.text(max_size=200), st.binary(max_size=200)
)


class Stage(NamedTuple):
    """A table at some stage, one who sends anything, and one who sees what comes of it."""

    runner: asyncio.Runner
    sender: Plain
    other: Plain


async def at_stage(server: Served, stack: AsyncExitStack, stage: str) -> tuple[Plain, Plain]:
    first = await make_table(server.url, "Anna", seats=3, dice="real" if stage == "typing" else "fair")
    second = await sit_down(server.url, first.table, "Boris")
    sender = await stack.enter_async_context(plain(server, token=first.token))
    other = await stack.enter_async_context(plain(server, token=second.token))
    if stage != "lobby":
        await sender.do("begin", "begin")
    if stage == "white":
        moment = (await sender.view())["moment"]
        active = (sender, other)[moment["active"]]
        assert (await active.do("roll", "roll", moment=moment["moment"]))["type"] == "ack"
    return sender, other


@pytest.fixture(params=["lobby", "roll", "white", "typing"])
def stage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Stage]:
    stack = AsyncExitStack()
    with asyncio.Runner() as runner:
        server = runner.run(stack.enter_async_context(serving(tmp_path)))
        yield Stage(runner, *runner.run(at_stage(server, stack, request.param)))
        runner.run(stack.aclose())


def test_every_message_has_one_answer_and_the_table_goes_on(stage: Stage) -> None:
    async def send(frames: list[str | bytes | dict[str, Any]], timely: bool, doubled: bool) -> None:
        moment = (await stage.sender.view())["moment"]["moment"]
        for frame in [frame for frame in frames for _ in range(1 + doubled)]:
            command = frame.get("command") if isinstance(frame, dict) else None
            if timely and isinstance(command, dict) and "moment" in command:
                command["moment"] = moment
            await stage.sender.send(frame)
            told = await stage.sender.next(*ANSWERS)
            assert told.get("code") not in ("internal", "unavailable"), (frame, told)
        await stage.sender.send({"type": "ping", "id": "alive"})
        assert (await stage.sender.next(*ANSWERS))["id"] == "alive"
        seen, others = await stage.sender.view(), await stage.other.view()
        assert {**seen, "you": None} == {**others, "you": None}

    @settings(suppress_health_check=list(HealthCheck))
    @given(frames=st.lists(FRAMES, min_size=1, max_size=6), timely=st.booleans(), doubled=st.booleans())
    def fuzz(frames: list[str | bytes | dict[str, Any]], timely: bool, doubled: bool) -> None:
        stage.runner.run(send(frames, timely, doubled))

    fuzz()


def test_no_first_message_but_a_hello_lets_anybody_in(tmp_path: Path) -> None:
    async def send(server: Served, frame: str | bytes | dict[str, Any]) -> None:
        async with plain(server) as nobody:
            await nobody.send(frame)
            assert (await nobody.next("welcome", "refusal"))["type"] == "refusal"
            assert (await nobody.next("bye"))["reason"] == "refused"

    @settings(suppress_health_check=list(HealthCheck))
    @given(frame=FRAMES)
    def fuzz(frame: str | bytes | dict[str, Any]) -> None:
        runner.run(send(server, frame))

    stack = AsyncExitStack()
    with asyncio.Runner() as runner:
        server = runner.run(stack.enter_async_context(serving(tmp_path, try_rate=1e6, try_burst=10**6)))
        fuzz()
        runner.run(stack.aclose())
