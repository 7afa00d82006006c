"""Games as rows in Parquet files, one row a decision or one a game, to be read without this package.

`docs/research/datasets.md` describes the columns. The modules here load Numba, Gymnasium and PyArrow: code that has to
start quickly imports them late.
"""
