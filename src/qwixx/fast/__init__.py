"""The same law in packed integers, compiled by Numba, for millions of games.

`layout`, `law`, `policy`, `packing` and `draws` are plain Python and load nothing; `kernel` and `games` load Numba.
"""
