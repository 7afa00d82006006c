"""Self-play training of the champion: all games at once, on a GPU with PyTorch, or at small scale with NumPy alone.

- `array_backend` is what differs between the two. `self_play` plays the games, `value_network` learns from them,
  `training_run` is the run of both, `run_files` what is kept of it; `python -m qwixx.learn` starts one.
- `head_to_head` plays different players against each other; with `builtin_opponents` it makes `strength_test`.
- `calibration` corrects the chances that a network tells; `exploitability` trains a player against one network alone.

The weights that ship were made here; playing with them needs none of this.
"""
