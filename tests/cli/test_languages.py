"""All that the commands say, in the language that is asked for."""

import argparse
import ast
import inspect
import sys
from pathlib import Path

import pytest

from qwixx.cli import COMMANDS, main, make_parser
from qwixx.cli.arguments import number
from qwixx.cli.command_tree import every, surface
from qwixx.cli.error_messages import ARGPARSE, complaining_in
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import LANGUAGES, VARIABLES
from qwixx.rules import QwixxError

Captured = pytest.CaptureFixture[str]
USED = {"argument", "expected", "ignored", "not allowed", "the following"}
"""How those complaints of argparse begin that can be met with here."""
UNUSED = {'argument "-" with mode %r', "expected at most one argument"} | (
    {"argument '%(argument_name)s' is deprecated"} if sys.version_info >= (3, 13) else set()
)
"""Complaints of what no command here has."""


@pytest.fixture
def no_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_it_greets(language: str, capsys: Captured) -> None:
    assert main(["--lang", language]) == 0
    greeting, _, *ways = capsys.readouterr().out.splitlines()
    assert greeting == say(language, "greeting")
    assert [way.split()[1] for way in ways] == ["play", "serve", "pad", "review", "simulate", "--help"]


@pytest.mark.usefixtures("no_language")
@pytest.mark.parametrize("variable", VARIABLES)
def test_the_language_is_the_terminals_where_none_is_named(
    variable: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setenv(variable, "pl_PL.UTF-8")
    assert main(["variants"]) == 0
    assert "szczęśliwe liczby" in capsys.readouterr().out
    assert main(["variants", "--lang", "en"]) == 0
    assert "lucky numbers" in capsys.readouterr().out


@pytest.mark.parametrize(
    "typed",
    [
        ["--lang", "cs", "variants"],
        ["--lang=cs_CZ.UTF-8", "variants"],
        ["variants", "--lang", "cs"],
        ["variants", "--lang=cs"],
    ],
)
def test_the_language_may_stand_anywhere(typed: list[str], capsys: Captured) -> None:
    assert main(typed) == 0
    assert "šťastná čísla" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help_in_every_language(command: str, language: str, capsys: Captured) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*command.split(), "--lang", language, "--help"])
    shown = capsys.readouterr().out
    assert ended.value.code == 0
    assert shown.startswith(say(language, "help-usage"))
    assert say(language, "help-options") in shown
    assert "help-" not in shown.replace("--help", "")
    assert (say(language, "help-examples") in shown) == bool(command)


def test_every_command_has_an_example_and_a_language() -> None:
    for command in every(surface(make_parser())):
        if command.path:
            assert command.examples, command.path
            assert any("--lang" in argument.names for argument in command.arguments), command.path


