"""Work on a real Ray cluster of several processes: the results are those of one machine, whoever dies meanwhile."""

import json
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster as Machines

from qwixx.arena import cluster
from qwixx.arena.cluster import Cluster, joined
from qwixx.arena.game_batch import table_of
from qwixx.arena.game_ranges import Found, Span, spans
from qwixx.arena.simulation import Adding, Series, simulate
from qwixx.arena.workers import Threads
from qwixx.bots import find_player
from qwixx.cli import main
from qwixx.datasets.recorder import record
from qwixx.rules import QwixxError, variant

pytestmark = pytest.mark.xdist_group("ray")  # they share a cluster, which takes its time to start

Captured = pytest.CaptureFixture[str]
QUICK = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 200, "health_check_failure_threshold": 3}
"""How soon the cluster notices that a machine is gone."""
PATIENCE = 120
"""Seconds in which machines must come up, however busy this one is."""
MEASURED = {"seconds", "games_per_second", "compile_seconds", "threads", "ran"}
"""What results say of the run, and not of the games."""


@pytest.fixture(scope="module", autouse=True)
def folder() -> Iterator[None]:
    """Ray keeps its logs and sockets in a folder of ours, whose name must be short."""
    with tempfile.TemporaryDirectory(prefix="qwixx-") as name, pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_TMPDIR", name)
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        yield


@pytest.fixture(scope="module")
def machines() -> Iterator[Machines]:
    """Two machines, as far as Ray can tell, each with a core."""
    node: dict[str, Any] = {"num_cpus": 1, "include_dashboard": False, "_system_config": QUICK}
    started = Machines()
    started.add_node(wait=False, **node)
    started.add_node(wait=False, num_cpus=1)
    started.wait_for_nodes(PATIENCE)
    yield started
    started.shutdown()  # type: ignore[no-untyped-call] # Ray's, without types


def series(*names: str) -> Series:
    return Series(table_of(variant("classic"), [find_player(name) for name in names]), 3, rotate=True)


