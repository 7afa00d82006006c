"""Games as rows in Parquet files, one row a decision or one a game, to be read without this package.

- `columns` is the schema; `decision_rows` and `game_rows` are work for the arena's workers whose results are rows.
- `observation_log` turns the log of compiled games into observations with the environments' own functions.
- `parquet_file` writes the file, `recorder` all of it.

`docs/research/datasets.md` describes the columns. The modules here load Numba, Gymnasium and PyArrow: code that has
to start quickly imports them late.
"""
