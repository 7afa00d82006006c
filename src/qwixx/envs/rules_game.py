"""A table of one game by the rules, for environments that step one game at a time: actions in, observations out."""

from collections.abc import Sequence

from qwixx.envs.encoding import ACTIONS, Observation, observe, offers
from qwixx.envs.seeded_rolls import Chance, seed_word
from qwixx.envs.settings import Setting, rewards_of
from qwixx.rules import Choice, Game, IllegalError, Phase


class RulesGame:
    """Game after game from a seed. What is illegal crosses nothing."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self._seed: int | None = None
        self.number = -1

    def reset(self, seed: int | None) -> None:
        """The first game of a seed, or, without one, the next of the last seed; the first seed of all is drawn."""
        if seed is not None or self._seed is None:
            self._seed, self.number = seed_word(seed), -1
        self.number += 1
        self._chance = Chance(self._seed, self.number, self.setting.variant)
        self._go_on(self._chance.begin(self.setting.players, self.setting.options))

    def observe(self, seat: int) -> Observation:
        """What this seat sees."""
        return observe(self.game, seat, self._offers(seat))

    def choice(self, seat: int, action: int) -> tuple[Choice, bool]:
        """What an action chooses, and whether it is legal."""
        if not 0 <= action < ACTIONS:
            raise IllegalError("no-such-action", f"actions are numbers below {ACTIONS}, not {action}")
        offered = self._offers(seat)
        return offered.get(int(action)), action in offered

    def take(self, choices: Sequence[Choice]) -> None:
        """Resolve the choices of all seats in action 1, or the active one's in action 2, and roll if it is time to."""
        game = self.game
        chosen = game.phase is Phase.WHITE
        self._go_on((game.chose_white(tuple(choices)) if chosen else game.chose_colour(choices[game.active])).game)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.phase is Phase.OVER

    @property
    def rewards(self) -> tuple[float, ...]:
        """What every seat gets now."""
        return rewards_of(self.game, self.setting.reward)

    @property
    def lot(self) -> str:
        """What tells this game from all others; random players draw from it."""
        return f"{self._seed} {self.number}"

    def _go_on(self, game: Game) -> None:
        self.game = game.rolled(self._chance.roll(game)).game if game.phase is Phase.ROLL else game
        self._offered: dict[int, dict[int, Choice]] = {}

    def _offers(self, seat: int) -> dict[int, Choice]:
        if seat not in self._offered:
            self._offered[seat] = offers(self.game, seat)
        return self._offered[seat]