def facts(capsys: Captured, *arguments: str) -> dict[str, Any]:
    assert main([*arguments, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    found: dict[str, Any] = json.loads(said.out)
    return found


def comparable(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in MEASURED}


@pytest.mark.parametrize(
    "command",
    [
        "simulate --bots sharp,random --games 70_000 --rotate",
        "simulate --bots tests.arena.own:Hasty,sharp --games 40",
        "arena gentle steady sharp --games 20_000",
    ],
)
def test_a_cluster_finds_what_one_machine_finds(command: str, machines: Machines, capsys: Captured) -> None:
    here, there = facts(capsys, *command.split()), facts(capsys, *command.split(), "--ray", machines.address)
    assert comparable(here) == comparable(there)
    assert here["ran"]["ray"] is None
    assert there["ran"]["ray"] == ray.__version__
    assert there["threads"] == sum(there["ran"]["hosts"].values()) > 0
    assert not ray.is_initialized()


@dataclass(frozen=True)
class Dying:
    """Work whose process dies as long as a file is missing, which it makes first if it dies only once."""

    work: Callable[[Span], Any]
    file: Path
    once: bool

    def __call__(self, span: Span) -> Any:
        if not self.file.exists():
            if self.once:
                self.file.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.work(span)


def test_one_process_has_the_cluster(request: pytest.FixtureRequest) -> None:
    assert "PYTEST_XDIST_WORKER" not in os.environ or request.node.nodeid.endswith("@ray")


def test_a_process_that_dies_loses_no_result(machines: Machines, tmp_path: Path) -> None:
    work = Adding(series("gentle", "random"))
    with joined(machines.address) as workers:
        found = list(workers.in_order(Dying(work, tmp_path / "died", once=True), spans(0, 600, 100)))
    assert (tmp_path / "died").exists()
    assert [played.tally.games for played in found] == [100] * 6
    assert [list(played.tally.wins) for played in found] == [list(work(span).tally.wins) for span in spans(0, 600, 100)]


def test_games_that_lose_every_worker_are_given_up(
    machines: Machines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "REPEATS", 1)
    work = Dying(Adding(series("gentle", "random")), tmp_path / "never", once=False)
    with (
        joined(machines.address) as workers,
        pytest.raises(QwixxError, match="could not finish some games, begun up to 2 times: "),
    ):
        list(workers.in_order(work, spans(0, 10, 10)))


@dataclass(frozen=True)
class Hanging:
    """Work that on one machine says that it is there, and never ends."""

    work: Callable[[Span], Any]
    node: str
    meeting: Path

    def __call__(self, span: Span) -> Any:
        if ray.get_runtime_context().get_node_id() == self.node:
            with self.meeting.open("w", encoding="utf-8") as met:
                met.write("here")
            signal.pause()
        return self.work(span)


@dataclass
class Doomed(Cluster):
    """A cluster of which one machine does not finish what it begins."""

    node: str
    meeting: Path

    def __post_init__(self) -> None:
        super().__init__()

    def in_order(self, work: Callable[[Span], Found], over: Iterator[Span]) -> Iterator[Found]:
        return super().in_order(Hanging(work, self.node, self.meeting), over)


def test_a_machine_that_dies_in_the_middle_loses_no_result_and_prints_nothing_on_standard_output(
    machines: Machines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("qwixx.datasets.decision_rows.COMPILED_SPAN", 100)
    here, there, meeting = tmp_path / "here.parquet", tmp_path / "there.parquet", tmp_path / "meeting"
    played = series("sharp", "random", "steady")
    os.mkfifo(meeting)
    doomed = machines.add_node(wait=False, num_cpus=1)
    machines.wait_for_nodes(PATIENCE)

    def kill() -> None:
        """Kill the machine as soon as somebody works there."""
        with meeting.open(encoding="utf-8") as met:
            assert met.read(4) == "here"
        machines.remove_node(doomed, allow_graceful=False)

    killer = Thread(target=kill)
    killer.start()
    told: list[int] = []
    with joined(machines.address):
        workers = Doomed(doomed.node_id, meeting)
        done = record(there, "decisions", played, 1000, workers, lambda games, _: told.append(games))
    killer.join()
    alone = record(here, "decisions", played, 1000, Threads(1))
    assert capfd.readouterr().out == ""
    assert told == list(range(0, 1001, 100))
    assert list(done.tally.wins) == list(alone.tally.wins)
    assert there.read_bytes() == here.read_bytes()
    assert done.ran.ray == ray.__version__


def test_a_bot_that_fails_there_is_named_here(machines: Machines, capsys: Captured) -> None:
    assert main(["simulate", "--bots", "tests.arena.own:Hopeless", "--games", "20", "--ray", machines.address]) == 1
    said = capsys.readouterr().err
    assert said.startswith('qwixx: the bot "tests.arena.own:Hopeless" failed in seat 1 at classic')
    assert 'own.py", line ' in said
    assert said.endswith("RuntimeError: out of ideas\n")


def test_machines_with_another_version_are_refused(machines: Machines, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "__version__", "0.0.0")
    with joined(machines.address) as workers, pytest.raises(QwixxError, match=r"this one 0\.0\.0; install the same"):
        simulate(Adding(series("random")), 10, workers)


def test_a_cluster_of_its_own_ends_with_the_command(capsys: Captured) -> None:
    before = children()
    flags = ["simulate", "--games", "70_000"]
    found = facts(capsys, *flags, "--ray", "local", "--threads", "2")
    assert comparable(found) == comparable(facts(capsys, *flags))
    assert sum(found["ran"]["hosts"].values()) in {1, 2}
    assert children() == before


def children() -> str:
    """The processes that this one has started."""
    return Path(f"/proc/self/task/{os.getpid()}/children").read_text(encoding="ascii")


@pytest.mark.parametrize(
    ("flags", "status", "message"),
    [
        ("--ray 127.0.0.1:1", 1, "no cluster answers at 127.0.0.1:1: "),
        ("--ray 127.0.0.1:123456", 1, "no cluster answers at 127.0.0.1:123456: "),
        ("--ray nowhere", 2, '"nowhere" is no address of a cluster: that is HOST:PORT, auto or local'),
        ("--ray ray://127.0.0.1:10001", 2, '"ray://127.0.0.1:10001" is no address'),
        ("--ray auto --threads 2", 2, "--threads is for this machine"),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "arena gentle sharp"])
def test_bad_addresses_get_one_sentence(command: str, flags: str, status: int, message: str, capsys: Captured) -> None:
    assert main([*command.split(), *flags.split()]) == status
    said = capsys.readouterr()
    assert message in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_without_a_cluster_there_is_none_to_find(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object, **__: object) -> None:
        raise ConnectionError

    monkeypatch.setattr(ray, "init", none)
    assert main(["simulate", "--ray", "auto"]) == 1
    assert capsys.readouterr().err == "qwixx: no Ray cluster was found (auto); ray start --head starts one\n"


def test_a_cluster_of_another_version_is_told(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise RuntimeError("Version mismatch:\n  Ray 1.0\n\nand more")

    monkeypatch.setattr(ray, "init", refuse)
    assert main(["arena", "gentle", "sharp", "--ray", "auto"]) == 1
    said = "the Ray cluster (auto) cannot be joined: Version mismatch: Ray 1.0"
    assert capsys.readouterr().err == f"qwixx: {said}\n"


def test_without_ray_the_remedy_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["simulate", "--ray", "local"]) == 1
    assert "pip install qwixx[cluster]" in capsys.readouterr().err
