"""Output files of the commands; `-` is standard output."""

import os
import shutil
import sys
from contextlib import AbstractContextManager, nullcontext, redirect_stdout
from pathlib import Path
from typing import Any

from qwixx.rules import IllegalError

STANDARD = "-"


class Output:
    """A file to be written at the end of the work, checked before it begins."""

    def __init__(self, name: str, source: str | None = None) -> None:
        """Raise if the file cannot be written; the file that the work reads, `source`, is never overwritten."""
        self.name = name
        self.path = Path(name)
        self._stdout = sys.stdout
        if not self.is_standard and not _is_writable(self.path, source):
            raise IllegalError("cannot-write", f"the file {name} cannot be written; choose another one", file=name)

    @property
    def is_standard(self) -> bool:
        """Whether it is standard output."""
        return self.name == STANDARD

    def write(self, content: str | bytes) -> None:
        """Write all of it."""
        data = content.encode("utf-8") if isinstance(content, str) else content
        if self.is_standard:
            self._stdout.buffer.write(data)
            self._stdout.flush()
        else:
            self.path.write_bytes(data)

    def copy(self, file: Path) -> None:
        """Write what is in a file to standard output."""
        with file.open("rb") as content:
            shutil.copyfileobj(content, self._stdout.buffer)
        self._stdout.flush()


def wanted_output(name: str | None, source: str | None = None) -> Output | None:
    """The output with this name, if one is wanted."""
    return None if name is None else Output(name, source)


def _is_writable(path: Path, source: str | None) -> bool:
    is_source = source is not None and path.exists() and Path(source).exists() and path.samefile(source)
    return not is_source and not path.is_dir() and os.access(path if path.exists() else path.parent, os.W_OK)


def report_stream(*outputs: Output | None, json: bool = False) -> AbstractContextManager[Any]:
    """Print the report inside on standard error if an output takes standard output, which has room for one result."""
    standard = sum(output.is_standard for output in outputs if output)
    if standard + json > 1:
        raise IllegalError("one-output", "only one result can go to standard output; write the others to files")
    return redirect_stdout(sys.stderr) if standard else nullcontext()
