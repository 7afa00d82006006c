"""Hints, the review at the end and the optimal bot, from another process; and what is said where there is no solver."""

import asyncio

import pytest

from qwixx.analysis import analyst_process
from qwixx.analysis.advice import advise
from qwixx.analysis.analyst_process import Analyst
from qwixx.analysis.hint_words import hint_words
from qwixx.analysis.win_chances import find_chances
from qwixx.i18n.languages import LANGUAGES
from qwixx.i18n.phrases import number_words
from qwixx.local import Guest
from qwixx.rules import Cross, Game, QwixxError, Roll, new_game, parse_position
from qwixx.solve.question import question_of
from qwixx.terminal.app.screens.dialog import Dialog
from qwixx.terminal.app.screens.end import EndScreen
from tests.analysis.games import SHEETS, AtOnce
from tests.terminal.app.driving import ANNA, GENTLE, game_of, opened
from tests.terminal.app.test_whole_games import play_by_keys


async def test_hints_a_game_against_the_optimal_bot_and_its_review() -> None:
    opening = game_of(ANNA, Guest("Optimal bot", "optimal"), seed=2, sheet=SHEETS["short"])
    async with opened(opening) as person:
        while (asked := await person.my_turn()) == "roll":
            await person.press("enter")
        assert asked in ("white", "colour")
        await person.press("h")
        await person.until(lambda: isinstance(person.screen, Dialog))
        assert "points expected" in person.text
        assert "The expected points are true as long as no one else closes a row" in " ".join(person.text.split())
        await person.press("enter")
        await play_by_keys(person)
        assert isinstance(person.screen, EndScreen)
        await person.read("Luck")
        await person.press("end")
        assert await person.app.analyst.review(await person.screen.session.record(), "uk", 60)


BEST = {1: Cross(0, 2), 2: Cross(0, 4)}


def rolled(face: int) -> Game:
    """A short game whose white dice both show this face."""
    return new_game(SHEETS["lucky"], 1).apply(Roll((face, face), (1, 1, 1, 1))).game


async def ask_and_give_up(found: Analyst) -> None:
    """Ask, and stop waiting as soon as the question has been sent."""
    waiting = asyncio.create_task(found.choose(rolled(1), 0))
    while not found._asked:
        await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait([waiting])


async def test_an_answer_to_a_question_that_was_given_up_is_dropped() -> None:
    found = Analyst()
    await ask_and_give_up(found)
    for face in (2, 1, 2):
        assert await found.choose(rolled(face), 0) == BEST[face]
    await found.close()


async def test_a_process_that_ends_fails_its_question_and_no_later_one() -> None:
    found = Analyst()
    await ask_and_give_up(found)
    waiting = asyncio.create_task(found.choose(rolled(1), 0))
    while not found._asked:
        await asyncio.sleep(0)
    await found.close()
    with pytest.raises(QwixxError, match="the analysis broke off"):
        await waiting
    assert await found.choose(rolled(2), 0) == BEST[2]
    await found.close()


async def test_without_the_solver_a_hint_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise QwixxError("not-installed", "there is no solver")

    monkeypatch.setattr(analyst_process, "check_installed", missing)

    async with opened(game_of(ANNA, GENTLE)) as person:
        await person.press("h")
        await person.read("Hints are for when you have something to choose.")
        await person.press("enter")
        await person.my_turn()
        await person.press("h")
        await person.read("For this the solver has to be installed: pip install 'qwixx[fast]'")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_at_a_table_on_a_printed_sheet_goes_by_chances(language: str) -> None:
    game = parse_position("classic 5,7/10/-/-/p1 2,3/4/-/9/p0 phase=white roll=4+1,r2,y3,g6,b6")
    advice = advise(AtOnce(question_of(game, 0)), game, 0, find_chances(game))
    lines = hint_words(game, advice, language).splitlines()
    firsts = dict.fromkeys(weighed.option.choices[0] for weighed in advice.options)
    told = lines[: lines.index("")]
    assert len(told) == len(firsts)
    for line, first in zip(told, firsts, strict=True):
        best = next(weighed for weighed in advice.options if weighed.option.choices[0] == first)
        assert best.chance is not None
        assert number_words(100 * best.chance, 1, language) in line
