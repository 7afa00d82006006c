"""The papers that pads are printed on."""

from typing import NamedTuple

from qwixx.rules import IllegalError


class Paper(NamedTuple):
    """A paper, upright; lengths are in millimetres."""

    width: float
    height: float

    @property
    def turned(self) -> "Paper":
        """The same paper on its side."""
        return Paper(self.height, self.width)


PAPERS = {"a4": Paper(210, 297), "a5": Paper(148, 210), "letter": Paper(215.9, 279.4)}


def find_paper(name: str) -> Paper:
    """The paper of this name."""
    if name not in PAPERS:
        raise IllegalError("paper", f'there is no paper "{name}"; there are {", ".join(PAPERS)}')
    return PAPERS[name]
