"""Recorded games on paper."""

from dataclasses import replace
from pathlib import Path

import pytest

from qwixx.analysis.judge import Measure
from qwixx.analysis.review import review
from qwixx.i18n.languages import LANGUAGES
from qwixx.pads import Keepsake, record_pdf
from qwixx.pads.review_data import review_json
from qwixx.rules import IllegalError, Record, parse_record
from tests.analysis.games import AtOnce
from tests.pads.reading import boxes_of, fonts_of, pages_of, sized_texts_of, text_of

RECORDS = Path(__file__).parent.parent / "golden" / "records"
HOSTILE = ('#eval("1")', "*a* _b_ $c$ <d>", "`e` \\ @f", '"}] #read("/x")', "</text><script>")


def recorded(name: str) -> Record:
    return parse_record((RECORDS / f"{name}.qwixx").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["classic-1", "classic-2", "classic-5", "longo-3", "mixx-a-2", "mixx-b-4"])
def test_sheets_are_filled_in_as_the_game_ended(name: str) -> None:
    record = recorded(name)
    (page,) = pages_of(record_pdf(Keepsake(record)))
    text = text_of(page)
    game = record.final()
    for player, each in enumerate(record.names):
        assert f"Name {each} " in text
        assert f"Total {game.scores[player].total}" in text
    assert "The game is over" in text
    crosses = sum(sheet.penalties + sum(row.bit_count() for row in sheet.rows) for sheet in game.sheets)
    empty = replace(record, actions=())
    assert strokes(record) - strokes(empty) == 2 * crosses


def strokes(record: Record) -> int:
    return sum(box.stroked for box in boxes_of(pages_of(record_pdf(Keepsake(record)))[0]))


def test_a_game_that_is_not_over_says_so() -> None:
    record = recorded("classic-2")
    (page,) = pages_of(record_pdf(Keepsake(replace(record, actions=record.actions[:7]))))
    assert "The game is not over yet." in text_of(page)


def test_names_are_never_markup() -> None:
    (page,) = pages_of(record_pdf(Keepsake(replace(recorded("classic-5"), names=HOSTILE))))
    text = text_of(page).replace(" ", "")
    for name in HOSTILE:
        assert f"Name{name}".replace(" ", "") in text


def test_names_in_other_scripts_have_a_font() -> None:
    names = ("Ωmega", "Łukasz", "Їжак", "שרה", "سمر")
    (page,) = pages_of(record_pdf(Keepsake(replace(recorded("classic-5"), names=names))))
    assert all(name in text_of(page) for name in names)
    assert set(fonts_of(page)) == {"Rubik-Regular", "Rubik-Medium", "Rubik-Bold", "DejaVuSans"}
    assert all(fonts_of(page).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_on_every_paper(language: str) -> None:
    for paper in ("a4", "a5", "letter"):
        file = record_pdf(Keepsake(recorded("longo-3"), language, paper))
        assert len(pages_of(file)) == 1
        assert file == record_pdf(Keepsake(recorded("longo-3"), language, paper))


def test_unknown_papers_and_languages_are_refused_before_any_work() -> None:
    for wish in ({"paper": "a3"}, {"language": "xx"}):
        with pytest.raises(IllegalError, match="there is no"):
            Keepsake(recorded("classic-2"), **wish)  # type: ignore[arg-type] # the wish is what is tested


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_review_tells_of_chances_and_of_points(language: str) -> None:
    found = review(recorded("classic-2"), AtOnce)
    file = record_pdf(Keepsake(found.record, language, review=review_json(found, language)))
    told = " ".join(map(text_of, pages_of(file)))
    for player in found.players:
        assert f"{100 * player.account(Measure.CHANCES).start:.1f}%" in told
    assert f"\N{MINUS SIGN}{100 * found.costliest(Measure.CHANCES)[0].cost:.1f}%" in told
    assert f"\N{MINUS SIGN}{found.costliest()[0].cost:.2f}" in told


def test_a_name_of_one_long_word_keeps_out_of_the_numbers_beside_it() -> None:
    """It is set smaller, so that twice the letters take the same room; where there is room nothing changes."""
    sizes = {}
    for names in (("W" * 20, "W" * 40), ("Anna", "Boris the Second of Bohemia and Moravia")):
        found = review(replace(recorded("classic-2"), names=names), AtOnce)
        _, page, *_ = pages_of(record_pdf(Keepsake(found.record, paper="a5", review=review_json(found, "en"))))
        for name in names:
            sizes[name] = next(size for text, size in sized_texts_of(page) if text == name.split()[0])
    twenty, forty, short, words = sizes.values()
    assert short == words == 9.5
    assert twenty < 9.5
    assert twenty == pytest.approx(2 * forty, rel=0.01)
