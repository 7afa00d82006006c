"""`qwixx variants`: list, show, check."""

import json
from pathlib import Path

import pytest

from qwixx.cli import main
from qwixx.match.settings import HANDLED as TABLE_SHEETS
from qwixx.pads.page_layout import HANDLED as PAD_SHEETS
from qwixx.rules import Features, format_sheet, parse_sheet, variant, variant_names
from qwixx.solve.question import HANDLED as SOLVED_SHEETS

TRAIN = """# A short game for a train journey.
name: train
dice: 4
needs: 3
row: R2 R3 R4 R5 R6 R7 R8
row: Y2 Y3 Y4 Y5 Y6 Y7 Y8
row: G8 G7 G6 G5 G4 G3 G2
row: B8 B7 B6 B5 B4 B3 B2
"""


def test_the_list_names_every_variant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["variants"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(variant_names())
    assert "lucky numbers" in next(line for line in lines if line.startswith("longo"))


def test_the_list_as_json_holds_the_sheets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["variants", "--json"]) == 0
    found = {each["name"]: each for each in json.loads(capsys.readouterr().out)}
    assert found["longo"]["lucky"] == [[5, 8], [6, 11], [7, 12], [10, 13], [4, 9]]
    assert found["mixx-a"]["rows"][0][3] == {"colour": "blue", "number": 5}
    assert found["big-points"]["rows"][1][3] == {"colour": "red", "number": 5, "other": "yellow"}
    assert found["big-points"]["features"] == ["bonus-rows", "other-points"]
    assert found["bonus-a"]["sheet"] == format_sheet(variant("bonus-a"))


def test_show_prints_a_file_that_reads_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["variants", "show", "longo"]) == 0
    assert parse_sheet(capsys.readouterr().out) == variant("longo")
    assert main(["variants", "show", "longo", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["sides"] == 8


def test_show_of_an_unknown_name_says_which_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["variants", "show", "shorto"]) == 2
    assert 'no variant "shorto", and no such file; there are big-points, bonus-a' in capsys.readouterr().err


def test_check_accepts_a_good_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = tmp_path / "train.sheet"
    sheet.write_text(TRAIN, encoding="utf-8")
    assert main(["variants", "check", str(sheet)]) == 0
    assert "accepted" in capsys.readouterr().out
    assert main(["variants", "check", str(sheet), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["variant"]["name"] == "train"
    assert main(["variants", "show", str(sheet)]) == 0
    assert parse_sheet(capsys.readouterr().out) == parse_sheet(TRAIN)


@pytest.mark.parametrize(
    ("broken", "line", "message"),
    [
        (TRAIN.replace("G8 G7", "G8 Q7"), 7, 'found "Q7"'),
        (TRAIN.replace("G3 G2", "G3 G3"), 7, "the number 3 is in this row twice"),
        (TRAIN.replace("B3 B2", "B3 RB2"), 8, "a bonus row lies between two rows"),
        (TRAIN.replace("Y8", "Y9"), 6, "never make 9"),
        (TRAIN.replace("dice: 4", "dice: four"), 3, 'found "four"'),
        (TRAIN.replace("dice: 4\n", ""), 7, 'expected a line "dice: …"'),
        (TRAIN.replace("name: train", "name: classic"), 2, "belongs to a sheet that comes with the game"),
    ],
)
def test_check_says_what_is_wrong_and_where(
    broken: str, line: int | None, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = tmp_path / "broken.sheet"
    sheet.write_text(broken, encoding="utf-8")
    assert main(["variants", "check", str(sheet)]) == 1
    said = capsys.readouterr().out
    assert message in said
    assert line is None or f"line {line}" in said
    assert main(["variants", "check", str(sheet), "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert (answer["ok"], answer["line"]) == (False, line)


def test_files_that_are_not_sheets_get_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["variants", "check", str(tmp_path / "missing")]) == 1
    assert capsys.readouterr().err.startswith("qwixx: ")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    assert main(["variants", "check", str(tmp_path / "binary")]) == 1
    (tmp_path / "huge").write_bytes(b"#" * (1 << 21))
    assert main(["variants", "check", str(tmp_path / "huge")]) == 1
    assert "larger than" in capsys.readouterr().out


def test_the_files_in_the_package_are_what_show_prints() -> None:
    for name in variant_names():
        assert parse_sheet(format_sheet(variant(name))) == variant(name)


@pytest.mark.parametrize(
    ("command", "handled"), [("play", TABLE_SHEETS), ("pad", PAD_SHEETS), ("solve", SOLVED_SHEETS)]
)
def test_a_command_proposes_the_sheets_that_its_room_handles(
    command: str, handled: Features, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["help", command])
    shown = " ".join(capsys.readouterr().out.split()).replace("- ", "-")
    proposed = ", ".join(variant_names(handled))
    assert f": {proposed}" in shown
    assert ("bonus-a" in shown) == ("bonus-a" in proposed)


@pytest.mark.parametrize("command", [["pad"], ["solve"], ["play", "--plain", "--bots", "random"]])
def test_a_command_refuses_a_sheet_that_it_cannot_handle_in_one_sentence(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--variant", "bonus-a", "--lang", "uk"]) in (1, 2)
    told = capsys.readouterr().err
    assert "Qwixx Bonus A" in told
    assert "смуга" in told
