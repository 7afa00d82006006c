"""`qwixx verify` and `qwixx replay`: recorded games, true and false."""

import io
import json
import re
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path

import pytest

from qwixx.cli import main
from qwixx.dice import Chain, FairDice, SeededDice
from qwixx.dice.stream import Stream
from qwixx.i18n.languages import LANGUAGES
from qwixx.rules import format_record, parse_sheet, variant, variant_names
from tests.cli.test_variants import TRAIN
from tests.playing import played

FINISHED = format_record(played(SeededDice(11)))
UNFINISHED = format_record(played(SeededDice(11), turns=3))
FAIR_CHAINS = {0: Chain(bytes(32)), 1: Chain(b"1" * 32)}
FAIR = format_record(played(FairDice(FAIR_CHAINS)))


class GapDice(FairDice):
    """The first player's link is missing from some draws."""

    def __init__(self, chains: dict[int, Chain], missing: range) -> None:
        super().__init__(chains)
        self._missing = missing

    def stream(self, number: int, absent: Collection[int] = ()) -> Stream:
        return super().stream(number, (1,) if number in self._missing else absent)


def saved(folder: Path, text: str) -> str:
    file = folder / "game.qwixx"
    file.write_text(text, encoding="utf-8")
    return str(file)


def line_of(text: str, beginning: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), start=1) if line.startswith(beginning))


