"""The tables of a device whose program is a browser: its files are those that JavaScript hands in."""

import secrets
import time
from collections.abc import Iterator, MutableMapping
from datetime import date
from typing import Any

from qwixx.dice.fair import SECRET_BYTES
from qwixx.local.device_table import Environment
from qwixx.local.device_tables import DeviceTables


class BrowserFiles(MutableMapping[str, str]):
    """Files that a module of JavaScript keeps: it has `get`, `set` and `names`."""

    def __init__(self, module: Any) -> None:
        self._module = module

    def __getitem__(self, name: str) -> str:
        text: str | None = self._module.get(name)
        if text is None:
            raise KeyError(name)
        return text

    def __setitem__(self, name: str, text: str) -> None:
        self._set(name, text)

    def __delitem__(self, name: str) -> None:
        self._set(name, None)

    def __iter__(self) -> Iterator[str]:
        return iter([str(name) for name in self._module.names()])

    def __len__(self) -> int:
        return len(list(self))

    def _set(self, name: str, text: str | None) -> None:
        try:
            self._module.set(name, text)
        except Exception as error:  # JavaScript's errors have a class that is there in a browser alone
            raise OSError(str(error)) from error


def browser_tables(module: Any) -> DeviceTables:
    """The tables that are kept in these files, with the browser's clock and chance."""
    environment = Environment(
        BrowserFiles(module),
        lambda: secrets.token_bytes(SECRET_BYTES),
        lambda: time.time_ns() // 1_000_000,
        lambda: date.today().isoformat(),
    )
    return DeviceTables(environment)
