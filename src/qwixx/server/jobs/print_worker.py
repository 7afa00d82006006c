"""Score pads, in a process of its own: `python -m qwixx.server.jobs.print_worker`, one JSON object a line.

A question is what a pad is made from, as `qwixx.server.jobs.print_queue` puts it, and a form, `png` or `pdf`; the
answer is the file in base64.
"""

from base64 import b64encode
from typing import Any

from qwixx.pads import PadRequest, pdf, preview
from qwixx.rules import parse_sheet
from qwixx.server.jobs.worker_process import answer_lines


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    """The file that was asked for."""
    made = {"png": preview, "pdf": pdf}[asked["form"]]
    wanted = {**asked["pad"], "variant": parse_sheet(asked["sheet"]), "lucky": tuple(map(tuple, asked["pad"]["lucky"]))}
    return {"file": b64encode(made(PadRequest(**wanted))).decode()}


if __name__ == "__main__":
    answer_lines(answer)
