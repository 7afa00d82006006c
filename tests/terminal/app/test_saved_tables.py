"""A game is kept at every step, and gone on with."""

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from qwixx.match import Begin, Settings, replay
from qwixx.rules import IllegalError, QwixxError, variant
from qwixx.terminal import local_session
from qwixx.terminal.analyst_process import Analyst
from qwixx.terminal.app.screens.play import PlayScreen
from qwixx.terminal.local_session import LocalSession, set_table
from qwixx.terminal.saved_games import new_log, read_log, saved_games
from qwixx.terminal.start_options import StartOptions
from tests.terminal.app.driving import ANNA, BORIS, GENTLE, PATIENCE, SHARP, game_of, opened, run


def test_closing_the_terminal_loses_nothing_not_even_the_pencil() -> None:
    async def test() -> None:
        async with opened(game_of(ANNA, BORIS)) as person:
            await person.press("enter")
            await person.press("2")
            before = person.table.session.sight
            assert before.choice
        (saved,) = saved_games()
        assert (saved.names, saved.turn) == (("Anna", "Boris"), 1)
        async with opened(StartOptions(resume=saved.path)) as person:
            await person.until(lambda: isinstance(person.screen, PlayScreen))
            assert person.table.session.sight == before
            assert f"({before.choice.number})" in person.text

    run(test())


def test_leaving_leads_to_the_start_where_the_game_can_be_gone_on_with() -> None:
    async def test() -> None:
        async with opened(game_of(ANNA, GENTLE)) as person:
            await person.press("escape")
            await person.read("The game is kept.")
            await person.press("escape")
            assert isinstance(person.screen, PlayScreen)
            await person.press("escape", "enter")
            await person.read("Which sheet?")
            await person.press("tab", "enter")
            await person.read("Anna and Gentle bot")
            await person.press("enter")
            await person.until(lambda: isinstance(person.screen, PlayScreen))

    run(test())


def test_a_file_that_was_asked_for_is_for_the_first_game(games: Path, tmp_path: Path) -> None:
    async def test() -> None:
        first = replace(game_of(ANNA, BORIS), save=tmp_path / "evening.table")
        async with opened(first) as person:
            await person.press("escape", "enter")
            await person.read("Which sheet?")
            await person.press("enter")
            await person.until(lambda: isinstance(person.screen, PlayScreen))
        assert [seat.name for seat in replay(read_log(tmp_path / "evening.table")).seats] == ["Anna", "Boris"]
        (another,) = games.glob("*.table")
        assert len(replay(read_log(another)).seats) == 3

    run(test())


def test_a_line_that_was_not_written_to_its_end_never_happened(games: Path) -> None:
    events = set_table(Settings(variant("classic")), (ANNA, GENTLE))
    log = new_log(events)
    whole = log.path.read_text(encoding="utf-8")
    log.path.write_text(whole + whole.splitlines()[-1][:20], encoding="utf-8")
    assert replay(read_log(log.path)) == replay(events)
    assert log.path.read_text(encoding="utf-8") == whole
    assert log.path.parent == games


@pytest.mark.parametrize("text", ["", "nonsense\n", "{}\n", '{"number":1}\n', "[1]\n"])
def test_what_is_no_game_is_refused_and_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "other.table"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(QwixxError) as caught:
        read_log(path)
    assert caught.value.code == "log"
    assert path.read_text(encoding="utf-8") == text


def test_a_file_of_somebody_else_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "mine"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(QwixxError) as caught:
        new_log([], path)
    assert caught.value.code == "file-exists"
    assert path.read_text(encoding="utf-8") == "mine"


@contextmanager
def no_room(after: int) -> Iterator[None]:
    """Files can have so many bytes, and no more."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (after, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_refuses_a_move_and_loses_nothing() -> None:
    async def test() -> None:
        async with opened(game_of(ANNA, BORIS)) as person:
            await person.press("enter")
            (saved,) = saved_games()
            kept = saved.path.read_bytes()
            with no_room(len(kept) + 10):
                await person.press("1")
                await person.until(lambda: "cannot be written" in person.table.message)
                assert saved.path.read_bytes() == kept
            await person.press("2")
            await person.until(lambda: person.table.sight.choice is not None)
            before = person.table.session.sight
        async with opened(StartOptions(resume=saved.path)) as person:
            await person.until(lambda: isinstance(person.screen, PlayScreen))
            assert person.table.session.sight == before

    run(test())


def test_a_bot_that_finds_the_disk_full_says_so_and_goes_on_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_session, "AGAIN", 0.01)
    full = False

    def keep(*_: object) -> None:
        if full:
            raise IllegalError("cannot-write", "no room", file="game.table")

    async def test() -> None:
        nonlocal full
        session = LocalSession(set_table(Settings(variant("classic")), (GENTLE, SHARP)), keep, Analyst(), "en")
        await session.do(Begin())
        full = True
        async with asyncio.timeout(PATIENCE):
            while session.notice is None:
                await asyncio.sleep(0)
            assert session.notice == "“game.table” cannot be written. Choose another file."
            full, told = False, len(session.news)
            while len(session.news) <= told:
                await asyncio.sleep(0)
        assert session.notice is None
        await session.close()

    run(test())
