"""Simulations, tournaments and ratings: which player is stronger, by how much, and how sure that is.

- `game_ranges` cuts game numbers into ranges; `game_batch` plays the games of one, compiled or by the rules. All work
  is a value that takes a range and returns its results, so that it can be sent to any worker.
- `workers` are the threads of this process, `cluster` the processes of a Ray cluster. Both give results in the order
  of the ranges, and nothing else depends on which it is.
- `simulation` adds up the games of one table (`tally`, `score_plot`). `tournament` is many tables, played by
  `tournament_runner`, kept by `checkpoint` and summed up by `tournament_results`, with `rating` and
  `confidence_intervals`.

The modules here load NumPy and Numba: code that has to start quickly imports them late.
"""
