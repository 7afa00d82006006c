"""Hints, where the table allows them."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opener
from tests.browser.looking import fits, is_accessible
from tests.browser.playing import SMALL, a_table, come_in, to

NOTHING: dict[str, Any] = {"white": None, "expected_score": 60.0, "chance": 0.542, "cost": 0.0, "chance_cost": 0.0}
REMEMBERED = """wanted => new Promise((done) => {
  const look = () => (localStorage.figures === wanted ? done() : requestAnimationFrame(look));
  look();
})"""
"""Wait until the device has noticed whether figures are wanted."""


def advice_of(*options: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"options": options, "reason": "Because.", "why": "It is 1.0 more.", "limits": [], **more}


def costing(row: int, chance: float | None, points: float = 0.0) -> dict[str, Any]:
    """To cross out a number of a row, and what that costs."""
    worth = None if chance is None else 0.542 - chance
    return {
        **NOTHING,
        "white": {"row": row, "number": 7},
        "chance": worth,
        "chance_cost": chance,
        "expected_score": 60.0 - points,
        "cost": points,
    }


def hinted(page: Page, address: str, button: str = "Hint", **settings: Any) -> Locator:
    """The hint for a choice at a new table."""
    come_in(page, a_table(address, **settings))
    to(page, ".my-sheet .cell.legal")
    page.get_by_role("button", name=button).click()
    return page.get_by_role("dialog")


def test_a_hint_names_the_best_choices_says_why_and_pencils_one_in(opened: Opener, address: str) -> None:
    page, seat = opened("/"), a_table(address, variant=SMALL)
    come_in(page, seat)
    to(page, ".my-sheet .cell.legal")
    with page.expect_request("**/advice*") as asked:
        page.get_by_role("button", name="Hint").click()
    assert asked.value.url.endswith(f"?table={seat.table}")
    dialog = page.get_by_role("dialog", name="Hint")
    expect(
        dialog.get_by_text("Cross out").or_(dialog.get_by_text("Don\N{RIGHT SINGLE QUOTATION MARK}t cross out")).first
    ).to_be_visible()
    expect(dialog.get_by_text("points expected").first).to_be_hidden()
    fits(page)
    is_accessible(page)
    dialog.get_by_role("button", name="Pencil in").first.click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".cell.pencilled")).to_have_count(1)
    expect(page.locator(".ask .main")).to_contain_text("Cross")


def test_a_hint_speaks_the_language_of_the_page(opened: Opener, address: str) -> None:
    page = opened("/", 1280, 800, locale="uk", color_scheme="dark")
    come_in(page, a_table(address, variant=SMALL))
    to(page, ".my-sheet .cell.legal")
    page.get_by_role("button", name="Підказка").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Показати числа").click()
    expect(dialog.get_by_text("очікувано балів").first).to_be_visible()
    is_accessible(page)


def test_a_hint_speaks_in_words_until_figures_are_asked_for(opened: Opener, address: str) -> None:
    page = opened("/", 320, 740)
    options = (NOTHING, costing(0, 0.0004), costing(1, 0.0099), costing(2, 0.04), costing(3, 0.05))
    page.route("**/advice*", lambda route: route.fulfill(json=advice_of(*options[:2], *options[3:])))
    dialog = hinted(page, address)
    expect(dialog).to_contain_text("Don\N{RIGHT SINGLE QUOTATION MARK}t cross out anything now. Because.")
    expect(dialog.get_by_role("listitem")).to_have_text(
        [re.compile(each) for each in ("nothing *best", "red 7 *just as good", "green 7 *a little", "blue 7 *clearly")]
    )
    assert re.search(r"%|points|\d\.\d", dialog.inner_text()) is None
    fits(page)
    is_accessible(page)
    dialog.get_by_text("Show the numbers").click()
    expect(dialog.get_by_text("54.2% chance to win").first).to_be_visible()
    expect(dialog.get_by_text("\N{MINUS SIGN}4.0%")).to_be_visible()
    expect(dialog.get_by_text("It is 1.0 more.")).to_be_visible()
    fits(page)
    is_accessible(page)


def test_whether_figures_are_wanted_is_remembered(opened: Opener, address: str) -> None:
    page = opened("/")
    page.route("**/advice*", lambda route: route.fulfill(json=advice_of(NOTHING)))
    dialog, figures = hinted(page, address), page.get_by_text("chance to win")
    expect(figures).to_be_hidden()
    for shown in (True, False):
        dialog.get_by_text("Show the numbers").click()
        page.evaluate(REMEMBERED, "yes" if shown else "no")
        page.reload()
        page.get_by_role("button", name="Hint").click()
        expect(dialog.get_by_role("listitem").first).to_be_visible()
        expect(figures).to_be_visible(visible=shown)


@pytest.mark.parametrize(
    ("points", "words"), [(0.04, "just as good"), (0.9, "also good"), (4.9, "a little"), (5, "clearly")]
)
def test_without_chances_a_hint_goes_by_points(opened: Opener, address: str, points: float, words: str) -> None:
    page = opened("/")
    best = {**NOTHING, "chance": None, "chance_cost": None}
    page.route("**/advice*", lambda route: route.fulfill(json=advice_of(best, costing(0, None, points))))
    dialog = hinted(page, address)
    expect(dialog.get_by_role("listitem").last).to_contain_text(words)


def test_a_hint_tells_what_follows_in_action_2_once_for_each_first_choice(opened: Opener, address: str) -> None:
    page = opened("/")
    red, blue = costing(0, 0.0), costing(3, 0.02)
    green = {"row": 2, "number": 9}
    options = ({**red, "colour": green}, {**red, "colour": None}, {**blue, "colour": None})
    page.route("**/advice*", lambda route: route.fulfill(json=advice_of(*options, {**NOTHING, "colour": None})))
    dialog = hinted(page, address)
    expect(dialog).to_contain_text("Cross out red 7. Then, in action 2, cross out green 9.")
    expect(dialog.get_by_role("listitem")).to_have_text(
        [re.compile(each) for each in ("red 7, then green 9 *best", "blue 7 *a little worse", "penalty *just as good")]
    )


def test_a_pencil_mark_can_be_taken_back_by_a_hint(opened: Opener, address: str) -> None:
    page = opened("/", 1280, 800)
    page.route("**/advice*", lambda route: route.fulfill(json=advice_of(NOTHING)))
    come_in(page, a_table(address))
    to(page, ".my-sheet .cell.legal")
    page.locator(".my-sheet .cell.legal").first.click()
    expect(page.locator(".cell.pencilled")).to_have_count(1)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Rub it out").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".cell.pencilled")).to_have_count(0)


def test_a_hint_tells_the_chances_before_the_points_are_known(opened: Opener, address: str) -> None:
    page = opened("/", 320, 568)
    first = advice_of({**NOTHING, "expected_score": None, "cost": None}, retry_after=1)
    answers = iter([first, advice_of(NOTHING)])
    page.route("**/advice*", lambda route: route.fulfill(json=next(answers)))
    come_in(page, a_table(address))
    to(page, ".my-sheet .cell.legal")
    page.clock.install()
    page.get_by_role("button", name="Hint").click()
    dialog, waiting = page.get_by_role("dialog"), page.get_by_text("Still working out the expected points")
    expect(dialog.get_by_role("listitem")).to_contain_text("nothing")
    expect(waiting).to_be_hidden()
    dialog.get_by_text("Show the numbers").click()
    expect(dialog.get_by_text("54.2% chance to win")).to_be_visible()
    page.clock.run_for(500)
    expect(waiting).to_be_visible()
    expect(dialog.get_by_text("points expected")).to_have_count(0)
    fits(page)
    page.clock.run_for(500)
    expect(dialog.get_by_text("60.0 points expected")).to_be_visible()
    expect(waiting).to_have_count(0)


def test_a_hint_keeps_the_chances_where_the_points_cannot_be_had(opened: Opener, address: str) -> None:
    page = opened("/", 320, 568, locale="pl")
    advice = advice_of({**NOTHING, "expected_score": None, "cost": None})
    answers = [{**advice, "retry_after": 1}, {**advice, "refusal": {"code": "unsolved", "text": ""}}, advice]
    page.route("**/advice*", lambda route: route.fulfill(json=answers.pop(0)))
    come_in(page, a_table(address))
    to(page, ".my-sheet .cell.legal")
    page.clock.install()
    page.get_by_role("button", name="Podpowiedź").click()
    page.get_by_text("Pokaż liczby").click()
    expect(page.get_by_role("dialog")).to_contain_text("54,2%")
    page.clock.run_for(1000)
    refusal = page.get_by_text("Nie udało się obliczyć oczekiwanych punktów.")
    expect(refusal).to_be_visible()
    expect(page.get_by_text("Liczymy jeszcze oczekiwane punkty")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_contain_text("54,2%")
    fits(page)
    is_accessible(page)
    page.clock.run_for(3_600_000)
    expect(refusal).to_be_visible()
    assert answers == [advice]


@pytest.mark.parametrize(("sheet", "long"), [("classic", "up to a minute"), ("longo", "a few minutes")])
def test_a_hint_says_why_it_takes_long_only_once_it_does(opened: Opener, address: str, sheet: str, long: str) -> None:
    page = opened("/")
    page.route("**/advice*", lambda route: route.fulfill(status=202, json={"ready": False, "retry_after": 3}))
    come_in(page, a_table(address, variant=sheet))
    to(page, ".my-sheet .cell.legal")
    page.clock.install()
    page.get_by_role("button", name="Hint").click()
    status = page.get_by_role("dialog").get_by_role("status")
    expect(status).to_have_text("")
    page.clock.run_for(500)
    expect(status).to_have_text("Thinking …")
    page.clock.run_for(4000)
    expect(status).to_have_text("Thinking …")
    page.clock.run_for(500)
    expect(status).to_contain_text(f"The first time on a {'large ' if sheet == 'longo' else ''}sheet")
    expect(status).to_contain_text(long)
    is_accessible(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_table_without_hints_has_no_button_for_them(opened: Opener, address: str) -> None:
    page = opened("/")
    come_in(page, a_table(address, hints=False))
    to(page, ".my-sheet .cell.legal")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
