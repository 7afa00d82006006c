"""The referee over a pipe: lines of bytes in, one line of bytes out for each, for any bytes at all."""

from collections.abc import Iterator
from typing import BinaryIO

from qwixx.codec.strict_json import MAX_LINE, MessageError, too_long
from qwixx.referee.session import Referee, refusal, write_line
from qwixx.rules import Variant


def serve(requests: BinaryIO, answers: BinaryIO, own: Variant | None = None) -> None:
    """Answer every line until the requests end. `own` is a sheet that messages may name, or leave out."""
    referee = Referee(own)
    for line in _bounded_lines(requests):
        answers.write(_answer(referee, line).encode("ascii") + b"\n")
        answers.flush()


def _answer(referee: Referee, line: bytes | None) -> str:
    if line is None:
        return write_line(refusal(too_long()))
    try:
        decoded = line.decode("utf-8")
    except UnicodeDecodeError as error:
        return write_line(refusal(MessageError("not-utf-8", f"the line is not UTF-8 at byte {error.start + 1}")))
    return referee.answer(decoded)


def _bounded_lines(requests: BinaryIO) -> Iterator[bytes | None]:
    """The lines without their ends; `None` for one that is too long, which is skipped without being kept."""
    while line := requests.readline(MAX_LINE + 1):
        if line.endswith(b"\n") or len(line) <= MAX_LINE:
            yield line.rstrip(b"\r\n")
            continue
        while line and not line.endswith(b"\n"):
            line = requests.readline(MAX_LINE)
        yield None
