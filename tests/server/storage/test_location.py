"""Where a database is, and what is said of it."""

import asyncio
from pathlib import Path

import pytest

from qwixx.rules import IllegalError
from qwixx.server.storage import StorageDown, open_storage
from qwixx.server.storage.location import PostgresUrl, data_folder, place_of


@pytest.mark.parametrize(
    ("database", "file"),
    [
        ("tables.sqlite", "tables.sqlite"),
        ("/var/lib/qwixx/t.db", "/var/lib/qwixx/t.db"),
        ("sqlite:///t.db", "t.db"),
        ("sqlite:////var/t.db", "/var/t.db"),
    ],
)
def test_a_file(database: str, file: str) -> None:
    assert place_of(database) == Path(file)


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("QWIXX_DATA", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert data_folder() == tmp_path / ".local/share/qwixx"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder() == tmp_path / "data/qwixx"
    monkeypatch.setenv("QWIXX_DATA", str(tmp_path / "mine"))
    assert place_of("") == tmp_path / "mine/tables.sqlite"


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_a_postgresql_shows_no_password(scheme: str) -> None:
    place = place_of(f"{scheme}://anna:geheim@db.example:5433/club?password=geheim&sslmode=require")
    assert isinstance(place, PostgresUrl)
    assert f"{place} {place!r}" == " ".join([f"{scheme}://anna@db.example:5433/club"] * 2)
    assert "geheim" in place.text


@pytest.mark.parametrize(
    "database",
    [
        "mysql://anna:geheim@db/club",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "postgresql://anna:geheim@db:x/club",
    ],
)
def test_what_is_no_database_is_said_in_one_line(database: str) -> None:
    with pytest.raises(IllegalError) as caught:
        place_of(database)
    assert caught.value.code == "database"
    assert "geheim" not in caught.value.message
    assert "\n" not in caught.value.message


def opening(database: str) -> str:
    async def run() -> None:
        async with open_storage(database):
            pass

    with pytest.raises((IllegalError, StorageDown)) as caught:
        asyncio.run(run())
    chain, seen = caught.value, ""
    while chain is not None:
        seen += f"{chain} {chain!r} "
        chain = chain.__cause__ or chain.__context__  # type: ignore[assignment] # whatever kind that is
    assert "geheim" not in seen
    return str(caught.value)


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    assert "127.0.0.1" in opening("postgresql://anna:geheim@127.0.0.1:1/club")
    assert "No such file" in opening(f"postgresql://anna:geheim@/club?host={tmp_path}")
    assert "sslmode" in opening("postgresql://anna:geheim@127.0.0.1:1/club?sslmode=sometimes")
    (tmp_path / "file").touch()
    assert "cannot be written" in opening(str(tmp_path / "file" / "tables.sqlite"))
    (tmp_path / "file").write_text("not a database, but a text that is long enough to be looked at by its header" * 20)
    assert "not a database" in opening(str(tmp_path / "file"))
