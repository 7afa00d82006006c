"""A game is kept at every step, and gone on with."""

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from qwixx.analysis.analyst_process import Analyst
from qwixx.local import LocalTable
from qwixx.local.chance import Chance
from qwixx.match import Begin, Settings
from qwixx.rules import IllegalError, Record, variant
from qwixx.terminal import local_session
from qwixx.terminal.app.screens.play import PlayScreen
from qwixx.terminal.app.screens.replay import ReplayScreen
from qwixx.terminal.app.screens.start import StartScreen
from qwixx.terminal.local_session import LocalSession, services_of
from qwixx.terminal.saved_games import read_file, save_seat, saved_games
from qwixx.terminal.start_options import StartOptions
from tests.analysis.games import SHEETS
from tests.local.test_saved_record import OLDER
from tests.terminal.app.driving import ANNA, BORIS, GENTLE, PATIENCE, SHARP, game_of, opened
from tests.terminal.app.screens import fill_folder
from tests.terminal.app.test_whole_games import play_by_keys


async def test_closing_the_terminal_loses_nothing_not_even_the_pencil() -> None:
    async with opened(game_of(ANNA, BORIS)) as person:
        await person.press("enter")
        await person.press("2")
        before = person.table.session.sight
        assert before.choice
    (saved,) = saved_games()
    assert saved.record
    assert saved.record.names == ("Anna", "Boris")
    async with opened(StartOptions(resume=saved.path)) as person:
        await person.until(lambda: isinstance(person.screen, PlayScreen))
        assert person.table.session.sight == before
        assert f"({before.choice.number})" in person.text


async def test_leaving_leads_to_the_start_where_the_game_can_be_gone_on_with() -> None:
    async with opened(game_of(ANNA, GENTLE)) as person:
        await person.press("escape")
        await person.read("The game is kept.")
        await person.press("escape")
        assert isinstance(person.screen, PlayScreen)
        await person.press("escape", "enter")
        await person.read("Which sheet?")
        await person.press("tab", "enter")
        await person.read("Anna 0, Gentle bot 0")
        await person.press("enter")
        await person.until(lambda: isinstance(person.screen, PlayScreen))


async def test_a_file_that_was_asked_for_is_for_the_first_game(games: Path, tmp_path: Path) -> None:
    first = replace(game_of(ANNA, BORIS), save=tmp_path / "evening.qwixx")
    async with opened(first) as person:
        await person.press("escape", "enter")
        await person.read("Which sheet?")
        await person.press("enter")
        await person.until(lambda: isinstance(person.screen, PlayScreen))
    _, record = read_file(tmp_path / "evening.qwixx")
    assert record.names == ("Anna", "Boris")
    (another,) = games.iterdir()
    assert len(read_file(another)[1].names) == 3


async def test_a_rematch_is_saved_in_a_file_of_its_own(games: Path) -> None:
    async with opened(game_of(ANNA, BORIS, sheet=SHEETS["short"])) as person:
        await play_by_keys(person)
        await person.press("r")
        await person.until(lambda: isinstance(person.screen, PlayScreen))
    assert sorted(found.is_over for found in saved_games()) == [False, True]
    assert len(list(games.iterdir())) == 2


@pytest.mark.parametrize("name", ["app.table", "plain-fair.qwixx"])
async def test_a_game_of_an_older_version_continues_in_its_file_as_a_record(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text((OLDER / name).read_text(encoding="utf-8"), encoding="utf-8")
    before = read_file(path)[1]

    async with opened(StartOptions(resume=path)) as person:
        await person.until(lambda: isinstance(person.screen, PlayScreen))
    text = path.read_text(encoding="utf-8")
    assert text.startswith("qwixx record 1\n")
    assert read_file(path)[1].actions[: len(before.actions)] == before.actions


async def test_a_game_that_is_over_is_watched(tmp_path: Path) -> None:
    path = tmp_path / "app-over.table"
    path.write_text((OLDER / path.name).read_text(encoding="utf-8"), encoding="utf-8")

    async with opened(StartOptions(resume=path)) as person:
        await person.until(lambda: isinstance(person.screen, ReplayScreen))


async def test_saved_games_are_listed_with_what_one_knows_them_by_and_can_be_deleted(games: Path) -> None:
    fill_folder(games)
    save_seat("K7QM-2XHP", "https://host/table/K7QM-2XHP#seat=token")

    async with opened(StartOptions()) as person:
        await person.press("tab", "enter")
        await person.read("2026-11-15")
        text = await person.settled()
        assert "2026-11-15  Qwixx  Anna 0, Gentle bot 0  Turn 1" in text
        assert "K7QM-2XHP" in text
        assert text.splitlines()[-1].split() == ["Enter", "Continue", "Del", "Delete", "Esc", "Back"]
        await person.press("down", "delete")
        await person.read("Delete 2026-11-15-1.qwixx?")
        await person.press("escape")
        assert len(list(games.iterdir())) == 3
        await person.press("delete", "enter")
        await person.until(lambda: "2026-11-15" not in person.text)
        assert sorted(path.name for path in games.iterdir()) == ["K7QM-2XHP.seat", "game.qwixx"]
        await person.press("escape")
        await person.until(lambda: isinstance(person.screen, StartScreen))
        await person.press("tab", "tab", "tab", "enter")
        await person.read("2026-11-14")
        (line,) = [line for line in person.text.splitlines() if "2026-11-14" in line]
        result = read_file(games / "game.qwixx")[1].result
        assert result
        assert f"2026-11-14  Qwixx  Anna {result.totals[0]}, Boris {result.totals[1]}" in line


@contextmanager
def no_room(after: int) -> Iterator[None]:
    """Files can have so many bytes, and no more."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (after, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_a_full_disk_refuses_a_move_and_loses_nothing() -> None:
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


async def test_a_bot_that_finds_the_disk_full_says_so_and_goes_on_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_session, "RETRY", 0.01)
    full = False

    def save(_: Record) -> None:
        if full:
            raise IllegalError("cannot-write", "no room", file="game.table")

    chance, analyst = Chance(1), Analyst()
    table = LocalTable.opened(Settings(variant("classic")), (GENTLE, SHARP), services_of(save, chance))
    session = LocalSession(table, analyst, "en", chance)
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
