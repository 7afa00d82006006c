"""What a server says when it is ready, and the port it finds."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
import segno

from qwixx.cli import main
from qwixx.client import ask, make_table
from qwixx.rules import IllegalError
from qwixx.server.listen_address import Addresses, addresses, listen
from qwixx.server.server_settings import ServerSettings
from qwixx.server.startup_message import BLOCKS, QUIET, code_lines, invitation
from tests.server.serving import serving


@pytest.mark.parametrize(
    ("settings", "found"),
    [
        (ServerSettings(), Addresses("http://127.0.0.1:81", None)),
        (ServerSettings(host="::1"), Addresses("http://[::1]:81", None)),
        (ServerSettings(host="10.0.0.7"), Addresses(None, "http://10.0.0.7:81")),
        (ServerSettings(address="https://q.example/"), Addresses("http://127.0.0.1:81", "https://q.example")),
    ],
)
def test_a_server_is_reached_where_it_listens_or_is_said_to(settings: ServerSettings, found: Addresses) -> None:
    assert addresses(settings, 81) == found


def test_a_server_that_listens_everywhere_is_reached_from_here_and_from_the_network() -> None:
    here, elsewhere = addresses(ServerSettings(host="0.0.0.0"), 81)  # noqa: S104 (it is not listened on)
    assert here == "http://localhost:81"
    assert elsewhere is None or re.fullmatch(r"http://[\d.]+:81", elsewhere)


async def test_links_for_others_lead_to_the_network_even_if_they_are_asked_for_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("qwixx.server.listen_address._outward", lambda: "10.0.0.7")

    async with serving(tmp_path, host="0.0.0.0") as server:  # noqa: S104 (what is tested)
        port = server.url.rpartition(":")[2]
        seat = await make_table(server.url, "Anna", seats=2)
        look = await ask(server.url, f"/api/tables/{seat.table}")
        assert look["link"] == f"http://10.0.0.7:{port}/table/{seat.table}"


def test_a_taken_port_is_moved_from_only_if_nobody_named_it() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = ServerSettings(port=other.getsockname()[1])
        with listen(taken, may_move=True) as found:
            assert found.getsockname()[1] not in {0, taken.port}
        with pytest.raises(IllegalError, match=f"port {taken.port}: .*; name another"):
            listen(taken, may_move=False)


def test_the_command_refuses_a_taken_port_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        assert main(["serve", "--port", str(other.getsockname()[1])]) == 1
    assert capsys.readouterr().err.startswith("qwixx: cannot listen on 127.0.0.1")


def test_the_code_is_drawn_module_by_module() -> None:
    text = "http://192.168.1.20:8000"
    modules = [list(row) for row in segno.make_qr(text).matrix_iter(border=QUIET)]
    pair_of = {block: pair for pair, block in BLOCKS.items()}
    drawn = [[pair_of[block] for block in re.sub("\x1b[^m]*m", "", line)] for line in code_lines(text)]
    halves = [[pair[half] for pair in line] for line in drawn for half in (0, 1)]
    assert halves[: len(modules)] == modules


def test_the_invitation_has_a_code_only_where_it_can_be_drawn() -> None:
    found = Addresses("http://localhost:81", "http://10.0.0.7:81")
    assert code_lines("http://10.0.0.7:81")[0] in invitation(found, drawn=True)
    assert "\x1b" not in invitation(found, drawn=False)
    assert "--host 0.0.0.0" in invitation(Addresses("http://127.0.0.1:81", None), drawn=True)


def test_the_server_tells_its_address_and_stops_cleanly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "qwixx", "serve", "--port", "0", "--database", str(tmp_path / "tables.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:  # noqa: S603 (ours)
        assert process.stdout
        told = [process.stdout.readline() for _ in range(3)]
        assert re.search(r"http://127\.0\.0\.1:\d+\n", "".join(told))
        os.kill(process.pid, signal.SIGINT)
        assert process.stdout.read().endswith("Qwixx has stopped.\n")
    assert process.returncode == 0
