"""`qwixx simulate` and `qwixx arena` as people use them."""

import csv
import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from qwixx.cli import main

Captured = pytest.CaptureFixture[str]
SEAT_KEYS = {"bot", "mean_score", "standard_error", "win_share", "penalties", "locks"}


def facts_of(capsys: Captured, *arguments: str) -> dict[str, Any]:
    assert main([*arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_simulate_as_json(capsys: Captured) -> None:
    flags = ["simulate", "--players", "2", "--bots", "random,sharp", "--games", "2_000", "--seed", "1"]
    one, two = (facts_of(capsys, *flags, "--threads", threads) for threads in "12")
    assert (one["variant"], one["players"], one["bots"], one["seed"]) == ("classic", 2, ["random", "sharp"], 1)
    assert (one["games"], one["threads"], one["interrupted"]) == (2000, 1, False)
    assert one["seconds"] > 0
    assert one["compile_seconds"] >= 0
    assert one["games_per_second"] == pytest.approx(2000 / one["seconds"])
    assert [set(seat) for seat in one["seats"]] == [SEAT_KEYS] * 2
    assert one["seats"][0]["mean_score"] < one["seats"][1]["mean_score"]
    for key in ("seats", "mean_turns", "share_ended_by_locks"):
        assert one[key] == two[key]


def test_one_bot_serves_all_seats_and_seats_may_start_in_turn(capsys: Captured) -> None:
    fixed = facts_of(capsys, "simulate", "--players", "3", "--bots", "gentle", "--games", "300")
    turned = facts_of(capsys, "simulate", "--players", "3", "--bots", "gentle", "--games", "300", "--rotate")
    assert (fixed["rotate"], turned["rotate"]) == (False, True)
    assert fixed["bots"] == turned["bots"] == ["gentle"] * 3
    assert fixed["seats"] != turned["seats"]
    assert facts_of(capsys, "simulate", "--bots", "gentle,steady,sharp", "--games", "1")["players"] == 3


def test_simulate_as_a_table_with_a_plot(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "scores.svg"
    assert main(["simulate", "--bots", "gentle,sharp", "--games", "500", "--plot", str(file)]) == 0
    said = capsys.readouterr()
    assert said.out.startswith("Qwixx: 500 games, seed 1, in ")
    assert "Turns a game" in said.out
    assert "###" in said.out
    assert said.err == ""
    assert "seat 2: sharp" in "".join(ET.parse(file).getroot().itertext())  # noqa: S314 (ours)


@pytest.mark.parametrize("players", range(1, 6))
def test_the_table_and_the_histogram_fit_in_80_columns(players: int, capsys: Captured) -> None:
    assert main(["simulate", "--bots", "steady", "--players", str(players), "--games", "500"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 10
    assert max(map(len, lines)) <= 80


def test_simulate_says_who_starts(capsys: Captured) -> None:
    first, turns = "Seat 1 starts every game; with --rotate the seats take turns.", "The seats take turns to start."
    for flags, said in (([], first), (["--rotate"], turns)):
        assert main(["simulate", "--games", "10", *flags]) == 0
        assert capsys.readouterr().out.splitlines()[1] == said
    assert main(["simulate", "--games", "10", "--players", "1"]) == 0
    assert "start" not in capsys.readouterr().out


@pytest.mark.parametrize("bot", ["Hopeless", "Unmade"])
def test_a_bot_that_fails_shows_file_line_and_traceback(bot: str, capsys: Captured) -> None:
    assert main(["simulate", "--bots", f"tests.arena.own:{bot}", "--games", "20"]) == 1
    sentence, first, *frames, last = capsys.readouterr().err.splitlines()
    assert sentence.startswith(f'qwixx: the bot "tests.arena.own:{bot}" ')
    assert first == "Traceback (most recent call last):"
    assert re.fullmatch(r'  File ".*own.py", line [0-9]+, in (choose|__init__)', frames[0])
    assert last == "RuntimeError: out of ideas"


def test_a_bot_that_cannot_be_imported_shows_file_and_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("wrong_syntax.py").write_text("class Cautious:\n    def choose(self\n", encoding="utf-8")
    Path("wrong_import.py").write_text("import math\n\nmath.no_such_name\n", encoding="utf-8")
    for module, line in (("wrong_syntax", 2), ("wrong_import", 3)):
        assert main(["arena", "sharp", f"{module}:Cautious", "--games", "2"]) == 1
        said = capsys.readouterr().err
        assert said.startswith(f'qwixx: the module "{module}" cannot be imported: ')
        assert f'{module}.py", line {line}' in said
        assert "importlib" not in said


def test_a_program_that_fails_shows_its_own_traceback(tmp_path: Path) -> None:
    program = tmp_path / "my_bot.py"
    program.write_text("input()\nraise RuntimeError('out of ideas')\n", encoding="utf-8")
    run = [sys.executable, "-m", "qwixx", "simulate", "--bots", f"program:{sys.executable} {program}", "--games", "2"]
    done = subprocess.run(run, capture_output=True, text=True, check=False)  # noqa: S603 (ours)
    assert done.returncode == 1
    assert f'File "{program}", line 2' in done.stderr
    assert "ended with status 1 before the game was over" in done.stderr
    assert "/qwixx/" not in done.stderr.split("qwixx: ")[1]


def test_a_single_game_has_no_error(capsys: Captured) -> None:
    assert facts_of(capsys, "simulate", "--games", "1")["seats"][0]["standard_error"] is None
    assert main(["simulate", "--games", "1"]) == 0
    assert "nan" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("flags", "status", "message"),
    [
        ("simulate --players 3 --bots random,random", 2, "--bots names 2 for 3 players"),
        ("simulate --bots nobody", 2, 'no bot "nobody"'),
        ("simulate --bots no_such_module:Bot", 1, 'no module "no_such_module"'),
        ("simulate --variant nothing", 2, 'no variant "nothing"'),
        ("simulate --options first-six", 2, "first-six"),
        ("simulate --games 10 --plot /nowhere/at/all.svg", 1, "/nowhere/at/all.svg"),
        ("arena sharp", 2, "at least two bots"),
        ("arena sharp sharp", 2, "named twice"),
        ("arena sharp steady --save /nowhere/at/all.json", 1, "cannot be written"),
        ("arena sharp steady --save -", 2, "name a file"),
    ],
)
def test_bad_input_gets_one_sentence(flags: str, status: int, message: str, capsys: Captured) -> None:
    assert main(flags.split()) == status
    said = capsys.readouterr()
    assert message in said.err
    assert said.err.startswith("qwixx: " if status == 1 else "qwixx ")
    assert said.err.count("\n") == 1
    assert said.out == ""


@pytest.mark.parametrize("command", ["simulate", "arena sharp steady"])
def test_without_numba_the_remedy_is_told(command: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    assert main(command.split()) == 1
    assert "pip install qwixx[fast]" in capsys.readouterr().err


def test_arena_as_json(capsys: Captured) -> None:
    found = facts_of(capsys, *["arena", "random", "gentle", "sharp", "--players", "2", "--games", "401", "--seed", "5"])
    assert (found["games"], found["deals"], found["interrupted"]) == (3 * 402, 201, False)
    assert [each["bot"] for each in found["ratings"]] == ["sharp", "gentle", "random"]
    assert [table["bots"] for table in found["tables"]] == [
        ["random", "gentle"],
        ["random", "sharp"],
        ["gentle", "sharp"],
    ]
    assert all(table["games"] == 402 for table in found["tables"])
    pair = found["pairings"][2]
    assert pair["ahead"] == pytest.approx(found["tables"][2]["shares"][0]["win_share"])
    assert pair["interval"][0] < pair["ahead"] < pair["interval"][1] < 0.5
    assert pair["significant"]
    assert found["not_significant"] == []


def test_arena_as_tables(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "results.csv"
    assert main(["arena", "steady", "sharp", "--games", "8", "--csv", str(file)]) == 0
    said = capsys.readouterr().out
    assert "Who had more points" in said
    assert re.search("The difference between (sharp and steady|steady and sharp) is not yet significant", said)
    with file.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert [row["table"] for row in rows] == ["steady sharp", "steady sharp", "all", "all"]
    assert sum(float(row["win_share"]) for row in rows[:2]) == pytest.approx(1)
    assert sum(float(row["rating"]) for row in rows[2:]) == pytest.approx(3000)
    assert main(["arena", "random", "gentle", "--players", "4", "--games", "80"]) == 0
    said = capsys.readouterr().out
    assert "random, random, gentle, gentle" in said
    assert "Every difference" in said


def test_arena_continues_from_its_file(tmp_path: Path, capsys: Captured) -> None:
    bots = ["arena", "steady", "sharp"]
    flags = [*bots, "--games", "100", "--save", str(tmp_path / "kept.json")]
    first, second = facts_of(capsys, *flags), facts_of(capsys, *flags)
    assert first["ratings"] == second["ratings"]
    assert main([*flags, "--seed", "2"]) == 1
    assert "another seed" in capsys.readouterr().err
    more = facts_of(capsys, *flags, "--games", "300")
    assert more["games"] == 300
    assert more["ratings"] == facts_of(capsys, *bots, "--games", "300")["ratings"]
    assert facts_of(capsys, *flags)["ratings"] == more["ratings"]


def wait_for_games(terminal: int) -> None:
    """Read the progress on a terminal until games are over."""
    shown = b""
    while not re.search(rb" [1-9][0-9,]* of 1,000,000,000 games", shown):
        shown += os.read(terminal, 65536)


@pytest.mark.parametrize("command", ["simulate --bots random", "arena random gentle --save kept.json"])
def test_ctrl_c_prints_what_was_played(command: str, tmp_path: Path) -> None:
    run = [sys.executable, "-m", "qwixx", *command.split(), "--games", "1_000_000_000", "--json"]
    ours, theirs = pty.openpty()
    wide = {**os.environ, "COLUMNS": "200"}
    with subprocess.Popen(run, stdout=subprocess.PIPE, stderr=theirs, text=True, cwd=tmp_path, env=wide) as process:  # noqa: S603 (ours)
        os.close(theirs)
        wait_for_games(ours)
        process.send_signal(signal.SIGINT)
        output, _ = process.communicate()
    os.close(ours)
    found = json.loads(output)
    assert process.returncode == 130
    assert found["interrupted"]
    assert 0 < found["games"] < 10**9
    assert (tmp_path / "kept.json").exists() == ("--save" in command)


def test_a_first_game_that_is_interrupted_says_so(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("qwixx.arena.simulation.tally_of", interrupt)
    monkeypatch.setattr("qwixx.arena.tournament.shared_wins", interrupt)
    assert main(["simulate", "--games", "10", "--threads", "1"]) == 130
    assert main(["arena", "random", "gentle", "--games", "10", "--threads", "1"]) == 130
    assert capsys.readouterr().err.count("interrupted before") == 2
