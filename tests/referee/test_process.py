"""The referee as a process: how it starts and how it ends."""

from pathlib import Path

from tests.referee.programme import OWN, answers_of_process, programme_with_process, start

NEW = b'{"cmd":"new","variant":"classic","players":2}\n'
STARTED = b'{"ok":true,"phase":"roll","waiting":[]}\n'


def test_the_end_of_the_input_ends_it_well() -> None:
    assert answers_of_process(b"") == []


def test_a_last_line_without_its_end_is_answered() -> None:
    assert answers_of_process(NEW.strip()) == [STARTED]


def test_each_answer_comes_before_the_next_line_is_sent() -> None:
    with programme_with_process() as programme:
        programme.tell("new", variant="mixx-a", players=2, id=1)
        assert programme.tell("state", id=2)["id"] == 2


def test_bytes_that_are_no_text_are_refused_and_the_game_goes_on() -> None:
    answers = answers_of_process(NEW + b'\xff\xfe\x00\n\n{"cmd":"legal","player":0}\n')
    assert answers == [
        STARTED,
        b'{"ok":false,"code":"not-utf-8","message":"the line is not UTF-8 at byte 1"}\n',
        b'{"ok":false,"code":"blank-line","message":"the line is blank; a message is one JSON object"}\n',
        b'{"ok":true,"choices":[]}\n',
    ]


def test_it_ends_quietly_when_its_output_is_closed() -> None:
    with start() as running:
        assert running.stdin
        assert running.stdout
        assert running.stderr
        running.stdin.write(NEW)
        running.stdin.flush()
        assert running.stdout.readline() == STARTED
        running.stdout.close()
        running.stdin.write(NEW)
        running.stdin.flush()
        assert running.wait() == 0
        assert running.stderr.read() == b""


def test_it_takes_a_sheet_file(tmp_path: Path) -> None:
    (tmp_path / "my.sheet").write_text(OWN, encoding="utf-8")
    new = b'{"cmd":"new","players":2}\n{"cmd":"new","variant":"train","players":2}\n'
    assert answers_of_process(new, "--variant", str(tmp_path / "my.sheet")) == [STARTED, STARTED]
