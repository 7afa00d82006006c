"""The plain game as a process: through pipes, killed, interrupted, and on a terminal."""

import os
import pty
import re
import select
import signal
import subprocess
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import IO

import pytest

from qwixx.cli import main
from qwixx.rules import FOUR_ROWS, Record, Roll, parse_record, variant_names
from qwixx.terminal.saved_games import FOLDER, saved_games
from tests.terminal.plain_play import COMMAND, process, typed_dice
from tests.terminal.sheets import TRAIN
from tests.terminal.test_saving import WHOLE

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
ANSWERS = "1\n" * 600


@pytest.mark.parametrize("name", variant_names(FOUR_ROWS))
@pytest.mark.parametrize("who", [["--names", "Anna,Boris", "--bots", "1"], ["--names", "Anna"], ["--bots", "5"]])
def test_whole_games_of_every_variant(tmp_path: Path, name: str, who: list[str]) -> None:
    flags = ["--plain", "--variant", name, *who, "--seed", "4", "--save", "game.txt", "--quick"]
    done = process(*flags, answers=ANSWERS, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over" in done.stdout
    assert "Check it with: qwixx verify game.txt" in done.stdout
    assert main(["verify", str(tmp_path / "game.txt")]) == 0
    assert parse_record((tmp_path / "game.txt").read_text()).result


def test_a_game_on_a_sheet_file(tmp_path: Path) -> None:
    (tmp_path / "train.sheet").write_text(TRAIN)
    done = process(
        "--variant", "train.sheet", "--names", "Anna,Boris", "--save", "g", answers="1\n\n" * 500, cwd=tmp_path
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert main(["verify", str(tmp_path / "g")]) == 0


def test_questions_answered_by_enter_through_a_pipe(tmp_path: Path) -> None:
    done = process(answers="\n" * 5 + "1\n\n" * 500, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over" in done.stdout
    (saved,) = saved_games()
    assert saved.is_over


def test_real_dice_typed_in(tmp_path: Path) -> None:
    answers = "\n".join(islice(typed_dice(2), 3000))
    done = process(
        "--names", "Anna,Boris", "--bots", "1", "--dice", "real", "--save", "g", answers=answers, cwd=tmp_path
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert parse_record((tmp_path / "g").read_text()).result


def test_bad_input_at_every_prompt(tmp_path: Path) -> None:
    """Rubbish before every answer; nothing but the answers has an effect."""
    rubbish = [
        "banana",
        "99",
        "R99",
        "r12",
        "-5",
        "yes",
        "why",
        "why x",
        "save",
        "save /",
        "r5 r6",
        "\x1b[2J",
        "ü*",
        "²",
    ]
    lines = "".join("".join(f"{word}\n" for word in rubbish) + "1\n" for _ in range(300))
    done = process("--names", "Anna,Boris", "--seed", "5", "--quick", "--save", "g", answers=lines, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert parse_record((tmp_path / "g").read_text()).actions == WHOLE.actions


def test_bytes_that_are_no_text_are_no_disaster(tmp_path: Path) -> None:
    done = subprocess.run(  # noqa: S603 (our own program)
        [*COMMAND, "--names", "Anna", "--seed", "1"],
        input=b"\xff\xfe\n\x00\n",
        capture_output=True,
        cwd=tmp_path,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_an_old_terminal_shows_what_it_can(tmp_path: Path) -> None:
    done = subprocess.run(  # noqa: S603 (our own program)
        [*COMMAND, "--names", "Žofie", "--seed", "1"],
        input=b"",
        capture_output=True,
        cwd=tmp_path,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?ofie" in done.stdout


@pytest.mark.parametrize(
    "flags",
    [
        ["--variant", "longer", "--bots", "1"],
        ["--names", "A,B,C,D,E,F"],
        ["--bots", "0"],
        ["--bots", "2", "--seed", "x"],
        ["--bots", "2", "--options", "x"],
        ["--bots", "2", "--save", "taken"],
        ["--bots", "2", "--save", "none/g"],
        ["--resume", "taken"],
        ["--resume", "none"],
        ["--resume", "."],
        ["--resume", "taken", "--bots", "2"],
    ],
    ids=" ".join,
)
def test_user_errors_get_one_line_and_status_1(tmp_path: Path, flags: list[str]) -> None:
    (tmp_path / "taken").write_text("mine")
    done = process(*flags, cwd=tmp_path)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("qwixx: ")
    assert (tmp_path / "taken").read_text() == "mine"


def test_the_end_of_the_input_says_how_to_go_on(tmp_path: Path) -> None:
    done = process("--names", "Anna", "--save", "g", answers="1\n", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("The game is saved in g.\nGo on with: qwixx play --resume g\nGoodbye.\n")


def test_whoever_listens_may_go_away(tmp_path: Path) -> None:
    running = begun(tmp_path, "--bots", "5")
    assert running.stdout
    assert running.stdin
    running.stdout.close()
    running.stdin.close()
    assert running.stderr
    assert running.stderr.read() == ""
    assert running.wait() == 0
    running.stderr.close()


def begun(folder: Path, *flags: str) -> "subprocess.Popen[str]":
    """A process to talk to."""
    return subprocess.Popen(  # noqa: S603 (our own program)
        [*COMMAND, *flags],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
    )


def answer(running: "subprocess.Popen[str]", times: int) -> None:
    """Take the first choice so many times, and wait for the next question."""
    source, sink = pipes(running)
    for _ in range(times):
        await_question(sink)
        source.write("1\n")
        source.flush()
    await_question(sink)


def pipes(running: "subprocess.Popen[str]") -> tuple[IO[str], IO[str]]:
    assert running.stdin
    assert running.stdout
    return running.stdin, running.stdout


def await_question(sink: IO[str]) -> None:
    while ", type 1" not in sink.readline():
        pass


@pytest.mark.parametrize("answered", [0, 1, 2, 3, 7, 8, 9, 15])
def test_a_killed_game_loses_nothing_that_was_confirmed(tmp_path: Path, answered: int) -> None:
    whole = WHOLE
    with begun(tmp_path, "--names", "Anna,Boris", "--seed", "5", "--quick", "--save", "g") as running:
        answer(running, answered)
        running.send_signal(signal.SIGKILL)
    saved = parse_record((tmp_path / "g").read_text())
    assert saved.actions == whole.actions[: len(saved.actions)]
    unresolved = answered - sum(_asked(saved))
    assert 0 <= unresolved < 2, "only a choice of an action that was not resolved may be lost"
    done = process("--resume", "g", "--quick", answers=ANSWERS, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert parse_record((tmp_path / "g").read_text()).actions == whole.actions


def _asked(record: Record) -> Iterator[int]:
    """For each resolved action of a record, how many people were asked."""
    for before, action, _, _ in record.replay():
        if not isinstance(action, Roll):
            yield sum(len(before.choices(player)) > 1 for player in before.choosers)


def test_ctrl_c_ends_politely_with_status_130(tmp_path: Path) -> None:
    with begun(tmp_path, "--names", "Anna,Boris", "--seed", "5", "--quick", "--save", "g") as running:
        answer(running, 3)
        running.send_signal(signal.SIGINT)
        said, errors = running.communicate()
    assert (running.returncode, errors) == (130, "")
    assert said.endswith("Interrupted.\nThe game is saved in g.\nGo on with: qwixx play --resume g\nGoodbye.\n")
    assert process("--resume", "g", answers=ANSWERS, cwd=tmp_path).returncode == 0


def on_a_terminal(folder: Path, environment: dict[str, str]) -> str:
    """What a game of random opponents shows on a terminal."""
    (folder / "g").unlink()
    ours, theirs = pty.openpty()
    with subprocess.Popen(  # noqa: S603 (our own program)
        [*COMMAND, "--plain", "--bots", "2", "--seed", "1", "--save", "g"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=folder,
        env=environment,
    ):
        os.close(theirs)
        shown = b""
        while select.select([ours], [], [], 60)[0]:
            try:
                found = os.read(ours, 65536)
            except OSError:
                break
            if not found:
                break
            shown += found
    os.close(ours)
    return shown.decode().replace("\r\n", "\n")


def test_colours_on_a_terminal_alone_and_never_by_themselves(tmp_path: Path) -> None:
    plain = process("--bots", "2", "--seed", "1", "--save", "g", cwd=tmp_path).stdout
    assert "\x1b" not in plain
    environment = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "TERM")}
    coloured = on_a_terminal(tmp_path, {**environment, "TERM": "xterm"})
    assert "\x1b[31m" in coloured
    assert "\x1b[1;34m" in coloured
    assert ESCAPE.sub("", coloured) == plain
    assert on_a_terminal(tmp_path, {**environment, "TERM": "xterm", "NO_COLOR": "1"}) == plain
    assert on_a_terminal(tmp_path, {**environment, "TERM": "dumb"}) == plain


def test_every_line_fits_in_80_columns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, "games")
    commands = "?\nrules\nsheet\nsheets\nread\ndice\nwhy r12\nbanana\nwhy x\nsave\n"
    answers = "?\nrules\n\n4\nMaximiliana\n\n\n\n0\nfair\n\nsome words\n\n\n\n\n" + (commands + "1\n\n") * 150
    done = process(answers=answers, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over" in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80
    assert done.stdout.isascii()
