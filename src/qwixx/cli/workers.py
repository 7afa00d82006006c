"""Who works on many games, by flags: threads of this machine, or a Ray cluster."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from qwixx.arena.workers import LOCAL, Ran, Threads, Workers
from qwixx.cli.flags import threads
from qwixx.fast.installed import check_installed
from qwixx.rules import IllegalError

if TYPE_CHECKING:
    from qwixx.cli.progress import ProgressLine


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags."""
    parser.add_argument("--threads", metavar="N", help="default: all cores")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="work on the Ray cluster at HOST:PORT, or auto; local starts one here"
    )


def check_arguments(args: argparse.Namespace) -> None:
    """Raise what can be known of the flags before anything begins."""
    if threads(args.threads) and args.ray not in {None, LOCAL}:
        raise IllegalError("threads", f"--threads is for this machine; the cluster at {args.ray} uses all its cores")
    if args.ray is not None:
        check_installed("cluster")


@contextmanager
def working(args: argparse.Namespace, line: "ProgressLine") -> Iterator[Workers]:
    """Those who work, until the end of the context."""
    count = threads(args.threads)
    if args.ray is None:
        yield Threads(count)
        return
    line.say("joining the cluster …")
    from qwixx.arena.cluster import joined  # noqa: PLC0415 (it loads Ray)

    with joined(args.ray, count) as cluster:
        yield cluster


def ran_facts(ran: Ran) -> dict[str, Any]:
    """Where work was done, as JSON has it."""
    return {"ray": ran.ray, "hosts": ran.hosts}


def ran_words(ran: Ran) -> str:
    """Where work was done, in a few words."""
    if ran.ray is None:
        return f"{ran.workers} thread{'s' * (ran.workers > 1)}"
    machines = len(ran.hosts)
    return f"{ran.workers} Ray process{'es' * (ran.workers > 1)} on {machines} machine{'s' * (machines > 1)}"
