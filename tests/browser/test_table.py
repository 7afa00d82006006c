"""Games at a table, in real browsers."""

import re
from itertools import count

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.looking import fits, is_accessible, letters, speak, stands_everything
from tests.browser.playing import SEEN, SMALL, a_table, come_in, link_to, play, to


def _made(page: Page, seats: str) -> str:
    page.get_by_role("link", name="Start a table").click()
    page.get_by_role("group", name="Seats").get_by_label(seats).check()  # the home screen asks for a name, too
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Start the table").click()
    return page.locator(".code").inner_text()


def test_one_tap_starts_a_game_against_bots_and_it_goes_to_its_end(opened: Opener) -> None:
    page = opened("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(".ask .main").wait_for()
    stands_everything(page)
    play(page)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.get_by_text("rolls were made again on this device")).to_be_visible()
    expect(page.get_by_text("One of these secret numbers is your own")).to_be_visible()
    stands_everything(page)


def test_two_people_on_two_devices_in_two_languages_play_a_whole_game(opened: Opener) -> None:
    anna, ali = opened("/", 1280, 800), opened("/", locale="ar", color_scheme="dark")
    told = _heard(anna)
    code = _made(anna, "2")
    ali.goto("/join")
    ali.get_by_role("textbox").fill(code.lower().replace("-", ""))
    ali.get_by_role("button", name="دخول").click()
    ali.get_by_label("اسمكم").fill("علي")
    ali.get_by_role("button", name="دخول").click()
    expect(anna.get_by_text("علي")).to_be_visible()
    while "".join(told).count('"event":"committed"') < 2:  # who has not, takes no part in the dice of this game
        anna.wait_for_timeout(20)
    anna.get_by_role("button", name="Start the game").click()
    ali.locator(".ask").wait_for()
    play(anna, ali)
    expect(anna.get_by_text(re.compile("had fixed before the game: (Anna and .*علي|.*علي.* and Anna)"))).to_be_visible()
    anna.get_by_role("button", name="Play again").click()
    expect(ali.get_by_text("طلب لعبة جديدة")).to_be_visible()
    ali.get_by_role("button", name="العبوا مجددًا").click()
    expect(anna.locator(".ask")).to_be_visible()


def test_three_people_and_a_bot_on_three_devices_see_one_game(opened: Opener, address: str) -> None:
    seat = a_table(address, seats=4, variant=SMALL)
    anna, ben, chava = opened("/"), opened("/", 768, 1024), opened("/", 1280, 800)
    come_in(anna, seat)
    for page, name in ((ben, "Ben"), (chava, "Chava")):
        page.goto(f"/table/{seat.table}")
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Come in").click()
        expect(anna.get_by_text(name)).to_be_visible()
    anna.get_by_role("button", name="Start the game").click()
    for page in (ben, chava):
        page.locator(".ask").wait_for()
    play(anna, ben, chava)
    points = [page.locator(".ending table").first.inner_text() for page in (anna, ben, chava)]
    assert points == [points[0]] * 3
    assert all(name in points[0] for name in ("Anna", "Ben", "Chava"))


def test_a_reload_brings_the_same_seat_back_with_what_was_pencilled_in(opened: Opener) -> None:
    page = opened("/")
    page.get_by_role("button", name="Play now").click()
    to(page, ".cell.legal")
    page.locator(".cell.legal").first.click()
    page.locator(".cell.pencilled").wait_for()
    page.reload()
    expect(page.locator(".cell.pencilled")).to_have_count(1)
    page.locator(".cell.pencilled").click()
    expect(page.locator(".cell.pencilled")).to_have_count(0)


def test_the_warning_of_a_penalty_survives_a_reload(opened: Opener, address: str) -> None:
    page = opened(link_to(a_table(address, variant=SMALL)))
    to(page, ".ask .pass.warn, .ending")
    while page.locator(".ending").count():
        page.get_by_role("button", name="Play again").click()
        page.locator(".ask").wait_for()
        to(page, ".ask .pass.warn, .ending")
    page.reload()
    expect(page.get_by_role("button", name="Take the penalty")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="or take a penalty")).to_be_visible()


