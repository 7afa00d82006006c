"""The lessons: every worked example of the rules, done by hand."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opener
from tests.browser.lessons import FILE, lessons, text


def _cell(page: Page, place: dict[str, int]) -> Locator:
    return page.locator(f"[data-row='{place['row']}'][data-cell='{place['cell']}']")


def _tap(page: Page, place: dict[str, int]) -> None:
    """One that may not be crossed counts as disabled, and can be tapped all the same to learn why."""
    _cell(page, place).click(force=True)


def _is_above_the_bar(page: Page, place: dict[str, int]) -> None:
    cell, bar = _cell(page, place).bounding_box(), page.locator(".bar").bounding_box()
    assert cell
    assert bar
    assert cell["y"] + cell["height"] <= bar["y"]


def _do(page: Page, step: dict[str, Any]) -> None:
    for place in step["find"]:
        _tap(page, place)
    if "sums" in step:
        page.get_by_role("button", name=f"{step['sums'][1]} points").click()
    elif not step["find"]:
        page.get_by_role("button", name="Take a penalty").click()


def _begun(opened: Opener, lesson: str = "Qwixx") -> Page:
    page = opened("/")
    page.get_by_role("link", name="Learn to play").click()
    page.get_by_role("group", name="Which lesson?").get_by_label(lesson, exact=True).check()
    return page


def test_the_lessons_tell_what_the_rules_say() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "python -m tests.browser.lessons"


@pytest.mark.parametrize(("name", "lesson"), [("Qwixx", "classic"), ("Qwixx Longo", "longo")])
def test_every_example_can_be_done_and_the_lesson_ends(opened: Opener, name: str, lesson: str) -> None:
    page = _begun(opened, name)
    steps = lessons()[lesson]
    for number, step in enumerate(steps, 1):
        expect(page.get_by_role("list", name=f"Step {number} of {len(steps)}")).to_be_visible()
        next_step = page.get_by_role("button", name="Next")
        expect(next_step).not_to_contain_class("main")
        _do(page, step)
        expect(next_step).to_contain_class("main")
        for place in step["find"][-1:]:
            _is_above_the_bar(page, place)
        next_step.click()
    expect(page.get_by_role("heading", name="Now you know how to play")).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_wrong_tap_is_explained(opened: Opener) -> None:
    page = _begun(opened)
    status = page.get_by_role("status")
    _tap(page, {"row": 0, "cell": 4})
    expect(status).to_have_text("Red 6 lies left of your last cross. Crosses only go from left to right.")
    _tap(page, {"row": 0, "cell": 10})
    expect(status).to_contain_text("You need 5 crosses in it first; you have 2.")
    _tap(page, {"row": 1, "cell": 0})
    expect(status).to_have_text("That one would be possible, too. But look at the task again.")
    _tap(page, {"row": 0, "cell": 6})
    expect(status).to_have_text("Right! There are more.")


def test_one_goes_back_and_on_and_finds_the_place_again(opened: Opener) -> None:
    page = _begun(opened)
    _do(page, lessons()["classic"][0])
    page.get_by_role("button", name="Next").click()
    page.reload()
    expect(page.get_by_role("list", name="Step 2 of 8")).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("Right: 8 to 11.")


def test_a_step_is_done_by_keyboard_alone(opened: Opener) -> None:
    page = _begun(opened)
    page.get_by_role("button", name="red 2, skipped").focus()
    for key in ("ArrowRight", "ArrowRight", *["ArrowRight", "Enter"] * 7):
        page.keyboard.press(key)
    expect(page.get_by_role("status")).to_contain_text("Right: 8 to 11.")


def test_the_lesson_works_without_a_network(opened: Opener) -> None:
    page = opened("/")
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto("/learn")
    step = json.loads(FILE.read_text(encoding="utf-8"))["classic"][0]
    _do(page, step)
    expect(page.get_by_role("status")).to_contain_text("Right: 8 to 11.")
