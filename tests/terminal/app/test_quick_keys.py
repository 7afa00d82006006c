"""Keys that are pressed faster than the screen follows: each counts once, and none opens anything twice."""

import pytest
from textual.events import Paste

from qwixx.match import DiceKind
from qwixx.rules import Options, Roll
from qwixx.terminal.app.screens.play import PlayScreen
from qwixx.terminal.app.screens.saved import SavedGamesScreen
from qwixx.terminal.app.screens.start import StartScreen
from qwixx.terminal.saved_games import saved_games
from qwixx.terminal.start_options import StartOptions
from tests.terminal.app.driving import ANNA, BORIS, GENTLE, Person, game_of, opened

ROLL = Roll((4, 1), (2, 3, 6, 6))


async def begun(person: Person) -> None:
    """A game with real dice, with Anna to roll."""
    await person.press("1")
    assert await person.my_turn() == "roll"


@pytest.mark.parametrize(
    "keys",
    [
        "4 1 2 3 6 6 enter",
        "4 space 1 space 2 space 3 space 6 space 6 enter",
        "4 9 0 1 2 3 6 6 enter",
        "4 1 2 5 backspace 3 6 5 backspace 6 enter",
        "4 1 2 enter 3 6 6 5 enter",
    ],
)
async def test_real_dice_are_typed_as_quickly_as_one_likes_and_a_wrong_one_costs_itself_alone(keys: str) -> None:
    async with opened(game_of(ANNA, BORIS, dice=DiceKind.REAL)) as person:
        await begun(person)
        await person.type(*keys.split())
        assert await person.my_turn() == "white"
        assert person.table.shown_game.roll == ROLL


@pytest.mark.parametrize("text", ["412366", "4 1 2 3 6 6", "4+1, 2 3 6 6\n"])
async def test_real_dice_can_be_pasted(text: str) -> None:
    async with opened(game_of(ANNA, BORIS, dice=DiceKind.REAL)) as person:
        await begun(person)
        person.app.post_message(Paste(text))
        await person.press("enter")
        assert await person.my_turn() == "white"
        assert person.table.shown_game.roll == ROLL


async def test_throws_for_the_start_are_typed_in_like_dice() -> None:
    opening = game_of(ANNA, BORIS, dice=DiceKind.REAL, options=Options(first_six=True))
    async with opened(opening) as person:
        await person.type("3", "5", "backspace", "6", "enter")
        await person.read("Boris begins.")


@pytest.mark.parametrize(("key", "back"), [("l", "enter"), ("f1", "q")])
async def test_nothing_is_opened_twice(key: str, back: str) -> None:
    async with opened(game_of(ANNA, GENTLE)) as person:
        await person.type(key, key, key)
        assert not isinstance(person.screen, PlayScreen)
        await person.type(back)
        assert isinstance(person.screen, PlayScreen)


async def test_leaving_in_a_hurry_leads_to_the_start() -> None:
    async with opened(game_of(ANNA, BORIS)) as person:
        await person.type("escape", "escape", "escape", "enter")
        await person.until(lambda: isinstance(person.screen, StartScreen))
        assert len(person.app.screen_stack) == 2


async def test_a_game_is_begun_and_gone_on_with_once() -> None:
    async with opened(StartOptions()) as person:
        await person.type("enter", "enter", "enter")
        await person.until(lambda: isinstance(person.screen, PlayScreen))
        assert len(saved_games()) == 1
        await person.press("escape", "enter")
        await person.until(lambda: isinstance(person.screen, StartScreen))
        await person.type("tab", "enter", "enter")
        await person.until(lambda: isinstance(person.screen, SavedGamesScreen))
        await person.type("enter", "enter")
        await person.until(lambda: isinstance(person.screen, PlayScreen))
        await person.settled()
        assert len(person.app.screen_stack) == 2
