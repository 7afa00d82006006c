"""The processes of a Ray cluster as workers.

If a process or a machine dies, no result is lost: Ray repeats its spans elsewhere, and each result is received once, in
order. Ray's usage statistics are off unless its own settings turn them on.
"""

import logging
import os
import platform
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from functools import partial
from typing import Any, NamedTuple

import ray
from ray.exceptions import RayError, RayTaskError

from qwixx import __version__
from qwixx.arena.game_ranges import Found, Span, in_order
from qwixx.arena.workers import AUTO, LOCAL, Ran
from qwixx.bots.custom import OwnBotError
from qwixx.rules import QwixxError

REPEATS = 10
"""The number of retries of a span whose worker died: a span that kills every worker must not run for ever."""
PATIENCE = 5.0
"""Seconds in which a cluster must answer at its address."""


class _Answer(NamedTuple):
    """The result of a worker, or its error, and where it ran."""

    host: str
    process: int
    found: Any = None
    refused: tuple[str, str, str] | None = None
    """The code, the message and the traceback of an error."""


class Cluster:
    """The workers of the cluster that this process has joined."""

    def __init__(self) -> None:
        self._seen: set[tuple[str, int]] = set()

    def in_order(self, work: Callable[[Span], Found], over: Iterator[Span]) -> Iterator[Found]:
        """The result for every span, in the order of the spans."""
        sent, do = ray.put(work), ray.remote(max_retries=REPEATS)(_do)
        cores = ray.cluster_resources().get("CPU", 0)  # type: ignore[no-untyped-call] # Ray's, without types
        yield from in_order(
            lambda span: partial(self._received, do.remote(sent, span, __version__)), over, max(1, int(cores))
        )

    def fit_for(self, compiled: bool) -> "Cluster":
        """All of them: processes do not share an interpreter lock."""
        del compiled
        return self

    def ran(self) -> Ran:
        """The machines and processes that have sent results."""
        hosts = sorted(host for host, _ in self._seen)
        return Ran({host: hosts.count(host) for host in hosts}, ray.__version__)

    def _received(self, reference: "ray.ObjectRef[_Answer]") -> Any:
        try:
            answer = ray.get(reference)
        except RayTaskError:
            raise
        except RayError as error:
            lost = f"the cluster could not finish some games, begun up to {REPEATS + 1} times: {_told(error)}"
            raise QwixxError("cluster", lost) from error
        if answer.refused:
            raise OwnBotError(*answer.refused)
        self._seen.add((answer.host, answer.process))
        return answer.found


def _do(work: Callable[[Span], Any], span: Span, version: str) -> _Answer:
    """Work on a span; this runs in a process of the cluster."""
    here = platform.node(), os.getpid()
    if version != __version__:
        refused = f"the machine {here[0]} has qwixx {__version__}, this one {version}; install the same on both"
        return _Answer(*here, refused=("cluster", refused, ""))
    try:
        return _Answer(*here, work(span))
    except QwixxError as error:
        return _Answer(*here, refused=(error.code, error.message, getattr(error, "traceback", "")))


@contextmanager
def joined(address: str, processes: int | None = None) -> Iterator[Cluster]:
    """Join the cluster at an address, or start one here with a number of processes; leave or end it afterwards."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address not in {LOCAL, AUTO}:
        _check_answers(address)
    started: dict[str, Any] = {"num_cpus": processes, "include_dashboard": False} if address == LOCAL else {}
    # Ray prints the logs of a machine that dies; standard output is for results
    with redirect_stdout(sys.stderr):
        try:
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **started)
        except ConnectionError as error:
            raise QwixxError("cluster", f"no Ray cluster was found ({address}); ray start --head starts one") from error
        except RuntimeError as error:
            raise QwixxError("cluster", f"the Ray cluster ({address}) cannot be joined: {_told(error)}") from error
        try:
            yield Cluster()
        finally:
            ray.shutdown()


def _check_answers(address: str) -> None:
    """Raise unless there is a listener at the address; Ray itself would wait for a minute."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise QwixxError("cluster", f"no cluster answers at {address}: {error}") from error


def _told(error: Exception) -> str:
    """The first paragraph of an error of Ray, which is often a page, in one line."""
    return " ".join(str(error).split("\n\n")[0].split())
