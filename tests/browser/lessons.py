"""The worked examples of the rules as steps of the page's lessons: what each shows, and what the rules say of it.

`python -m tests.browser.lessons` writes the file that the page is built with.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

from qwixx.codec.values import roll_json
from qwixx.rules import Choice, Cross, Game, Phase, parse_choice, parse_position
from qwixx.rules.legality import Obstacle

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "lesson" / "lessons.json"
LEARNER = 0
OFF = 10
"""How far wrong answers to a sum are off: two penalties."""


class Example(NamedTuple):
    """A worked example: where it begins, and what the learner and the others do."""

    step: str
    """What its words are called by."""
    clauses: str
    position: str
    taps: str = ""
    """The cells to find: all of them where no dice lie there, else the one to cross. A penalty and a sum have none."""
    others: tuple[str, ...] = ()
    """What the others choose in action 1."""


EMPTY = "-/-/-/-/p0"
LESSONS = {
    "classic": (
        Example("order", "C4 C5 C12", f"classic 5,7/-/-/-/p0 {EMPTY}", "R8 R9 R10 R11"),
        Example("next", "C3 C4", f"classic 5,7/3,10/9,6/10/p0 {EMPTY}", "Y11 G5 B9"),
        Example(
            "white",
            "C8 C11",
            f"classic {EMPTY} {EMPTY} {EMPTY} {EMPTY} phase=white roll=4+1,r2,y3,g6,b6",
            "R5",
            ("Y5", "-", "-"),
        ),
        Example("colour", "C9", f"classic 5/-/-/-/p0 {EMPTY} phase=colour roll=4+1,r2,y3,g6,b6 spared=yes", "B10"),
        Example("penalty", "C10", f"classic 3,11/4,11/10,3/9,3/p0 {EMPTY} phase=colour roll=4+1,r2,y3,g6,b6"),
        Example(
            "lock",
            "C12 C13 C14",
            f"classic 5,7/4,6/12,10,9,7,4/10/p0 {EMPTY} phase=white roll=1+1,r3,y4,g5,b6",
            "G2",
            ("-",),
        ),
        Example(
            "end",
            "C15 C16 C17 C18",
            "classic 2,3,5,7,9/4,6/10,8/11/p0 3,4/2,4,5,6,8/12,9,8,7,5,2/-/p0 phase=white roll=6+6,r2,y3,b5",
            "R12",
            ("Y12",),
        ),
        Example("score", "C19 C20", f"classic 2,3,4,5/2,3,4/12,11,10,9,8,7,6/12,11,10,9,8,7,6,5/p2 {EMPTY}"),
    ),
    "longo": (
        Example("longo-rows", "L1", f"longo 5,7/4,13/16,11/14/p0/L5-8 {EMPTY}/L6-11", "R8 Y14 G10 B13"),
        Example(
            "longo-white",
            "L1",
            f"longo {EMPTY}/L5-8 {EMPTY}/L7-12 {EMPTY}/L10-13 phase=white roll=5+1,r2,y3,g4,b8",
            "R6",
            ("Y6", "-"),
        ),
        Example(
            "longo-lucky",
            "L3 L4 L5",
            f"longo 4/5/-/14/p0/L6-11 {EMPTY}/L5-8 phase=white roll=5+1,r2,y3,g4,b8",
            "G16*",
            ("-",),
        ),
        Example(
            "longo-colour",
            "L1",
            f"longo 6/-/-/-/p0/L5-8 {EMPTY}/L7-12 phase=colour roll=5+1,r2,y3,g4,b8 spared=yes",
            "B13",
        ),
        Example(
            "longo-lock",
            "L2",
            f"longo 5,7/4,6/16,14,12,10,8,5/14/p0/L5-8 {EMPTY}/L6-11 phase=white roll=2+1,r3,y4,g5,b6",
            "G3",
            ("-",),
        ),
        Example(
            "longo-end",
            "L2",
            "longo 3,5,6,8,9,12/4,6/16,13/15/p0/L5-8 3,4/2,4,5,7,9,11/15,14,11,9,8,6,3/-/p0/L6-11 phase=white "
            "roll=8+8,r2,y3,b5",
            "R16",
            ("Y16",),
        ),
        Example(
            "longo-score",
            "L7",
            f"longo 2,3,4,5/2,3,4/16,15,14,13,12,11,10,9,8/16,15,14,13,12,11,10,9/p2/L5-8 {EMPTY}/L6-11",
        ),
    ),
}


def lessons() -> dict[str, list[dict[str, Any]]]:
    """The lessons by variant, step by step."""
    return {variant: [_step(example) for example in examples] for variant, examples in LESSONS.items()}


def _step(example: Example) -> dict[str, Any]:
    game = parse_position(example.position)
    taps = [parse_choice(game.variant, text) for text in example.taps.split()]
    step: dict[str, Any] = {
        "step": example.step,
        "clauses": example.clauses.split(),
        "before": _shown(game),
        "roll": roll_json(game.roll) if game.roll else None,
        "lucky": game.sheets[LEARNER].lucky,
        "codes": [[_code(game, row, cell.number) for cell in cells] for row, cells in enumerate(game.variant.rows)],
        "find": [_place(game, tap) for tap in taps],
        "after": _shown(_after(game, taps, example.others)),
    }
    if not taps and game.phase is Phase.ROLL:
        total = game.scores[LEARNER].total
        step["sums"] = [total - OFF, total, total + OFF]
    return step


def _code(game: Game, row: int, number: int) -> str | None:
    """Why the learner may not cross this cell; that no dice lie there is not what an example is about."""
    reason = game.why_not_cell(LEARNER, row, number)
    return None if reason is None or reason.code == Obstacle.NOT_ROLLED.value else reason.code


def _after(game: Game, taps: list[Choice], others: tuple[str, ...]) -> Game:
    if game.phase is Phase.WHITE:
        return game.chose_white((*taps, *(parse_choice(game.variant, text) for text in others)))[0]
    if game.phase is Phase.COLOUR:
        return game.chose_colour(taps[0] if taps else None)[0]
    return game


def _shown(game: Game) -> dict[str, Any]:
    sheet = game.sheets[LEARNER]
    rows = [[t.cell for t in row if sheet.rows[t.row] >> t.cell & 1] for row in game.variant.targets]
    dice = [colour.word for colour in game.dice]
    return {"rows": rows, "penalties": sheet.penalties, "closed": list(game.closed_rows), "dice": dice}


def _place(game: Game, tap: Choice) -> dict[str, int]:
    if not isinstance(tap, Cross):
        raise TypeError(tap)
    return {"row": tap.row, "cell": game.variant.target(tap.row, tap.number).cell}


def text() -> str:
    """The file: one step a line."""
    found = [
        f'  "{variant}": [\n' + ",\n".join(f"    {json.dumps(step)}" for step in steps) + "\n  ]"
        for variant, steps in lessons().items()
    ]
    return "{\n" + ",\n".join(found) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
