"""What the screen of a game does: preview, change, confirm, reasons, real dice, looking around, sizes, languages."""

import pytest

from qwixx.dice.typed_faces import TypedFaces
from qwixx.i18n.catalogue import say
from qwixx.i18n.cell_signs import legal_cells
from qwixx.i18n.languages import LANGUAGES
from qwixx.i18n.sheet_drawing import draw_sheet
from qwixx.local import Guest
from qwixx.match import DiceKind
from qwixx.rules import parse_position, variant
from qwixx.terminal.app.screens.base import TIMES
from qwixx.terminal.app.screens.dialog import Dialog
from qwixx.terminal.app.screens.play import PlayScreen
from qwixx.terminal.app.text_wrap import apart
from qwixx.terminal.app.turn_texts import choices_line
from qwixx.terminal.app.widgets.drawing import Pen, draw_row
from qwixx.terminal.app.widgets.sheets import SheetView
from qwixx.terminal.start_options import StartOptions
from tests.terminal.app.driving import ANNA, BORIS, GENTLE, SHARP, game_of, opened


async def test_a_choice_is_pencilled_in_changed_erased_and_confirmed() -> None:
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


async def test_a_letter_is_heard_as_a_capital_as_the_keys_show_it() -> None:
    async with opened(game_of(ANNA, GENTLE)) as person:
        assert "L  Log" in person.text
        await person.press("L")
        assert isinstance(person.screen, Dialog)
        await person.press("Q")
        assert isinstance(person.screen, PlayScreen)


async def test_a_letter_is_heard_from_keyboards_of_other_alphabets() -> None:
    async with opened(game_of(ANNA, GENTLE)) as person:
        for log, back in (("д", "й"), ("Д", "Й"), ("ך", "escape"), ("م", "ض")):
            await person.press(log)
            assert isinstance(person.screen, Dialog)
            await person.press(back)
            assert isinstance(person.screen, PlayScreen)


async def test_a_window_that_grows_shows_the_others_in_full() -> None:
    async with opened(game_of(ANNA, GENTLE)) as person:
        whole = await person.settled()
        await person.pilot.resize_terminal(40, 24)
        await person.press("enter", "backspace")
        await person.read(f"40{TIMES}24")
        await person.pilot.resize_terminal(80, 24)
        await person.read(next(line for line in whole.split("\n") if "Gentle bot   ●" in line).strip())


async def test_arrows_go_over_the_sheet_and_a_number_that_may_not_be_crossed_says_why() -> None:
    async with opened(game_of(ANNA, GENTLE)) as person:
        await person.press("enter")
        await person.my_turn()
        person.table.cursor = (0, 0)
        await person.press("left", "up")
        assert person.table.cursor == (3, 0)
        await person.press("down", *["right"] * 20, "enter")
        assert person.table.cursor == (0, 10)
        assert "Red 12 locks the row." in person.text


async def test_a_confirmation_can_be_taken_back_while_others_at_the_keyboard_choose() -> None:
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


async def test_real_dice_are_typed_in_and_nobody_at_the_keyboard_has_to_agree() -> None:
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


async def test_the_others_sheets_can_be_looked_at_but_not_played_on() -> None:
    async with opened(game_of(ANNA, GENTLE, SHARP, seed=10)) as person:
        await person.press("enter")
        await person.my_turn()
        names = []
        for _ in range(3):
            await person.press("tab")
            names.append(person.table.sight.names[person.table.shown_player])
            assert ("[" in person.text) == (names[-1] == "Anna")
        assert names == ["Gentle bot", "Sharp bot", "Anna"]


@pytest.mark.parametrize("name", ["classic", "mixx-a", "mixx-b", "longo"])
async def test_80_by_24_is_enough_for_two_on_every_printed_sheet(name: str) -> None:
    async with opened(game_of(ANNA, GENTLE, sheet=variant(name))) as person:
        text = await person.settled()
        assert "The window has" not in text
        assert len(draw_row(person.table.shown_game, 0, 0, gap=person.screen.query_one(SheetView).gap)) <= 78
        assert "Gentle bot" in text


