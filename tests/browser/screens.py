"""Every screen of the page, and how to come to it. The tests look at all of them, and so does the tour."""

import json
from collections.abc import Callable, Iterator
from typing import NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.first_game import first_choice, last_turn, threatened
from tests.browser.judging import answer_widely
from tests.browser.keeping import put
from tests.browser.lessons import LESSONS
from tests.browser.moments import ANNA, BEN, CHAVA, after_the_choice, the_end
from tests.browser.pads import kept
from tests.browser.playing import SEEN, take_penalty
from tests.browser.tables import Seat, Tables
from tests.browser.wide import LOCKER, LONGO, LOSER, NAMES, before_the_lock, beginning, over, seated, typed
from tests.match.house import House

PLAYERS = ["Anna", "Grandfather Maximilian", "Мія"]
FEW = [(0, 0, 0), (0, 0, 2), (0, 1, 3), (1, 0, 1), (0, 3, 5)]
LOCKED = [(0, 2, 0), (0, 2, 1), (0, 2, 2), (0, 2, 4), (0, 2, 5), (0, 2, 6)]

DEAF = """() => {
  window.WebSocket = class extends EventTarget { close() {} };
  dispatchEvent(new Event('offline'));
}"""
"""The connection is lost, and none will be found again."""
HELD = """() => {
  const wait = setTimeout;
  window.setTimeout = (then, time, ...more) => (time === 2000 ? 0 : wait(then, time, ...more));
}"""
"""The time to take a pass back never ends."""
SOLVING = 60_000
"""Milliseconds that a small game may take to be solved the first time."""


class Screen(NamedTuple):
    """A screen: its name, and what leads to it in a page that shows anything."""

    name: str
    show: Callable[[Page, Tables], None]
    alike: bool = False
    """Whether it is made of the same parts as the one before it, with other words."""

    def come(self, page: Page, tables: Tables) -> None:
        """Come to it on a device that keeps nothing of the screens before."""
        page.unroute_all()
        page.evaluate("localStorage.clear(); localStorage.setItem('tips', 'off')")
        self.show(page, tables)


def _at(path: str, ready: str = "h1") -> Callable[[Page, Tables], None]:
    def show(page: Page, _: Tables) -> None:
        page.goto(path)
        page.locator(ready).first.wait_for()

    return show


def _returning(page: Page, tables: Tables) -> None:
    seats = [seat._asdict() for seat in (tables.choosing, tables.over, Seat("2222-2222", "gone"))]
    page.evaluate("seats => localStorage.setItem('seats', seats)", json.dumps(seats))
    kept(page, "classic", PLAYERS, FEW, [])
    page.goto("/")
    expect(page.locator("#my-games ~ ul")).not_to_contain_text("…")


def _new_table(page: Page, _: Tables) -> None:
    page.goto("/new")
    page.locator("input[value=longo]").check()
    page.locator("fieldset").nth(1).locator("input").nth(3).check()
    page.locator("fieldset").nth(2).locator("input").nth(2).check()
    page.locator("summary").click()


def _refused(page: Page, _: Tables) -> None:
    page.goto("/join")
    page.locator("input").fill("2222-2222")
    page.locator("button.main").click()
    page.locator("[role=alert]:not(:empty)").wait_for()


def _pad(variant: str, crosses: list[tuple[int, int, int]], penalties: list[int]) -> Callable[[Page, Tables], None]:
    return lambda page, _: kept(page, variant, PLAYERS, crosses, penalties)


def _new_game(page: Page, _: Tables) -> None:
    kept(page, "classic", PLAYERS, FEW, [1, 1, 1, 1])
    page.locator(".bar .round").click()


def _lesson(lesson: str, at: int, *, done: bool) -> Callable[[Page, Tables], None]:
    def show(page: Page, _: Tables) -> None:
        names = list(LESSONS)
        finished = list(range(at + 1)) if done else []
        progress = {"lesson": lesson, "at": dict.fromkeys(names, at), "done": dict.fromkeys(names, finished)}
        page.evaluate("progress => localStorage.setItem('lesson', progress)", json.dumps(progress))
        page.goto("/learn")
        page.locator(".bar").wait_for()

    return show


