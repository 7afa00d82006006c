"""The table as environments draw it: as text in the notation of the rules, or as a picture."""

from collections.abc import Sequence
from typing import Any

from gymnasium import logger

from qwixx.envs.picture import Picture, picture
from qwixx.rules import Game, IllegalError, Phase

TEXT, RGB = "ansi", "rgb_array"
METADATA: dict[str, Any] = {"render_modes": [TEXT, RGB], "render_fps": 2}
_PHASES = {Phase.WHITE: "action 1", Phase.COLOUR: "action 2", Phase.OVER: "the end"}


def check_mode(mode: str | None) -> None:
    """Raise unless there is such a way to draw."""
    if mode not in (None, TEXT, RGB):
        raise IllegalError("render-mode", f'there is no render mode "{mode}"; there are {TEXT} and {RGB}')


def render(game: Game, names: Sequence[str], mode: str | None) -> str | Picture | None:
    """The table in this mode."""
    if mode is None:
        logger.warn("render was called, but no render_mode was given when the environment was made")
        return None
    return picture(game) if mode == RGB else text(game, names)


def text(game: Game, names: Sequence[str]) -> str:
    """The moment and the dice, then a line for each sheet and its points."""
    words = [_PHASES[game.phase], f"{names[game.active]} is active"]
    if game.roll:
        words.append(f"dice {game.roll.only(game.dice)}")
    if game.closed:
        words.append("closed " + " ".join(game.variant.lock_colours[row].word for row in game.closed_rows))
    lines = [", ".join(words)]
    for name, sheet in zip(names, game.sheets, strict=True):
        lines.append(f"{name} {sheet.text(game.variant)} = {sheet.scores(game.variant).total}")
    return "\n".join(lines) + "\n"
