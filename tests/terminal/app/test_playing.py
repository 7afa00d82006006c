"""What the screen of a game does: preview, change, confirm, reasons, real dice, looking around, sizes, languages."""

from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import LANGUAGES
from qwixx.match import DiceKind
from qwixx.rules import variant
from qwixx.terminal.app.screens.base import TIMES
from qwixx.terminal.app.screens.board import FIXED, least_width
from qwixx.terminal.app.screens.dialog import Dialog
from qwixx.terminal.app.screens.play import PlayScreen
from qwixx.terminal.start_options import StartOptions
from tests.terminal.app.driving import ANNA, BORIS, GENTLE, SHARP, game_of, opened, run


def test_a_choice_is_pencilled_in_changed_erased_and_confirmed() -> None:
    async def test() -> None:
        async with opened(game_of(ANNA, GENTLE)) as person:
            await person.press("enter")
            assert await person.my_turn() == "white"
            first, second = person.table.sight.crosses[:2]
            await person.press("1")
            assert person.table.sight.choice == first
            await person.press("2")
            assert person.table.sight.choice == second
            await person.press("space")
            assert person.table.sight.choice is None
            await person.press("enter")
            assert person.table.sight.choice == second
            await person.press("backspace", "0")
            assert person.table.sight.choice is None
            assert "you cross nothing" in person.text
            await person.press("1", "enter")
            await person.my_turn()
            assert person.table.shown_game.sheet(0).crosses(first.row) == 1

    run(test())


def test_a_letter_is_heard_as_a_capital_as_the_keys_show_it() -> None:
    async def test() -> None:
        async with opened(game_of(ANNA, GENTLE)) as person:
            assert "L  Log" in person.text
            await person.press("L")
            assert isinstance(person.screen, Dialog)
            await person.press("Q")
            assert isinstance(person.screen, PlayScreen)

    run(test())


def test_a_letter_is_heard_from_keyboards_of_other_alphabets() -> None:
    async def test() -> None:
        async with opened(game_of(ANNA, GENTLE)) as person:
            for log, back in (("д", "й"), ("Д", "Й"), ("ך", "escape"), ("م", "ض")):
                await person.press(log)
                assert isinstance(person.screen, Dialog)
                await person.press(back)
                assert isinstance(person.screen, PlayScreen)

    run(test())


def test_a_window_that_grows_shows_the_others_in_full() -> None:
    async def test() -> None:
        async with opened(game_of(ANNA, GENTLE)) as person:
            whole = await person.settled()
            await person.pilot.resize_terminal(40, 24)
            await person.press("enter", "backspace")
            await person.read(f"40{TIMES}24")
            await person.pilot.resize_terminal(80, 24)
            await person.read(next(line for line in whole.split("\n") if "Gentle bot   ●" in line).strip())

    run(test())


def test_arrows_go_over_the_sheet_and_a_number_that_may_not_be_crossed_says_why() -> None:
    async def test() -> None:
        async with opened(game_of(ANNA, GENTLE)) as person:
            await person.press("enter")
            await person.my_turn()
            person.table.cursor = (0, 0)
            await person.press("left", "up")
            assert person.table.cursor == (3, 0)
            await person.press("down", *["right"] * 20, "enter")
            assert person.table.cursor == (0, 10)
            assert "Red 12 locks the row." in person.text

    run(test())


def test_a_confirmation_can_be_taken_back_while_others_at_the_keyboard_choose() -> None:
    async def test() -> None:
        async with opened(game_of(ANNA, BORIS)) as person:
            await person.press("enter", "1")
            chosen = person.table.sight.choice
            await person.press("enter")
            assert await person.my_turn() == "talk"
            assert "Boris, it is your turn to choose." in person.text
            await person.press("enter")
            assert person.table.sight.name_of(person.table.sight.seat or 0) == "Boris"
            assert person.table.sight.choice is None
            await person.press("u")
            await person.until(lambda: isinstance(person.screen, Dialog))
            await person.press("enter")
            assert person.table.sight.name_of(person.table.sight.seat or 0) == "Anna"
            assert person.table.sight.choice == chosen

    run(test())


def test_real_dice_are_typed_in_and_nobody_at_the_keyboard_has_to_agree() -> None:
    async def test() -> None:
        async with opened(game_of(ANNA, BORIS, dice=DiceKind.REAL)) as person:
            await person.press("2")
            assert "Boris is the active player" in person.text
            await person.press("9")
            assert "These dice cannot show 9." in person.text
            await person.press(*"4123")
            assert "□ 4  □ 1  ● 2  ▲ 3  ◆ _  ■" in person.text
            await person.press("enter")
            assert "in this order: □ □ ● ▲ ◆ ■" in person.text
            await person.press("6", "6")
            assert "Enter confirms: white 4 and 1, sum 5; red 2, yellow 3, green 6, blue 6." in person.text
            await person.press("enter")
            await person.read("4 and 1")
            assert await person.my_turn() == "white"

    run(test())


def test_the_others_sheets_can_be_looked_at_but_not_played_on() -> None:
    async def test() -> None:
        async with opened(game_of(ANNA, GENTLE, SHARP, seed=10)) as person:
            await person.press("enter")
            await person.my_turn()
            names = []
            for _ in range(3):
                await person.press("tab")
                names.append(person.table.sight.names[person.table.shown_player])
                assert ("[" in person.text) == (names[-1] == "Anna")
            assert names == ["Gentle bot", "Sharp bot", "Anna"]

    run(test())


def test_80_by_24_is_enough_for_classic_and_100_by_30_for_longo_with_five_players() -> None:
    lines = FIXED + 4
    for name in ("classic", "mixx-a", "mixx-b"):
        assert least_width(variant(name)) <= 80
    assert least_width(variant("longo")) <= 100
    assert lines <= 24


def test_a_window_that_is_too_small_says_what_it_takes_and_can_be_made_larger() -> None:
    async def test() -> None:
        async with opened(game_of(ANNA, GENTLE), size=(60, 20)) as person:
            told = f"The window has 60{TIMES}20 characters, and this takes at least 77{TIMES}19."
            assert told in " ".join(person.text.split())
            await person.pilot.resize_terminal(120, 40)
            await person.read("Crosses")
            sheet = person.screen.query_one("SheetView")
            assert sheet.spacious
            await person.pilot.resize_terminal(80, 24)
            assert not sheet.spacious
            assert "Crosses" in person.text

    run(test())


def test_the_start_speaks_every_language_and_keeps_what_was_filled_in() -> None:
    async def test() -> None:
        async with opened(StartOptions()) as person:
            person.screen.query_one("#name-0").value = "Anna"
            for language in LANGUAGES:
                person.screen.query_one("#language").value = language
                await person.read(say(language, "start-watch"))
            await person.until(lambda: bool(person.screen.query("#begin")))
            person.screen.query_one("#begin").focus()
            await person.press("enter")
            await person.until(lambda: isinstance(person.screen, PlayScreen))
            assert person.table.sight.names[0] == "Anna"

    run(test())
