"""A review in plain lines, in any language: of up to 80 columns, or of as many as there are."""

import textwrap
from collections.abc import Iterator

from qwixx.analysis.explaining import (
    better_words,
    chosen_words,
    final_words,
    limit_sentences,
    question_sentence,
    reason_words,
    result_words,
    signed,
)
from qwixx.analysis.plain_chart import SEVERAL, WIDTH, letters_of, plain_chart
from qwixx.analysis.review import Decision, Review
from qwixx.words.catalogue import say
from qwixx.words.language import ENGLISH
from qwixx.words.phrases import number_words, roll_words, variant_title

PARTS = ("start", "luck", "skill", "others", "final")
"""What a score is made of."""
GAP = 2
"""Spaces between a heading and what it is about."""


def told_review(review: Review, language: str = ENGLISH, width: int = WIDTH) -> str:
    """All of it: the parts of each score, the chart, the costliest choices, what the numbers mean and leave out."""
    telling = _Telling(review, language, width)
    parts = ["\n".join(telling.summary())]
    if review.players[0].moments:
        parts.append("\n".join(telling.chart()))
        parts += telling.costliest()
    parts.append("\n".join(telling.meaning()))
    return "\n\n".join(parts)


class _Telling:
    """A review on its way into words."""

    def __init__(self, review: Review, language: str, width: int) -> None:
        self._review, self._language, self._width = review, language, width

    def summary(self) -> Iterator[str]:
        record = self._review.record
        turns = self._say("review-turn-count", turns=len(self._review.players[0].moments))
        result = result_words(self._review, record.names, self._language)
        yield self._filled(f"{variant_title(record.variant, self._language)}, {turns}. {result}")
        yield ""
        headings = [self._say(f"review-{part}") for part in PARTS]
        columns = [max(9, len(heading) + GAP) for heading in headings]
        yield "  " + "".join(f"{heading:>{column}}" for heading, column in zip(headings, columns, strict=True))
        over = record.final().outcome is not None
        for letter, name, player in zip(letters_of(record.names), record.names, self._review.players, strict=True):
            points = [
                number_words(player.start, 2, self._language),
                *(signed(part, self._language) for part in (player.luck, player.skill, player.others)),
            ]
            points.append(final_words(player, over, self._language))
            cells = "".join(f"{each:>{column}}" for each, column in zip(points, columns, strict=True))
            yield f"{letter} {cells}   {name}"

    def chart(self) -> Iterator[str]:
        letters = letters_of(self._review.record.names)
        yield self._say("review-chart")
        yield plain_chart(letters, [player.expected for player in self._review.players], self._language, self._width)
        if len(letters) > 1:
            yield self._say("review-several", sign=SEVERAL)

    def costliest(self) -> list[str]:
        found = self._review.costliest()
        if not found:
            return [self._say("review-nobody-better")]
        return [self._say("review-costliest", count=len(found)), *map(self._decision, found)]

    def _decision(self, decision: Decision) -> str:
        roll = decision.game.roll
        facts = {
            "rolled": roll_words(roll, self._language) if roll else "",
            "chosen": chosen_words(decision, self._language),
            "better": better_words(decision, self._language),
            "why": reason_words(decision, self._language),
        }
        name = self._review.record.names[decision.player]
        heading = self._say("review-decision", turn=decision.turn, name=name)
        return "\n".join([f"{heading}: {signed(-decision.cost, self._language)}", *self._headed(facts)])

    def meaning(self) -> Iterator[str]:
        yield self._say("review-meaning")
        yield from self._headed({part: self._say(f"review-{part}-about") for part in PARTS[:-1]})
        for player in dict.fromkeys(player.question for player in self._review.players):
            yield self._filled(question_sentence(player, self._language))
        for sentence in limit_sentences(self._review, self._language):
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
