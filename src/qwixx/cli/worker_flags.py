"""The arguments that say where games are played: on threads of this machine, or on a Ray cluster."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from qwixx.arena.workers import AUTO, LOCAL, Ran, Threads, Workers, cluster_address
from qwixx.cli.arguments import Word, add_threads
from qwixx.fast.installed_extras import check_installed
from qwixx.i18n.catalogue import say
from qwixx.rules import IllegalError

if TYPE_CHECKING:
    from qwixx.cli.progress_line import ProgressLine


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_threads(parser)
    parser.add_argument(
        "--ray", action=Word, proposed=(AUTO, LOCAL), type=cluster_address, metavar="ADDRESS", help="help-ray"
    )


def check_arguments(args: argparse.Namespace) -> None:
    """Raise what is wrong with the arguments, before anything begins."""
    if args.threads and args.ray not in {None, LOCAL}:
        raise IllegalError("threads", f"--threads is for this machine; the cluster at {args.ray} uses all its cores")
    if args.ray is not None:
        check_installed("cluster")


@contextmanager
def working(args: argparse.Namespace, line: "ProgressLine") -> Iterator[Workers]:
    """The workers that the arguments ask for, until the end of the context."""
    if args.ray is None:
        yield Threads(args.threads)
        return
    line.say("progress-joining")
    from qwixx.arena.cluster import joined  # noqa: PLC0415 (it loads Ray)

    with joined(args.ray, args.threads) as cluster:
        yield cluster


def ran_facts(ran: Ran) -> dict[str, Any]:
    """Where the work was done, as JSON."""
    return {"ray": ran.ray, "hosts": ran.hosts}


def ran_words(ran: Ran, language: str) -> str:
    """Where the work was done, in a few words."""
    if ran.ray is None:
        return say(language, "ran-threads", workers=ran.workers)
    return say(language, "ran-cluster", workers=ran.workers, machines=len(ran.hosts))
