"""Ctrl-C while Numba compiles: LLVM calls back into Python, where whatever is raised would be lost."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest
from numba.core.compiler_lock import global_compiler_lock

import qwixx.fast.compiled_game  # noqa: F401 (from then on interrupts are held back)

SCRIPT = """
import signal, sys
from llvmlite.binding import ExecutionEngine

set_object_cache = ExecutionEngine.set_object_cache

def with_ctrl_c(engine, compiled, kept):
    def pressed(*code):
        signal.raise_signal(signal.SIGINT)
        compiled(*code)

    set_object_cache(engine, pressed, kept)

ExecutionEngine.set_object_cache = with_ctrl_c
from qwixx.cli import main
sys.exit(main(sys.argv[1:]))
"""
"""A command during which somebody presses Ctrl-C whenever LLVM calls back, which it does when it has compiled."""


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("simulate --bots sharp", "qwixx: interrupted before the first games were over\n"),
        ("arena gentle sharp", "qwixx: interrupted before the first games were over\n"),
        ("solve", ""),
    ],
)
def test_an_interrupt_in_the_midst_of_compiling_ends_the_command(command: str, said: str, tmp_path: Path) -> None:
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "code"), "QWIXX_CACHE": str(tmp_path / "tables")}
    done = subprocess.run(  # noqa: S603 (ours)
        [sys.executable, "-c", SCRIPT, *command.split()], capture_output=True, text=True, check=False, env=environment
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", said)


@pytest.fixture
def heard() -> Iterator[list[int]]:
    """Interrupts, by those who hear them in another way than usual."""
    calls: list[int] = []

    def hear(number: int, _frame: FrameType | None) -> None:
        calls.append(number)

    usual = signal.signal(signal.SIGINT, hear)
    yield calls
    signal.signal(signal.SIGINT, usual)


@global_compiler_lock  # type: ignore[untyped-decorator] # Numba's, without types
def compile_interrupted(seen: list[str]) -> None:
    signal.raise_signal(signal.SIGINT)
    seen.append("compiled")


@global_compiler_lock  # type: ignore[untyped-decorator] # as above
def compile_within(seen: list[str]) -> None:
    compile_interrupted(seen)
    seen.append("compiled more")


def test_an_interrupt_comes_as_soon_as_the_lock_is_let_go_for_the_first_time() -> None:
    seen: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        compile_within(seen)
    assert seen == ["compiled"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_one_interrupt_is_heard_once_by_whoever_hears_them(heard: list[int]) -> None:
    hearing = signal.getsignal(signal.SIGINT)
    with global_compiler_lock:
        signal.raise_signal(signal.SIGINT)
        assert heard == []
    assert heard == [signal.SIGINT]
    assert signal.getsignal(signal.SIGINT) is hearing
    with global_compiler_lock:
        pass
    assert heard == [signal.SIGINT]


def test_other_threads_and_those_who_ignore_interrupts_are_let_alone(heard: list[int]) -> None:
    hearing, seen = signal.getsignal(signal.SIGINT), []

    def compile_elsewhere() -> None:
        with global_compiler_lock:
            seen.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=compile_elsewhere)
    thread.start()
    thread.join()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    compile_elsewhere()
    signal.raise_signal(signal.SIGINT)
    assert seen == [hearing, signal.SIG_IGN]
    assert heard == []
