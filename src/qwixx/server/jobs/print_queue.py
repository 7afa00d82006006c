"""Score pads from the print worker: a limited queue, and a limit for each address."""

from base64 import b64decode
from dataclasses import asdict
from importlib.util import find_spec
from typing import Literal

from qwixx.pads import PadRequest
from qwixx.rules import format_sheet
from qwixx.server.jobs.worker_process import WorkerProcess
from qwixx.server.rate_limit import Buckets
from qwixx.server.request_errors import RequestError, busy
from qwixx.server.server_settings import ServerSettings

PRINTER = "qwixx.server.jobs.print_worker"
PATIENCE = 30.0
"""Seconds that a pad may take."""
MOST_WAITING = 8
"""The most pads that wait or are being printed."""


class PrintQueue:
    """The queue of the one print worker."""

    def __init__(self, settings: ServerSettings) -> None:
        self._printer = WorkerProcess(PRINTER, PATIENCE)
        self._allowed = Buckets(settings.print_rate, settings.print_burst)
        self._waiting = 0

    async def printed(self, pad: PadRequest, form: Literal["png", "pdf"], address: str) -> bytes:
        """The first page of a pad as a picture, or all of it to print."""
        if find_spec("typst") is None:
            raise RequestError(501, "not-installed", "this server cannot print; that comes with the extra [pads]")
        if not self._allowed[address].take():
            raise RequestError(429, "too-fast", "that is too much to print; wait a little")
        if self._waiting >= MOST_WAITING:
            raise busy()
        self._waiting += 1
        try:
            found = await self._printer.ask(_question(pad, form))
        finally:
            self._waiting -= 1
        return b64decode(found["file"])

    async def close(self) -> None:
        """End the worker process."""
        await self._printer.close()


def _question(pad: PadRequest, form: str) -> dict[str, object]:
    plain = {name: value for name, value in asdict(pad).items() if name != "variant"}
    return {"form": form, "sheet": format_sheet(pad.variant), "pad": plain}
