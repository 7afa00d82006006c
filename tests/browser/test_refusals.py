"""What the page says when something cannot be done: what is wrong and what to do, in the language of whoever reads it."""

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.looking import speak


def test_a_refusal_is_said_in_the_language_that_is_chosen_after_it(opened: Opener) -> None:
    page = opened("/join")
    page.get_by_role("textbox").fill("2222-2222")
    page.get_by_role("button", name="Come in").click()
    refused = page.get_by_role("alert").filter(has_text="There is no table with this code. Is it typed right?")
    expect(refused).to_be_visible()
    speak(page, "he")
    expect(page.get_by_role("alert").filter(has_text="אין שולחן")).to_be_visible()
