"""Read a dataset of decisions with Polars, without the package that wrote it.

    qwixx simulate --bots gentle,sharp --games 10000 --rows decisions --out decisions.parquet
    python examples/read_decisions.py decisions.parquet

It prints how often each bot takes a cross of action 1, by the cells that the cross passes over: only the columns that
this needs are read, a part of the file at a time. Then it makes of the first games the arrays that training takes.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import numpy.typing as npt
import polars as pl

WHITE = range(1, 5)
"""The actions that cross the white sum in one of the four rows."""


def taken_by_skips(file: Path) -> pl.DataFrame:
    """By bot and cells passed over: how often such a cross was offered in action 1, and the share that was taken."""
    decisions = pl.scan_parquet(file).filter(pl.col("phase") == 1)
    offers = [
        decisions.filter(pl.col(f"skip_{action}") >= 0).select(
            "bot", skips=f"skip_{action}", taken=pl.col("action") == action
        )
        for action in WHITE
    ]
    by_skips = pl.concat(offers).group_by("bot", "skips").agg(offered=pl.len(), taken=pl.col("taken").mean())
    return by_skips.sort("bot", "skips").collect(engine="streaming")


def arrays(file: Path, games: int) -> tuple[npt.NDArray[np.generic], ...]:
    """Of the first games, where there was a choice: what was seen, what was legal, what was taken, the win."""
    rows = pl.scan_parquet(file).filter(pl.col("game") < games, pl.col("legal") > 1).collect()
    fields = rows.columns[rows.columns.index("phase") : rows.columns.index("legal")]
    mask = rows.select(pl.col("^skip_.*$") >= 0)
    return rows.select(fields).to_numpy(), mask.to_numpy(), rows["action"].to_numpy(), rows["win_share"].to_numpy()


def main() -> None:
    """Print what the file says of itself, then the table, then the shapes of the arrays."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=1000, help="how many games become arrays")
    args = parser.parse_args()
    about = json.loads(pl.read_parquet_metadata(args.file)["qwixx"])
    print(about["command"])
    with pl.Config(tbl_rows=-1, tbl_hide_dataframe_shape=True):
        print(taken_by_skips(args.file))
    observations, legal, actions, wins = arrays(args.file, args.games)
    print(f"observations {observations.shape}, legal {legal.shape}, actions {actions.shape}, wins {wins.shape}")


if __name__ == "__main__":
    main()
