"""A client's part in the fair dice: it commits itself to a chain before each game, and reveals a link for each draw."""

import secrets

from qwixx.client.seen import Seen
from qwixx.dice import Chain
from qwixx.dice.fair import SECRET_BYTES
from qwixx.wire.commands import AddLink, Commit


class Links:
    """The chains of one client. Whoever loses them plays on without a part in the dice."""

    def __init__(self) -> None:
        self._next = Chain(secrets.token_bytes(SECRET_BYTES))
        self._playing: Chain | None = None
        self._answered = -1

    def answer(self, seen: Seen) -> Commit | AddLink | None:
        """What the dice want from this client now, without anybody's doing."""
        view, seat = seen.view, seen.seat
        if seat is None:
            return None
        if view["stage"] in ("lobby", "over"):
            mine = view["seats"][seat]["commitment"]
            return None if mine == self._next.commitment.hex() else Commit(self._next.commitment.hex())
        if seen.waits_for_me == "links" and self._answered != seen.moment:
            self._answered = seen.moment
            return AddLink(seen.moment, self.link(seen))
        return None

    def link(self, seen: Seen) -> str | None:
        """The link for the draw that is due, if the client takes part in it."""
        game, player = seen.view["game"], seen.player
        commitment = game["commitments"][player] if game["commitments"] and player is not None else None
        if commitment == self._next.commitment.hex():
            self._playing, self._next = self._next, Chain(secrets.token_bytes(SECRET_BYTES))
        if self._playing is None or commitment != self._playing.commitment.hex():
            return None
        return self._playing.link(game["turn"] + 1).hex()
