"""Running a tournament: play its deals span by span, save the standings, and stop on Ctrl-C."""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from qwixx.arena.checkpoint import keep, take_up
from qwixx.arena.game_ranges import spans
from qwixx.arena.tournament import Standings, Tournament, nothing_dealt
from qwixx.arena.workers import Ran, Workers

KEEP_EVERY = 1.0
"""Seconds between two writings of the file, at least."""


class Held(NamedTuple):
    """How a tournament went."""

    standings: Standings
    seconds: float
    ran: Ran
    interrupted: bool


def hold(
    tournament: Tournament,
    workers: Workers,
    file: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Held:
    """Play the deals that the file lacks, which may have more than are asked for; Ctrl-C loses nothing of them."""
    workers = workers.fit_for(tournament.compiled)
    standings = take_up(file, tournament) if file else nothing_dealt(tournament)
    per_deal, deals = tournament.games_per_deal, max(tournament.deals, standings.deals)
    if progress:
        progress(standings.deals * per_deal, deals * per_deal)
    interrupted, began = False, perf_counter()
    kept = began
    try:
        for part in workers.in_order(tournament.play, spans(standings.deals, deals, tournament.span)):
            standings += part
            if progress:
                progress(standings.deals * per_deal, deals * per_deal)
            if file and perf_counter() - kept > KEEP_EVERY:
                keep(file, tournament, standings)
                kept = perf_counter()
    except KeyboardInterrupt:
        interrupted = True
    seconds = perf_counter() - began
    if file:
        keep(file, tournament, standings)
    return Held(standings, seconds, workers.ran(), interrupted)
