"""What every screen has to stand: nothing beyond its edges or over each other, nothing that keeps anybody out."""

from pathlib import Path

from playwright.sync_api import Page

HERE = Path(__file__).parent
AXE = HERE.parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
MISFITS = (HERE / "looking.js").read_text(encoding="utf-8").partition("\n")[2]


def fits(page: Page) -> None:
    """Fail if the screen scrolls sideways, or if something is cut off or lies over something else."""
    assert misfits(page) == []


def misfits(page: Page) -> list[str]:
    """What does not fit."""
    found: list[str] = page.evaluate(MISFITS)
    return found


def keeps_nobody_out(page: Page) -> None:
    """Fail if axe-core finds a fault."""
    assert faults(page) == []


def faults(page: Page) -> list[str]:
    """What axe-core finds."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("(values) => axe.run({ runOnly: { type: 'tag', values } })", RULES)
    return [
        f"{fault['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]
