"""A Chromium for all tests of a process, and pages in it that fail with whatever goes wrong in them."""

import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.serving import PAGE, served_page

pytest.register_assert_rewrite("tests.browser.looking")

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")

PATIENCE = 30_000
"""Milliseconds that anything may take on a busy machine."""
expect.set_options(timeout=PATIENCE)

Opener = Callable[..., Page]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not (PAGE / "index.html").exists():
        pytest.fail("the page is not built: make page")
    with served_page(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.fail("the tests of the page need Chromium: install it first")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield found
        found.close()


def _is_fault(message: ConsoleMessage) -> bool:
    """Whether the page made a mistake; that a network is gone or a server refuses is told to people instead."""
    expected = ("Failed to load resource", "WebSocket connection")
    return message.type == "error" and not message.text.startswith(expected)


@pytest.fixture
def opened(browser: Browser, address: str) -> Iterator[Opener]:
    """Opens the page at a path, as a phone or a desktop, in a language; an error in its console fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(path: str = "/", width: int = 360, height: int = 740, **settings: object) -> Page:
        context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            **{"locale": "en", "reduced_motion": "reduce", **settings},  # type: ignore[arg-type] # Playwright's own names
        )
        contexts.append(context)
        context.add_init_script("localStorage.setItem('pace', localStorage.getItem('pace') ?? 'at-once')")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text) if _is_fault(message) else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []
