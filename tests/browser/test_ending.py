"""The end of a game, its review, its replay and the proof of its dice."""

from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, Route, expect

from qwixx.analysis.json_report import review_json
from qwixx.analysis.judge import Measure
from qwixx.analysis.review import Review, first_review, review
from qwixx.analysis.win_chances import find_chances
from qwixx.client import Seat
from qwixx.rules import parse_record
from tests.analysis.games import AtOnce
from tests.browser.conftest import Opener
from tests.browser.looking import fits, is_accessible
from tests.browser.playing import PATIENT, a_costly_game, a_finished_game, come_in

EDGES = """(cells, side) => cells.map((cell) => {
  const text = document.createRange();
  text.selectNodeContents(cell);
  return text.getBoundingClientRect()[side];
})"""
"""Where what is in cells ends, at this side."""


@pytest.fixture(scope="module")
def game(address: str) -> Seat:
    return a_costly_game(address)


@pytest.fixture(scope="module")
def classic(address: str) -> Seat:
    return a_finished_game(address, bots=("gentle", "sharp"), reviews=False, link_seconds=PATIENT)


@pytest.fixture(scope="module")
def look_back(address: str, classic: Seat) -> Review:
    """The review of that game, made here: to solve a whole game takes a server too long for a test."""
    with urlopen(f"{address}/api/tables/{classic.table}/games/1/record") as record:  # noqa: S310 (our own address)
        return review(parse_record(record.read().decode()), AtOnce)


def answer_with(page: Page, found: Review, language: str = "en") -> None:
    page.route("**/review", lambda route: route.fulfill(json=review_json(found, language)))


def _shown(page: Page, game: Seat, part: str = "") -> None:
    page.goto(f"/game/{game.table}/1{part}")
    page.locator("h2").first.wait_for()


def test_the_end_tells_the_winner_the_points_the_review_and_the_proof(opened: Opener, game: Seat) -> None:
    page = opened("/", 1280, 800)
    come_in(page, game)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    for name in ("Anna", "Random bot"):
        expect(page.get_by_role("region", name=f"Sheet of {name}")).to_be_attached()
        expect(page.get_by_role("rowheader", name=name).first).to_be_visible()
    expect(page.get_by_role("img", name="Expected score over the turns")).to_be_visible()
    expect(page.get_by_role("columnheader", name="Luck")).to_be_visible()
    expect(page.get_by_role("region", name="Proof of the dice")).to_contain_text("had fixed before the game: Anna")
    fits(page)
    is_accessible(page)


def test_a_review_tells_the_chances_before_the_points_are_known(
    opened: Opener, classic: Seat, look_back: Review
) -> None:
    chances = find_chances(look_back.record.beginning())
    assert chances
    first = {**review_json(first_review(look_back.record, chances)), "retry_after": 10}
    answers = iter([first, review_json(look_back)])
    page = opened("/", 320, 568)
    page.clock.install()
    page.route("**/review", lambda route: route.fulfill(json=next(answers)))
    _shown(page, classic)
    expect(page.get_by_text("Still working out the expected points")).to_be_visible()
    expect(page.get_by_role("img", name="Chance to win over the turns")).to_be_visible()
    expect(page.get_by_role("radio", name="Points")).to_have_count(0)
    fits(page)
    page.clock.run_for(10_000)
    expect(page.get_by_role("radio", name="Points")).to_be_attached()
    expect(page.get_by_text("Still working out")).to_have_count(0)


def test_a_review_keeps_the_chances_where_the_points_cannot_be_had(
    opened: Opener, classic: Seat, look_back: Review
) -> None:
    chances = find_chances(look_back.record.beginning())
    assert chances
    first = review_json(first_review(look_back.record, chances), "ar")
    answers = [{**first, "retry_after": 10}, {**first, "refusal": {"code": "unsolved", "text": ""}}, first]
    page = opened("/", 320, 568, locale="ar")
    page.clock.install()
    page.route("**/review", lambda route: route.fulfill(json=answers.pop(0)))
    _shown(page, classic)
    expect(page.get_by_text("ما زلنا نحسب النقاط المتوقعة")).to_be_visible()
    page.clock.run_for(10_000)
    refusal = page.get_by_text("تعذّر حساب النقاط المتوقعة.")
    expect(refusal).to_be_visible()
    expect(page.get_by_text("ما زلنا نحسب")).to_have_count(0)
    expect(page.locator("figure")).to_be_visible()
    fits(page)
    is_accessible(page)
    page.clock.run_for(3_600_000)
    expect(refusal).to_be_visible()
    assert answers == [first]


def test_a_game_on_a_printed_sheet_is_looked_back_on_by_chances_first(
    opened: Opener, classic: Seat, look_back: Review
) -> None:
    page = opened("/", 320, 740)
    answer_with(page, look_back)
    _shown(page, classic)
    look = page.get_by_role("region", name="A look back")
    expect(look.get_by_role("img", name="Chance to win over the turns")).to_be_visible()
    for player in look_back.players:
        start = f"{100 * player.account(Measure.CHANCES).start:.1f}%"
        expect(look.get_by_role("cell", name=start).first).to_be_visible()
    expect(look.get_by_text("The chance to win with").first).to_be_visible()
    is_accessible(page)
    look.get_by_role("radio", name="Points").check()
    expect(look.get_by_role("img", name="Expected score over the turns")).to_be_visible()
    expect(look.get_by_text("%")).to_have_count(0)


