"""A tour: a picture of every screen in every language, on a phone and on a desktop, and a page to leaf through them.

`python -m tests.browser.tour FOLDER` takes it; `make tour` does that after building the page.
"""

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from qwixx.i18n.languages import LANGUAGES
from tests.browser.conftest import CHROMIUM
from tests.browser.looking import SIZES, speak
from tests.browser.screens import SCREENS
from tests.browser.serving import served_page
from tests.browser.tables import make_tables

PICTURED = ("phone", "desktop")
PAGE = (Path(__file__).parent / "tour.html").read_text(encoding="utf-8")


def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as kept, served_page(Path(kept)) as served, sync_playwright() as playwright:
        tables = make_tables(served)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for size in PICTURED:
            page = _opened(browser, served.address, size)
            for screen in SCREENS:
                screen.come(page, tables)
                _take(page, folder, f"{screen.name}-{size}")
                sys.stdout.write(".")
                sys.stdout.flush()
        browser.close()
    shown = {"screens": [screen.name for screen in SCREENS], "languages": list(LANGUAGES), "sizes": PICTURED}
    (folder / "index.html").write_text(PAGE.replace('"SHOWN"', json.dumps(shown)), encoding="utf-8")
    sys.stdout.write(f"\n{folder / 'index.html'}\n")


def _opened(browser: Browser, address: str, size: str) -> Page:
    width, height = SIZES[size]
    page = browser.new_page(
        base_url=address,
        viewport={"width": width, "height": height},
        locale="en",
        reduced_motion="reduce",
        service_workers="block",
    )
    page.goto("/rules")
    return page


def _take(page: Page, folder: Path, name: str) -> None:
    for language in LANGUAGES:
        speak(page, language)
        page.screenshot(path=folder / f"{name}-{language}.png", full_page=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
