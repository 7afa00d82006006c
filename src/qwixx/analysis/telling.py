"""A review in plain lines of up to 80 columns."""

import textwrap
from collections.abc import Iterator

from qwixx.analysis.explaining import (
    MEANINGS,
    better_words,
    chosen_words,
    final_words,
    limit_sentences,
    question_words,
    reason_words,
    result_words,
    signed,
)
from qwixx.analysis.plain_chart import SEVERAL, WIDTH, letters_of, plain_chart
from qwixx.analysis.review import Decision, Review
from qwixx.words.english import count
from qwixx.words.phrases import roll_words

HANGING = 10
"""How far the words after a heading are from the margin."""


def told_review(review: Review) -> str:
    """All of it: the parts of each score, the chart, the costliest choices, what the numbers mean and leave out."""
    parts = ["\n".join(_summary(review))]
    if review.players[0].moments:
        parts.append("\n".join(_chart(review)))
        parts += _costliest(review)
    parts.append("\n".join(_meaning(review)))
    return "\n\n".join(parts)


def _summary(review: Review) -> Iterator[str]:
    record = review.record
    turns = len(review.players[0].moments)
    yield _filled(f"{record.variant.title}, {count(turns, 'turn')}. {result_words(review, record.names)}")
    yield ""
    yield f"{'start':>11}{'luck':>9}{'skill':>9}{'others':>9}{'final':>9}"
    over = record.final().outcome is not None
    for letter, name, player in zip(letters_of(record.names), record.names, review.players, strict=True):
        parts = "".join(f"{signed(points):>9}" for points in (player.luck, player.skill, player.others))
        yield f"{letter}  {player.start:>8.2f}{parts}{final_words(player, over):>9}   {name}"


def _chart(review: Review) -> Iterator[str]:
    letters = letters_of(review.record.names)
    yield "Expected score after each turn"
    yield plain_chart(letters, [player.expected for player in review.players])
    if len(letters) > 1:
        yield f"{SEVERAL} stands for several players."


def _costliest(review: Review) -> list[str]:
    found = review.costliest()
    if not found:
        return ["Nobody could have chosen better."]
    return [f"The costliest choice{'s' * (len(found) > 1)}", *(_decision(review, each) for each in found)]


def _decision(review: Review, decision: Decision) -> str:
    roll = decision.game.roll
    facts = {
        "rolled": roll_words(roll) if roll else "",
        "chosen": chosen_words(decision),
        "better": better_words(decision),
        "why": reason_words(decision),
    }
    name = review.record.names[decision.player]
    lines = [f"Turn {decision.turn}, {name}: {decision.cost:.2f} points"]
    lines += [_filled(f"  {heading:<{HANGING - 2}}{words}", HANGING) for heading, words in facts.items()]
    return "\n".join(lines)


def _meaning(review: Review) -> Iterator[str]:
    yield "What the numbers mean"
    for part, words in MEANINGS.items():
        yield _filled(f"  {part:<{HANGING - 2}}{words}", HANGING)
    questions = dict.fromkeys(question_words(player.question) for player in review.players)
    for words in questions:
        yield _filled(f"The question is {words}.")
    for sentence in limit_sentences(review):
        yield _filled(sentence)


def _filled(text: str, hanging: int = 0) -> str:
    return textwrap.fill(
        text,
        WIDTH - 1,
        subsequent_indent=" " * hanging,
        break_long_words=False,
        break_on_hyphens=False,
    )
