"""A review as one page (HTML) by itself: no script, nothing loaded from elsewhere, for any screen and for paper."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from qwixx.analysis.chart import NARROW, WIDE, score_chart
from qwixx.analysis.explaining import (
    better_words,
    chosen_words,
    final_words,
    limit_sentences,
    moment_words,
    question_sentence,
    reason_words,
    result_words,
)
from qwixx.analysis.markup import Column, name_html, number_html, points_html, roll_html, table_html
from qwixx.analysis.review import Decision, PlayerReview, Review
from qwixx.words.catalogue import say
from qwixx.words.language import ENGLISH, LANGUAGES
from qwixx.words.phrases import capital, listing, number_words, variant_title

PARTS = ("start", "luck", "skill", "others")
TURNS = {"turn": "turn", "roll": "roll", "crossed": "words"}
"""The columns before the numbers of a turn, and what their cells are."""


def report(review: Review, language: str = ENGLISH) -> str:
    """The page."""
    return _Report(review, language).page()


class _Report:
    """A review on its way into a page."""

    def __init__(self, review: Review, language: str) -> None:
        self._review, self._language = review, language
        self._names = review.record.names

    def page(self) -> str:
        """All of it."""
        title = f"{variant_title(self._review.record.variant, self._language)}: {self._listing(self._names)}"
        style = files("qwixx.analysis").joinpath("report.css").read_text(encoding="utf-8")
        direction = LANGUAGES[self._language].direction
        parts = [self._header(), self._scores()]
        if self._review.players[0].moments:
            parts += [self._chart(), self._costliest(), self._turns()]
        parts.append(self._meaning())
        return (
            f'<!DOCTYPE html>\n<html lang="{self._language}" dir="{direction}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            '<meta name="color-scheme" content="light dark">\n'
            f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
            + "\n".join(parts)
            + "\n</main>\n</body>\n</html>\n"
        )

    def _header(self) -> str:
        record = self._review.record
        names = tuple(map(name_html, self._names))
        turns = len(self._review.players[0].moments)
        facts = [escape(variant_title(record.variant, self._language)), self._say("turn-count", turns=turns)]
        if record.date:
            facts.insert(1, f'<time datetime="{record.date}">{record.date}</time>')
        return (
            f'<header>\n<p class="facts">{" · ".join(facts)}</p>\n<h1>{self._listing(names)}</h1>\n'
            f"<p>{result_words(self._review, names, self._language)}</p>\n</header>"
        )

    def _scores(self) -> str:
        over = self._review.record.final().outcome is not None
        rows = [
            (
                name_html(name),
                self._number(player.start),
                *map(self._points, (player.luck, player.skill, player.others)),
                f"<strong>{number_html(final_words(player, over, self._language))}</strong>",
            )
            for name, player in zip(self._names, self._review.players, strict=True)
        ]
        columns = [Column(self._say("player"), "head"), *(Column(self._say(part)) for part in (*PARTS, "final"))]
        return self._section("scores", self._say("scores"), table_html(self._say("scores-about"), columns, rows))

    def _chart(self) -> str:
        """The chart twice, for wide and for narrow pages; each shows one."""
        wide = score_chart(self._review, WIDE, heading=False, name="wide", language=self._language)
        narrow = score_chart(self._review, NARROW, heading=False, name="narrow", language=self._language)
        figures = f'<figure class="wide">\n{wide}</figure>\n<figure class="narrow">\n{narrow}</figure>'
        return self._section("chart", self._say("chart"), figures)

    def _costliest(self) -> str:
        found = self._review.costliest()
        items = "\n".join(map(self._decision, found))
        content = f"<ol>\n{items}\n</ol>" if found else f"<p>{self._say('nobody-better')}</p>"
        return self._section("costliest", self._say("costliest", count=len(found) or 2), content)

    def _decision(self, decision: Decision) -> str:
        roll = decision.game.roll
        facts = {
            "rolled": roll_html(roll, self._language) if roll else "",
            "chosen": capital(chosen_words(decision, self._language)),
            "better": capital(better_words(decision, self._language)),
        }
        shown = "".join(f"<div><dt>{self._say(key)}</dt><dd>{value}</dd></div>" for key, value in facts.items())
        where = self._say("decision", turn=decision.turn, name=name_html(self._names[decision.player]))
        return (
            f'<li>\n<h3><span>{where}</span> <span class="cost">{self._points(-decision.cost)}</span></h3>\n'
            f"<dl>{shown}</dl>\n<p>{reason_words(decision, self._language)}</p>\n</li>"
        )

    def _turns(self) -> str:
        tables = "\n".join(map(self._turns_of, self._names, self._review.players))
        return self._section("turns", self._say("turns"), tables)

    def _turns_of(self, name: str, player: PlayerReview) -> str:
        variant = self._review.record.variant
        active = f' <span class="active">{self._say("active")}</span>'
        rows = [
            (
                str(moment.turn),
                roll_html(moment.roll, self._language),
                capital(moment_words(variant, moment, self._language)) + active * moment.active,
                *map(self._points, (moment.luck, moment.skill, moment.others)),
                self._number(moment.after),
            )
            for moment in player.moments
        ]
        columns = [Column(self._say(part), kind) for part, kind in TURNS.items()]
        columns += [Column(self._say(part)) for part in (*PARTS[1:], "expected")]
        table = table_html(self._say("turns-of", name=name_html(name)), columns, rows)
        return f"<details>\n<summary>{name_html(name)}</summary>\n{table}\n</details>"

    def _meaning(self) -> str:
        meanings = "".join(
            f"<div><dt>{self._say(part)}</dt><dd>{self._say(f'{part}-about')}</dd></div>" for part in PARTS
        )
        questions = dict.fromkeys(question_sentence(player.question, self._language) for player in self._review.players)
        told = [*questions, *limit_sentences(self._review, self._language)]
        paragraphs = "\n".join(f"<p>{escape(sentence)}</p>" for sentence in told)
        return self._section("meaning", self._say("meaning"), f"<dl>{meanings}</dl>\n{paragraphs}")

    def _section(self, name: str, heading: str, content: str) -> str:
        return f'<section class="{name}">\n<h2>{heading}</h2>\n{content}\n</section>'

    def _say(self, message: str, **facts: str | int) -> str:
        return say(self._language, f"review-{message}", **facts)

    def _listing(self, names: Sequence[str]) -> str:
        return listing(names, language=self._language)

    def _number(self, number: float) -> str:
        return number_html(number_words(number, 2, self._language))

    def _points(self, points: float) -> str:
        return points_html(points, self._language)