async def test_100_by_30_is_enough_for_longo_with_five_players() -> None:
    guests = (ANNA, *(Guest(f"Bot {number}", "random") for number in range(4)))
    async with opened(game_of(*guests, sheet=variant("longo")), size=(100, 30)) as person:
        assert "The window has" not in await person.settled()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("dice", DiceKind)
async def test_at_80_columns_no_language_loses_the_way_out_or_the_choice_of_nothing(
    language: str, dice: DiceKind
) -> None:
    async with opened(game_of(ANNA, BORIS, dice=dice, sheet=variant("mixx-b")), language=language) as person:
        for keys in ("1", "412366", "1", "2", "u") if dice is DiceKind.REAL else ("", "1", "2", "u", ""):
            text = await person.settled()
            if isinstance(person.screen, PlayScreen):
                last = text.splitlines()[-1]
                assert f" Esc  {apart(say(language, 'key-leave'))}" in last
                waits = person.table.sight.waits_for_me
                if waits in ("white", "colour"):
                    assert f" 0  {apart(say(language, 'review-nothing'))}" in text
                    assert all(f" {key} " in text for key in range(len(person.table.sight.crosses) + 1))
            await person.press(*keys, "enter")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_longest_list_of_choices_takes_two_lines(language: str) -> None:
    game = parse_position("mixx-a -/-/-/-/p0 phase=colour roll=4+6,r2,y3,g4,b6")

    async with opened(game_of(ANNA, sheet=variant("mixx-a")), language=language) as person:
        sight = person.table.sight._replace(game=game, waits="colour", awaited=(0,), choices=game.choices(0))
        lines = choices_line(sight, TypedFaces(), language, 78).split("\n")
        assert len(lines) == 2
        assert all(line.cell_len <= 78 for line in lines)
        assert say(language, "review-nothing") in lines[-1].plain


async def test_from_140_columns_on_there_are_whole_sheets_of_the_others_and_a_log() -> None:
    async with opened(game_of(ANNA, GENTLE, SHARP, seed=10), size=(140, 40)) as person:
        await person.press("enter")
        await person.my_turn()
        text = await person.settled()
        assert text.count(" 12   11   10 ") == 2 * 3, "green and blue of three sheets"
        assert "Turn 1, Gentle bot is active:" in text
        await person.pilot.resize_terminal(139, 40)
        assert (await person.settled()).count(" 12   11   10 ") == 2
        await person.pilot.resize_terminal(140, 20)
        assert (await person.settled()).count(" 12   11   10 ") == 2


def test_both_faces_draw_a_cell_with_the_same_signs() -> None:
    game = parse_position("classic 5,7/10/6/10/p1 -/-/12,11,10,9,8,2/-/p0 phase=white roll=4+6,r2,y3,b6")
    for row in range(4):
        app = draw_row(game, 0, row, Pen(legal_cells(game, 0))).plain.split()[1:-2]
        plain = draw_sheet(game, 0, "Anna").splitlines()[1 + row].split()[1:-3]
        assert app == plain


async def test_a_window_that_is_too_small_says_what_it_takes_and_can_be_made_larger() -> None:
    async with opened(game_of(ANNA, GENTLE), size=(55, 20)) as person:
        told = f"The window has 55{TIMES}20 characters, and this takes at least 60{TIMES}20."
        assert told in " ".join(person.text.split())
        await person.pilot.resize_terminal(120, 40)
        await person.read("Crosses")
        sheet = person.screen.query_one("SheetView")
        assert sheet.spacious
        await person.pilot.resize_terminal(80, 24)
        assert not sheet.spacious
        assert "Crosses" in person.text


async def test_the_start_speaks_every_language_and_keeps_what_was_filled_in() -> None:
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
