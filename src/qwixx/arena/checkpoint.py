"""The file of a tournament's standings, from which it continues after an interruption, or with more games.

The file is replaced atomically, and only a tournament with the same arguments (but the number of games) continues it.
"""

import json
import os
from dataclasses import fields
from pathlib import Path
from typing import Any

import numpy as np

from qwixx.arena.tournament import Standings, Tournament, nothing_dealt
from qwixx.rules import IllegalError, format_sheet

FORMAT = "qwixx-arena-1"


def arguments_of(tournament: Tournament) -> dict[str, Any]:
    """Everything that the result of a deal depends on."""
    return {
        "bots": [bot.name for bot in tournament.bots],
        "players": tournament.players,
        "seed": tournament.seed,
        "options": str(tournament.options),
        "variant": tournament.variant.name,
        "sheet": format_sheet(tournament.variant),
    }


def keep(path: Path, tournament: Tournament, standings: Standings) -> None:
    """Write the standings to the file."""
    arrays = {field.name: np.asarray(getattr(standings, field.name)).tolist() for field in fields(Standings)}
    kept = {"format": FORMAT, "arguments": arguments_of(tournament), "standings": arrays}
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            json.dump(kept, file)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def take_up(path: Path, tournament: Tournament) -> Standings:
    """The standings in the file; those before the first deal if there is no file yet."""
    none = nothing_dealt(tournament)
    if not path.exists():
        if not os.access(path.parent, os.W_OK):
            message = f"the file {path} cannot be written: its folder is not there or closed"
            raise IllegalError("cannot-write", message, file=str(path))
        return none
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
        known, arguments, arrays = kept["format"] == FORMAT, kept["arguments"], kept["standings"]
        found = {field.name: np.array(arrays[field.name], dtype=np.int64) for field in fields(Standings)}
    except (ValueError, KeyError, TypeError, OverflowError) as error:
        raise _foreign(path) from error
    if not known or not isinstance(arguments, dict):
        raise _foreign(path)
    for name, value in arguments_of(tournament).items():
        if arguments.get(name) != value:
            message = f"the file {path} keeps a tournament with {_OTHER[name]}; it is left alone"
            raise IllegalError("arguments", message, file=str(path))
    if any(np.shape(getattr(none, name)) != array.shape for name, array in found.items()):
        raise _foreign(path)
    deals = int(found.pop("deals"))
    if deals < 0:
        raise _foreign(path)
    return Standings(deals, **found)


_OTHER = {
    "bots": "other bots",
    "players": "another number of players",
    "seed": "another seed",
    "options": "other table options",
    "variant": "another variant",
    "sheet": "another sheet",
}


def _foreign(path: Path) -> IllegalError:
    return IllegalError("not-tournament", f"the file {path} is no tournament of ours; it is left alone", file=str(path))
