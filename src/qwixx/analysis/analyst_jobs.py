"""Advice, reviews and optimal choices in words and values: at once in the plain game, in a process for the app."""

import os
from collections.abc import Callable

from qwixx.fast.installed_extras import check_installed
from qwixx.rules import Choice, Game, Record
from qwixx.solve.progress import Progress


def hint(game: Game, player: int, language: str, progress: Progress) -> str:
    """Advice for a player, in words."""
    check_installed()
    from qwixx.analysis.advice import advise  # noqa: PLC0415 (it loads Numba)
    from qwixx.analysis.hint_words import hint_words  # noqa: PLC0415 (as above)
    from qwixx.analysis.win_chances import find_chances  # noqa: PLC0415 (as above)
    from qwixx.solve.cache import find_table  # noqa: PLC0415 (as above)
    from qwixx.solve.question import question_of  # noqa: PLC0415 (as above)

    table = find_table(question_of(game, player), os.cpu_count() or 1, progress)
    return hint_words(game, advise(table, game, player, find_chances(game)), language)


def review(record: Record, language: str, width: int, progress: Progress) -> str:
    """Luck and skill of a game, and its chart, in lines of so many columns; without the result."""
    from qwixx.analysis.review import review as reviewed  # noqa: PLC0415 (it loads Numba)
    from qwixx.analysis.text_report import told_review  # noqa: PLC0415 (as above)
    from qwixx.solve.cache import find_table  # noqa: PLC0415 (as above)

    found = reviewed(record, lambda question: find_table(question, os.cpu_count() or 1, progress))
    return told_review(found, language, width).partition("\n\n")[2]


def choose(game: Game, player: int, progress: Progress) -> Choice:
    """What the optimal bot does."""
    from qwixx.solve.cache import find_table  # noqa: PLC0415 (it loads Numba)
    from qwixx.solve.question import question_of  # noqa: PLC0415 (as above)
    from qwixx.solve.turn_values import options  # noqa: PLC0415 (as above)

    table = find_table(question_of(game, player), os.cpu_count() or 1, progress)
    return options(table, game, player)[0].choices[0]


JOBS: dict[str, Callable[..., object]] = {"hint": hint, "review": review, "choose": choose}
