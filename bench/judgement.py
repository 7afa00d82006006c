"""How advice by chances agrees with the champion's own play, and whether luck averages to nothing, among champions.

In every decision of action 1, what the champion's choice costs against the best one; of every roll, each player's luck.
"""

import argparse
import json
from statistics import fmean, stdev
from typing import Any

from qwixx.analysis.win_chances import SAME_CHANCE, Chances
from qwixx.bots.champion import mind_of
from qwixx.dice import SeededDice
from qwixx.rules import Phase, Variant, new_game, variant, variant_names


def figures(sheet: Variant, players: int, games: int) -> dict[str, Any]:
    """What these games show."""
    mind = mind_of(sheet, players)
    costs, lucks = [], []
    for seed in range(games):
        chances, dice, turn = Chances(mind), SeededDice(seed), 0
        game = new_game(sheet, players)
        while game.phase is not Phase.OVER:
            turn += 1
            before = mind.chances([game])[0]
            game = game.rolled(dice.roll(turn, game)).game
            chosen = tuple(expected[seat] for seat, expected in enumerate(mind.expectations(game)))
            for seat in range(players):
                options = chances.options(game, seat)
                lucks.append(options[0].value - before[seat])
                if len(game.choices(seat)) > 1:
                    own = next(option for option in options if option.choices[0] == chosen[seat])
                    costs.append(options[0].value - own.value)
            game = game.chose_white(chosen).game
            if game.phase is Phase.COLOUR:
                best = chances.options(game, game.active)[0].choices[0]
                game = game.chose_colour(best).game
    differing = [cost for cost in costs if cost >= SAME_CHANCE]
    return {
        "decisions": len(costs),
        "differing": round(len(differing) / len(costs), 4),
        "largest_cost": round(max(costs), 4),
        "luck": round(fmean(lucks), 5),
        "luck_error": round(stdev(lucks) / len(lucks) ** 0.5, 5),
    }


def main() -> None:
    """Print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", nargs="+", default=variant_names(), choices=variant_names())
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 5])
    parser.add_argument("--games", type=int, default=20)
    args = parser.parse_args()
    print(
        json.dumps(
            {
                f"{name}-{players}": figures(variant(name), players, args.games)
                for name in args.variant
                for players in args.players
            }
        )
    )


if __name__ == "__main__":
    main()
