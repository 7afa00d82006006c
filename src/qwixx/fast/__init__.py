"""The same law in packed integers, compiled by Numba, for millions of games.

- `variant_tables` turns a sheet into one flat table of integers; there is no second copy of any sheet.
- `packed_law` is the law on sheets packed in two integers, `weighted_policy` how the built-in players think,
  `packing` the way from the values of the rules and back. They are plain Python, load nothing heavy, and bots run
  them as they are.
- `compiled_turn` has Numba compile these functions and is a turn, step by step; `compiled_game` is the loop over it
  that plays whole games, `batch` its face for Python. Arguments that are `None` (no weights, no lucky numbers, no
  log) are compiled away. `random_draws` has the same dice in plain Python.
- `array_law` and `array_turn` are a turn of many games in arrays of NumPy or PyTorch, from the same functions, for
  training on a GPU; `win_search` chooses there by a judge of positions.
- `compilation` says when compiled code that was kept is out of date; `interrupts` holds Ctrl-C back while LLVM
  compiles.
- `installed_extras` asks whether optional dependencies are there.

Dice have up to eight sides, and every coloured number stands once on a sheet. Other sheets are refused with a
sentence; random players and custom bots play on them by the rules. `tests/fast` replays millions of decisions through
the rules.
"""
