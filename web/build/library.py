"""What the page's Python needs, cut out of the whole: Pyodide runs this when the page is built.

It plays a few turns on every sheet, and everything that this has loaded goes into one archive, compiled. What reports
errors goes in besides. The last line is the result.
"""

import io
import json
import py_compile
import sys
import zipfile
from itertools import count
from pathlib import Path
from typing import Any

STANDARD = "/lib/python314.zip/"
OURS = "/source/"
ALSO = ("encodings.idna", "linecache", "stringprep", "traceback")
"""Modules that only rare moments load."""
PYODIDE = ("_pyodide", "pyodide")
BOTS = ["random", "gentle", "sharp"]
TURNS = 4


class Files:
    """What the worker's journal is to Python."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    def get(self, name: str) -> str | None:
        """The text of this name."""
        return self._texts.get(name)

    def set(self, name: str, text: str | None) -> None:
        """Keep a text, or remove it."""
        if text is None:
            del self._texts[name]
        else:
            self._texts[name] = text

    def names(self) -> list[str]:
        """The names of all texts."""
        return list(self._texts)


def used() -> set[str]:
    """The files of everything that is loaded by now, and by a few turns on every sheet that a table plays."""
    from qwixx.local.browser import browser_tables  # noqa: PLC0415 (Pyodide finds it only when this runs)
    from qwixx.rules import FOUR_ROWS, variant_names  # noqa: PLC0415 (as above)

    device = browser_tables(Files())
    for sheet in variant_names(FOUR_ROWS):
        for dice in ("fair", "real"):
            asked = {"names": ["A", "B"], "bots": BOTS, "settings": {"variant": sheet, "dice": dice}}
            table = json.loads(device.request("POST", "/api/tables", json.dumps(asked)).body)["table"]
            play(device, table)
            device.request("GET", f"/api/tables/{table}/games")
            device.request("GET", f"/api/tables/{table}/games/1/verification")
    device.request("GET", "/nowhere")
    device.request("POST", "/api/tables", "[]")
    for module in ALSO:
        __import__(module)
    return {file for module in list(sys.modules.values()) if (file := getattr(module, "__file__", None))}


def play(device: Any, table: str) -> None:
    """A few turns at a table, by people who pass."""
    told: list[str] = []
    channel, ids = device.open(table, told.append), count(1)

    def do(**command: object) -> None:
        channel.receive(json.dumps({"type": "do", "id": str(next(ids)), "command": command}))

    channel.receive('{"type":"hello","version":1}')
    do(command="begin")
    for _ in range(TURNS):
        while device.think():
            pass
        channel.receive('{"type":"ask"}')
        moment = json.loads(told[-1])["view"]["moment"]
        if moment["waits"] == "roll":
            do(command="roll", moment=moment["moment"])
        elif moment["waits"] == "start":
            do(command="type-start", moment=moment["moment"], start={"kind": "seat", "player": 0})
        else:
            do(command="choose", moment=moment["moment"], choice=None)
    channel.receive('{"type":"why","id":"why","row":0,"number":12}')
    channel.close()


def compiled(source: str, name: str) -> bytes:
    """A module in the form that starts fastest, without documentation."""
    Path("/module.py").write_text(source, encoding="utf-8")
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile("/module.py", "/module.pyc", name, doraise=True, optimize=2, invalidation_mode=mode)
    return Path("/module.pyc").read_bytes()


def archive() -> bytes:
    """The archive of all that is needed, not compressed: that is done on its way to the page, and better."""
    files, standard = used(), zipfile.ZipFile(STANDARD.rstrip("/"))
    found = {file.removeprefix(STANDARD) for file in files if file.startswith(STANDARD)}
    found |= {name for name in standard.namelist() if name.startswith(PYODIDE)}
    content = {f"{name}c": compiled(standard.read(name).decode(), name) for name in found if name.endswith(".py")}
    for name in {file.removeprefix(OURS) for file in files if file.startswith(OURS)}:
        content[f"{name}c"] = compiled(Path(OURS, name).read_text(encoding="utf-8"), name)
    for path in Path(OURS, "qwixx/rules/variants").glob("*.sheet"):
        content[str(path.relative_to(OURS))] = path.read_bytes()
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as written:
        for name in sorted(content):
            written.writestr(zipfile.ZipInfo(name), content[name])
    return buffer.getvalue()


archive()
