"""The menu of a table, and the rules in short that it opens."""

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.first_game import at_table, first_choice
from tests.browser.serving import Served


def test_the_rules_open_over_the_table(opened: Opener, served: Served) -> None:
    page = at_table(opened, served, first_choice(), "off")
    address = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="The rules in short").click()
    rules = page.get_by_role("dialog", name="The rules in short")
    expect(rules.get_by_role("heading", name="Locks")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(1)
    rules.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    assert page.url == address
    expect(page.locator(".ask .pass")).to_be_visible()


def test_a_lesson_in_mid_game_leads_back_to_the_table(opened: Opener, served: Served) -> None:
    page = at_table(opened, served, first_choice(), "off")
    address = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Learn to play").click()
    page.get_by_role("heading", name="Learn to play").wait_for()
    page.reload()
    page.get_by_role("link", name="Back").click()
    expect(page.locator(".ask .pass")).to_be_visible()
    assert page.url == address


def test_the_language_can_be_changed_at_the_table(opened: Opener, served: Served) -> None:
    page = at_table(opened, served, first_choice(), "off")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_label("Language").select_option("pl")
    expect(page.get_by_role("dialog", name="Menu").get_by_role("button", name="Zasady w skrócie")).to_be_visible()


def test_the_rules_are_those_of_their_sheet(opened: Opener) -> None:
    page = opened("/rules")
    expect(page.locator("main")).to_contain_text("at least 5 crosses")
    expect(page.get_by_role("heading", name="Lucky numbers")).to_have_count(0)
    page.get_by_label("Qwixx Longo").check()
    expect(page.locator("main")).to_contain_text("at least 6 crosses in a row to cross out one of its last 2 numbers")
    expect(page.get_by_role("heading", name="Lucky numbers")).to_be_visible()
    page.get_by_label("Qwixx Mixx A").check()
    expect(page.locator("main")).to_contain_text("the colour of the cell counts")
    page.get_by_label("Qwixx Mixx B").check()
    expect(page.locator("main")).to_contain_text("The numbers are mixed up here")