def test_only_the_command_that_is_meant_is_loaded() -> None:
    parser = make_parser(only="verify")
    shown = {command.path: command.arguments for command in surface(parser).commands}
    assert len(shown) == len(COMMANDS)
    assert max(shown, key=lambda path: len(shown[path])) == ("verify",)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("pad --sheets 401", "qwixx pad: --sheets: “401” is not a whole number from 1 to 400. More: qwixx pad --help"),
        ("pad --sheets " + "9" * 5000, "99999…” is not a whole number from 1 to 400."),
        (
            "pad --paper a3",
            "qwixx pad: --paper: a3 is not known here; there are a4, a5, letter. More:",
        ),
        ("pad --paper", "qwixx pad: --paper: something has to follow here."),
        ("pad --lang tlh", "there is no language “tlh”; there are uk, ru, pl, cs, sk, he, en, ar."),
        ("simulate --games many", "“many” is not a whole number from 1 to 1,000,000,000,000."),
        ("simulate --seed -1", "--seed: “-1” is not a whole number from 0"),
        ("arena sharp steady --players 1", "from 2 to 5"),
        ("review game.qwixx --threads 0", "--threads: “0” is not"),
        ("verify", "qwixx verify: this is missing: FILE. More: qwixx verify --help"),
        (
            "play --bots 2 --dice loaded",
            "qwixx play: --dice: loaded is not known here; there are virtual, real, fair.",
        ),
        ("verify --why game.qwixx", "qwixx verify: this is not known here: --why. More: qwixx verify --help"),
        ("verify a.qwixx b.qwixx", "qwixx verify: this is not known here: b.qwixx."),
        ("arena sharp --gmaes 10 steady", "qwixx arena: this is not known here: --gmaes. Did you mean “--games”?"),
        ("--langg uk", "qwixx: this is not known here: --langg. Did you mean “--lang”? More: qwixx --help"),
        ("simulate --bots gentle,shrp", "Did you mean “sharp”? More: qwixx simulate --help"),
        ("pad --variant clasic", "Did you mean “classic”? More: qwixx pad --help"),
        ("simulate --options locked-dice-stays", "Did you mean “locked-die-stays”?"),
        ("help pda", "qwixx: COMMAND: pda is not known here;"),
        ("perft --position x", "qwixx perft: --position: there is no variant"),
        ("variants show", "qwixx variants show: this is missing: SHEET."),
        ("win", "qwixx: COMMAND: win is not known here; there are play, "),
        ("pad --mono=yes", "nothing is expected here, but there is yes"),
    ],
)
def test_usage_errors_print_one_sentence_and_exit_with_status_2(typed: str, told: str, capsys: Captured) -> None:
    assert main(typed.split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert told in said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_complaints_are_made_in_every_language(language: str, capsys: Captured) -> None:
    for typed in ("verify", "verify --why x", "pad --sheets 0", "pad --paper a3", "pad --paper", "win", "pad --mono=1"):
        assert main([*typed.split(), "--lang", language]) == 2
        said = capsys.readouterr().err
        assert say(language, "usage", command="x", sentence="x").split()[2] in said
        assert not any(word in said for word in ("expected one", "required", "invalid")), said


def test_argparse_complains_of_nothing_else() -> None:
    tree = ast.parse(inspect.getsource(argparse))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "_"]
    asked = {node.args[0].value for node in calls if isinstance(node.args[0], ast.Constant)}
    assert ARGPARSE.keys() - asked == set()
    known = {sentence for sentence in asked if isinstance(sentence, str) and sentence.startswith(tuple(USED))}
    assert known - ARGPARSE.keys() == UNUSED


def test_afterwards_argparse_is_as_it_was() -> None:
    before = vars(argparse)["_"]
    with complaining_in("uk"):
        assert vars(argparse)["_"] is not before
    assert vars(argparse)["_"] is before


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "qwixx: There is no file “{file}”. Is it typed right?"),
        ("uk", "qwixx: Файлу «{file}» немає. Чи правильно набрано назву?"),
        ("pl", "qwixx: Nie ma pliku „{file}”. Czy nazwa jest wpisana dobrze?"),
    ],
)
def test_a_file_that_is_not_there(language: str, told: str, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "none.qwixx"
    for command in ("verify", "replay", "review"):
        assert main([command, str(file), "--lang", language]) == 1
        assert capsys.readouterr().err == told.format(file=file) + "\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_is_what_its_option_prints(command: str, capsys: Captured) -> None:
    shown = []
    for typed in (["help", command], [command, "--help"]):
        with pytest.raises(SystemExit) as ended:
            main(typed)
        assert ended.value.code == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1] != ""


def test_the_version_has_a_short_option(capsys: Captured) -> None:
    for option in ("-V", "--version"):
        with pytest.raises(SystemExit):
            main([option])
        assert capsys.readouterr().out.startswith("qwixx 0")


@pytest.mark.parametrize(
    ("text", "value"),
    [("1e6", 10**6), ("1E+6", 10**6), ("1.5e3", 1500), ("1_000_000", 10**6), ("2,000", 2000), ("007", 7)],
)
def test_numbers_may_be_written_as_people_do(text: str, value: int) -> None:
    assert number(text, 1, 10**9) == value


@pytest.mark.parametrize("text", ["1e10", "1e-3", "1.5", "1.5e0", "1e", "e6", "1M", "٣", "0x10", "1e99", ""])
def test_other_numbers_are_refused(text: str) -> None:
    with pytest.raises(QwixxError, match="is not a whole number from 1 to"):
        number(text, 1, 10**9)
