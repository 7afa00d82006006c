"""Every screen as text; `python -m tests.terminal.app.screens` writes the golden files anew: read the difference."""

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

from qwixx.analysis.analyst_process import Analyst
from qwixx.dice import SeededDice
from qwixx.i18n.catalogue import say
from qwixx.local import Guest, LocalTable, Services
from qwixx.local.chance import Chance
from qwixx.match import Begin, DiceKind, Settings
from qwixx.rules import Record, format_record, variant
from qwixx.terminal.saved_games import FOLDER, SavedTable, SaveFile
from qwixx.terminal.start_options import StartOptions
from tests.analysis.games import SHEETS
from tests.playing import played
from tests.terminal.app.driving import ANNA, BORIS, GENTLE, SHARP, Person, game_of, opened

GOLDEN = Path(__file__).parent / "golden"
FAR = "lobby-"
"""The screens that take a server are compared where there is one (`test_server_tables`), and written by hand."""
SMALL, LARGE = (80, 24), (100, 30)
Walk = Callable[[Person], AsyncIterator[str]]
FIVE = (ANNA, BORIS, Guest("Włodzimierz"), GENTLE, SHARP)


async def start(person: Person) -> AsyncIterator[str]:
    """The start, and where its buttons lead."""
    yield "start"
    await person.press("tab", "enter")
    await person.read("2026-11-15")
    yield "go-on"
    await person.press("escape")
    await person.until(lambda: "StartScreen" in repr(person.screen))
    await person.press("tab", "tab", "enter")
    await person.until(lambda: "JoinScreen" in repr(person.screen))
    await person.press(*"here", "enter")
    yield "join"
    await person.press("escape")
    await person.until(lambda: "StartScreen" in repr(person.screen))
    await person.press("tab", "tab", "tab", "enter")
    await person.read("2026-11-14")
    yield "watch"
    await person.press("enter")
    await person.until(lambda: "ReplayScreen" in repr(person.screen))
    await person.press("right", "down", "down", "right", "tab")
    yield "replay"


async def game(person: Person) -> AsyncIterator[str]:
    """A game, and what is said over it."""
    await person.my_turn()
    yield "to-roll"
    await person.press("enter")
    await person.my_turn()
    yield "white"
    await person.press("2")
    yield "pencilled"
    await person.press("up", "right", "space")
    yield "reason"
    await person.press("enter")
    await person.my_turn()
    await person.press("0")
    yield "colour"
    for key, name in (("tab", "other-sheet"), ("l", "log"), ("f1", "help")):
        await person.press(key)
        yield name
        await person.press("escape" if key != "tab" else "shift+tab")
    await person.press("escape")
    await person.until(lambda: "Dialog" in repr(person.screen))
    yield "leave"


async def company(person: Person) -> AsyncIterator[str]:
    """Several people at one keyboard."""
    await person.press("enter")
    await person.my_turn()
    await person.press("1", "enter")
    await person.my_turn()
    yield "hand-over"
    await person.press("enter")
    yield "second"


async def real(person: Person) -> AsyncIterator[str]:
    """Dice of one's own."""
    yield "who-begins"
    await person.press("1")
    await person.my_turn()
    await person.press("4", "1", "2")
    yield "type-dice"
    await person.press("9")
    yield "mistyped"
    await person.press("3", "6", "6")
    yield "typed"


async def end(person: Person) -> AsyncIterator[str]:
    """Four penalties, and the end."""
    while await person.my_turn() != "over":
        await person.press("0", "enter")
    await person.read("-20")
    yield "end"
    await person.pilot.resize_terminal(60, 15)
    yield "too-small"


async def analysed(person: Person) -> AsyncIterator[str]:
    """A hint, and the review at the end."""
    while await person.my_turn() == "roll":
        await person.press("enter")
    await person.press("h")
    await person.until(lambda: "Dialog" in repr(person.screen))
    yield "hint"
    await person.press("enter")
    while await person.my_turn() != "over":
        await person.press("0", "enter")
    await person.read(say(person.app.language, "review-luck"))
    yield "review"


WALKS: dict[str, tuple[Callable[[], StartOptions], Walk, tuple[tuple[str, tuple[int, int]], ...]]] = {
    "start": (StartOptions, start, (("en", SMALL), ("ar", SMALL), ("en", LARGE))),
    "classic": (lambda: game_of(ANNA, GENTLE, SHARP, seed=10), game, (("en", SMALL), ("ar", SMALL), ("uk", LARGE))),
    "mixx-a": (lambda: game_of(ANNA, BORIS, sheet=variant("mixx-a")), company, (("en", SMALL),)),
    "longo": (lambda: game_of(*FIVE, seed=9, sheet=variant("longo")), company, (("en", LARGE), ("ar", LARGE))),
    "real": (lambda: game_of(ANNA, BORIS, dice=DiceKind.REAL), real, (("en", SMALL), ("he", SMALL))),
    "end": (lambda: game_of(ANNA, seed=2), end, (("en", SMALL), ("ar", LARGE))),
    "analysed": (lambda: game_of(ANNA, seed=2, sheet=SHEETS["short"]), analysed, (("en", SMALL), ("ar", LARGE))),
}


class Slow(Analyst):
    """An analyst who never comes to an end: how far it is must not depend on the machine."""

    async def review(self, record: Record, language: str, width: int) -> str:
        del record, language, width
        await asyncio.Event().wait()
        raise AssertionError


async def pictures(name: str, language: str, size: tuple[int, int]) -> dict[str, str]:
    """The screens of a walk, by the names of their files."""
    open_it, walk, _ = WALKS[name]
    found = {}
    columns, lines = size
    async with opened(open_it(), size, language) as person:
        if walk is not analysed:
            person.app.analyst = Slow()
        async for scene in walk(person):
            found[f"{name}-{scene}-{language}-{columns}x{lines}.txt"] = f"{await person.settled()}\n"
    return found


def fill_folder(folder: Path) -> None:
    """A game to continue and a game to watch, under names and dates that do not change."""
    folder.mkdir(parents=True)
    saved = SavedTable(SaveFile(folder / "2026-11-15-1.qwixx"))
    table = LocalTable.opened(
        Settings(variant("classic")),
        (ANNA, GENTLE),
        Services(saved.save, Chance(1).secret, lambda: 0, lambda: "2026-11-15"),
    )
    table.do(Begin())
    over = replace(played(SeededDice(11)), date="2026-11-14")
    (folder / "game.qwixx").write_text(format_record(over), encoding="utf-8")


def main() -> None:
    """Write all of them, and remove those that are not drawn any more."""
    GOLDEN.mkdir(exist_ok=True)
    drawn: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        os.environ[FOLDER] = "shelf"
        fill_folder(Path("shelf"))
        for name, (_, _, looks) in WALKS.items():
            for language, size in looks:
                drawn |= asyncio.run(pictures(name, language, size))
    for path in GOLDEN.iterdir():
        if path.name not in drawn and not path.name.startswith(FAR):
            path.unlink()
    for name, text in drawn.items():
        (GOLDEN / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
