"""A review in plain lines, in any language: of up to 80 columns, or of as many as there are."""

import textwrap
from collections.abc import Iterator

from qwixx.analysis.breakdown import Decision
from qwixx.analysis.explanation import (
    better_words,
    chosen_words,
    meaning_sentences,
    reason_words,
    result_words,
)
from qwixx.analysis.figures import HEADINGS, PARTS, amount, change, final_amount
from qwixx.analysis.judge import Measure
from qwixx.analysis.review import Review
from qwixx.analysis.svg_chart import lines_of
from qwixx.analysis.text_chart import SEVERAL, WIDTH, letters_of, plain_chart
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH
from qwixx.i18n.phrases import roll_words, variant_title

GAP = 2
"""Spaces between a heading and what it is about."""


def told_review(review: Review, language: str = ENGLISH, width: int = WIDTH) -> str:
    """The whole report: the result, chances and points, what the numbers mean and leave out."""
    telling = _Telling(review, language, width)
    parts = [telling.result()]
    for measure in review.measures:
        parts.append("\n".join(telling.summary(measure)))
        if review.turns:
            parts.append("\n".join(telling.chart(measure)))
            parts += telling.costliest(measure)
    parts.append("\n".join(telling.meaning()))
    return "\n\n".join(parts)


class _Telling:
    """A review on its way into words."""

    def __init__(self, review: Review, language: str, width: int) -> None:
        self._review, self._language, self._width = review, language, width
        self._letters = letters_of(review.record.names)

    def result(self) -> str:
        record = self._review.record
        turns = self._say("review-turn-count", turns=self._review.turns)
        result = result_words(self._review, record.names, self._language)
        return self._filled(f"{variant_title(record.variant, self._language)}, {turns}. {result}")

    def summary(self, measure: Measure) -> Iterator[str]:
        if len(self._review.measures) > 1:
            yield self._say(HEADINGS[measure].scores)
        headings = [self._say(f"review-{part}") for part in PARTS]
        columns = [max(9, len(heading) + GAP) for heading in headings]
        yield "  " + "".join(f"{heading:>{column}}" for heading, column in zip(headings, columns, strict=True))
        over = self._review.record.final().outcome is not None
        for letter, name, player in zip(self._letters, self._review.record.names, self._review.players, strict=True):
            account = player.account(measure)
            numbers = [
                amount(measure, account.start, self._language),
                *(change(measure, part, self._language) for part in (account.luck, account.skill, account.others)),
                final_amount(measure, account.final, over, self._language),
            ]
            cells = "".join(f"{each:>{column}}" for each, column in zip(numbers, columns, strict=True))
            yield f"{letter} {cells}   {name}"

    def chart(self, measure: Measure) -> Iterator[str]:
        yield self._say(HEADINGS[measure].chart)
        lines = lines_of(self._review, measure)
        yield plain_chart(self._letters, lines, self._language, self._width, HEADINGS[measure].axis)
        if len(self._letters) > 1:
            yield self._say("review-several", sign=SEVERAL)

    def costliest(self, measure: Measure) -> list[str]:
        found = self._review.costliest(measure)
        if not found:
            return [self._say("review-nobody-better")]
        heading = self._say(HEADINGS[measure].costliest, count=len(found))
        return [heading, *(self._decision(measure, decision) for decision in found)]

    def _decision(self, measure: Measure, decision: Decision) -> str:
        roll = decision.game.roll
        facts = {
            "rolled": roll_words(roll, self._language) if roll else "",
            "chosen": chosen_words(decision, self._language),
            "better": better_words(decision, self._language),
            "why": reason_words(decision, self._language),
        }
        name = self._review.record.names[decision.player]
        heading = self._say("review-decision", turn=decision.turn, name=name)
        return "\n".join([f"{heading}: {change(measure, -decision.cost, self._language)}", *self._headed(facts)])

    def meaning(self) -> Iterator[str]:
        yield self._say("review-meaning")
        yield from self._headed({part: self._say(f"review-{part}-about") for part in PARTS[:-1]})
        for sentence in meaning_sentences(self._review, self._language):
            yield self._filled(sentence)

    def _headed(self, facts: dict[str, str]) -> list[str]:
        """Lines under each other, each with its heading, and what follows it in line."""
        headings = [self._say(f"review-{part}") for part in facts]
        hanging = max(map(len, headings)) + 2 * GAP
        return [
            self._filled(f"  {heading:<{hanging - GAP}}{words}", hanging)
            for heading, words in zip(headings, facts.values(), strict=True)
        ]

    def _filled(self, text: str, hanging: int = 0) -> str:
        return textwrap.fill(
            text,
            self._width - 1,
            subsequent_indent=" " * hanging,
            break_long_words=False,
            break_on_hyphens=False,
        )

    def _say(self, message: str, **facts: str | float) -> str:
        return say(self._language, message, **facts)
