"""Whole games in the app, by keys and by the mouse, with bots and with several people at one keyboard."""

from qwixx.dice import check_dice
from qwixx.local import Guest
from qwixx.rules import parse_record
from qwixx.terminal.app.screens.end import EndScreen
from qwixx.terminal.app.screens.play import PlayScreen
from qwixx.terminal.app.screens.replay import ReplayScreen
from qwixx.terminal.app.widgets.drawing import LABEL, cell_width
from qwixx.terminal.app.widgets.keys import KeyLine
from qwixx.terminal.app.widgets.sheets import SheetView
from qwixx.terminal.saved_games import saved_games
from tests.analysis.games import SHEETS
from tests.terminal.app.driving import ANNA, BORIS, GENTLE, SHARP, Person, game_of, opened


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
    (saved,) = saved_games()
    assert saved.is_over
    record = parse_record(saved.path.read_text(encoding="utf-8"))
    assert record.result
    assert check_dice(record).value == "proved"


async def test_a_classic_game_by_keys_with_bots() -> None:
    async with opened(game_of(ANNA, GENTLE, SHARP)) as person:
        await play_by_keys(person)
        assert isinstance(person.screen, EndScreen)
        await person.read("The game is over")
    finished()


async def test_a_game_by_the_mouse_with_five_players() -> None:
    bots = [Guest(f"Bot {number}", "random") for number in range(1, 5)]
    async with opened(game_of(ANNA, *bots, sheet=SHEETS["lucky"]), size=(100, 30)) as person:
        await play_by_mouse(person)
        assert isinstance(person.screen, EndScreen)
    finished()


async def test_two_people_at_one_keyboard_play_to_the_end_watch_it_and_play_again() -> None:
    async with opened(game_of(ANNA, BORIS, sheet=SHEETS["mixed"])) as person:
        await play_by_keys(person)
        assert isinstance(person.screen, EndScreen)
        finished()
        await person.press("w")
        await person.until(lambda: isinstance(person.screen, ReplayScreen))
        await person.press("end")
        assert "The game is over" in person.text
        await person.press("up", "left", "home")
        assert "Step 0 of" in person.text
        await person.press("escape")
        assert isinstance(person.screen, EndScreen)
        await person.press("r")
        await person.until(lambda: isinstance(person.screen, PlayScreen))
        assert person.table.sight.names == ("Boris", "Anna")
