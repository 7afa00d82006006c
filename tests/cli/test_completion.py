"""What a shell completes, asked of a real one."""

import subprocess
from pathlib import Path

import pytest

from qwixx.bots import BUILT_IN, NAMED
from qwixx.cli import COMMANDS, main
from qwixx.i18n.languages import LANGUAGES
from qwixx.rules import variant_names

Captured = pytest.CaptureFixture[str]
ASK = """
source /dev/stdin
COMP_WORDS=("$@")
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_qwixx
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture
def script(capsys: Captured) -> str:
    assert main(["completion", "bash"]) == 0
    return capsys.readouterr().out


def completed(script: str, folder: Path, *words: str) -> set[str]:
    """What bash proposes for the last of the words; `=` is a word of its own there."""
    done = subprocess.run(  # noqa: S603 (our own script)
        ["bash", "--norc", "-c", ASK, "bash", "qwixx", *words],  # noqa: S607 (whichever bash there is)
        input=script,
        capture_output=True,
        text=True,
        check=True,
        cwd=folder,
    )
    assert done.stderr == ""
    return set(done.stdout.split("\n")) - {""}


def test_commands(script: str, tmp_path: Path) -> None:
    assert completed(script, tmp_path, "") == {*COMMANDS, "-h", "--help", "-V", "--version", "--lang"}
    assert completed(script, tmp_path, "re") == {"record", "referee", "replay", "review"}
    assert completed(script, tmp_path, "--lang", "uk", "si") == {"simulate"}
    assert completed(script, tmp_path, "variants", "") >= {"show", "check", "--json"}


def test_options(script: str, tmp_path: Path) -> None:
    assert completed(script, tmp_path, "pad", "--pa") == {"--paper"}
    assert completed(script, tmp_path, "variants", "check", "--") == {"--help", "--lang", "--json"}
    assert completed(script, tmp_path, "play", "--names", "pad", "--re") == {"--resume"}


def test_what_options_take(script: str, tmp_path: Path) -> None:
    (tmp_path / "my own.sheet").write_text("")
    assert completed(script, tmp_path, "pad", "--paper", "") == {"a4", "a5", "letter"}
    assert completed(script, tmp_path, "pad", "--paper", "=", "a") == {"a4", "a5"}
    assert completed(script, tmp_path, "pad", "--paper", "=") == {"a4", "a5", "letter"}
    assert completed(script, tmp_path, "pad", "--lang", "") == set(LANGUAGES)
    assert completed(script, tmp_path, "--lang", "u") == {"uk"}
    assert completed(script, tmp_path, "play", "--bots", "") == set(NAMED)
    assert completed(script, tmp_path, "simulate", "--variant", "") == {*variant_names(), "my own.sheet"}
    assert completed(script, tmp_path, "pad", "--sheets", "") == set()
    assert completed(script, tmp_path, "play", "--bots", "gentle,s") == {"gentle,steady", "gentle,sharp"}
    assert completed(script, tmp_path, "play", "--bots", "=", "gentle,sharp,g") == {"gentle,sharp,gentle"}
    assert completed(script, tmp_path, "simulate", "--options", "l") == {"locked-die-stays", "lucky-fallback"}


def test_what_stands_in_its_place(script: str, tmp_path: Path) -> None:
    (tmp_path / "game.qwixx").write_text("")
    assert completed(script, tmp_path, "verify", "g") == {"game.qwixx"}
    assert completed(script, tmp_path, "arena", "sharp", "g") == {"gentle"}
    assert completed(script, tmp_path, "variants", "show", "l") == {"longo"}
    assert completed(script, tmp_path, "completion", "z") == {"zsh"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_name_everything(shell: str, language: str, capsys: Captured) -> None:
    assert main(["completion", shell, "--lang", language]) == 0
    script = capsys.readouterr().out
    assert all(name in script for name in (*COMMANDS, "variants", "show", *variant_names(), *BUILT_IN, "letter"))
    assert script.count("'") % 2 == 0
