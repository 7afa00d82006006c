"""Gymnasium, PettingZoo and OpenSpiel environments, with one encoding of observations and actions.

- `encoding` defines actions and observations; `settings` is what an environment is made for; `seeded_rolls` its dice.
- `rules_game` is one game by the rules, actions in and observations out. `gym_env`, `aec` and `parallel` (with
  `multi_agent`, and `qwixx_v0` as the module that PettingZoo expects) are thin wrappers of it; `rendering` and
  `picture` draw it.
- `gym_vector_env` steps thousands of games: `batch_arrays` holds them, `compiled_games` steps them by the compiled
  turn of `fast`, `compiled_observations` writes what a player sees. Tests step them next to the rules.
- `openspiel` is the OpenSpiel game, `chance_nodes` its nodes of chance.

Importing this package registers `Qwixx-v0` with Gymnasium. `docs/research/environments.md` has the details.
"""

from gymnasium.envs.registration import register, registry

from qwixx.envs.encoding import VERSION

GYMNASIUM_ID = f"Qwixx-v{VERSION}"

if GYMNASIUM_ID not in registry:
    register(
        GYMNASIUM_ID,
        entry_point="qwixx.envs.gym_env:QwixxEnv",
        vector_entry_point="qwixx.envs.gym_vector_env:QwixxVectorEnv",
    )
