"""What a client sees: the view that it was given, with everything that has changed since."""

from typing import Any

from qwixx.codec.values import read_choice
from qwixx.match import merged
from qwixx.rules import Choice
from qwixx.wire import Events, Own, View, Welcome


class Seen:
    """The table from one seat, or from a spectator's place."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}
        """As in `docs/develop/match.md`, up to date."""
        self.events: list[dict[str, Any]] = []
        """What has happened since the client is there."""

    @property
    def step(self) -> int | None:
        """The last step that was seen."""
        return self.view.get("step")

    @property
    def seat(self) -> int | None:
        """Your own seat."""
        you = self.view.get("you")
        return you["seat"] if you else None

    @property
    def is_over(self) -> bool:
        """Whether a game has ended, and no other one has begun."""
        return self.view.get("stage") in ("over", "closed")

    @property
    def moment(self) -> int:
        """The number of what the table waits for, which an answer to it has to name."""
        return self.view["moment"]["moment"] or 0

    @property
    def waits_for_me(self) -> str | None:
        """What the table waits for from this seat: `roll`, `white`, `colour`, `links`, `start`, `agreement`."""
        moment = self.view.get("moment")
        return moment["waits"] if moment and self.seat in moment["awaited"] else None

    @property
    def player(self) -> int | None:
        """Your own index in the game, in playing order."""
        game = self.view.get("game")
        return game["players"].index(self.seat) if game and self.seat in game["players"] else None

    @property
    def choices(self) -> list[Choice]:
        """What the rules let this seat choose now; crossing nothing comes first."""
        found = self.view.get("choices")
        if not found or self.player is None:
            return []
        return [read_choice(choice) for choice in found[self.player]]

    def take(self, told: Welcome | View | Events | Own) -> None:
        """See what the server tells."""
        if isinstance(told, Own):
            self.view["you"] = {**self.view["you"], "choice": told.choice, "confirmed": told.confirmed}
            return
        if isinstance(told, Events):
            self._happened(told)
        else:
            self.view = told.view
        self.events += told.events or []

    def _happened(self, told: Events) -> None:
        before = self.view["moment"]["moment"]
        self.view = {**merged(self.view, told.changes), "step": told.step, "moment": told.moment}
        if told.choices is not None:
            self.view["choices"] = told.choices
        if self.view["you"] and told.moment["moment"] != before:
            self.view["you"] = {**self.view["you"], "choice": None, "confirmed": False}
