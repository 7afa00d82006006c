"""Programs that play through the line protocol, and those that do not play along."""

import gc
import json
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from qwixx.bots import View
from qwixx.bots.subprocess_bot import ProgramBot, ProgramError
from qwixx.codec.values import choice_json, state_json
from qwixx.rules import Cross, Game, new_game, parse_roll, variant
from tests.bots.table import decide, play

LOOP = """
import json, sys, time
def say(text):
    print(text, flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        {answer}
"""

Start = Callable[..., ProgramBot]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts a program that answers each question with the given statement; all are closed at the end."""
    started: list[ProgramBot] = []

    def make(answer: str, program: str = LOOP) -> ProgramBot:
        path = tmp_path / f"bot{len(started)}.py"
        path.write_text(program.replace("{answer}", answer))
        started.append(ProgramBot(shlex.join([sys.executable, "-S", "-E", str(path)]), patience=20))
        return started[-1]

    yield make
    for bot in started:
        bot.close()


@pytest.fixture
def game() -> Game:
    return new_game(variant("classic"), 2).rolled(parse_roll("4+1 r2 y3 g6 b6")).game


def fault(bot: ProgramBot, game: Game) -> tuple[str, str]:
    """The code of the error, and what it says after the name of the program."""
    with pytest.raises(ProgramError) as raised:
        bot.choose(View(game, 0), game.choices(0))
    name, said = f'the program "{bot.command}" ', raised.value.message
    assert said.startswith(name)
    assert "\n" not in said
    return raised.value.code, said.removeprefix(name)


@pytest.mark.parametrize("name", ["classic", "longo"])
def test_programs_play_whole_games(start: Start, name: str) -> None:
    last = 'say(json.dumps({"choice": message["choices"][-1]}))'
    seats = [start(last), start('say(json.dumps({"choice": None}))'), start(last)]
    assert play(new_game(variant(name), 3, 1), seats).outcome


def test_what_a_program_is_told(start: Start, game: Game, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = start(
        'say(\'{"choice":{"row":2,"number":5}}\')',
        LOOP.replace("    message", f"    open({str(heard)!r}, 'a').write(line)\n    message"),
    )
    assert decide(bot, game, 1) == Cross(2, 5)
    hello, question = heard.read_text().splitlines()
    assert json.loads(hello) == {"type": "hello", "protocol": 1}
    assert json.loads(question) == {
        "type": "choose",
        "seat": 1,
        "state": state_json(game),
        "choices": [choice_json(choice) for choice in game.choices(1)],
    }


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ('say("cross it!")', "not JSON at column 1: Expecting value"),
        ('say("")', "the line is blank; a message is one JSON object"),
        ('say("[1]")', "a message is a JSON object, not a list"),
        ('say("{}")', 'the answer lacks the key "choice"'),
        ('say(\'{"choice":null,"why":1}\')', 'the answer has the key "why"; its keys are choice'),
        ("say('{\"choice\":5}')", "choice must be an object, not 5"),
        ("say('[' * 100000)", "the lists and objects of the message are nested too deeply"),
        ("say('x' * (1 << 21))", "a line is at most 1048576 characters long"),
        (r"sys.stdout.buffer.write(b'{\xff}\n'); sys.stdout.flush()", "the line is not UTF-8 at byte 2"),
    ],
)
def test_answers_that_cannot_be_read(start: Start, game: Game, answer: str, message: str) -> None:
    assert fault(start(answer), game) == ("program-answer", f"gave an answer that cannot be read: {message}")


def test_a_choice_that_is_not_allowed(start: Start, game: Game) -> None:
    bot = start('say(\'{"choice":{"row":0,"number":9}}\')')
    assert fault(bot, game) == ("program-choice", 'chose {"row": 0, "number": 9}, which is not among its choices')


@pytest.mark.parametrize(
    ("answer", "how"),
    [
        ("sys.exit(3)", "ended with status 3"),
        ("sys.exit(0)", "ended with status 0"),
        ("import os; os.kill(os.getpid(), 9)", "was ended by signal 9"),
    ],
)
def test_a_program_that_ends_when_it_is_asked(start: Start, game: Game, answer: str, how: str) -> None:
    assert fault(start(answer), game) == ("program-ended", f"{how} before the game was over")


def test_a_last_line_without_its_end_is_an_answer(start: Start, game: Game) -> None:
    assert decide(start("sys.stdout.write('{\"choice\":null}'); sys.exit()"), game, 0) is None


def test_a_silent_program(start: Start, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("qwixx.bots.subprocess_bot.FAREWELL", 0.2)
    bot = start("time.sleep(60)")
    bot.patience = 0.3
    assert fault(bot, game) == ("program-silent", "did not answer within 0.3 seconds")
    bot.close()


def test_a_program_that_ends_before_it_is_asked(start: Start, game: Game) -> None:
    bot = start("", "import sys\nsys.stdin.readline()\nsys.exit(4)\n")
    bot._process.wait(20)
    for _ in range(2):
        assert fault(bot, game) == ("program-ended", "ended with status 4 before the game was over")


def test_a_program_that_closes_its_output(start: Start, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("qwixx.bots.subprocess_bot.FAREWELL", 0.2)
    bot = start("", "import os, sys\nos.close(1)\nsys.stdin.read()\n")
    assert fault(bot, game) == ("program-ended", "closed its input or output before the game was over")


def test_a_program_that_talks_out_of_turn(start: Start, game: Game) -> None:
    bot = start("say('{\"choice\":null}'); say('and more')")
    assert decide(bot, game, 0) is None
    until(lambda: not bot._lines.empty())
    assert fault(bot, game) == ("program-unasked", 'wrote a line without being asked: "and more"')


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("no-such-program-anywhere", "cannot be started: No such file or directory"),
        ("sh 'bot", "cannot be started: No closing quotation"),
        ("bo\0t", "cannot be started: embedded null byte"),
    ],
)
def test_commands_that_start_nothing(command: str, message: str) -> None:
    with pytest.raises(ProgramError) as raised:
        ProgramBot(command)
    assert raised.value.code == "program-start"
    assert raised.value.message == f'the program "{command}" {message}'


def test_a_missing_command() -> None:
    with pytest.raises(ProgramError, match="program: is followed by the command") as raised:
        ProgramBot("")
    assert raised.value.code == "program-start"


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_program_ends_when_it_is_closed(start: Start, game: Game) -> None:
    bot = start("say('{\"choice\":null}')")
    decide(bot, game, 0)
    bot.close()
    bot.close()
    assert bot._process.returncode == 0
    assert fault(bot, game)[0] == "program-ended"


def test_a_program_ends_when_nobody_holds_it(start: Start, game: Game) -> None:
    bot = ProgramBot(start("say('{\"choice\":null}')").command)
    decide(bot, game, 0)
    process = bot._process
    del bot
    gc.collect()
    assert process.returncode == 0


def test_a_program_that_does_not_end_is_killed(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("qwixx.bots.subprocess_bot.FAREWELL", 0.2)
    bot = start("", "import time\ntime.sleep(60)\n")
    bot.close()
    assert bot._process.returncode == -9


def test_programs_end_with_the_process_that_asked_them() -> None:
    script = "from qwixx.bots.subprocess_bot import ProgramBot; bot = ProgramBot('cat'); print(bot._process.pid)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603 (ours)
    assert done.stderr == ""
    assert not Path(f"/proc/{done.stdout.strip()}").exists()
