"""The page is light: what is loaded before a first game fits the slowest connection."""

import gzip
from urllib.parse import urlsplit

from tests.browser.conftest import Opener
from tests.browser.serving import PAGE

MOST = 70_000


def test_the_scripts_before_a_first_game_stay_small(opened: Opener) -> None:
    page = opened("/", locale="ru", service_workers="block")
    page.locator("button.main").click()
    page.locator(".ask").wait_for()
    loaded = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    scripts = {urlsplit(name).path for name in loaded if name.endswith(".js")}
    assert any("/ru-" in script for script in scripts)
    assert sum(len(gzip.compress((PAGE / script[1:]).read_bytes())) for script in scripts) <= MOST
