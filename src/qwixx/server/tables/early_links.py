"""Links of fair dice, kept until their draw can be made: then it is one commit and one frame for each client.

A link that comes before the roll goes into the event of the roll. Those of a draw that was called are decided together.
"""

from msgspec.structs import replace

from qwixx.match import AddLink, RollDice, Table, early_link
from qwixx.match.preconditions import Ask
from qwixx.match.table import PLAY
from qwixx.server.tables.table_request import Request


class EarlyLinks:
    """The links that were sent for the next draw of a table, and are not decided yet."""

    def __init__(self, is_shared: bool) -> None:
        self._is_shared = is_shared
        """Whether other workers may have links of the same draw, which this one does not know of."""
        self._moment = 0
        self._links: dict[int, bytes] = {}
        """By seat; empty where its player has none."""
        self.requests: list[Request] = []
        """The requests that brought them, to be answered with the draw: several devices of a seat may send one."""

    def take(self, table: Table, request: Request) -> bool:
        """Keep a request that adds a link; `False` for any other one, which is to be decided as usual."""
        command, seat, play = request.command, request.by, table.play
        if not isinstance(command, AddLink) or seat is None or play is None or play.moment != command.moment:
            return False
        if self.requests and self._moment != command.moment:
            return False
        if play.links is None:
            link = early_link(Ask(table, seat, table.at, request.bot), command)
        else:
            link = None if self._is_shared or seat not in table.awaited else command.link or b""
        if link is None:
            return False
        self._moment = command.moment
        self._links[seat] = self._links.get(seat) or link
        self.requests.append(request)
        return True

    def due(self, table: Table, *, at_once: bool = False) -> list[Request]:
        """The requests to be decided now: a called draw has all its links, or the table does not wait for it any more.

        With `at_once` also those of a called draw that waits for others: something else is going to happen.
        """
        play = table.play
        if play and play.moment == self._moment and table.stage is PLAY:
            is_complete = play.links is not None and (at_once or self._links.keys() >= set(table.awaited))
            return self._release() if is_complete else []
        return self._release()

    def with_roll(self, table: Table, request: Request) -> Request:
        """The same request; if it rolls the dice that the links are for, with these."""
        command, play = request.command, table.play
        if not isinstance(command, RollDice) or command.moment != self._moment or request.links:
            return request
        if play is None or play.links is not None:
            return request
        links = tuple([self._links.get(seat) for seat in play.players])
        return replace(request, command=replace(command, links=links), links=tuple(self._release()))

    def _release(self) -> list[Request]:
        found, self.requests = self.requests, []
        self._links = {}
        return found
