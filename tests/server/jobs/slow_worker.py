"""A worker that repeats what it is told, and never answers where there is nothing to repeat."""

from time import sleep
from typing import Any

from qwixx.server.jobs.worker_process import answer_lines


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    """What was said."""
    while "say" not in asked:
        sleep(60)
    return {"said": asked["say"]}


answer_lines(answer)