@pytest.mark.parametrize("language", ["pl", "ar"])
def test_chances_fit_beside_the_longest_words(opened: Opener, classic: Seat, look_back: Review, language: str) -> None:
    page = opened("/", 320, 740, locale=language)
    answer_with(page, look_back, language)
    _shown(page, classic)
    page.locator("figure").wait_for()
    fits(page)


@pytest.mark.parametrize(("language", "side"), [("en", "right"), ("ar", "left")])
def test_numbers_stand_under_their_headings(
    opened: Opener, classic: Seat, look_back: Review, language: str, side: str
) -> None:
    page = opened("/", 1280, 800, locale=language)
    answer_with(page, look_back, language)
    _shown(page, classic)
    page.locator("figure").wait_for()
    headings, numbers = (
        page.locator(f".numbers table {cells}").evaluate_all(EDGES, side) for cells in ("thead th", "tbody td")
    )
    assert numbers == pytest.approx(headings * len(look_back.players), abs=2)


def test_a_costly_choice_leads_to_its_moment_in_the_replay(opened: Opener, game: Seat) -> None:
    page = opened(f"/game/{game.table}/1")
    costly = page.get_by_role("region", name="A look back").get_by_role("link").first
    expect(costly).to_be_visible()
    turn = costly.inner_text().removeprefix("Turn ").partition(",")[0]
    costly.click()
    expect(page.get_by_role("heading", name=f"Turn {turn}:")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("region", name="A look back")).to_be_visible()


def test_a_game_replays_step_by_step_by_slider_keys_and_links(opened: Opener, classic: Seat) -> None:
    page = opened(f"/game/{classic.table}/1/replay")
    expect(page.get_by_role("heading", name="Before the first roll")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_role("heading", name="Turn 1:")).to_be_visible()
    page.locator("body").press("ArrowRight")
    expect(page).to_have_url(f"/game/{classic.table}/1/replay#step=2")
    page.get_by_role("slider").press("End")
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    totals = page.locator(".sheets b").all_inner_texts()
    page.get_by_role("slider").press("Home")
    assert page.locator(".sheets b").all_inner_texts() == ["0", "0", "0"]
    page.goto(f"/game/{classic.table}/1/replay#step=9999")
    expect(page.locator(".sheets b")).to_have_text(totals)


def test_the_record_can_be_downloaded(opened: Opener, classic: Seat) -> None:
    page = opened(f"/game/{classic.table}/1")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert parse_record(text).names[0] == "Anna"
    assert download.value.suggested_filename.endswith(".qwixx")


def test_a_table_without_reviews_says_so(opened: Opener, classic: Seat) -> None:
    page = opened(f"/game/{classic.table}/1")
    expect(page.get_by_text("This table does not show reviews.")).to_be_visible()


def test_a_review_that_takes_its_time_is_announced(opened: Opener, classic: Seat) -> None:
    page = opened("/")
    page.route("**/review", lambda route: route.fulfill(status=202, json={"ready": False, "retry_after": 3}))
    _shown(page, classic)
    expect(page.get_by_text("Working out the review")).to_be_visible()
    is_accessible(page)


def test_a_review_that_cannot_be_worked_out_says_so_instead_of_waiting(opened: Opener, classic: Seat) -> None:
    page = opened("/")
    waiting = {"status": 202, "json": {"ready": False, "retry_after": 3}}
    refused = {"status": 503, "json": {"code": "unsolved", "text": ""}}
    answers = [waiting, refused, waiting]
    page.clock.install()
    page.route("**/review", lambda route: route.fulfill(**answers.pop(0)))
    _shown(page, classic)
    expect(page.get_by_text("Working out the review")).to_be_visible()
    page.clock.run_for(3000)
    refusal = page.get_by_text("The expected points could not be worked out. Please try again later.")
    expect(refusal).to_be_visible()
    page.clock.run_for(3_600_000)
    expect(refusal).to_be_visible()
    assert answers == [waiting]


def test_every_roll_can_be_looked_into(opened: Opener, classic: Seat) -> None:
    page = opened(f"/game/{classic.table}/1/dice")
    expect(page.get_by_text("The seal fits.")).to_have_count(2)
    expect(page.get_by_text("not as in the record")).to_have_count(0)
    page.get_by_text("Roll 1", exact=True).click()
    expect(page.locator("details[open] dd")).to_have_count(2)


def test_dice_that_were_changed_are_found_out(opened: Opener, classic: Seat) -> None:
    page = opened("/")

    def changed(route: Route) -> None:
        text = route.fetch().text()
        start = text.index("\n1. player")
        roll = text.index(": ", start) + 2
        route.fulfill(body=text[:roll] + str(7 - int(text[roll])) + text[roll + 1 :], content_type="text/plain")

    page.route("**/record", changed)
    _shown(page, classic)
    expect(page.get_by_text("These dice do not fit what was promised")).to_be_visible()
    page.get_by_role("link", name="All the details").click()
    expect(page.get_by_text("not as in the record")).to_have_count(1)


def test_finished_games_are_found_again_at_home(opened: Opener, classic: Seat) -> None:
    page = opened("/")
    come_in(page, classic)
    page.locator(".ending").wait_for()
    page.get_by_role("link", name="Back to the start").click()
    page.get_by_role("link", name="Sharp bot").click()
    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(f"/game/{classic.table}/1/replay")


def test_a_game_that_is_not_there_is_told_in_words(opened: Opener, classic: Seat) -> None:
    page = opened(f"/game/{classic.table}/7")
    expect(page.get_by_role("alert")).to_be_visible()
