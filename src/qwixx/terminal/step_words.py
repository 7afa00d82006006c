"""A step of a game in words, for whoever looks on: a roll, the choices of action 1 or of action 2, and the end."""

from collections.abc import Sequence

from qwixx.i18n.announcements import (
    colour_announcement,
    ending_words,
    roll_announcement,
    white_announcement,
    winner_words,
)
from qwixx.i18n.catalogue import say
from qwixx.rules import Action, Game, Roll, Step, WhiteChoices


def step_words(names: Sequence[str], before: Game, action: Action, step: Step, language: str) -> str:
    """What an action did."""
    after, events = step
    if isinstance(action, Roll):
        return say(language, "news-says", name=names[before.active], words=roll_announcement(action, language))
    if isinstance(action, WhiteChoices):
        told = [white_announcement(after, names, action.choices, events, language)]
    else:
        roll = before.roll or Roll((0, 0), (0, 0, 0, 0))
        told = [colour_announcement(after, names, before.active, roll, action.choice, events, language)]
    if after.outcome:
        told.append(ending_words(after, names, after.outcome, language))
        told.append(winner_words(after, names, after.outcome, language))
    return " ".join(told)
