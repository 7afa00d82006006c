"""Pads to begin a test with, as the page keeps them."""

import json

from playwright.sync_api import Page

Mark = tuple[int, int, int]


def kept(page: Page, variant: str, names: list[str], crosses: list[Mark], penalties: list[int]) -> None:
    """Open the pad with these crosses (player, row, place) and penalties (player) on it."""
    marks = [{"player": player, "place": {"row": row, "cell": cell}} for player, row, cell in crosses]
    marks += [{"player": player} for player in penalties]
    pad = json.dumps({"variant": variant, "names": names, "marks": marks})
    page.evaluate("(pad) => localStorage.setItem('pad', pad)", pad)
    page.goto("/pad")
    page.get_by_role("button", name="2").first.wait_for()
