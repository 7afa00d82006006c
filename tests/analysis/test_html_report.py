"""The report is one well-formed page by itself, and what people wrote stays text in it."""

import re
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from qwixx.analysis.html_report import report
from qwixx.analysis.judge import Measure
from qwixx.analysis.review import Review, review
from qwixx.analysis.text_report import told_review
from qwixx.dice import SeededDice
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import LANGUAGES
from qwixx.i18n.phrases import percent_words
from qwixx.rules import Options, Phase
from qwixx.solve.cache import find_table
from tests.analysis.games import SHEETS, AtOnce, random_game
from tests.playing import played

VOID = {"meta", "br", "hr", "img", "link", "input"}
LOADING = {"src", "href", "srcset", "data", "action", "poster", "background", "xlink:href"}


class Page(HTMLParser):
    """What is on a page, if every element is closed where it should be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self._open:
            self.words.append(data)

    def named(self, tag: str) -> Iterator[dict[str, str | None]]:
        return (attributes for name, attributes in self.tags if name == tag)


def reviewed(players: int = 3, seed: int = 8, actions: int | None = None, sheet: str = "twice-locking") -> Review:
    return review(random_game(SHEETS[sheet], players, seed, actions), find_table)


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_report_is_well_formed_and_loads_nothing(sheet: str, players: int) -> None:
    text = report(reviewed(players, sheet=sheet))
    page = Page(text)
    names = {tag for tag, _ in page.tags}
    assert {"h1", "h2", "table", "caption", "svg", "details", "bdi"} <= names
    assert not names & {"script", "link", "img", "iframe", "object"}
    assert not any(LOADING & set(attributes) for _, attributes in page.tags)
    assert "url(" not in text
    assert "@import" not in text
    addresses = set(re.findall(r"[a-z]+://[^\s\"'<]+", text))
    assert addresses == {"http://www.w3.org/2000/svg"}
    assert next(page.named("html")) == {"lang": "en", "dir": "ltr"}
    assert all(attributes.get("scope") in ("col", "row") for attributes in page.named("th"))
    found = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(found) == len(set(found))


def test_headings_go_down_step_by_step() -> None:
    levels = [int(tag[1]) for tag, _ in Page(report(reviewed())).tags if re.fullmatch("h[1-6]", tag)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(later - earlier <= 1 for earlier, later in pairwise(levels))


def test_names_stay_text_and_keep_to_themselves() -> None:
    found = reviewed(2)
    name = '<script>alert("1")</script>&amp;'
    text = report(found._replace(record=replace(found.record, names=(name, "אבגד"))))
    assert "<script" not in text
    page = Page(text)
    assert name in page.words
    spoken = [words for words in page.words if words == "אבגד"]
    assert len(spoken) == text.count("<bdi>אבגד</bdi>") + 2  # in both drawings it stands by itself


def test_a_hyphen_in_a_name_is_not_a_minus_sign() -> None:
    found = reviewed(2)
    text = report(found._replace(record=replace(found.record, names=("Anna-Lena", "Jean-Luc"))))
    assert "Jean-Luc" in text
    assert "\N{MINUS SIGN}Luc" not in text


def test_the_numbers_of_the_review_are_on_the_page() -> None:
    found = reviewed()
    words = " ".join(Page(report(found)).words)
    for player in found.players:
        for points in (player.points.luck, player.points.skill, player.points.others):
            assert f"{abs(points):.2f}" in words
    for decision in found.costliest():
        assert f"\N{MINUS SIGN}{decision.cost:.2f}" in words
    assert words.count("Turn ") >= len(found.costliest())
    assert "followed by 2 turns of others" in words
    assert "no one else closes a row" in words


def test_every_turn_of_every_player_has_its_row() -> None:
    found = reviewed()
    rows = [attributes for attributes in Page(report(found)).named("th") if attributes["scope"] == "row"]
    assert len(rows) == len(found.players) + sum(len(player.points.moments) for player in found.players)


def test_C10_a_penalty_stands_in_its_turn() -> None:
    found = next(
        each
        for each in (reviewed(2, seed) for seed in range(40))
        if any(moment.penalised for player in each.players for moment in player.points.moments)
    )
    assert "Penalty" in report(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_speaks_the_language(language: str) -> None:
    text = report(reviewed(3), language)
    page = Page(text)
    assert next(page.named("html")) == {"lang": language, "dir": LANGUAGES[language].direction}
    assert {attributes["direction"] for attributes in page.named("svg")} == {"ltr"}
    for message in ("review-scores", "review-chart", "review-turns", "review-meaning", "review-luck-about"):
        assert say(language, message) in text
    assert language == "en" or "Turn" not in text
    english = {"Player", "Turn by turn", "turns", "points", "The question", "Better", "white"}
    assert language == "en" or not any(f">{word}" in text for word in english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_chances_come_before_points_in_every_language(language: str) -> None:
    found = review(played(SeededDice(11), turns=5), AtOnce)
    for told in (report(found, language), told_review(found, language)):
        chances, points = (told.index(say(language, f"{kind}-chart")) for kind in ("chances", "review"))
        assert chances < points
    words = " ".join(Page(report(found, language)).words)
    for player in found.players:
        account = player.account(Measure.CHANCES)
        for share in (account.start, *(moment.after for moment in account.moments)):
            assert percent_words(share, 1, language) in words
    for decision in found.costliest(Measure.CHANCES):
        assert f"\N{MINUS SIGN}{percent_words(decision.cost, 1, language)}" in words


def test_chances_fit_in_80_columns() -> None:
    for players in (2, 5):
        record = played(SeededDice(11), turns=3, names=" ".join(["Anna", "Boris", "Chloe", "Dora", "Emil"][:players]))
        assert max(map(len, told_review(review(record, AtOnce)).splitlines())) <= 80


def test_a_date_is_shown_where_it_is_known() -> None:
    found = reviewed()
    assert "<time" not in report(found)
    dated = found._replace(record=replace(found.record, date="2026-11-15"))
    assert '<time datetime="2026-11-15">2026-11-15</time>' in report(dated)


def test_house_rules_are_named_as_a_limit() -> None:
    record = random_game(SHEETS["lucky"], 2, 4, options=Options(lucky_fallback=True))
    found = review(record, find_table)
    for told in (report(found), told_review(found).replace("\n", " ")):
        assert "house rules (luck moves on to the next row)" in told


def test_a_game_that_is_not_over_says_so() -> None:
    for actions in (1, 2, 3):
        found = reviewed(actions=actions)
        assert found.record.final().phase in (Phase.WHITE, Phase.COLOUR, Phase.ROLL)
        for told in (report(found), told_review(found)):
            assert "The game is not over" in told
    assert "Not chosen yet" in report(reviewed(actions=1))


def test_a_game_without_turns_has_its_start_values() -> None:
    found = reviewed(actions=0)
    for told in (report(found), told_review(found)):
        assert "No turn was played yet" in told
        assert f"{found.players[0].points.start:.2f}" in told
        assert "costliest" not in told.partition("</style>")[2].lower()


def test_the_words_for_the_terminal_fit_in_80_columns() -> None:
    for players in range(1, 6):
        found = reviewed(players)
        lines = told_review(found).splitlines()
        assert max(map(len, lines)) <= 80
        assert sum(line.startswith("Turn ") for line in lines) == len(found.costliest()) > 0
