"""Gymnasium, PettingZoo and OpenSpiel faces of the game, with one encoding of what is seen and chosen.

Importing this room registers `Qwixx-v0` with Gymnasium; `qwixx_v0` holds the PettingZoo environments and `openspiel`
the OpenSpiel game, each loaded when it is asked for. `docs/research/environments.md` tells the rest.
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