@pytest.mark.parametrize("name", [*variant_names(), "train"])
def test_games_of_every_variant_are_found_true(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = parse_sheet(TRAIN) if name == "train" else variant(name)
    text = format_record(played(SeededDice(2), sheet=sheet, names="Anna Boris Chloe"))
    assert main(["verify", saved(tmp_path, text), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["ok"]
    assert answer["dice"] == "proved"
    assert answer["variant"] == name
    assert len(answer["scores"]) == 3


def test_verify_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", saved(tmp_path, FAIR)]) == 0
    assert "the scores are right" in capsys.readouterr().out
    assert main(["verify", saved(tmp_path, UNFINISHED)]) == 0
    assert "not over" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_names_a_player_whose_link_was_missing_too_often(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = range(0, 16, 2)
    text = format_record(played(GapDice(FAIR_CHAINS, missing)))
    header = f"dice absent 1: {' '.join(map(str, missing))}"
    file = saved(tmp_path, text.replace("dice secret 1:", f"{header}\ndice secret 1:"))
    assert main(["--lang", language, "verify", file]) == 0
    _, told = capsys.readouterr().out.splitlines()
    assert "17" in told
    assert main(["verify", file, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["absences"]
    assert found.items() >= {"player": 0, "missed": 8, "gaps": 8, "suspicious": True}.items()


def test_verify_says_that_an_agreed_start_is_not_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    start = FAIR.splitlines()[line_of(FAIR, "start: drawn ") - 1]
    agreed = FAIR.replace(start, start.replace("drawn", "seat"))
    assert main(["verify", saved(tmp_path, agreed)]) == 0
    assert "agreed on who began" in capsys.readouterr().out.splitlines()[1]
    assert main(["verify", saved(tmp_path, agreed), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["unproved"] == ["start"]
    assert main(["verify", saved(tmp_path, FAIR), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["unproved"] == []


def test_verify_tells_of_every_absence_that_nothing_proves_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = format_record(played(GapDice(FAIR_CHAINS, range(1, 2))))
    file = saved(tmp_path, text.replace("dice secret 1:", "dice absent 1: 1\ndice secret 1:"))
    assert main(["verify", file]) == 0
    draws = 1 + text.count(". player ")
    assert f"1 of {draws} rolls were made without the secret number of Anna" in capsys.readouterr().out
    assert main(["verify", file, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["unproved"] == ["absences"]


@pytest.mark.parametrize("wrong", ["dice: fa", "date: 2026-02-30"])
def test_verify_refuses_dice_and_days_that_are_not_there(
    wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key = wrong.partition(" ")[0]
    text = "\n".join(line for line in FINISHED.splitlines() if not line.startswith((key, "dice ")))
    assert main(["verify", saved(tmp_path, text.replace("start:", f"{wrong}\nstart:"))]) == 1
    assert "game.qwixx: line " in capsys.readouterr().out


def test_verify_refuses_three_cells_called_classic(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = ("R2 R3 R4", "Y2 Y3 Y4", "G12 G11 G10", "B12 B11 B10")
    sheet = ["sheet name: classic", "sheet dice: 6", "sheet needs: 2", *(f"sheet row: {row}" for row in rows)]
    text = FINISHED.replace("variant: classic", "\n".join(["variant: classic", *sheet]))
    assert main(["verify", saved(tmp_path, text)]) == 1
    assert 'line 3: the name "classic" belongs to a sheet that comes with the game' in capsys.readouterr().out


def test_a_changed_roll_is_found_on_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = line_of(FAIR, "1. ")
    old = FAIR.splitlines()[line - 1]
    face = old.partition(" b")[2][0]
    forged = FAIR.replace(old, old.replace(f" b{face}", f" b{int(face) % 6 + 1}"))
    assert forged != FAIR
    assert main(["verify", saved(tmp_path, forged)]) == 1
    assert f"line {line}: " in capsys.readouterr().out


def test_a_changed_secret_is_found_in_the_header(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    forged = FAIR.replace(bytes(32).hex(), (b"x" * 32).hex())
    assert main(["verify", saved(tmp_path, forged), "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["line"] == line_of(FAIR, "dice")
    assert "committed to" in answer["message"]


@pytest.mark.parametrize("beginning", ["scores: ", "winners: ", "end: "])
def test_a_wrong_end_is_found_on_its_line(beginning: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = line_of(FINISHED, beginning)
    old = FINISHED.splitlines()[line - 1]
    assert main(["verify", saved(tmp_path, FINISHED.replace(old, f"{beginning}9"))]) == 1
    assert f"line {line}: " in capsys.readouterr().out


def test_an_illegal_choice_is_found_with_its_clause(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = line_of(FINISHED, "2. ")
    old = FINISHED.splitlines()[line - 1]
    roll, _, colour = old.split(" | ")
    forged = FINISHED.replace(old, f"{roll} | R12 - | {colour}")
    assert main(["verify", saved(tmp_path, forged), "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert (answer["line"], answer["clause"]) == (line, "C12")


def test_a_record_may_come_through_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(FINISHED))
    assert main(["verify", "-"]) == 0


def test_replay_shows_the_final_sheets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", saved(tmp_path, FINISHED)]) == 0
    shown = capsys.readouterr().out
    assert "Sheet of Anna" in shown
    assert "The game is over" in shown
    assert main(["replay", saved(tmp_path, UNFINISHED)]) == 0
    assert "not over" in capsys.readouterr().out


def test_replay_tells_every_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--steps", saved(tmp_path, UNFINISHED)]) == 0
    shown = capsys.readouterr().out
    assert [f"Turn {turn}, " in shown for turn in (1, 2, 3, 4)] == [True, True, True, False]
    assert shown.count("Action 1.") == 3


def test_replay_as_json_is_one_state_or_one_object_a_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(tmp_path, UNFINISHED)
    assert main(["replay", "--json", file]) == 0
    final = json.loads(capsys.readouterr().out)
    assert main(["replay", "--json", "--steps", file]) == 0
    steps = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [next(iter(step["action"])) for step in steps[:3]] == ["roll", "white", "colour"]
    assert steps[-1]["state"] == final


def test_a_broken_record_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(tmp_path, "qwixx record 1\nnonsense\n")
    for command in (["replay", file], ["review", file], ["record", file, "--pdf", str(tmp_path / "a.pdf")]):
        assert main(command) == 1
        assert capsys.readouterr().err.startswith(f'qwixx: {file}: line 2: found "nonsense"')


def test_a_broken_sheet_is_named_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my.sheet"
    file.write_text(TRAIN.replace("G8 G7", "G8 Q7"), encoding="utf-8")
    for command in (["pad"], ["simulate"], ["solve"], ["perft"]):
        assert main([*command, "--variant", str(file)]) == 1
        assert capsys.readouterr().err.startswith(f"qwixx: {file}: line 7: ")


def test_the_command_runs_as_a_program() -> None:
    done = subprocess.run([sys.executable, "-m", "qwixx", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("qwixx 0")


def test_without_a_command_it_says_what_it_can_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert capsys.readouterr().out.startswith("Qwixx, the dice game")


@pytest.mark.parametrize("typed", [["record", "--no-review", "--pdf"], ["review", "--html"], ["review", "--svg"]])
def test_a_record_is_not_written_over_by_what_is_made_from_it(
    typed: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = saved(tmp_path, FINISHED)
    (tmp_path / "link").symlink_to(file)
    for out in (file, str(tmp_path / "link")):
        assert main([typed[0], file, *typed[1:], out]) == 1
        assert capsys.readouterr().err == f"qwixx: the file {out} cannot be written; choose another one\n"
    assert Path(file).read_text(encoding="utf-8") == FINISHED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_the_line_at_fault_once(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    turn = line_of(FINISHED, "2. player")
    lines = FINISHED.split("\n")
    for wrong in ("2. player 2: 6+6 r1 y1 g1 b1 | R5 R5 | -", "2. player 2: 6+6"):
        file = saved(tmp_path, "\n".join([*lines[: turn - 1], wrong, *lines[turn:]]))
        for command in ("verify", "replay"):
            assert main([command, file, "--lang", language]) == 1
            said = "".join(capsys.readouterr()).replace(file, "").replace(wrong, "")
            assert len(re.findall(rf"\b{turn}\b", said)) == 1, said


OLDER = sorted((Path(__file__).parents[1] / "local" / "older_files").iterdir())


@pytest.mark.parametrize("file", OLDER, ids=lambda path: path.name)
@pytest.mark.parametrize("command", ["verify", "replay", "review --json", "record --no-review --pdf {pdf}"])
def test_saved_games_of_older_versions_are_read_by_every_command(command: str, file: Path, tmp_path: Path) -> None:
    name, *flags = command.format(pdf=tmp_path / "game.pdf").split()
    assert main([name, str(file), *flags]) == 0


def test_a_forged_roll_in_an_older_log_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = next(path for path in OLDER if path.name == "app.table").read_text(encoding="utf-8")
    forged = text.replace('"white": [4, 4]', '"white": [4, 3]')
    assert forged != text
    assert main(["verify", saved(tmp_path, forged)]) == 1
    assert "these dice" in capsys.readouterr().out
