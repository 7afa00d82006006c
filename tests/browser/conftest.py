"""A Chromium for all tests of a process, and devices in it that fail a test with any error in them."""

import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.devices import PATIENCE, Device
from tests.browser.serving import PAGE, Served, served_page
from tests.browser.slow_line import SlowLine, slow_line

pytest.register_assert_rewrite("tests.browser.looking")
expect.set_options(timeout=PATIENCE)

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)

Opener = Callable[..., Page]
Shelf = dict[tuple[object, ...], list[Device]]


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not (PAGE / "index.html").exists():
        pytest.fail("the page is not built: make page")
    with served_page(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="session")
def address(served: Served) -> str:
    return served.address


@pytest.fixture
def line(address: str) -> Iterator[SlowLine]:
    """A line to the server that can be slow or cut."""
    with slow_line(address) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.fail("the tests of the page need Chromium: install it first")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture(scope="session")
def shelf() -> Shelf:
    """The devices that are free, by what cannot be changed in them."""
    return defaultdict(list)


@pytest.fixture
def opened(browser: Browser, address: str, shelf: Shelf) -> Iterator[Opener]:
    """Opens the page at a path, as a phone or a desktop, in a language; an error in its console fails the test."""
    lent: list[tuple[tuple[object, ...], Device]] = []

    def open_page(path: str = "/", width: int = 360, height: int = 740, locale: str = "en", **media: object) -> Page:
        workers = media.pop("service_workers", "allow")
        kind = (locale, workers)
        device = shelf[kind].pop() if shelf[kind] else Device(browser, address, locale=locale, service_workers=workers)
        lent.append((kind, device))
        page = device.emptied(width, height, **media)
        page.goto(path)
        return page

    yield open_page
    faults = [fault for _, device in lent for fault in device.faults]
    for kind, device in lent:
        shelf[kind].append(device)
    assert faults == []