def _print_pads(page: Page, _: Tables) -> None:
    page.goto("/pads")
    page.locator("input[value=longo]").check()
    page.locator("summary").click()
    page.locator("figure[aria-busy=false] img").wait_for()


def _table(state: str, ready: str) -> Callable[[Page, Tables], None]:
    def show(page: Page, tables: Tables) -> None:
        seat: Seat = getattr(tables, state)
        page.evaluate("seat => localStorage.setItem('seats', seat)", json.dumps([seat._asdict()]))
        page.goto(f"/table/{seat.table}")
        page.locator(ready).first.wait_for()

    return show


def _tip(made: Callable[[], House], had: str = "") -> Callable[[Page, Tables], None]:
    """The next tip of a first game, on a device that has had these."""

    def show(page: Page, tables: Tables) -> None:
        page.evaluate("tips => localStorage.setItem('tips', tips)", had)
        _wide(made, 0, "/table/{}", ".coach button")(page, tables)

    return show


def _opened(button: str, *, ready: str) -> Callable[[Page, Tables], None]:
    """What opens at a table when this button is pressed."""

    def show(page: Page, tables: Tables) -> None:
        _table("choosing", ".ask .pass")(page, tables)
        page.locator(button).click()
        page.locator(ready).first.wait_for()

    return show


def _offline(page: Page, tables: Tables) -> None:
    _table("choosing", ".ask .pass")(page, tables)
    page.evaluate(DEAF)
    page.locator(".notice.lost").wait_for()


def _passing(page: Page, tables: Tables) -> None:
    _table("choosing", ".ask .pass")(page, tables)
    page.evaluate(HELD)
    page.wait_for_timeout(SEEN)
    page.locator(".ask .pass").click()
    page.locator(".ask .undo.held").wait_for()


def _penalty(page: Page, tables: Tables) -> None:
    _seen(threatened, 0, "/table/{}", ".ask .pass")(page, tables)
    take_penalty(page, sure=False)
    page.locator(".ask .sure").wait_for()


def _refused_cell(page: Page, tables: Tables) -> None:
    _table("choosing", ".ask .pass")(page, tables)
    before = page.locator(".ask .line").inner_text()
    page.locator(".my-sheet .cell.early").first.click(force=True)
    expect(page.locator(".ask .line")).not_to_have_text(before)


def _two_lines(page: Page, tables: Tables) -> None:
    page.evaluate("localStorage.setItem('two-lines', 'yes')")
    _table("choosing", ".ask .pass")(page, tables)


def _menu(page: Page, tables: Tables) -> None:
    _opened("header .aside > .button:last-child", ready="dialog summary")(page, tables)
    page.locator("dialog summary").click()
    page.locator("dialog .inside > .button").last.click()


def _rules_over_the_table(page: Page, tables: Tables) -> None:
    _opened("header .aside > .button:last-child", ready="dialog summary")(page, tables)
    page.locator("dialog .help button").first.click()
    page.locator("dialog .rules").wait_for()


def _rules(sheet: str) -> Callable[[Page, Tables], None]:
    def show(page: Page, _: Tables) -> None:
        page.goto("/rules")
        page.locator(f"input[value={sheet}]").check()
        page.locator(".rules").wait_for()

    return show


def _watching(page: Page, tables: Tables) -> None:
    page.evaluate("localStorage.removeItem('seats')")
    page.goto(f"/table/{tables.choosing.table}")
    page.locator("main button").last.click()
    page.locator(".watching").wait_for()


def _door(page: Page, tables: Tables) -> None:
    page.evaluate("localStorage.removeItem('seats')")
    page.goto(f"/table/{tables.lobby.table}")
    page.locator("form").wait_for()


def _locked_door(state: str) -> Callable[[Page, Tables], None]:
    """The door of a table where no seat can be taken now."""

    def show(page: Page, tables: Tables) -> None:
        seat: Seat = getattr(tables, state)
        page.goto(f"/table/{seat.table}")
        page.locator("main .buttons").wait_for()

    return show


def _move_seat(page: Page, tables: Tables) -> None:
    _opened("header .aside > .button:last-child", ready="dialog summary")(page, tables)
    page.locator("dialog .inside > .button").first.click()
    page.locator("dialog section svg[role=img]").wait_for()


