"""Score pads, in a process of its own: `python -m qwixx.server.printer`, one JSON object a line.

A question is what a pad is made from, as `qwixx.server.printing` puts it, and a form, `png` or `pdf`; the answer is the
file in base64.
"""

import json
import sys
from base64 import b64encode
from typing import Any

from qwixx.pads import PadRequest, pdf, preview
from qwixx.rules import QwixxError, parse_sheet


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    """The file that was asked for."""
    made = {"png": preview, "pdf": pdf}[asked["form"]]
    wanted = {**asked["pad"], "variant": parse_sheet(asked["sheet"]), "lucky": tuple(map(tuple, asked["pad"]["lucky"]))}
    return {"file": b64encode(made(PadRequest(**wanted))).decode()}


def main() -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin:
        try:
            found = answer(json.loads(line))
        except QwixxError as error:
            found = {"refused": {"code": error.code, "text": error.message, "clause": error.clause}}
        sys.stdout.write(json.dumps(found) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
