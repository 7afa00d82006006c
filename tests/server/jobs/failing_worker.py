"""An analyst that solves nothing: it notes that it was asked to, and then breaks off, or has too little memory."""

import os
from pathlib import Path
from typing import Any

from qwixx.rules import IllegalError
from qwixx.server.jobs import analysis_worker
from qwixx.server.jobs.worker_process import answer_lines

ATTEMPTS = "HAPLESS_ATTEMPTS"
"""The variable that names the file with its notes."""
FAULT = "HAPLESS_FAULT"
DIES, MEMORY = "dies", "memory"


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    """What the analyst says, if nothing has to be solved for it."""
    if asked["job"] != "solve":
        return analysis_worker.answer(asked)
    with Path(os.environ[ATTEMPTS]).open("a") as file:
        file.write("solve\n")
    if os.environ[FAULT] == DIES:
        os._exit(1)
    raise IllegalError("memory", "solving takes 9,999 MB of memory", size=9999)


if __name__ == "__main__":
    answer_lines(answer)
