"""A tour: a picture of every screen in every language, on a phone and on a desktop, and a page to leaf through them.

`python -m tests.browser.tour FOLDER` takes it; `make tour` does that after building the page.
"""

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from qwixx.words.language import LANGUAGES
from tests.browser.conftest import CHROMIUM
from tests.browser.screens import SCREENS, SIZES, Screen, speak
from tests.browser.serving import served_page
from tests.browser.tables import Tables, make_tables

PICTURED = ("phone", "desktop")
PAGE = (Path(__file__).parent / "tour.html").read_text(encoding="utf-8")


def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as kept, served_page(Path(kept)) as address, sync_playwright() as playwright:
        tables = make_tables(address)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for size in PICTURED:
            for screen in SCREENS:
                _take(browser, address, tables, size, screen, folder)
                sys.stdout.write(".")
                sys.stdout.flush()
        browser.close()
    shown = {"screens": [screen.name for screen in SCREENS], "languages": list(LANGUAGES), "sizes": PICTURED}
    (folder / "index.html").write_text(PAGE.replace('"SHOWN"', json.dumps(shown)), encoding="utf-8")
    sys.stdout.write(f"\n{folder / 'index.html'}\n")


def _take(browser: Browser, address: str, tables: Tables, size: str, screen: Screen, folder: Path) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        locale="en",
        reduced_motion="reduce",
        service_workers="block",
    )
    page = context.new_page()
    page.goto("/rules")
    screen.show(page, tables)
    for language in LANGUAGES:
        speak(page, language)
        page.screenshot(path=folder / f"{screen.name}-{size}-{language}.png", full_page=True)
    context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