def _install(page: Page, tables: Tables) -> None:
    _returning(page, tables)
    page.evaluate("dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))")
    page.locator("aside").wait_for()


def _game(state: str, part: str, ready: str) -> Callable[[Page, Tables], None]:
    def show(page: Page, tables: Tables) -> None:
        seat: Seat = getattr(tables, state)
        page.goto(f"/game/{seat.table}/1{part}")
        page.locator(ready).first.wait_for()

    return show


def _wide(made: Callable[[], House], seat: int, path: str, ready: str) -> Callable[[Page, Tables], None]:
    """The widest game there is, at the moment that is made, as a seat sees it, with advice as wide."""
    show = _seen(made, seat, path, ready)

    def show_widely(page: Page, tables: Tables) -> None:
        answer_widely(page)
        show(page, tables)

    return show_widely


def _seen(made: Callable[[], House], seat: int, path: str, ready: str) -> Callable[[Page, Tables], None]:
    """A game at the moment that is made, as a seat sees it."""

    def show(page: Page, tables: Tables) -> None:
        found = put(made(), tables.database)[seat]
        page.evaluate("seat => localStorage.setItem('seats', seat)", json.dumps([found._asdict()]))
        page.goto(path.format(found.table))
        page.locator(ready).first.wait_for()

    return show


def _wide_pad(page: Page, _: Tables) -> None:
    crosses = [(0, row, cell) for row in range(4) for cell in range(13)]
    kept(page, LONGO.name, [name[:24] for name in NAMES], [*crosses, (0, 3, 14)], [LOSER] * 4)


def _wide_hint(page: Page, tables: Tables) -> None:
    _wide(before_the_lock, LOCKER, "/table/{}", ".cell.legal")(page, tables)
    page.evaluate("localStorage.setItem('figures', 'yes')")
    page.locator(".ask .hint").click()
    page.locator("dialog dd").first.wait_for()


def _wide_pencilled(page: Page, tables: Tables) -> None:
    _wide(before_the_lock, LOCKER, "/table/{}", ".cell.legal")(page, tables)
    page.locator(".cell.legal").first.click()
    page.locator(".cell.pencilled").wait_for()


def _wide_lock(page: Page, tables: Tables) -> None:
    _wide_pencilled(page, tables)
    page.locator(".ask .main").click()
    page.locator(".news li:nth-child(6)").wait_for()


def _hint(page: Page, tables: Tables) -> None:
    _table("advised", ".ask .hint")(page, tables)
    page.locator(".ask .hint").click()
    page.locator("dialog li").first.wait_for(timeout=SOLVING)


def _figures(page: Page, tables: Tables) -> None:
    page.evaluate("localStorage.setItem('figures', 'yes')")
    _hint(page, tables)
    page.locator("dialog dd").first.wait_for()


def _shared(page: Page, tables: Tables) -> None:
    _game("reviewed", "", "main svg[role=img]")(page, tables)
    page.locator(".result .buttons button").click()
    page.locator("dialog a[download]").wait_for()


def _big_screen(state: str, ready: str) -> Callable[[Page, Tables], None]:
    def show(page: Page, tables: Tables) -> None:
        seat: Seat = getattr(tables, state)
        page.goto(f"/screen/{seat.table}")
        page.locator(ready).first.wait_for()

    return show


def _lessons() -> Iterator[Screen]:
    for lesson, examples in LESSONS.items():
        yield Screen(f"lesson-{lesson}", _lesson(lesson, 0, done=False))
        for at, example in enumerate(examples):
            yield Screen(f"lesson-{example.step}", _lesson(lesson, at, done=True), alike=at > 0)
        yield Screen(f"lesson-{lesson}-finished", _lesson(lesson, len(examples), done=True))


