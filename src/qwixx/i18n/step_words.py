"""A step of a game in words: a roll, the choices of action 1 or of action 2, and the end."""

from collections.abc import Sequence

from qwixx.i18n.announcements import colour_announcement, ending_words, totals_words, white_announcement, winner_words
from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import roll_words
from qwixx.rules import Action, Game, Phase, Roll, Step, WhiteChoices


def step_words(names: Sequence[str], before: Game, action: Action, step: Step, turn: int, language: str) -> str:
    """What an action did, and the result if it ended the game."""
    told = [_action_words(names, before, action, step, turn, language)]
    if step.game.outcome:
        told.append(ending_words(step.game, names, step.game.outcome, language))
        told.append(winner_words(step.game, names, step.game.outcome, language))
    return " ".join(told)


def spoken_step(names: Sequence[str], before: Game, action: Action, step: Step, turn: int, language: str) -> str:
    """What an action did, where no sheets are in sight: with the totals after each turn, and why there is no choice."""
    told = _action_words(names, before, action, step, turn, language)
    if isinstance(action, Roll):
        return f"\n{told}"
    if before.phase is Phase.COLOUR and len(before.choices(before.active)) == 1:
        idle = say(language, "plain-idle-2" if before.spared else "plain-forced", names=names[before.active])
        told = f"{idle}\n{told}"
    return f"{told}\n{totals_words(step.game, names, language)}" if step.game.phase is Phase.ROLL else told


def _action_words(names: Sequence[str], before: Game, action: Action, step: Step, turn: int, language: str) -> str:
    after, events = step
    if isinstance(action, Roll):
        return say(language, "told-turn", turn=turn, name=names[before.active], roll=roll_words(action, language))
    if isinstance(action, WhiteChoices):
        return white_announcement(after, names, action.choices, events, language)
    roll = before.roll or Roll((0, 0), (0, 0, 0, 0))
    return colour_announcement(after, names, before.active, roll, action.choice, events, language)
