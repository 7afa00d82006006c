"""The game for OpenSpiel: `pyspiel.load_game("python_qwixx_v0(variant=longo,players=3)")` after importing this module.

Chance is a chain of small nodes: who begins, then in every turn the white dice as one unordered pair, and each coloured
die in the game by itself. Action 1 is a simultaneous node of all players, action 2 a node of the active one. Actions
and observations are those of `encoding`; an action that is not legal is an error. Parameters are `variant` (a name),
`players`, `options` and `reward`, as in `qwixx_v0`; several options have a `+` between them, since OpenSpiel parts
parameters at commas.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel

from qwixx.envs.chance_nodes import Chain, Moment, Outcomes, roll_of
from qwixx.envs.encoding import ACTIONS, VERSION, size
from qwixx.envs.encoding import observe as encode
from qwixx.envs.settings import WIN, Setting, rewards_of, setting_of
from qwixx.rules import POINTS, Game, Phase, format_choice, new_game
from qwixx.rules.scoring import PENALTY_POINTS
from qwixx.rules.sheet import PENALTY_BOXES
from qwixx.rules.variant import MAX_PLAYERS

CHANCE, SIMULTANEOUS, TERMINAL = (
    int(player) for player in (pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.SIMULTANEOUS, pyspiel.PlayerId.TERMINAL)
)
PARAMETERS: dict[str, Any] = {"variant": "classic", "players": 2, "options": "", "reward": WIN}
BETWEEN_OPTIONS = "+"
"""What stands between table options here, where a comma would begin the next parameter."""
GAME_TYPE = pyspiel.GameType(
    short_name=f"python_qwixx_v{VERSION}",
    long_name="Qwixx",
    dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class QwixxGame(pyspiel.Game):
    """The game, from which states and observers are made."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        chosen = PARAMETERS | (parameters or {})
        # the game is also kept as text, as which OpenSpiel has to be able to read it again
        chosen["options"] = chosen["options"].replace(",", BETWEEN_OPTIONS)
        options = chosen["options"].replace(BETWEEN_OPTIONS, ",")
        setting = setting_of(chosen["variant"], chosen["players"], options, chosen["reward"])
        self.chain = Chain(setting)
        lowest, highest = _utilities(setting)
        # every turn costs the active player a cell or a penalty box, and has at most two nodes of players
        turns = setting.players * (sum(map(len, setting.variant.rows)) + PENALTY_BOXES)
        facts = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.chain.most,
            num_players=setting.players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=None,
            max_game_length=2 * turns,
        )
        super().__init__(GAME_TYPE, facts, chosen)

    def new_initial_state(self) -> "QwixxState":
        """The state in which it is drawn who begins."""
        return QwixxState(self)

    def make_py_observer(self, _kind: Any = None, parameters: dict[str, Any] | None = None) -> "QwixxObserver":
        """Something that sees the game from a seat."""
        return QwixxObserver(self.chain.setting, parameters)


class QwixxState(pyspiel.State):
    """A state of the game."""

    def __init__(self, game: QwixxGame) -> None:
        super().__init__(game)
        self._chain = game.chain
        setting = game.chain.setting
        begun = new_game(setting.variant, setting.players, options=setting.options)
        self.moment = Moment(begun, CHANCE, game.chain.starts)

    def current_player(self) -> int:
        """Whose node this is."""
        return self.moment.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.player == TERMINAL

    def chance_outcomes(self) -> Outcomes:
        """What chance may do, and how likely."""
        return self.moment.outcomes

    def returns(self) -> list[float]:
        """What every player has got."""
        return list(rewards_of(self.moment.game, self._chain.setting.reward))

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.moment.offers(player))

    def _apply_actions(self, actions: Sequence[int]) -> None:
        moment = self.moment
        choices = [moment.choice(seat, action) for seat, action in enumerate(actions)]
        self._go_on(moment.game.chose_white(tuple(choices)).game)

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        if moment.player != CHANCE:
            self._go_on(moment.game.chose_colour(moment.choice(moment.player, action)).game)
        elif moment.dice is None:
            self._go_on(moment.game._replace(active=action))
        else:
            self._throw(self._chain.thrown(moment.dice, action))

    def _go_on(self, game: Game) -> None:
        """Take up the game where it waits for the active player, or for the white dice."""
        if game.phase is Phase.ROLL:
            self.moment = Moment(game, CHANCE, self._chain.whites, ())
        else:
            self.moment = Moment(game, game.active if game.phase is Phase.COLOUR else TERMINAL, [])

    def _throw(self, dice: tuple[int, ...]) -> None:
        """Lay down the dice thrown so far; the last one makes it a roll."""
        game = self.moment.game
        if len(dice) < 2 + len(game.dice):
            self.moment = Moment(game, CHANCE, self._chain.faces, dice)
        else:
            self.moment = Moment(game.rolled(roll_of(game, dice)).game, SIMULTANEOUS, [])

    def _action_to_string(self, player: int, action: int) -> str:
        moment = self.moment
        if player == CHANCE:
            return self._chain.words(moment, action)
        return format_choice(moment.game.variant, moment.choice(player, action))

    def __str__(self) -> str:
        moment = self.moment
        if moment.dice:
            return f"{moment.game} thrown={','.join(map(str, moment.dice))}"
        return str(moment.game) if moment.outcomes is not self._chain.starts else f"{moment.game} to begin"


class QwixxObserver:
    """The game as a player sees it: a vector of the encoding, and the position as text."""

    def __init__(self, setting: Setting, parameters: dict[str, Any] | None) -> None:
        if parameters:
            raise ValueError(f"observers of this game take no parameters, not {parameters}")
        self.tensor = np.zeros(size(setting.players), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: QwixxState, player: int) -> None:
        """Look at a state from a seat."""
        moment = state.moment
        self.tensor[:] = encode(moment.game, player, moment.offers(player))["observation"]

    def string_from(self, state: QwixxState, player: int) -> str:
        """What is seen from a seat, in words."""
        return f"seat {player} of {state.moment.game}"


def _utilities(setting: Setting) -> tuple[float, float]:
    """The lowest and the highest reward."""
    if setting.reward == WIN:
        return 0.0, 1.0
    lowest = -PENALTY_POINTS * PENALTY_BOXES
    highest = sum(POINTS[len(cells) + 1] for cells in setting.variant.rows)
    return (lowest, highest) if setting.players == 1 else (lowest - highest, highest - lowest)


pyspiel.register_game(GAME_TYPE, QwixxGame)
