"""Commands that come twice. What was done once is acknowledged again, whoever did it and whatever was forgotten since.

Within one process the ids of a client's commands tell. A client that resends its last command to another worker, or
after a restart, is answered from the events: they say whether what it wants has happened.
"""

from collections import OrderedDict
from collections.abc import Iterable

from qwixx.match import AddLink, Choose, Command, Event, RollDice, Table
from qwixx.match.events import Begun, Called, ColourResolved, Rolled, WhiteResolved
from qwixx.rules import QwixxError

KEPT = 256
"""How many ids are remembered for a table: more than can be under way."""

SentId = tuple[int | None, str]
"""A seat, and the id that its client gave to a command."""


class SentIds:
    """The ids of the commands that were done last."""

    def __init__(self) -> None:
        self._ids: OrderedDict[SentId, None] = OrderedDict()

    def __contains__(self, sent: SentId) -> bool:
        return sent in self._ids

    def add(self, sent: SentId) -> None:
        """Remember one more."""
        self._ids[sent] = None
        if len(self._ids) > KEPT:
            self._ids.popitem(last=False)


def was_done(error: QwixxError, command: Command, by: int | None, table: Table, recent: Iterable[Event]) -> bool:
    """Whether a command was refused because just this has happened already."""
    if error.code == "no-change":
        return True
    play = table.play
    if play is None or by not in play.players or not isinstance(command, Choose | RollDice | AddLink):
        return False
    if command.moment >= play.moment:
        return False
    player = play.players.index(by)
    later = (event for event in recent if event.step is not None and event.step > command.moment)
    return any(_is(event, command, by, player) for event in _first_answer(later))


def _first_answer(later: Iterable[Event]) -> Iterable[Event]:
    """The first event that answers a moment; those after it answer others."""
    for event in later:
        if isinstance(event.what, Begun | Called | Rolled | WhiteResolved | ColourResolved):
            return (event,)
    return ()


def _is(event: Event, command: Choose | RollDice | AddLink, by: int, player: int) -> bool:
    match event.what, command:
        case WhiteResolved(choices), Choose(_, choice, True):
            return choices[player] == choice
        case ColourResolved(chosen), Choose(_, choice, True):
            return chosen == choice
        case Called(seat), RollDice():
            return seat == by
        case Rolled(), RollDice():
            return True
        case ((Begun(_, _, links) | Rolled(_, _, links)), AddLink(_, link)):
            return link is not None and links[player] == link
    return False
