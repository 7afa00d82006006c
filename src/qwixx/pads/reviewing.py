"""A review as the templates set it: plain values, in the words of a language. It needs what solving needs."""

from typing import Any

from qwixx.analysis.chart import WIDE, score_chart
from qwixx.analysis.explaining import (
    better_words,
    chosen_words,
    limit_sentences,
    question_sentence,
    reason_words,
)
from qwixx.analysis.review import Decision, Review
from qwixx.rules import Roll
from qwixx.rules.colours import COLOURS
from qwixx.words.catalogue import say
from qwixx.words.phrases import capital

PARTS = ("start", "luck", "skill", "others")
FACTS = ("rolled", "chosen", "better")


def review_json(review: Review, language: str) -> dict[str, Any]:
    """The summary, the chart, the costliest choices, and what the numbers mean."""
    over = review.record.final().outcome is not None
    costliest = review.costliest()
    played = bool(review.players[0].moments)
    return {
        "heading": say(language, "review-scores"),
        "about": say(language, "review-scores-about"),
        "columns": [say(language, f"review-{column}") for column in ("player", *PARTS, "final")],
        "scores": [
            [
                name,
                _number(player.start, language),
                *(_signed(points, language) for points in (player.luck, player.skill, player.others)),
                f"{player.final:.0f}" if over else _number(player.final, language),
            ]
            for name, player in zip(review.record.names, review.players, strict=True)
        ],
        "chart-heading": say(language, "review-chart"),
        "chart": score_chart(review, WIDE, heading=False, language=language) if played else None,
        "costliest-heading": say(language, "review-costliest", count=len(costliest)),
        "costliest": [_decision_json(review, decision, language) for decision in costliest],
        "nobody": say(language, "review-nobody-better") if played else "",
        "facts": [say(language, f"review-{fact}") for fact in FACTS],
        "meaning-heading": say(language, "review-meaning"),
        "meanings": [[say(language, f"review-{part}"), say(language, f"review-{part}-about")] for part in PARTS],
        "limits": _limits(review, language),
    }


def _decision_json(review: Review, decision: Decision, language: str) -> dict[str, Any]:
    name = review.record.names[decision.player]
    return {
        "where": say(language, "review-decision", turn=decision.turn, name=name),
        "cost": _signed(-decision.cost, language),
        "rolled": _roll_json(decision.game.roll) if decision.game.roll else [],
        "chosen": capital(chosen_words(decision, language)),
        "better": capital(better_words(decision, language)),
        "why": reason_words(decision, language),
    }


def _roll_json(roll: Roll) -> list[tuple[str | None, int]]:
    """Each die: its colour, or nothing for a white one, and what it shows."""
    coloured = [(colour.word, face) for colour in COLOURS if (face := roll.coloured[colour])]
    return [*((None, face) for face in roll.white), *coloured]


def _limits(review: Review, language: str) -> list[str]:
    questions = dict.fromkeys(question_sentence(player.question, language) for player in review.players)
    return [*questions, *limit_sentences(review, language)]


def _number(value: float, language: str) -> str:
    return say(language, "pad-number", number=value)


def _signed(points: float, language: str) -> str:
    """Points won or lost: `+1.20`, `-0.35`, `0.00`, with a sign as wide as the other."""
    rounded = round(points, 2)
    sign = "" if rounded == 0 else "+" if rounded > 0 else "\N{MINUS SIGN}"
    return sign + _number(abs(rounded), language)
