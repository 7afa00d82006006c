"""`docs/develop/referee.md` says what the referee does."""

import re
from pathlib import Path

from qwixx.referee import Referee
from qwixx.rules.legality import Obstacle

PAGE = Path(__file__).parents[2].joinpath("docs", "develop", "referee.md").read_text(encoding="utf-8")


def documented_codes() -> set[str]:
    """The codes in the first column of the tables of codes."""
    tables = PAGE.partition("## The codes")[2]
    cells = re.findall(r"^\|([^|]*)\|", tables, re.MULTILINE)
    return {code for cell in cells for code in re.findall(r"`([^`]+)`", cell)}


def test_every_answer_of_the_dialogue_is_the_referee_s() -> None:
    blocks = re.findall(r"^```referee\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 1
    lines = blocks[0].splitlines()
    requests, answers = lines[::2], lines[1::2]
    assert len(requests) == len(answers) > 10
    referee = Referee()
    for request, answer in zip(requests, answers, strict=True):
        assert request.startswith("> ")
        assert answer == "< " + referee.answer(request[2:])


def test_every_code_of_a_cell_that_may_not_be_crossed_is_documented() -> None:
    assert {obstacle.value for obstacle in Obstacle} <= documented_codes()


def test_every_code_that_the_referee_raises_itself_is_documented() -> None:
    package = Path(__file__).parents[2].joinpath("src", "qwixx")
    files = [path for room in ("codec", "referee") for path in package.joinpath(room).glob("*.py")]
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    raised = set(re.findall(r'(?:MessageError|IllegalError|Reason)\(\s*"([^"]+)"', source))
    assert len(raised) > 10
    assert raised <= documented_codes()
