"""A review as the templates set it: plain values, in the words of a language. It needs what solving needs."""

from typing import Any

from qwixx.analysis.breakdown import Decision
from qwixx.analysis.explanation import better_words, chosen_words, meaning_sentences, reason_words
from qwixx.analysis.figures import HEADINGS, PARTS, amount, change, final_amount
from qwixx.analysis.judge import Measure
from qwixx.analysis.review import Review
from qwixx.analysis.svg_chart import WIDE, review_chart
from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import capital
from qwixx.rules import Roll
from qwixx.rules.colours import COLOURS

FACTS = ("rolled", "chosen", "better")


def review_json(review: Review, language: str) -> dict[str, Any]:
    """What there is to tell of chances and of points, and what the numbers mean."""
    return {
        "columns": [say(language, f"review-{column}") for column in ("player", *PARTS)],
        "facts": [say(language, f"review-{fact}") for fact in FACTS],
        "measures": [_measure_json(review, measure, language) for measure in review.measures],
        "meaning-heading": say(language, "review-meaning"),
        "meanings": [[say(language, f"review-{part}"), say(language, f"review-{part}-about")] for part in PARTS[:-1]],
        "limits": meaning_sentences(review, language),
    }


def _measure_json(review: Review, measure: Measure, language: str) -> dict[str, Any]:
    """The summary, the chart and the costliest choices."""
    headings, costliest = HEADINGS[measure], review.costliest(measure)
    chart = review_chart(review, measure, WIDE, heading=False, language=language) if review.turns else None
    return {
        "heading": say(language, headings.scores),
        "about": say(language, headings.scores_about),
        "scores": [_scores_json(review, measure, player, language) for player in range(len(review.players))],
        "chart-heading": say(language, headings.chart),
        "chart": chart,
        "costliest-heading": say(language, headings.costliest, count=len(costliest)),
        "costliest": [_decision_json(review, measure, decision, language) for decision in costliest],
        "nobody": say(language, "review-nobody-better") if review.turns else "",
    }


def _scores_json(review: Review, measure: Measure, player: int, language: str) -> list[str]:
    account, over = review.players[player].account(measure), review.record.final().outcome is not None
    numbers = [
        amount(measure, account.start, language),
        *(change(measure, part, language) for part in (account.luck, account.skill, account.others)),
        final_amount(measure, account.final, over, language),
    ]
    return [review.record.names[player], *map(_printed, numbers)]


def _decision_json(review: Review, measure: Measure, decision: Decision, language: str) -> dict[str, Any]:
    name = review.record.names[decision.player]
    return {
        "where": say(language, "review-decision", turn=decision.turn, name=name),
        "cost": _printed(change(measure, -decision.cost, language)),
        "rolled": _roll_json(decision.game.roll) if decision.game.roll else [],
        "chosen": capital(chosen_words(decision, language)),
        "better": capital(better_words(decision, language)),
        "why": reason_words(decision, language),
    }


def _roll_json(roll: Roll) -> list[tuple[str | None, int]]:
    """Each die: its colour, or nothing for a white one, and what it shows."""
    coloured = [(colour.word, face) for colour in COLOURS if (face := roll.coloured[colour])]
    return [*((None, face) for face in roll.white), *coloured]


def _printed(number: str) -> str:
    """A number with a minus sign as wide as the plus."""
    return number.replace("-", "\N{MINUS SIGN}")
