"""Hints, where the table allows them."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.looking import fits, keeps_nobody_out
from tests.browser.playing import SMALL, a_table, come_in, to


def test_a_hint_names_the_best_choices_says_why_and_pencils_one_in(opened: Opener, address: str) -> None:
    page, seat = opened("/"), a_table(address, variant=SMALL)
    come_in(page, seat)
    to(page, ".my-sheet .cell.legal")
    with page.expect_request("**/advice*") as asked:
        page.get_by_role("button", name="Hint").click()
    assert asked.value.url.endswith(f"?table={seat.table}")
    dialog = page.get_by_role("dialog", name="Hint")
    expect(dialog.get_by_text("points expected").first).to_be_visible()
    fits(page)
    keeps_nobody_out(page)
    crossing = dialog.get_by_role("listitem").filter(has_not_text=re.compile("^nothing")).first
    crossing.get_by_role("button", name="Pencil in").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".cell.pencilled")).to_have_count(1)


def test_a_hint_speaks_the_language_of_the_page(opened: Opener, address: str) -> None:
    page = opened("/", 1280, 800, locale="uk", color_scheme="dark")
    come_in(page, a_table(address, variant=SMALL))
    to(page, ".my-sheet .cell.legal")
    page.get_by_role("button", name="Підказка").click()
    expect(page.get_by_role("dialog").get_by_text("очікувано балів").first).to_be_visible()
    keeps_nobody_out(page)


def test_a_hint_on_a_printed_sheet_goes_by_chances(opened: Opener, address: str) -> None:
    page = opened("/", 320, 740, locale="ar")
    best = {"white": None, "expected_score": 60.0, "chance": 0.542, "cost": 1.2, "chance_cost": 0.0}
    other = {**best, "expected_score": 61.2, "chance": 0.521, "cost": 0.0, "chance_cost": 0.021}
    page.route("**/advice*", lambda route: route.fulfill(json={"options": [best, other], "why": "", "limits": []}))
    come_in(page, a_table(address))
    to(page, ".my-sheet .cell.legal")
    page.get_by_role("button", name="تلميح").click()
    items = page.get_by_role("dialog").get_by_role("listitem")
    first, second = items.first, items.last
    expect(first).to_contain_text(re.compile("فرصة الفوز: .*54.2.*%"))
    expect(first).not_to_contain_text("\N{MINUS SIGN}")
    expect(second).to_contain_text("\N{MINUS SIGN}2.1%")
    fits(page)
    keeps_nobody_out(page)


def test_a_hint_tells_the_chances_before_the_points_are_known(opened: Opener, address: str) -> None:
    page = opened("/", 320, 568)
    known = {"white": None, "expected_score": 60.0, "chance": 0.542, "cost": 0.0, "chance_cost": 0.0}
    advice = {"options": [known], "why": "", "limits": []}
    first = {**advice, "options": [{**known, "expected_score": None, "cost": None}], "retry_after": 1}
    answers = iter([first, advice])
    page.route("**/advice*", lambda route: route.fulfill(json=next(answers)))
    come_in(page, a_table(address))
    to(page, ".my-sheet .cell.legal")
    page.clock.install()
    page.get_by_role("button", name="Hint").click()
    item = page.get_by_role("dialog").get_by_role("listitem")
    expect(item).to_contain_text("54.2% chance to win")
    expect(item).not_to_contain_text("points")
    expect(page.get_by_text("The expected points are still being worked out.")).to_be_visible()
    fits(page)
    page.clock.run_for(1000)
    expect(item).to_contain_text("60.0 points expected")
    expect(page.get_by_text("still being worked out")).to_have_count(0)


def test_a_hint_keeps_the_chances_where_the_points_cannot_be_had(opened: Opener, address: str) -> None:
    page = opened("/", 320, 568, locale="pl")
    best = {"white": None, "expected_score": None, "chance": 0.542, "cost": None, "chance_cost": 0.0}
    advice = {"options": [best], "why": "", "limits": []}
    answers = [{**advice, "retry_after": 1}, {**advice, "refusal": {"code": "unsolved", "text": ""}}, advice]
    page.route("**/advice*", lambda route: route.fulfill(json=answers.pop(0)))
    come_in(page, a_table(address))
    to(page, ".my-sheet .cell.legal")
    page.clock.install()
    page.get_by_role("button", name="Podpowiedź").click()
    waiting = page.get_by_text("Oczekiwane punkty są jeszcze obliczane.")
    expect(waiting).to_be_visible()
    page.clock.run_for(1000)
    refusal = page.get_by_text("Nie udało się obliczyć oczekiwanych punktów.")
    expect(refusal).to_be_visible()
    expect(waiting).to_have_count(0)
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_contain_text("54,2%")
    fits(page)
    keeps_nobody_out(page)
    page.clock.run_for(3_600_000)
    expect(refusal).to_be_visible()
    assert answers == [advice]


def test_a_hint_that_takes_its_time_is_announced(opened: Opener, address: str) -> None:
    page = opened("/")
    page.route("**/advice*", lambda route: route.fulfill(status=202, json={"ready": False, "retry_after": 3}))
    come_in(page, a_table(address))
    to(page, ".my-sheet .cell.legal")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("The best choice is being worked out.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_table_without_hints_has_no_button_for_them(opened: Opener, address: str) -> None:
    page = opened("/")
    come_in(page, a_table(address, hints=False))
    to(page, ".my-sheet .cell.legal")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
