"""Whole games in the app, by keys and by the mouse, with bots and with several people at one keyboard."""

import pytest

from qwixx.dice import check_dice
from qwixx.rules import parse_record, variant
from qwixx.terminal.app.saved import kept_records
from qwixx.terminal.app.screens.end import EndScreen
from qwixx.terminal.app.widgets.drawing import LABEL, cell_width
from qwixx.terminal.app.widgets.keys import KeyLine
from qwixx.terminal.app.widgets.sheets import SheetView
from tests.terminal.app.driving import ANNA, BORIS, GENTLE, SHARP, Person, game_of, opened, run


async def play_by_keys(person: Person) -> None:
    """Take the first choice, or nothing, until the game is over."""
    while (asked := await person.my_turn()) != "over":
        if asked in ("white", "colour"):
            await person.press("1")
        await person.press("enter")


async def play_by_mouse(person: Person) -> None:
    """The same with clicks alone: on the last cell that may be crossed, twice; on the line of keys to roll."""
    while (asked := await person.my_turn()) != "over":
        if asked == "talk":
            await person.click(person.screen, (40, 12))
        elif asked == "roll":
            await person.click(KeyLine, (2, 0))
        else:
            row, place = person.table.place_of(person.table.sight.crosses[-1])
            column = LABEL + place * (cell_width(person.table.sight.variant) + 1) + 1
            line = row * (1 + person.screen.query_one(SheetView).spacious)
            for _ in range(2):
                await person.click(SheetView, (column, line))


def finished() -> None:
    """The record of the game lies there, is true, and has its dice proved."""
    (path,) = kept_records()
    record = parse_record(path.read_text(encoding="utf-8"))
    assert record.result
    assert check_dice(record).value == "proved"


@pytest.mark.parametrize("sheet", ["classic", "mixx-a"])
def test_a_game_by_keys_with_bots(sheet: str) -> None:
    async def test() -> None:
        async with opened(game_of(ANNA, GENTLE, SHARP, sheet=variant(sheet))) as person:
            await play_by_keys(person)
            assert isinstance(person.screen, EndScreen)
            await person.read("The game is over")
        finished()

    run(test())


def test_a_game_by_the_mouse_with_five_players() -> None:
    async def test() -> None:
        guests = (ANNA, *(GENTLE.__class__(f"Bot {number}", "steady") for number in range(1, 5)))
        async with opened(game_of(*guests, sheet=variant("longo")), size=(100, 30)) as person:
            await play_by_mouse(person)
            assert isinstance(person.screen, EndScreen)
        finished()

    run(test())


def test_two_people_at_one_keyboard_choose_one_after_the_other() -> None:
    async def test() -> None:
        async with opened(game_of(ANNA, BORIS)) as person:
            await play_by_keys(person)
            assert isinstance(person.screen, EndScreen)
        finished()

    run(test())