SCREENS = (
    Screen("home", _at("/")),
    Screen("home-again", _returning),
    Screen("home-install", _install),
    Screen("new-table", _new_table),
    Screen("join", _at("/join")),
    Screen("join-refused", _refused),
    Screen("watch", _at("/watch")),
    Screen("rules", _at("/rules")),
    Screen("rules-longo", _rules("longo"), alike=True),
    Screen("rules-mixx", _rules("mixx-a"), alike=True),
    Screen("pad-setup", _at("/pad")),
    Screen("pad-classic", _pad("classic", [*FEW, *LOCKED, (0, 2, 10)], [0])),
    Screen("pad-longo", _pad("longo", [*FEW, *LOCKED, (0, 2, 14)], [0, 0])),
    Screen("pad-mixx", _pad("mixx-a", [*FEW, *LOCKED, (0, 2, 10)], [])),
    Screen("pad-over", _pad("classic", FEW, [1, 1, 1, 1])),
    Screen("pad-new-game", _new_game),
    Screen("wide-pad", _wide_pad, alike=True),
    Screen("print-pads", _print_pads),
    *_lessons(),
    Screen("door", _door),
    Screen("door-full", _locked_door("over")),
    Screen("door-running", _locked_door("choosing"), alike=True),
    Screen("door-closed", _at("/table/2222-2222", "main .buttons")),
    Screen("lobby", _table("lobby", ".code")),
    Screen("real-start", _table("start", "section")),
    Screen("real-roll", _table("rolling", ".keys")),
    Screen("play", _table("choosing", ".ask .pass")),
    Screen("play-two-lines", _two_lines),
    Screen("play-offline", _offline),
    Screen("play-passing", _passing, alike=True),
    Screen("play-penalty", _penalty),
    Screen("play-confirmed", _seen(after_the_choice, ANNA, "/table/{}", ".ask .undo"), alike=True),
    Screen("play-refused", _refused_cell, alike=True),
    Screen("play-longo", _table("longo", ".ask .pass")),
    Screen("menu", _menu),
    Screen("rules-over-the-table", _rules_over_the_table),
    Screen("tip-white", _tip(first_choice)),
    Screen("tip-colour", _tip(threatened), alike=True),
    Screen("tip-penalty", _tip(threatened, "colour"), alike=True),
    Screen("tip-order", _tip(last_turn), alike=True),
    Screen("move-seat", _move_seat),
    Screen("reactions", _opened("header .reactions > .button", ready=".reactions li")),
    Screen("other-sheet", _opened(".other:first-child > button", ready="dialog .sheet")),
    Screen("watching", _watching),
    Screen("over", _table("over", ".sheet")),
    Screen("over-second", _seen(the_end, CHAVA, "/table/{}", ".sheet"), alike=True),
    Screen("over-last", _seen(the_end, BEN, "/table/{}", ".sheet"), alike=True),
    Screen("hint", _hint),
    Screen("hint-figures", _figures),
    Screen("game", _game("reviewed", "", "main svg[role=img]")),
    Screen("share-result", _shared),
    Screen("replay", _game("reviewed", "/replay#turn=2", "input[type=range]")),
    Screen("proof", _game("reviewed", "/dice", "h2")),
    Screen("game-of-three", _game("over", "", "h2")),
    Screen("replay-of-three", _game("over", "/replay#turn=2", "input[type=range]")),
    Screen("proof-of-none", _game("over", "/dice", "h2")),
    Screen("wide-lobby", _wide(seated, 0, "/table/{}", ".code"), alike=True),
    Screen("wide-start", _wide(beginning, 0, "/table/{}", ".dice section"), alike=True),
    Screen("wide-typed", _wide(typed, 0, "/table/{}", "[role=timer]"), alike=True),
    Screen("wide-pencilled", _wide_pencilled, alike=True),
    Screen("wide-lock", _wide_lock, alike=True),
    Screen("wide-hint", _wide_hint, alike=True),
    Screen("wide-over", _wide(over, LOSER, "/table/{}", "figure"), alike=True),
    Screen("wide-replay", _wide(over, 0, "/game/{}/1/replay#turn=54", "input[type=range]"), alike=True),
    Screen("big-lobby", _big_screen("lobby", ".code")),
    Screen("big-play", _big_screen("choosing", ".sheet")),
    Screen("big-over", _big_screen("over", ".sheet")),
    Screen("wide-big-over", _wide(over, LOSER, "/screen/{}", ".sheet"), alike=True),
)
