"""The group commit: what comes together is kept together, and nobody waits for ever for those who come later."""

import asyncio
from collections.abc import Sequence

from qwixx.server.storage import row
from qwixx.server.storage.group_commit import GroupCommit
from qwixx.server.storage.row_codec import Chain
from tests.server.storage.events import noted

MOST_PASSES = 100_000
"""How often the event loop comes round before a test gives up: that takes seconds."""


class Kept:
    """Keeps everything at once, and remembers of how many tables each commit was."""

    def __init__(self) -> None:
        self.commits: list[int] = []
        self.committer = GroupCommit(self.keep)

    async def keep(self, chains: Sequence[Chain]) -> set[int]:
        self.commits.append(len(chains))
        return {chain.key for chain in chains}

    def append(self, key: int) -> "asyncio.Future[None]":
        return self.committer.append(key, row(noted(range(2, 3))), None)


async def test_a_commit_waits_for_those_who_come_while_others_are_heard() -> None:
    async def run() -> list[int]:
        kept = Kept()
        answers = []
        for key in range(20):
            answers.append(kept.append(key))
            await asyncio.sleep(0)
        await asyncio.gather(*answers)
        return kept.commits

    assert await run() == [20]


async def test_who_came_first_does_not_wait_for_ever() -> None:
    async def run() -> bool:
        kept = Kept()
        first = kept.append(0)
        for key in range(1, MOST_PASSES):
            kept.append(key)
            await asyncio.sleep(0)
            if first.done():
                break
        await kept.committer.close()
        return key < MOST_PASSES - 1

    assert await run()
