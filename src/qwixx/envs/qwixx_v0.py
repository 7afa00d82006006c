"""# Qwixx for several agents.

The dice game Qwixx as [PettingZoo](https://pettingzoo.farama.org) environments.

| Import             | `from qwixx.envs import qwixx_v0`                            |
|--------------------|--------------------------------------------------------------|
| AEC                | `qwixx_v0.env()`, `qwixx_v0.raw_env()`                       |
| Parallel           | `qwixx_v0.parallel_env()`                                    |
| Agents             | `player_0` to `player_4`, 2 to 5 of them, clockwise          |
| Actions            | `Discrete(17)`                                               |
| Observations       | `Dict(observation=Box(30 + 12 * players, int16), action_mask=Box(17, int8))` |
| Rendering          | `ansi` (text), `rgb_array`                                   |

### Arguments

    qwixx_v0.env(variant="classic", players=2, options="", reward="win", render_mode=None)

- `variant`: `classic`, `longo`, `mixx-a`, `mixx-b`, or a `qwixx.rules.Variant` of your own: dice of up to eight sides,
  every coloured number once.
- `players`: 1 to 5; alone is practice.
- `options`: table options as the notation writes them: `locked-die-stays` (C13), `lucky-fallback` (L5).
- `reward`: `win` or `margin`, see below.

### Observations and actions

They are those of `qwixx.envs.encoding`, described field by field in `docs/research/environments.md`. An agent sees all
sheets, its own first, the dice and the moment; no seed, and no choice of an action that is not resolved yet. The mask
says which actions are legal; action 0, crossing nothing, always is.

### A turn

The active player rolls; then comes action 1, in which all agents choose, and action 2, in which the active one does. In
the AEC environment agents are asked one after another, the active player first; the choices of action 1 stay sealed
until the last one has chosen. In the Parallel environment every step is an action of the game: in action 2 the others
can only choose 0. All agents are asked in every action 1, and the active one in every action 2, even if nothing but 0
is legal.

### Illegal actions

An action outside the mask crosses nothing, as action 0 does, and the agent's `info["illegal"]` is true until it chooses
again. The game goes on, and nothing else is taken away than the rules take: the active player takes a penalty if it
crosses nothing in both actions (C10). A number that is no action at all raises an error.

### Rewards

They are 0 before the end of the game. `win`: 1 for the winner, shared equally among those with the highest score, 0 for
the others. `margin`: the score minus the best of the others' scores; alone, the score.

### Seeds and copies

`reset(seed=…)` begins the first game of a seed, `reset()` the next one. Dice depend on the seed, the number of the game
and of the turn alone, not on what anyone chooses. A copy of an environment (`copy.deepcopy`) goes on with the same
dice: it is for saving and resuming; planning on it would see the future. For planning take the OpenSpiel game, where
chance is explicit.

### Versions

- v0: the first.
"""

from typing import Any

from pettingzoo.utils import wrappers

from qwixx.envs.aec import QwixxAEC
from qwixx.envs.parallel import QwixxParallel

raw_env = QwixxAEC
parallel_env = QwixxParallel


def env(**arguments: Any) -> Any:
    """The AEC environment, guarded against calls out of order and numbers that are no actions."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**arguments)))
