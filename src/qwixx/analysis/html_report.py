"""A review as one page (HTML) by itself: no script, nothing loaded from elsewhere, for any screen and for paper."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from qwixx.analysis.breakdown import Decision, Moment
from qwixx.analysis.explanation import (
    better_words,
    chosen_words,
    meaning_sentences,
    moment_words,
    reason_words,
    result_words,
)
from qwixx.analysis.figures import HEADINGS, PARTS, amount, change, final_amount
from qwixx.analysis.html import Column, name_html, number_html, roll_html, table_html
from qwixx.analysis.judge import Measure
from qwixx.analysis.review import PlayerReview, Review
from qwixx.analysis.svg_chart import NARROW, WIDE, review_chart
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH, LANGUAGES
from qwixx.i18n.phrases import capital, listing, variant_title

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
        parts = [self._header()]
        for measure in self._review.measures:
            parts.append(self._scores(measure))
            if self._review.turns:
                parts += [self._chart(measure), self._costliest(measure)]
        if self._review.turns:
            parts.append(self._turns())
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
        facts = [
            escape(variant_title(record.variant, self._language)),
            self._say("turn-count", turns=self._review.turns),
        ]
        if record.date:
            facts.insert(1, f'<time datetime="{record.date}">{record.date}</time>')
        return (
            f'<header>\n<p class="facts">{" · ".join(facts)}</p>\n<h1>{self._listing(names)}</h1>\n'
            f"<p>{result_words(self._review, names, self._language)}</p>\n</header>"
        )

    def _scores(self, measure: Measure) -> str:
        over = self._review.record.final().outcome is not None
        rows = []
        for name, player in zip(self._names, self._review.players, strict=True):
            account = player.account(measure)
            final = number_html(final_amount(measure, account.final, over, self._language))
            rows.append(
                (
                    name_html(name),
                    number_html(amount(measure, account.start, self._language)),
                    *(self._change(measure, part) for part in (account.luck, account.skill, account.others)),
                    f"<strong>{final}</strong>",
                )
            )
        headings = HEADINGS[measure]
        columns = [Column(self._say("player"), "head"), *(Column(self._say(part)) for part in PARTS)]
        table = table_html(say(self._language, headings.scores_about), columns, rows)
        return self._section("scores", say(self._language, headings.scores), table)

    def _chart(self, measure: Measure) -> str:
        """The chart twice, for wide and for narrow pages; each shows one."""
        wide, narrow = (
            review_chart(self._review, measure, width, False, f"{measure.value}-{name}", self._language)
            for width, name in ((WIDE, "wide"), (NARROW, "narrow"))
        )
        figures = f'<figure class="wide">\n{wide}</figure>\n<figure class="narrow">\n{narrow}</figure>'
        return self._section("chart", say(self._language, HEADINGS[measure].chart), figures)

    def _costliest(self, measure: Measure) -> str:
        found = self._review.costliest(measure)
        items = "\n".join(self._decision(measure, decision) for decision in found)
        content = f"<ol>\n{items}\n</ol>" if found else f"<p>{self._say('nobody-better')}</p>"
        heading = say(self._language, HEADINGS[measure].costliest, count=len(found) or 2)
        return self._section("costliest", heading, content)

    def _decision(self, measure: Measure, decision: Decision) -> str:
        roll = decision.game.roll
        facts = {
            "rolled": roll_html(roll, self._language) if roll else "",
            "chosen": capital(chosen_words(decision, self._language)),
            "better": capital(better_words(decision, self._language)),
        }
        shown = "".join(f"<div><dt>{self._say(key)}</dt><dd>{value}</dd></div>" for key, value in facts.items())
        where = self._say("decision", turn=decision.turn, name=name_html(self._names[decision.player]))
        return (
            f'<li>\n<h3><span>{where}</span> <span class="cost">{self._change(measure, -decision.cost)}</span></h3>\n'
            f"<dl>{shown}</dl>\n<p>{reason_words(decision, self._language)}</p>\n</li>"
        )

    def _turns(self) -> str:
        tables = "\n".join(map(self._turns_of, self._names, self._review.players))
        return self._section("turns", self._say("turns"), tables)

    def _turns_of(self, name: str, player: PlayerReview) -> str:
        variant = self._review.record.variant
        active = f' <span class="active">{self._say("active")}</span>'
        accounts = [(measure, player.account(measure).moments) for measure in self._review.measures]
        rows = []
        for place, moment in enumerate(player.moments):
            numbers = zip(*(self._numbers(measure, moments[place]) for measure, moments in accounts), strict=True)
            rows.append(
                (
                    str(moment.turn),
                    roll_html(moment.roll, self._language),
                    capital(moment_words(variant, moment, self._language)) + active * moment.active,
                    *map("<br>".join, numbers),
                )
            )
        columns = [Column(self._say(part), kind) for part, kind in TURNS.items()]
        columns += [Column(self._say(part)) for part in (*PARTS[1:-1], "expected")]
        table = table_html(self._say("turns-of", name=name_html(name)), columns, rows)
        return f"<details>\n<summary>{name_html(name)}</summary>\n{table}\n</details>"

    def _numbers(self, measure: Measure, moment: Moment) -> list[str]:
        """What a turn did, and what is expected after it."""
        changes = [self._change(measure, part) for part in (moment.luck, moment.skill, moment.others)]
        return [*changes, number_html(amount(measure, moment.after, self._language))]

    def _meaning(self) -> str:
        meanings = "".join(
            f"<div><dt>{self._say(part)}</dt><dd>{self._say(f'{part}-about')}</dd></div>" for part in PARTS[:-1]
        )
        told = meaning_sentences(self._review, self._language)
        paragraphs = "\n".join(f"<p>{escape(sentence)}</p>" for sentence in told)
        return self._section("meaning", self._say("meaning"), f"<dl>{meanings}</dl>\n{paragraphs}")

    def _section(self, name: str, heading: str, content: str) -> str:
        return f'<section class="{name}">\n<h2>{heading}</h2>\n{content}\n</section>'

    def _say(self, message: str, **facts: str | int) -> str:
        return say(self._language, f"review-{message}", **facts)

    def _listing(self, names: Sequence[str]) -> str:
        return listing(names, language=self._language)

    def _change(self, measure: Measure, value: float) -> str:
        return number_html(change(measure, value, self._language))
