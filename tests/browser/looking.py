"""What every screen has to stand: nothing beyond its edges, nothing that keeps anybody out."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

_BEYOND = """() => [...document.querySelectorAll('body *')]
    .filter((element) => !element.closest('.unseen, svg') && element.checkVisibility())
    .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -0.5 || right > innerWidth + 0.5);
    })
    .map((element) => element.outerHTML.slice(0, 120))"""
_CUT_OFF = """() => {
    const cut = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const box = texts.currentNode.parentElement.closest(':not(span, b, i):not(svg *)');
        if (!texts.currentNode.data.trim() || box.closest('.unseen, select') || !box.checkVisibility()) continue;
        if (texts.currentNode.parentElement.closest('.unseen, .name')) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const [text, around] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
        const outside = text.left < around.left - 1 || text.right > around.right + 1;
        if (text.width && outside) cut.push(box.outerHTML.slice(0, 160));
    }
    return cut;
}"""
"""Text that is wider than what it stands in; a player's name may end in three dots."""


def fits(page: Page) -> None:
    """Fail if the screen scrolls sideways or cuts something off."""
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate(_BEYOND) == []
    assert page.evaluate(_CUT_OFF) == []


def keeps_nobody_out(page: Page) -> None:
    """Fail if axe-core finds a fault."""
    assert _faults(page) == []


def _faults(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("(values) => axe.run({ runOnly: { type: 'tag', values } })", RULES)
    return [
        f"{fault['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]
