"""Several steps of a table that count together: they are saved and told as one, or none of them happened."""

from qwixx.match import Answer, Command, Event, Table, happen, obey
from qwixx.match.events import Happening
from qwixx.match.game_commands import Resolution


class Steps:
    """The events since a table was last saved, and the table after them."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.events: list[Event] = []
        self._now = now

    def obey(self, command: Command, seat: int | None, bot: bool = False) -> None:
        """Do what a seat asks, or the house (`None`); a refusal is a `QwixxError` and changes nothing."""
        self._add(obey(self.table, command, seat, self._now, bot=bot))

    def happen(self, happening: Happening | Resolution) -> None:
        """Let something happen that needs no checking."""
        self._add(happen(self.table, happening, self._now))

    def _add(self, answer: Answer) -> None:
        self.events += answer.events
        self.table = answer.table
