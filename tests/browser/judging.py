"""Reviews and hints of the widest numbers and sentences, in place of the server's."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.wide import LOCKER, NAMES, PENALTIES

Facts = dict[str, Any]
WHY = "Достопримечательности" * 3 + " — " + "more points expected, and a better chance to lock the row. " * 4
WHITE, COLOUR = {"row": 3, "number": 16}, {"row": 1, "number": 10}
BEST = {"white": WHITE, "colour": COLOUR, "expected_score": 399.9, "chance": 1.0, "cost": 0.0, "chance_cost": 0.0}
WORST = {"white": WHITE, "colour": None, "expected_score": -19.9, "chance": 0.0, "cost": 123.4, "chance_cost": 1.0}
OTHERS = [{**WORST, "white": {"row": row, "number": 10}, "colour": COLOUR} for row in range(3)]


def answer_widely(page: Page) -> None:
    """Answer every request of this page for a review or a hint."""
    page.route("**/review", lambda route: route.fulfill(json=_review()))
    page.route("**/advice*", lambda route: route.fulfill(json=_advice()))


def _review() -> Facts:
    ups = [20.0 * (turn % 20) - 20 for turn in range(PENALTIES[-1])]
    points = [{**_account(100.0, 393.0 - player, ups), "limits": ["others"]} for player in range(len(NAMES))]
    chances = _account(1.0, 1.0, [abs(point) / 400 for point in ups])
    decision = {"turn": PENALTIES[-1], "player": LOCKER, "phase": "white", "position": "spared=no", "why": WHY}
    worst = [{**decision, "chosen": WORST, "best": BEST, "cost": cost} for cost in (1.0, 0.999, 0.99)]
    return {
        "players": [{**player, "chances": chances} for player in points],
        "costliest": [{**each, "cost": 123.4} for each in worst],
        "costliest_chances": worst,
    }


def _account(unit: float, final: float, after: list[float]) -> Facts:
    parts = {"start": unit, "luck": unit, "skill": -unit, "others": -unit, "final": final}
    return {**parts, "moments": [{"after": each} for each in after]}


def _advice() -> Facts:
    return {"options": [BEST, *OTHERS], "reason": WHY, "why": WHY, "limits": [{"text": WHY}]}
