"""Settings come from flags, then the environment, then the defaults; and what they are is written down."""

import json
import logging
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import msgspec
import pytest

from qwixx.cli import main
from qwixx.rules import IllegalError
from qwixx.server.logs import JsonLines
from qwixx.server.metrics import Metrics
from qwixx.server.rate_limit import Bucket, Buckets
from qwixx.server.server_settings import ServerSettings, flag, read_settings, variable

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "host" / "settings.md").read_text(encoding="utf-8")


def test_flags_win_over_the_environment_and_that_over_defaults() -> None:
    environment = {"QWIXX_PORT": "81", "QWIXX_HOST": "::1"}
    found = read_settings({"port": "82", "host": None}, environment)
    assert (found.port, found.host, found.message_burst) == (82, "::1", 60)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("port", "x"),
        ("port", "-1"),
        ("port", "70000"),
        ("message_rate", "nan"),
        ("log_level", "loud"),
        ("port", ""),
        ("metrics_for", "prometheus"),
        ("metrics_for", "10.0.0.1/8"),
    ],
)
def test_settings_that_cannot_be_are_refused(name: str, text: str) -> None:
    with pytest.raises(IllegalError, match=flag(name)):
        read_settings({name: text}, {})


def test_origins_are_told_apart_by_commas() -> None:
    found = ServerSettings(origins="https://a.example, https://b.example/", address="https://c.example/")
    assert found.known_origins == {"https://a.example", "https://b.example", "https://c.example"}


def test_the_page_has_every_setting() -> None:
    for each in fields(ServerSettings):
        usual = f"`{each.default}`" if each.default != "" else ""
        assert f"| `{flag(each.name)}` | `{variable(each.name)}` | {usual} | {each.metadata['told']} |" in PAGE


DEPLOYED = (*sorted((ROOT / "deploy").iterdir()), ROOT / "Dockerfile", ROOT / "docs" / "host" / "hosting.md")


@pytest.mark.parametrize("file", DEPLOYED, ids=lambda file: file.name)
def test_what_is_deployed_sets_only_what_there_is(file: Path) -> None:
    named = set(re.findall(r"QWIXX_[A-Z_]+", file.read_text(encoding="utf-8")))
    assert named <= {variable(each.name) for each in fields(ServerSettings)} | {"QWIXX_DATA", "QWIXX_CACHE"}


NAMES_METRICS = ("docs/host/hosting.md", "deploy/alerts.yml", "deploy/grafana-dashboard.json")


@pytest.mark.parametrize("file", NAMES_METRICS)
def test_every_metric_that_is_named_exists(file: str) -> None:
    metrics = Metrics()
    metrics.gauges |= {"tables": ("", lambda: 0), "connections": ("", lambda: 0)}
    metrics.refusals["form"] += 1
    metrics.dropped["slow"] += 1
    text = metrics.text().decode()
    known = set(re.findall(r"^(\w+)[{ ]", text, re.MULTILINE)) | set(re.findall(r"^# TYPE (\w+)", text, re.MULTILINE))
    before = "`" if file.endswith(".md") else r"\b"
    named = set(re.findall(rf"{before}((?:qwixx|process)_[a-z_]*[a-z])\b", (ROOT / file).read_text(encoding="utf-8")))
    assert len(named) > 5
    assert named <= known, named - known
    labels = re.findall(r"(qwixx_\w+)\{(\w+)", (ROOT / file).read_text(encoding="utf-8"))
    assert all(f"{name}{{{label}=" in text for name, label in labels), labels


def test_alerts_and_panels_have_all_that_prometheus_and_grafana_need() -> None:
    alerts = msgspec.yaml.decode((ROOT / "deploy" / "alerts.yml").read_bytes())
    rules = [rule for group in alerts["groups"] for rule in group["rules"]]
    assert len({rule["alert"] for rule in rules}) == len(rules) > 5
    for rule in rules:
        assert (
            {"alert", "expr", "labels", "annotations"} <= set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
        )
        assert rule["expr"].count("(") == rule["expr"].count(")")
        assert rule["annotations"]["summary"]
    dashboard = json.loads((ROOT / "deploy" / "grafana-dashboard.json").read_text(encoding="utf-8"))
    panels = dashboard["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels) > 5
    assert all(
        target["expr"].count("(") == target["expr"].count(")") for panel in panels for target in panel["targets"]
    )


def test_metrics_tell_of_the_process_too() -> None:
    text = Metrics().text().decode()
    for name in ("process_resident_memory_bytes", "process_cpu_seconds_total", "process_open_fds"):
        assert float(re.findall(rf"^{name} (.+)$", text, re.MULTILINE)[0]) > 0


def test_a_wrong_setting_is_one_line_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "none"]) == 1
    assert capsys.readouterr().err.startswith("qwixx: --port is a number from 0 to 65535")


@pytest.mark.parametrize(
    ("database", "told"),
    [
        ("missing/there/tables.sqlite", "cannot be written"),
        ("no-database", "file is not a database"),
        ("postgresql://anna:secret@127.0.0.1:1/qwixx", "PostgreSQL: "),
        ("mysql://host/qwixx", "there is no way to keep tables in mysql"),
    ],
)
def test_a_server_that_cannot_keep_anything_says_why(database: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "missing").write_text("a file, not a folder")
    (tmp_path / "no-database").write_text("nothing of the kind" * 100)
    command = [sys.executable, "-m", "qwixx", "serve", "--port", "0", "--database", database]
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)  # noqa: S603 (our own command)
    last = ended.stderr.splitlines()[-1]
    assert (ended.returncode, last.startswith("qwixx: ")) == (1, True)
    assert told in last
    assert "secret" not in ended.stderr


def test_a_server_that_cannot_start_for_another_reason_does_not_end_well(tmp_path: Path) -> None:
    broken = (
        "import sys; from qwixx.server import game_server; game_server.TableRegistry = None;"
        "from qwixx.cli import main; sys.exit(main())"
    )
    command = [sys.executable, "-c", broken, "serve", "--port", "0", "--database", "tables.sqlite"]
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)  # noqa: S603 (our own)
    assert ended.returncode == 1
    assert "TypeError" in ended.stderr


def test_buckets_fill_again() -> None:
    now = [0.0]
    bucket = Bucket(rate=2.0, burst=3, clock=lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    now[0] = 100.0
    assert bucket.is_full()


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("qwixx.server.rate_limit.KEPT", 10)
    buckets = Buckets(rate=0.0, burst=1)
    for number in range(25):
        assert buckets[str(number)].take()
    assert not buckets["24"].take()
    assert buckets["0"].take()


def test_logs_tell_where_an_error_was_but_not_what_it_quotes() -> None:
    try:
        raise ValueError("a token")  # noqa: TRY301 (to be logged)
    except ValueError:
        record = logging.LogRecord("qwixx", logging.ERROR, "", 0, "it failed", (), sys.exc_info())
    line = JsonLines().format(record)
    assert json.loads(line)["error"] == "ValueError"
    assert "a token" not in line


def test_the_command_line_loads_nothing_of_the_web_before_it_is_asked_to() -> None:
    parts = ("h11", "msgspec", "sqlalchemy", "starlette", "websockets")
    script = f"import sys, qwixx.cli; print([part for part in {parts} if part in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603 (ours)
    assert done.stdout.strip() == "[]"
