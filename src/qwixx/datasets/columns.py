"""The columns of both kinds of rows, and what a file says of itself (`docs/research/datasets.md`)."""

import json
import shlex
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyarrow as pa

from qwixx import __version__
from qwixx.arena.simulation import Series
from qwixx.envs import encoding
from qwixx.rules import format_sheet, is_printed
from qwixx.rules.colours import COLOURS
from qwixx.rules.variant import ROW_COUNT

VERSION = 1
"""Of the columns and their meaning; observations and actions have one of their own (`encoding.VERSION`)."""
ABOUT = b"qwixx"
"""The key of the file's metadata under which it says what it is, as a JSON object."""
DECISIONS, GAMES = "decisions", "games"
"""What a row is."""

_ROWS = range(ROW_COUNT)


def observation_columns(players: int) -> list[str]:
    """The fields of an observation, in their order."""
    names = ["phase", "active", "spared", "white_low", "white_high"]
    names += [colour.word for colour in COLOURS]
    names += [f"closed_{row}" for row in _ROWS]
    names += [f"skip_{action}" for action in range(encoding.ACTIONS)]
    for place in range(players):
        sheet = [f"crosses_{row}" for row in _ROWS] + [f"place_{row}" for row in _ROWS]
        sheet += ["penalties", "lucky_low", "lucky_high", "score"]
        names += [f"p{place}_{field}" for field in sheet]
    return names


def decision_schema(players: int) -> pa.Schema:
    """One row a decision."""
    columns = {"game": pa.int64(), "turn": pa.int16(), "seat": pa.int8(), "bot": pa.dictionary(pa.int8(), pa.string())}
    for name in observation_columns(players):
        columns[name] = pa.int16() if name.endswith("_score") else pa.int8()
    columns |= {"legal": pa.int32(), "action": pa.int8()}
    columns |= {f"p{place}_final": pa.int16() for place in range(players)}
    return pa.schema({**columns, "margin": pa.int16(), "win_share": pa.float64()})


def game_schema(players: int) -> pa.Schema:
    """One row a game."""
    columns = {"game": pa.int64(), "starter": pa.int8(), "turns": pa.int16(), "ended_by_locks": pa.bool_()}
    by_seat = {"score": pa.int16(), "win_share": pa.float64(), "penalties": pa.int8(), "locks": pa.int8()}
    columns |= {f"{name}_{seat}": kind for seat in range(players) for name, kind in by_seat.items()}
    return pa.schema(columns)


def arrow_rows(schema: pa.Schema, columns: Sequence[Any]) -> pa.RecordBatch:
    """Columns as Arrow keeps them."""
    arrays = [
        pa.array(np.ascontiguousarray(column, field.type.to_pandas_dtype()))
        if isinstance(column, np.ndarray)
        else column
        for column, field in zip(columns, schema, strict=True)
    ]
    return pa.RecordBatch.from_arrays(arrays, schema=schema)


def about(series: Series, kind: str, games: int) -> dict[bytes, bytes]:
    """The metadata of a file. It names no time and no machine: the same command writes the same bytes anywhere."""
    table = series.table
    bots, options = [player.name for player in table.players], str(table.options)
    sheet = table.variant.name if is_printed(table.variant) else "SHEET"
    flags = ["--variant", sheet, "--players", len(bots), "--bots", ",".join(bots)]
    flags += ["--rotate"] * series.rotate + (["--options", options] if options else [])
    flags += ["--games", games, "--seed", series.seed, "--rows", kind, "--out", "FILE"]
    facts = {
        "version": __version__,
        "schema": VERSION,
        "encoding": encoding.VERSION,
        "rows": kind,
        "command": shlex.join(["qwixx", "simulate", *map(str, flags)]),
        "seed": series.seed,
        "games": games,
        "variant": table.variant.name,
        "sheet": format_sheet(table.variant),
        "options": options,
        "bots": bots,
        "rotate": series.rotate,
    }
    return {ABOUT: json.dumps(facts).encode()}
