"""What every screen has to stand: nothing beyond its edges or over each other, no barrier."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page

from qwixx.i18n.languages import LANGUAGES

HERE = Path(__file__).parent
AXE = HERE.parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BARRIERS = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""What can be different by night."""
MISFITS = (HERE / "looking.js").read_text(encoding="utf-8").partition("\n")[2]
USUAL = 16
"""How large letters are by default, in pixels."""
SIZES = {"small": (320, 568), "phone": (360, 740), "desktop": (1280, 800)}

Found = dict[tuple[str, ...], list[str]]
"""By circumstances, what is wrong."""
IN_ALL_LANGUAGES = f"""async (languages) => {{
  const frame = () => new Promise(requestAnimationFrame);
  const task = () => new Promise((done) => setTimeout(done));
  const found = {{}};
  // What the page does about another size it does with the next frame; words change without one.
  await frame();
  await frame();
  for (const language of languages) {{
    localStorage.setItem('language', language);
    dispatchEvent(new StorageEvent('storage', {{ key: 'language' }}));
    do await task();
    while (document.documentElement.lang !== language);
    found[language] = ({MISFITS})();
  }}
  return found;
}}"""


def fits(page: Page) -> None:
    """Fail if the screen scrolls sideways, or if something is cut off or lies over something else."""
    found: list[str] = page.evaluate(MISFITS)
    assert found == []


def misfits(page: Page) -> dict[str, list[str]]:
    """What does not fit as large as the page is now, by language."""
    said: dict[str, list[str]] = page.evaluate(IN_ALL_LANGUAGES, list(LANGUAGES))
    return {language: each for language, each in said.items() if each}


@contextmanager
def letters(page: Page, size: int) -> Iterator[None]:
    """Have a browser whose letters are so large, in pixels; usually they are 16."""
    browser = page.context.new_cdp_session(page)
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": size}})
    try:
        yield
    finally:
        browser.send("Page.setFontSizes", {"fontSizes": {"standard": USUAL}})
        browser.detach()


def is_accessible(page: Page) -> None:
    """Fail if axe-core finds a fault."""
    assert _faults(page, BARRIERS) == []


def stands_everything(page: Page) -> None:
    """Fail if the screen does not fit in some language at some size, or has a barrier by day or by night."""
    assert failings(page) == {}


def failings(page: Page, *, everybody: bool = True) -> Found:
    """What it does not stand, by circumstances. Barriers are looked for, too, unless they are known."""
    language, size = page.locator("html").get_attribute("lang"), page.viewport_size
    found = _misfits(page) | (_barriers(page) if everybody else {})
    speak(page, language or "en")
    if size:
        page.set_viewport_size(size)
    return {where: each for where, each in found.items() if each}


def speak(page: Page, language: str) -> None:
    """Let the page speak another language, as if it had been chosen in another tab."""
    page.evaluate(
        "language => { localStorage.setItem('language', language);"
        " dispatchEvent(new StorageEvent('storage', { key: 'language' })); }",
        language,
    )
    page.locator(f"html[lang='{language}'][dir='{LANGUAGES[language].direction}']").wait_for()


def _misfits(page: Page) -> Found:
    """What does not fit, by size and language."""
    found: Found = {}
    for size in SIZES:
        _resize(page, size)
        found |= {(size, language): each for language, each in misfits(page).items()}
    return found


def _barriers(page: Page) -> Found:
    """What axe-core finds, on a phone from left to right and on a desktop from right to left, in all colours."""
    found: Found = {}
    for size, language in (("phone", "en"), ("desktop", "ar")):
        _resize(page, size)
        speak(page, language)
        found[size, language, "light"] = _faults(page, BARRIERS)
        page.emulate_media(color_scheme="dark")
        found[size, language, "dark"] = _faults(page, COLOURS)
        page.emulate_media(forced_colors="active")
        found[size, language, "forced colours"] = _faults(page, COLOURS)
        page.emulate_media(color_scheme="light", forced_colors="none")
    return found


def _resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


def _faults(page: Page, rules: Mapping[str, object]) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("(runOnly) => axe.run({ runOnly, resultTypes: ['violations'] })", rules)
    return [
        f"{fault['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]
