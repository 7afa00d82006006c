"""The languages of the page."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.pads import kept

PAD_IN = {
    "uk": "Ігровий блокнот",
    "ru": "Игровой блокнот",
    "pl": "Bloczek",
    "cs": "Herní bloček",
    "sk": "Herný bloček",
    "he": "פנקס ניקוד",
    "en": "Score pad",
    "ar": "دفتر النقاط",
}


@pytest.mark.parametrize("language", PAD_IN)
def test_the_page_speaks_the_language_of_the_browser(opened: Opener, language: str) -> None:
    page = opened("/", locale=language)
    expect(page.get_by_role("link", name=PAD_IN[language])).to_be_visible()
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if language in {"he", "ar"} else "ltr")


def test_another_language_is_spoken_at_once_and_remembered(opened: Opener) -> None:
    page = opened("/")
    page.get_by_label("Language").select_option("pl")
    expect(page.get_by_role("link", name="Bloczek")).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name="Bloczek")).to_be_visible()


def test_only_the_chosen_language_is_loaded(opened: Opener) -> None:
    page = opened("/", locale="cs", service_workers="block")
    expect(page.get_by_role("link", name="Herní bloček")).to_be_visible()
    loaded = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert [name for name in loaded if "/assets/cs-" in name]
    assert not [name for name in loaded if "/assets/en-" in name]


def test_rows_run_from_left_to_right_in_a_mirrored_page(opened: Opener) -> None:
    page = opened("/", locale="ar")
    kept(page, "classic", ["أنا"], [], [])
    first, last = (page.locator(f"[data-row='0'][data-cell='{cell}']").bounding_box() for cell in (0, 10))
    assert first
    assert last
    assert first["x"] < last["x"]
    back = page.locator("header a").bounding_box()
    assert back
    assert back["x"] > 180
