"""A command whose reader leaves early, or was never there, ends without a word."""

import shlex
import subprocess
import sys

import pytest


@pytest.mark.parametrize("arguments", [["variants"], ["variants", "--json"], ["perft", "--depth", "2", "--seed", "1"]])
def test_a_reader_that_leaves_early_is_no_error(arguments: list[str]) -> None:
    command = [sys.executable, "-m", "qwixx", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:  # noqa: S603 (ours)
        assert running.stdout
        assert running.stderr
        running.stdout.close()
        assert running.stderr.read() == ""
    assert running.returncode == 0


@pytest.mark.parametrize(
    ("arguments", "closed", "status"),
    [
        ("variants", ">&-", 0),
        ("completion bash", ">&- 2>&-", 0),
        ("nothing-known", ">&- 2>&-", 2),
        ("referee", "<&-", 0),
        ("referee", ">&-", 0),
        ("verify -", "<&-", 1),
        ("play --plain", "<&-", 0),
        ("play --plain --names Anna --quick", "<&- >&-", 0),
    ],
)
def test_a_stream_that_is_closed_is_no_trouble(arguments: str, closed: str, status: int) -> None:
    command = f"{shlex.quote(sys.executable)} -m qwixx {arguments} {closed}"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, check=False)  # noqa: S603 (ours)
    assert done.returncode == status
    assert "Traceback" not in done.stderr