def test_a_lost_connection_is_told_and_heals_in_mid_game(opened: Opener) -> None:
    page = opened("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(".ask").wait_for()
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    fits(page)
    is_accessible(page)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(page.get_by_text("The connection is lost.")).to_be_in_viewport()
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    to(page, ".cell.legal")


def test_the_back_button_leaves_the_table_and_the_seat_is_kept(opened: Opener) -> None:
    page = opened("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(".ask").wait_for()
    code = page.url.rpartition("/")[2]
    page.go_back()
    page.get_by_role("link", name=code).click()
    expect(page.locator(".ask")).to_be_visible()


def test_a_cell_that_may_not_be_crossed_now_says_why(opened: Opener) -> None:
    page = opened("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(".ask .main").wait_for()
    page.locator(".my-sheet").get_by_role("button", name="red 12, locks the row, not yet possible").click(force=True)
    expect(page.get_by_role("status")).to_contain_text("You need 5 crosses in it first; you have 0.")


def test_another_sheet_opens_large_and_closes_again(opened: Opener) -> None:
    page = opened("/")
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Open the sheet of Gentle bot").click()
    dialog = page.get_by_role("dialog", name="Sheet of Gentle bot")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


def test_players_and_spectators_say_in_the_address_which_table_it_is(opened: Opener, address: str) -> None:
    seat = a_table(address, seats=2)
    for path in (f"/table/{seat.table}#seat={seat.token}", f"/screen/{seat.table}"):
        page = opened("/")
        with page.expect_websocket() as socket:
            page.goto(path)
        assert socket.value.url.endswith(f"/ws?table={seat.table}")


def test_a_person_without_a_seat_can_watch(opened: Opener) -> None:
    anna, guest = opened("/"), opened("/")
    code = _made(anna, "2")
    anna.get_by_role("button", name="Seat a bot").click()
    anna.get_by_role("button", name="Start the game").click()
    anna.locator(".ask").wait_for()
    guest.goto(f"/table/{code}")
    guest.get_by_role("button", name="Watch the table").click()
    expect(guest.get_by_role("region", name="Sheet of Anna")).to_be_visible()
    expect(guest.locator(".ask")).to_have_count(0)
    expect(guest.locator(".watching")).to_contain_text(re.compile("Turn: (Anna|Steady bot)"))


def test_a_code_that_no_table_has_is_refused_in_words(opened: Opener) -> None:
    page = opened("/join")
    page.get_by_label("Code of the table").fill("2222-2222")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    speak(page, "pl")
    expect(page.get_by_role("button", name="Wejdź")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_text("Nie ma stołu z takim kodem. Czy jest dobrze wpisany?")


def _typed(page: Page, *faces: int) -> None:
    for face in faces:
        page.locator(".keys button").nth(face - 1).click()


def _answer(page: Page, answer: str) -> None:
    """Say this to what another player typed in, once it has been looked at."""
    button = page.get_by_role("button", name=answer)
    button.wait_for()
    page.wait_for_timeout(SEEN)
    button.click()


def test_real_dice_are_typed_in_with_six_taps_and_count_when_the_others_agree(opened: Opener, address: str) -> None:
    anna, ben = opened("/"), opened("/", 1280, 800)
    seat = a_table(address, bots=(), seats=2, dice="real", objection_seconds=300)
    come_in(anna, seat)
    ben.goto(f"/table/{seat.table}")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Come in").click()
    expect(anna.get_by_text("Ben")).to_be_visible()
    anna.get_by_role("button", name="Start the game").click()
    expect(ben.get_by_role("status").filter(has_text="Who begins?")).to_be_visible()
    ben.locator(".dice section").get_by_role("button", name="Anna").click()
    _answer(anna, "That is right")
    expect(ben.get_by_role("status").filter(has_text="type in what they show")).to_be_visible()
    _typed(anna, 4, 1, 2, 3, 6, 6)
    expect(ben.get_by_role("status").filter(has_text="Is that right? Look at the dice.")).to_be_visible()
    stands_everything(ben)
    _answer(ben, "That is wrong")
    _typed(anna, 4, 1, 2, 3, 6, 5)
    _answer(ben, "That is right")
    rolled = "white 4 and 1, sum 5; red 2, yellow 3, green 6, blue 5"
    expect(anna.get_by_role("img", name=rolled)).to_be_visible()
    expect(ben.locator(".my-sheet").get_by_role("button", name="red 5, you may cross it now")).to_be_visible()


def test_a_whole_game_with_real_dice(opened: Opener, address: str) -> None:
    page = opened(link_to(a_table(address, variant=SMALL, dice="real")), locale="ar")
    page.locator(".dice section button").first.click()
    for throw in count():
        to(page, ".keys button, .ending")
        if page.locator(".ending").count():
            break
        moment = page.locator(".ask").get_attribute("data-moment")
        _typed(page, *((throw + die) % 2 + 1 for die in range(page.locator(".dice .dice .die").count())))
        page.locator(f".ask[data-moment='{moment}']").wait_for(state="detached")
    expect(page.get_by_text("كانت هذه مكعبات حقيقية")).to_be_visible()


def test_classic_cells_at_the_table_are_large_enough_for_a_finger(opened: Opener, address: str) -> None:
    page = opened(link_to(a_table(address)))
    page.locator(".ask").wait_for()
    boxes = page.locator(".my-sheet [data-cell]").evaluate_all(
        "found => found.map((cell) => cell.getBoundingClientRect().toJSON())"
    )
    assert len(boxes) == 44
    assert min(box["width"] for box in boxes) >= 24
    assert min(box["height"] for box in boxes) >= 44


def _heard(page: Page) -> list[str]:
    """All that the server tells a page from now on."""
    told: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame))))
    return told


def test_a_game_and_its_end_are_seen_from_the_top(opened: Opener, address: str) -> None:
    page = opened(link_to(a_table(address, bots=(), seats=2, variant=SMALL)), 320, 400)
    page.get_by_role("button", name="Seat a bot").click()
    page.get_by_role("button", name="Start the game").click()
    page.locator(".ask").wait_for()
    expect(page.locator("h1")).to_be_in_viewport()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    play(page)
    expect(page.locator("h1")).to_be_in_viewport()


def test_letters_twice_as_large_leave_a_game_on_a_phone_readable(opened: Opener) -> None:
    page = opened("/")
    with letters(page, 32):
        page.get_by_role("button", name="Play now").click()
        page.locator(".ask .main").wait_for()
        to(page, ".my-sheet .cell.legal")
        fits(page)
