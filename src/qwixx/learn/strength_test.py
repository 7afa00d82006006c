"""How strong a network is: its seat's share of wins at a table with built-in players in all other seats."""

from typing import Any

from qwixx.bots.levels import LEVELS, weights_on
from qwixx.bots.network import Network
from qwixx.learn.array_backend import Machine
from qwixx.learn.builtin_opponents import Rival
from qwixx.learn.head_to_head import Contestant, Drawer, Thinker, contest
from qwixx.learn.self_play import Club
from qwixx.learn.value_network import judge_of


def trial(machine: Machine, club: Club, network: Network, seed: int) -> dict[str, Any]:
    """The share against each built-in player; the standard error is at most half a game over the root of the games."""
    law, others = club.features.law, club.players - 1
    thinker = Thinker(law, judge_of(machine, club.features, network))
    rivals: dict[str, Contestant] = {"random": Drawer(law, machine.chance(seed))}
    for name in LEVELS:
        rivals[name] = Rival(law, weights_on(name, club.variant), club.players)
    return {
        name: round(float(contest(club, [thinker, *[rival] * others], machine.chance(seed))[:, 0].mean()), 4)
        for name, rival in rivals.items()
    }
