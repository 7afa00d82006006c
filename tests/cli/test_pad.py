"""`qwixx pad` and `qwixx record` as people use them."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from qwixx.cli import main
from qwixx.rules import format_record
from tests.analysis.games import SHEETS, random_game
from tests.pads.reading import pages_of, text_of

Captured = pytest.CaptureFixture[str]
GAME = random_game(SHEETS["twice-locking"], 3, 8)
OWN = "name: own\ntitle: Our sheet\ndice: 4\nneeds: 2\n" + "".join(f"row: {c}2 {c}3 {c}4 {c}5\n" for c in "RYGB")


def test_a_pad_with_everything(tmp_path: Path, capsys: Captured) -> None:
    out = tmp_path / "pads.pdf"
    sheet = ["--variant", "longo", "--lang", "uk", "--mono", "--rules", "--lucky", "2-3,4-5"]
    assert main(["pad", *sheet, "--paper", "a5", "--per-page", "1", "--sheets", "3", "--out", str(out)]) == 0
    assert capsys.readouterr().out == f"{out}: 3 аркуші, 4 сторінки\n"
    rules, *sheets = map(text_of, pages_of(out.read_bytes()))
    assert "Коротко про правила" in rules
    assert ["Щасливі числа 2 3" in sheet for sheet in sheets] == [True, False, True]


def test_a_pad_of_ones_own_sheet(tmp_path: Path, capsys: Captured) -> None:
    sheet, out = tmp_path / "own.sheet", tmp_path / "pads.pdf"
    sheet.write_text(OWN, encoding="utf-8")
    assert main(["pad", "--variant", str(sheet), "--sheets", "1", "--lang", "en", "--out", str(out)]) == 0
    assert capsys.readouterr().out == f"{out}: 1 sheet, 1 page\n"
    assert "Our sheet" in text_of(pages_of(out.read_bytes())[0])


def test_the_language_is_the_terminals_where_none_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "cs_CZ.UTF-8")
    assert main(["pad", "--sheets", "1", "--out", str(tmp_path / "a.pdf")]) == 0
    assert "Křížky" in text_of(pages_of((tmp_path / "a.pdf").read_bytes())[0])


@pytest.mark.parametrize(
    ("flags", "status", "said"),
    [
        ("--lucky 5-8", 2, "qwixx pad: the classic sheet has no lucky numbers. More: qwixx pad --help"),
        (
            "--variant chess",
            2,
            'qwixx pad: --variant: there is no variant "chess", and no such file; there are ',
        ),
        ("--out no/such/folder/a.pdf", 1, "qwixx: the file no/such/folder/a.pdf cannot be written; choose another one"),
    ],
)
def test_a_mistake_costs_one_sentence(flags: str, status: int, said: str, capsys: Captured) -> None:
    assert main(["pad", *flags.split()]) == status
    shown = capsys.readouterr().err
    assert shown.startswith(said)
    assert shown.count("\n") == 1


def test_without_typst_the_remedy_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr("qwixx.pads.typesetting.find_spec", lambda name: None if name == "typst" else find(name))
    assert main(["pad", "--out", str(tmp_path / "a.pdf")]) == 1
    assert capsys.readouterr().err == (
        "qwixx: This needs typst, which is not installed. Install it with: pip install qwixx[pads]\n"
    )
    assert not (tmp_path / "a.pdf").exists()


def test_commands_load_typst_only_to_print() -> None:
    script = "import sys, qwixx.cli, qwixx.pads; print([m for m in ('typst', 'numba', 'numpy') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603 (ours)
    assert done.stdout.strip() == "[]"


@pytest.fixture
def game(tmp_path: Path) -> str:
    file = tmp_path / "game.qwixx"
    file.write_text(format_record(GAME), encoding="utf-8")
    return str(file)


def test_a_record_with_its_review(game: str, tmp_path: Path, capsys: Captured) -> None:
    out = tmp_path / "game.pdf"
    assert main(["record", game, "--pdf", str(out), "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert (said.out, said.err) == (f"{out}: {GAME.variant.title}, 3 sheets\n", "")
    sheets, *review = map(text_of, pages_of(out.read_bytes()))
    assert all(f"Name {name}" in sheets for name in GAME.names)
    for words in ("Where the points came from", "Expected score over the turns", "The costliest choices", "Better"):
        assert words in " ".join(review)


def test_a_review_on_paper_speaks_the_language(game: str, tmp_path: Path) -> None:
    out = tmp_path / "game.pdf"
    assert main(["record", game, "--pdf", str(out), "--lang", "uk", "--paper", "letter"]) == 0
    review = " ".join(map(text_of, pages_of(out.read_bytes())[1:]))
    for words in ("Звідки взялися бали", "Очікуваний рахунок за ходами", "ходи", "Вибрано", "Запитання таке"):
        assert words in review
    assert not any(words in review for words in (" in action", "closes", "worth", "turns", "question"))


def test_a_record_without_its_review(game: str, tmp_path: Path) -> None:
    out = tmp_path / "game.pdf"
    assert main(["record", game, "--pdf", str(out), "--no-review", "--lang", "he"]) == 0
    assert len(pages_of(out.read_bytes())) == 1
    assert not (tmp_path / "cache").exists()


def test_a_record_that_cannot_be_printed(game: str, capsys: Captured) -> None:
    assert main(["record", game, "--pdf", "no/such/folder/a.pdf"]) == 1
    assert capsys.readouterr().err == "qwixx: the file no/such/folder/a.pdf cannot be written; choose another one\n"
