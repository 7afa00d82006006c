"""A client's part in the fair dice: it commits itself to a chain before each game, and reveals a link for each draw."""

import secrets
from typing import NamedTuple

from qwixx.client.view_state import Seen
from qwixx.dice import Chain
from qwixx.dice.fair import SECRET_BYTES
from qwixx.wire.table_commands import AddLink, Commit

ANOTHER_DEVICE = 1.0
"""Seconds that another device of the same seat, which made the commitment, has for answering itself."""


class Answer(NamedTuple):
    """What the dice need from a client, and after how many seconds."""

    command: Commit | AddLink
    wait: float = 0.0


class Links:
    """The chain of one client. A client that loses it plays on without a part in the dice."""

    def __init__(self) -> None:
        self._chain: Chain | None = None
        self._answered: object = None

    def answer(self, seen: Seen) -> Answer | None:
        """What the dice need from this client now, without the player; each answer is returned once."""
        if seen.seat is None:
            return None
        if seen.view["stage"] in ("lobby", "over"):
            # what stands there may be another device's: were it replaced, that one would replace it again, without end
            stands = seen.view["seats"][seen.seat]["commitment"]
            return None if stands or self._is_answered("commit", seen.view["games"]) else self._commit()
        if seen.seat not in seen.view["moment"]["links"] or self._is_answered("add-link", seen.moment):
            return None
        link = self.link(seen)
        return Answer(AddLink(seen.moment, link), 0.0 if link else ANOTHER_DEVICE)

    def link(self, seen: Seen) -> str | None:
        """The link for the draw that is due, if the client takes part in it."""
        game, player = seen.view["game"], seen.player
        commitment = game["commitments"][player] if game["commitments"] and player is not None else None
        if self._chain is None or commitment != self._chain.commitment.hex():
            return None
        return self._chain.link(game["turn"] + 1).hex()

    def _commit(self) -> Answer:
        self._chain = Chain(secrets.token_bytes(SECRET_BYTES))
        return Answer(Commit(self._chain.commitment.hex()))

    def _is_answered(self, *question: object) -> bool:
        before, self._answered = self._answered, question
        return question == before
