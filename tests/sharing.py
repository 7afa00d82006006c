"""What test processes make for each other: solved tables, and compiled code. None makes what another is making."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import local
from typing import Any

import pytest
from numba.core.dispatcher import Dispatcher

_own = local()


@pytest.fixture(scope="session", autouse=True)
def _tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """One folder of tables for all processes of this run."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("QWIXX_CACHE", str(folder / "tables"))
        yield


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> Iterator[None]:
    """Numba itself looks into its cache first, but does not wait for a process that is about to fill it."""
    compile_now = Dispatcher.compile

    def compile_once(dispatcher: Any, signature: Any) -> Any:
        with _locked(dispatcher):
            return compile_now(dispatcher, signature)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Dispatcher, "compile", compile_once)
        yield


@contextmanager
def _locked(dispatcher: Any) -> Iterator[None]:
    """A lock of all processes, for what is kept in the cache. Who compiles takes no second one for what that calls."""
    folder = dispatcher._cache.cache_path
    if folder is None or getattr(_own, "held", False):
        yield
        return
    Path(folder).mkdir(parents=True, exist_ok=True)
    with (Path(folder) / f"{dispatcher.__name__}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        _own.held = True
        try:
            yield
        finally:
            _own.held = False
