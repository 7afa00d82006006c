"""The tips of a first game: each at its moment, once, and in the way of nothing."""

import json

import pytest
from playwright.sync_api import Page, expect

from qwixx.i18n.languages import LANGUAGES
from tests.browser.conftest import Opener
from tests.browser.first_game import at_table, first_choice, last_turn, threatened
from tests.browser.keeping import put
from tests.browser.lessons import LESSONS
from tests.browser.looking import is_accessible, speak
from tests.browser.playing import play
from tests.browser.serving import Served

WHITE = "the white dice make 5"
ORDER = "Go from left to right"
COLOUR = "action 2 is just for you"
PENALTY = "You crossed out nothing in action 1."
SIZES = ((320, 568), (360, 740), (740, 360), (667, 320), (768, 1024), (1280, 800))
HIDDEN = """() => [...document.querySelectorAll('.my-sheet .cell.legal, .dice .die, .ask button')]
  .filter((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.coach');
  })
  .map((each) => each.outerHTML.slice(0, 120))"""


def _tips(page: Page) -> set[str]:
    return set((page.evaluate("localStorage.getItem('tips')") or "").split())


def test_each_tip_comes_at_its_moment_and_goes_with_it(opened: Opener, served: Served) -> None:
    page = at_table(opened, served, first_choice())
    coach = page.get_by_role("group", name="Tip")
    expect(coach.get_by_role("status")).to_contain_text(WHITE)
    is_accessible(page)
    page.locator(".my-sheet .cell.legal").first.click()
    expect(coach).to_contain_text(ORDER)
    expect(coach).not_to_contain_text(WHITE)
    page.locator(".ask .main").click()
    expect(coach).to_contain_text(COLOUR)
    assert {"white", "order"} <= _tips(page)
    page.get_by_role("button", name="Got it").click()
    expect(coach.get_by_role("status")).to_be_empty()
    page.reload()
    page.locator(".ask .pass").wait_for()
    expect(page.get_by_role("button", name="Got it")).to_have_count(0)


def test_a_penalty_is_told_of_before_it_is_taken(opened: Opener, served: Served) -> None:
    page = at_table(opened, served, threatened())
    expect(page.locator(".coach")).to_contain_text(COLOUR)
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(".coach")).to_contain_text(PENALTY)
    page.get_by_role("button", name="Got it").press("Enter")
    expect(page.locator(".ask")).to_be_focused()


def test_a_tip_without_an_answer_is_still_there_after_a_reload(opened: Opener, served: Served) -> None:
    page = at_table(opened, served, first_choice())
    expect(page.locator(".coach")).to_contain_text(WHITE)
    page.reload()
    expect(page.locator(".coach")).to_contain_text(WHITE)


def test_no_more_tips_means_none_in_any_tab_until_they_are_called_back(opened: Opener, served: Served) -> None:
    page = at_table(opened, served, first_choice())
    expect(page.locator(".coach")).to_contain_text(WHITE)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(".coach")).to_contain_text(WHITE)
    page.get_by_role("button", name="No more tips").click()
    for tab in (page, other):
        expect(tab.locator(".coach")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Show the tips again").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("see the tips as you play")
    page.get_by_role("button", name="Close").click()
    for tab in (page, other):
        expect(tab.locator(".coach")).to_contain_text(WHITE)


def test_words_that_are_no_tips_do_no_harm(opened: Opener, served: Served) -> None:
    page = at_table(opened, served, first_choice(), '{"order": 1} white  [')
    page.locator(".my-sheet .cell.legal").first.click()
    expect(page.locator(".coach")).to_contain_text(ORDER)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_tip_covers_nothing_that_a_player_needs(opened: Opener, served: Served, size: tuple[int, int]) -> None:
    page = at_table(opened, served, first_choice(), "", *size)
    assert "white" not in _tips(page)
    expect(page.locator(".coach")).to_contain_text(WHITE)
    for language in LANGUAGES:
        speak(page, language)
        assert page.evaluate(HIDDEN) == [], language


def test_on_a_phone_the_sheet_stays_where_it_is_when_a_tip_goes(opened: Opener, served: Served) -> None:
    page = at_table(opened, served, first_choice())
    expect(page.locator(".coach")).to_contain_text(WHITE)
    there = page.locator(".my-sheet").bounding_box()
    page.get_by_role("button", name="Got it").click()
    expect(page.get_by_role("button", name="Got it")).to_have_count(0)
    assert page.locator(".my-sheet").bounding_box() == there


def test_what_has_the_focus_of_the_keyboard_is_never_under_a_tip(opened: Opener, served: Served) -> None:
    page = at_table(opened, served, first_choice())
    page.get_by_role("button", name="Got it").press("Shift")  # from here on the focus is a keyboard's
    for button in (page.get_by_role("button", name="Menu"), page.locator(".beside > ul button").first):
        button.focus()
        button.click(trial=True)
    page.locator(".my-sheet .cell.legal").first.focus()
    expect(page.locator(".coach")).to_contain_text(WHITE)


def test_there_are_no_tips_after_a_whole_game(opened: Opener, served: Served) -> None:
    page = at_table(opened, served, last_turn())
    expect(page.locator(".coach")).to_contain_text(ORDER)
    play(page)
    assert "white" not in _tips(page)
    assert "off" in _tips(page)


def test_there_are_no_tips_after_a_lesson(opened: Opener) -> None:
    page = opened("/rules")
    page.evaluate("localStorage.setItem('tips', '')")
    steps = len(LESSONS["classic"])
    progress = {"lesson": "classic", "at": dict.fromkeys(LESSONS, steps - 1), "done": dict.fromkeys(LESSONS, ())}
    page.evaluate("progress => localStorage.setItem('lesson', progress)", json.dumps(progress))
    page.goto("/learn")
    assert "off" not in _tips(page)
    page.get_by_role("button", name="Next").click()
    page.get_by_role("heading", name="Now you know how to play").wait_for()
    assert "off" in _tips(page)


def test_those_who_watch_get_no_tips(opened: Opener, served: Served) -> None:
    page = opened("/rules")
    page.evaluate("localStorage.setItem('tips', '')")
    page.goto(f"/table/{put(first_choice(), served.database)[0].table}")
    page.get_by_role("button", name="Watch").click()
    page.locator(".watching").wait_for()
    expect(page.locator(".coach")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="The rules in short").wait_for()
    expect(page.get_by_role("button", name="Show the tips again")).to_have_count(0)
