"""Group commit: appends that arrive together, or during a commit, go into the next commit together."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct

from qwixx.server.storage.row_codec import Chain, Row
from qwixx.server.storage.storage_errors import Conflict, StorageDown
from qwixx.server.storage.stored_types import Along

MOST_TABLES = 200
"""The most tables of one commit: PostgreSQL's notification of them has to fit into 8,000 bytes."""

PASSES = 2
"""Turns of the event loop to wait for one more append: a message received in one turn is decided in the next."""
LONGEST = 0.05
"""Seconds after which a commit waits for no more appends."""


class Append(Struct, frozen=True):
    """A queued append."""

    key: int
    row: Row
    along: Along | None
    answer: asyncio.Future[None]


Keep = Callable[[Sequence[Chain]], Awaitable[set[int]]]
"""Stores chains in one commit, at most one a table; the keys of those that followed the stored events."""
Batch = list[tuple[Chain, list[asyncio.Future[None]]]]


class GroupCommit:
    """Queues appends, and resolves the future of each after its commit."""

    def __init__(self, keep: Keep) -> None:
        self._keep = keep
        self._waiting: deque[Append] = deque()
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False
        self._loop = asyncio.get_running_loop()

    def append(self, key: int, row: Row, along: Along | None) -> asyncio.Future[None]:
        """Done once the events are durable; `Conflict` if they do not follow the stored ones."""
        answer: asyncio.Future[None] = self._loop.create_future()
        if self._is_closed:
            answer.set_exception(StorageDown("storage is closed"))
            return answer
        self._waiting.append(Append(key, row, along, answer))
        if self._task is None:
            self._task = self._loop.create_task(self._drain())
        return answer

    async def close(self) -> None:
        """Finish the queue, and take no more."""
        self._is_closed = True
        if self._task:
            await self._task

    async def _drain(self) -> None:
        while self._waiting:
            await self._gather()
            await self._commit(self._next())
        self._task = None

    async def _gather(self) -> None:
        """Wait while more appends arrive: a commit costs more than what is in it."""
        joined, latest = 0, self._loop.time() + LONGEST
        while len(self._waiting) > joined and self._loop.time() < latest:
            joined = len(self._waiting)
            for _ in range(PASSES):
                await asyncio.sleep(0)

    def _next(self) -> Batch:
        """The next commit, with one chain of each table; an append that does not follow waits for the next one."""
        chains: dict[int, tuple[Chain, list[asyncio.Future[None]]]] = {}
        later: list[Append] = []
        while self._waiting and len(chains) < MOST_TABLES:
            append = self._waiting.popleft()
            along = [append.along] if append.along else []
            known = chains.get(append.key)
            if known is None:
                chains[append.key] = Chain(append.key, append.row.follows, [append.row], along), [append.answer]
            elif known[0].version == append.row.follows:
                known[0].rows.append(append.row)
                known[0].along.extend(along)
                known[1].append(append.answer)
            else:
                later.append(append)
        self._waiting.extendleft(reversed(later))
        return list(chains.values())

    async def _commit(self, batch: Batch) -> None:
        try:
            kept = await self._keep([chain for chain, _ in batch])
        except StorageDown as error:
            for _, answers in batch:
                _fail(answers, StorageDown(*error.args))
        except Exception as error:  # noqa: BLE001 (one faulty append must not fail the others)
            if len(batch) == 1:
                _fail(batch[0][1], error)
            for one in batch if len(batch) > 1 else ():
                await self._commit([one])
        else:
            for chain, answers in batch:
                if chain.key in kept:
                    _settle(answers)
                else:
                    _fail(answers, Conflict())


def _settle(answers: Sequence[asyncio.Future[None]]) -> None:
    for answer in answers:
        if not answer.done():
            answer.set_result(None)


def _fail(answers: Sequence[asyncio.Future[None]], error: Exception) -> None:
    for answer in answers:
        if not answer.done():
            answer.set_exception(error)
