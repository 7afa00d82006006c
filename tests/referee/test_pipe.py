"""Bytes in, bytes out."""

import io
import json

from qwixx.codec.strict_json import MAX_LINE
from qwixx.referee import serve

NEW = b'{"cmd":"new","variant":"classic","players":2}'


def answers_to(requests: bytes) -> list[str]:
    """For each line the code of its refusal, or "ok"."""
    answers = io.BytesIO()
    serve(io.BytesIO(requests), answers)
    lines = answers.getvalue().split(b"\n")
    assert lines.pop() == b""
    return [answer.get("code", "ok") for answer in map(json.loads, lines)]


def test_no_line_no_answer() -> None:
    assert answers_to(b"") == []


def test_each_line_has_one_answer_the_last_without_its_end_too() -> None:
    assert answers_to(NEW + b"\n" + NEW) == ["ok", "ok"]


def test_blank_lines_are_refused() -> None:
    assert answers_to(b"\n\r\n \n" + NEW + b"\r\n") == ["blank-line", "blank-line", "blank-line", "ok"]


def test_only_a_line_feed_ends_a_line() -> None:
    assert answers_to(NEW.replace(b":", b":\r\x20") + b"\n") == ["ok"]
    assert answers_to(NEW + "\u2028".encode() + NEW + b"\n") == ["not-json"]


def test_what_is_not_utf_8_is_refused() -> None:
    assert answers_to(b"\xff\xfe\n" + NEW + b"\xc3\n" + b'"\xed\xa0\x80"\n' + NEW) == [
        "not-utf-8",
        "not-utf-8",
        "not-utf-8",
        "ok",
    ]


def test_a_line_too_long_is_skipped_and_refused_once() -> None:
    for length in (MAX_LINE + 1, MAX_LINE + 2, 2 * MAX_LINE, 2 * MAX_LINE + 1, 5 * MAX_LINE + 7):
        assert answers_to(b" " * length + b"\n" + NEW) == ["line-too-long", "ok"]
        assert answers_to(b" " * length) == ["line-too-long"]


def test_a_line_just_short_enough_is_served() -> None:
    assert answers_to(NEW.ljust(MAX_LINE) + b"\n" + NEW.ljust(MAX_LINE)) == ["ok", "ok"]
