"""The drawing is well-formed, and says what it shows without colours."""

from xml.etree import ElementTree as ET

from qwixx.arena.score_plot import Series, score_plot

SVG = "{http://www.w3.org/2000/svg}"


def test_a_plot_is_a_drawing_by_itself() -> None:
    lines = [Series(f"seat {n} <&>", [(score, 5 + n) for score in range(-20, 90, 3)]) for n in range(5)]
    text = score_plot("Scores & more", lines)
    root = ET.fromstring(text)  # noqa: S314 (ours)
    assert root.tag == f"{SVG}svg"
    assert "href" not in text
    words = ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]
    assert {"Scores & more", "share of games", "0", "0 %", *(line.label for line in lines)} <= set(words)
    drawn = list(root.iter(f"{SVG}polyline"))
    assert len(drawn) == 5
    assert len({each.get("stroke-dasharray") for each in drawn}) == 5


def test_points_stay_in_the_frame() -> None:
    root = ET.fromstring(score_plot("One score", [Series("one", [(12, 3)])]))  # noqa: S314 (ours)
    (line,) = root.iter(f"{SVG}polyline")
    places = [tuple(map(float, point.split(","))) for point in (line.get("points") or "").split()]
    assert all(70 <= x <= 730 and 50 <= y <= 380 for x, y in places)
    assert [y for _, y in places] == [380, 50, 380]
