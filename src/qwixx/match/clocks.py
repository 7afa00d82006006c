"""How long the table waits, and for whom. Time is in milliseconds and comes in as a value."""

from qwixx.match.settings import Settings
from qwixx.match.table import PLAY, Play, Table
from qwixx.rules.game import OVER, ROLL

SECOND = 1000
RETURN_TIME = 10 * SECOND
"""The least time for a decision under way of a player who comes back, or of the bot that stands in."""


def deadline(table: Table) -> int | None:
    """When the table next needs a `Tick`, or `None` if it can wait for ever. It may lie in the past."""
    decision = decision_deadline(table)
    if table.settings.decision_seconds is None:
        return decision
    due = [time for time in (decision, *replacements(table).values()) if time is not None]
    return min(due, default=None)


def decision_deadline(table: Table) -> int | None:
    """When what the table waits for now is decided without those who are late; `None` while the clock stands still."""
    play = table.play
    if play is None or table.stage is not PLAY or table.paused or stands_still(table):
        return None
    return play.deadline


def stands_still(table: Table) -> bool:
    """Whether a player who has a decision to make by the clock is away: a lost connection never costs a move."""
    play = table.play
    if play is None or play.deadline is None or play.links is not None or play.typed:
        return False
    return any(_is_away(table, seat) for seat in table.awaited)


def replacements(table: Table) -> dict[int, int]:
    """When bots will stand in for people who are away, by seat. Without clocks no bot stands in unasked."""
    if table.settings.decision_seconds is None or table.stage is not PLAY or table.paused:
        return {}
    return {seat: replaceable_at(table, seat) for seat in range(len(table.seats)) if _is_away(table, seat)}


def replaceable_at(table: Table, seat: int) -> int:
    """When a bot may stand in for a person who is away: at once if it said that it leaves."""
    found = table.seats[seat]
    since = found.away_since or 0
    return since if found.left else since + table.settings.away_seconds * SECOND


def time_limit(settings: Settings, play: Play, at: int) -> int | None:
    """Until when the table waits, from now on, for what it waits for."""
    if play.links is not None:
        return at + settings.link_seconds * SECOND
    if play.typed:
        return at + settings.objection_seconds * SECOND
    if settings.decision_seconds is None or play.start is None or play.game.phase is OVER:
        return None
    if play.fair is None and play.game.phase is ROLL:
        return None
    return at + settings.decision_seconds * SECOND


def _is_away(table: Table, seat: int) -> bool:
    found = table.seats[seat]
    return found.is_person and not found.present and not found.stood_in
