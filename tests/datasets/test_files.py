"""`qwixx simulate --out`: files that say what they are, the same for the same command, whole or not there at all."""

import json
import resource
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import polars as pl
import pyarrow.parquet as pq
import pytest

from qwixx import __version__
from qwixx.cli import main
from qwixx.datasets import parquet_file
from qwixx.envs import encoding
from qwixx.rules import format_sheet, variant

Captured = pytest.CaptureFixture[str]
EXAMPLE = Path(__file__).parents[2] / "examples" / "read_decisions.py"


def write(file: Path, command: str) -> None:
    assert main(["simulate", *command.split(), "--out", str(file), "--json"]) == 0


def about(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(pl.read_parquet_metadata(file)["qwixx"])
    return found


def test_a_file_says_what_it_is(tmp_path: Path) -> None:
    file, again = tmp_path / "games.parquet", tmp_path / "again.parquet"
    write(file, "--bots sharp,random,sharp --variant longo --options lucky-fallback --games 300 --seed 9 --rotate")
    said = about(file)
    assert (said["version"], said["schema"], said["encoding"]) == (__version__, 1, encoding.VERSION)
    assert (said["rows"], said["games"], said["seed"], said["rotate"]) == ("games", 300, 9, True)
    assert (said["variant"], said["options"], said["bots"]) == ("longo", "lucky-fallback", ["sharp", "random", "sharp"])
    assert "name: longo" in said["sheet"]
    command = shlex.split(said["command"].replace("FILE", shlex.quote(str(again))))
    assert command[0] == "qwixx"
    assert main([*command[1:], "--threads", "1"]) == 0
    assert again.read_bytes() == file.read_bytes()


def test_a_sheet_of_one_s_own_is_in_the_file(tmp_path: Path) -> None:
    file, again, sheet = tmp_path / "games.parquet", tmp_path / "again.parquet", tmp_path / "my.sheet"
    sheet.write_text(format_sheet(variant("mixx-b")).replace("name: mixx-b", "name: mine"), encoding="utf-8")
    write(file, f"--variant {sheet} --games 20 --rows decisions")
    said = about(file)
    sheet.write_text(said["sheet"], encoding="utf-8")
    command = said["command"].replace("FILE", str(again)).replace("SHEET", str(sheet))
    assert main(shlex.split(command)[1:]) == 0
    assert again.read_bytes() == file.read_bytes()


@pytest.mark.parametrize("rows", ["games", "decisions"])
def test_rows_come_in_groups_whatever_the_number_of_threads(
    rows: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parquet_file, "GROUP", 1000)
    monkeypatch.setattr("qwixx.arena.simulation.COMPILED_SPAN", 300)
    monkeypatch.setattr("qwixx.datasets.decision_rows.COMPILED_SPAN", 10)
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    for file, threads in ((one, 1), (two, 2)):
        write(file, f"--bots gentle,random --games 3000 --rows {rows} --threads {threads}")
    assert one.read_bytes() == two.read_bytes()
    groups = pq.ParquetFile(one).metadata
    sizes = [groups.row_group(place).num_rows for place in range(groups.num_row_groups)]
    assert len(sizes) > 2
    assert all(1000 <= size < 3000 for size in sizes[:-1])
    assert pl.read_parquet(one)["game"].n_unique() == 3000


def test_what_is_printed_is_what_is_written(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "games.parquet"
    write(file, "--bots sharp,gentle --games 500")
    said, games = json.loads(capsys.readouterr().out), pl.read_parquet(file)
    assert said["seats"][0]["mean_score"] == games["score_0"].mean()
    assert said["seats"][1]["win_share"] == pytest.approx(games["win_share_1"].mean())
    assert said["mean_turns"] == games["turns"].mean()


def test_polars_reads_what_the_bots_did(tmp_path: Path) -> None:
    file = tmp_path / "decisions.parquet"
    write(file, "--bots gentle,sharp --games 300 --rows decisions")
    run = [sys.executable, str(EXAMPLE), str(file), "--games", "10"]
    said = subprocess.run(run, capture_output=True, text=True, check=True).stdout  # noqa: S603 (ours)
    assert said.startswith(about(file)["command"])
    assert "sharp" in said
    rows = pl.read_parquet(file).filter(pl.col("game") < 10, pl.col("legal") > 1)
    fields = encoding.size(2)
    assert f"observations ({len(rows)}, {fields}), legal ({len(rows)}, {encoding.ACTIONS})" in said


class Stop:
    """A progress that interrupts in the middle."""

    def __init__(self, error: type[BaseException]) -> None:
        self.error = error

    def __call__(self, done: int, _total: int) -> None:
        if done:
            raise self.error


@pytest.mark.parametrize("error", [KeyboardInterrupt, MemoryError])
def test_an_end_in_the_middle_leaves_what_was_there_before(
    error: type[BaseException], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    file = tmp_path / "games.parquet"
    file.write_text("from before")
    monkeypatch.setattr("qwixx.cli.progress_line.ProgressLine.__call__", Stop(error))
    flags = ["simulate", "--games", "100_000", "--out", str(file)]
    if error is KeyboardInterrupt:
        assert main(flags) == 130
        assert capsys.readouterr().err == f"qwixx: interrupted; the file {file} was not written\n"
    else:
        with pytest.raises(error):
            main(flags)
    assert [each.name for each in tmp_path.iterdir()] == ["games.parquet"]
    assert file.read_text() == "from before"


def test_ctrl_c_while_it_compiles_how_rows_are_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("qwixx.datasets.game_rows.GameRows.__call__", interrupted)
    file = tmp_path / "games.parquet"
    assert main(["simulate", "--games", "10", "--out", str(file)]) == 130
    said = capsys.readouterr().err
    assert said.startswith(f"qwixx: interrupted; the file {file} was not written\n")
    assert not file.exists()


def test_ctrl_c_leaves_no_half_file(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    run = [sys.executable, "-m", "qwixx", "simulate", "--games", "1_000_000_000", "--out", str(file)]
    with subprocess.Popen(run, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as process:  # noqa: S603 (ours)
        while not (part := next(tmp_path.iterdir(), None)) or part.stat().st_size < 100_000:
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert said == f"qwixx: interrupted; the file {file} was not written\n"
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_no_half_file(tmp_path: Path) -> None:
    file, most = tmp_path / "games.parquet", 200_000
    write(file, "--games 1")  # so that what is compiled is kept; that would find no room either
    file.unlink()
    run = [sys.executable, "-m", "qwixx", "simulate", "--games", "1_000_000", "--out", str(file)]
    done = subprocess.run(  # noqa: S603 (ours)
        run,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)),
    )
    assert done.returncode == 1
    assert done.stderr.startswith("qwixx: ")
    assert done.stderr.count("\n") == 1
    assert "File too large" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("flags", "status", "message"),
    [
        ("--out /nowhere/all.parquet", 1, "qwixx: the file /nowhere/all.parquet cannot be written; choose another one"),
        (
            "--rows games",
            2,
            "qwixx simulate: --rows games says what a row of a file is; name the file with --out.",
        ),
    ],
)
def test_bad_input_gets_one_sentence(flags: str, status: int, message: str, capsys: Captured) -> None:
    assert main(["simulate", *flags.split()]) == status
    assert capsys.readouterr().err.startswith(message)


def test_without_pyarrow_the_remedy_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert main(["simulate", "--out", str(tmp_path / "games.parquet")]) == 1
    assert "pip install qwixx[datasets]" in capsys.readouterr().err
