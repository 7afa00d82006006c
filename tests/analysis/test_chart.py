"""The charts of a review: every line in its frame, told apart without colours, on paper and in characters."""

from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from qwixx.analysis.judge import Measure
from qwixx.analysis.review import Review, review
from qwixx.analysis.svg_chart import NARROW, WIDE, closings, review_chart, review_charts, spread
from qwixx.analysis.text_chart import letters_of, plain_chart
from qwixx.dice import SeededDice
from qwixx.i18n.phrases import row_label
from qwixx.rules import Record
from qwixx.solve.cache import find_table
from tests.analysis.games import SHEETS, AtOnce, random_game
from tests.playing import played

SVG = "{http://www.w3.org/2000/svg}"


def reviewed(players: int, seed: int = 3, actions: int | None = None) -> Review:
    return review(random_game(SHEETS["short"], players, seed, actions), find_table)


def words_in(text: str) -> list[str]:
    return ["".join(each.itertext()) for each in ET.fromstring(text).iter(f"{SVG}text")]  # noqa: S314 (ours)


@pytest.mark.parametrize("width", [WIDE, NARROW])
@pytest.mark.parametrize("players", [1, 2, 5])
def test_every_player_has_a_line_inside_the_frame(players: int, width: int) -> None:
    found = reviewed(players)
    text = review_chart(found, Measure.POINTS, width)
    root = ET.fromstring(text)  # noqa: S314 (ours)
    drawn = list(root.iter(f"{SVG}polyline"))
    assert len(drawn) == players
    assert len({each.get("stroke-dasharray") for each in drawn}) == players
    for each in drawn:
        places = [tuple(map(float, point.split(","))) for point in (each.get("points") or "").split()]
        assert len(places) == len(found.players[0].points.moments) + 1
        assert all(0 < x < width and 50 <= y <= 370 for x, y in places)
    assert {"Expected score over the turns", "turns", "points", *found.record.names} <= set(words_in(text))
    assert "href" not in text
    assert int(root.get("width") or 0) == width


def test_a_page_gets_a_chart_without_a_heading_and_with_a_name_of_its_own() -> None:
    found = reviewed(2)
    text = review_chart(found, Measure.POINTS, heading=False, name="wide")
    assert "Expected score over the turns" not in words_in(text)
    assert 'aria-labelledby="wide-title"' in text
    assert '<title id="wide-title">Expected score over the turns</title>' in text


def test_final_scores_stand_at_the_ends_of_the_lines() -> None:
    found = reviewed(3)
    shown = words_in(review_chart(found, Measure.POINTS))
    assert {f"{player.points.final:.0f}" for player in found.players} <= set(shown)


def test_C13_rows_that_close_are_marked_at_their_turn() -> None:
    found = next(each for each in (reviewed(2, seed) for seed in range(40)) if len(closings(each.record)) == 2)
    (first, row), (second, _) = closings(found.record)
    assert 1 <= first <= second <= len(found.players[0].points.moments)
    label = row_label(found.record.variant, row)
    assert f"{label} closes" in words_in(review_chart(found, Measure.POINTS))


def test_names_are_escaped_and_cut_to_their_room() -> None:
    found = reviewed(2)
    names = ("<b>&", "長" * 40)
    text = review_chart(found._replace(record=replace(found.record, names=names)), Measure.POINTS, NARROW)
    shown = words_in(text)
    assert "<b>&" in shown
    (cut,) = [words for words in shown if words.startswith("長")]
    assert cut.endswith("…")
    assert len(cut) < 20


def test_a_game_without_turns_can_be_drawn() -> None:
    found = reviewed(2, actions=0)
    assert "0" in words_in(review_chart(found, Measure.POINTS))
    assert plain_chart("AB", [player.points.expected for player in found.players])


def test_chances_are_drawn_in_percent_above_the_points() -> None:
    found = review(played(SeededDice(11), turns=4), AtOnce)
    shown = words_in(review_charts(found))
    titles = [words for words in shown if words.endswith("over the turns")]
    assert titles == ["Chance to win over the turns", "Expected score over the turns"]
    assert {"0", "100", "chance, %", "points"} <= set(shown)
    ends = [f"{100 * player.account(Measure.CHANCES).final:.0f}%" for player in found.players]
    assert set(ends) <= set(words_in(review_chart(found, Measure.CHANCES, NARROW)))


def test_labels_are_spread_in_their_order() -> None:
    assert spread([10, 11, 50], 15, 100) == [10, 25, 50]
    assert spread([98, 10, 99], 15, 100) == [85, 10, 100]
    assert spread([7], 15, 100) == [7]


@pytest.mark.parametrize("turns", [0, 1, 5, 30, 71, 72, 200])
def test_the_plain_chart_fits_in_80_columns(turns: int) -> None:
    lines = [[100 - turn / (place + 2) for turn in range(turns + 1)] for place in range(5)]
    shown = plain_chart("ABCDE", lines).splitlines()
    assert max(map(len, shown)) <= 80
    assert len(shown) <= 27
    assert shown[0].strip() == "points"
    assert shown[-1].split()[:2] == ["turns", "0"]
    drawn = "".join(line.partition("|")[2] for line in shown)
    assert set(drawn) <= set("ABCDE* ")
    assert all(letter in drawn for letter in ("ABCDE" if turns > 5 else "*"))


def test_points_stand_at_their_height() -> None:
    shown = plain_chart("AB", [[10, 14, 18], [10, 6, 2]])
    heights = {line.partition("|")[0].strip(): line.partition("|")[2] for line in shown.splitlines() if "|" in line}
    assert heights["18"].index("A") == heights["2"].index("B") == 8
    assert heights["14"].index("A") == heights["6"].index("B") == 4
    assert heights["10"].index("*") == 0


def test_a_classic_game_has_every_turn_in_its_plain_chart(classic_game: Record) -> None:
    found = review(classic_game, AtOnce)
    lines = [player.points.expected for player in found.players]
    drawn = "".join(line.partition("|")[2] for line in plain_chart("AB", lines).splitlines())
    assert sum(drawn.count(letter) * (1 + (letter == "*")) for letter in "AB*") == sum(map(len, lines))


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Anna", "boris"], "AB"),
        (["Anna", "Arno"], "AB"),
        (["Zoe", "Ελένη"], "AB"),
        (["Zoe", "1st"], "AB"),
        (["Zoe", "Yan"], "ZY"),
        (["X"], "X"),
    ],
)
def test_letters_are_first_letters_where_that_works(names: list[str], letters: str) -> None:
    assert letters_of(names) == list(letters)
