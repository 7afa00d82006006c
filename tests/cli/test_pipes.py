"""A command whose reader leaves early ends without a word."""

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
