"""Advice and reviews as JSON (`docs/play/analysis.md`). Players and seats are counted from 0, turns from 1."""

from typing import Any

from qwixx.analysis.advice import Advice
from qwixx.analysis.breakdown import Account, Decision, Moment
from qwixx.analysis.comparison import Weighed, weighed_decision
from qwixx.analysis.explanation import reason_words
from qwixx.analysis.figures import PARTS
from qwixx.analysis.judge import Measure
from qwixx.analysis.review import PlayerReview, Review
from qwixx.codec.values import choice_json, outcome_json, roll_json
from qwixx.i18n.languages import ENGLISH
from qwixx.rules import Choice, Game, Phase, Variant, format_choice
from qwixx.solve.turn_values import Option

Facts = dict[str, Any]


def review_json(review: Review, language: str = ENGLISH) -> Facts:
    """All that a review knows, its sentences in a language."""
    record = review.record
    outcome = record.final().outcome
    return {
        "variant": record.variant.name,
        "date": record.date,
        "turns": review.turns,
        "outcome": outcome_json(outcome) if outcome else None,
        "players": [
            _player_json(record.variant, name, player)
            for name, player in zip(record.names, review.players, strict=True)
        ],
        "costliest": _costliest_json(review, Measure.POINTS, language),
        "costliest_chances": _costliest_json(review, Measure.CHANCES, language),
    }


def options_json(game: Game, advice: Advice) -> list[Facts]:
    """What a player is advised, each choice with its points and its chance to win, and what it costs in both."""
    return [
        {**option_json(game, weighed), "cost": advice.cost(weighed), "chance_cost": advice.chance_cost(weighed)}
        for weighed in advice.options
    ]


def _costliest_json(review: Review, measure: Measure, language: str) -> list[Facts] | None:
    if measure not in review.measures:
        return None
    return [_decision_json(decision, language) for decision in review.costliest(measure)]


def _player_json(variant: Variant, name: str, player: PlayerReview) -> Facts:
    lucky, points = player.question.lucky, player.accounts.get(Measure.POINTS)
    return {
        "name": name,
        "question": str(player.question),
        "lucky": list(lucky) if lucky else None,
        "limits": [limit.value for limit in player.limits],
        **_account_json(points),
        "moments": [
            {**_turn_json(variant, moment), **_moment_json(moment if points else None)} for moment in player.moments
        ],
        "chances": player.chances and _chances_json(player.chances),
    }


def _chances_json(account: Account) -> Facts:
    return {**_account_json(account), "moments": [_moment_json(moment) for moment in account.moments]}


def _account_json(account: Account | None) -> Facts:
    return {part: account and getattr(account, part) for part in PARTS}


def _turn_json(variant: Variant, moment: Moment) -> Facts:
    return {
        "turn": moment.turn,
        "roll": roll_json(moment.roll),
        "active": moment.active,
        "notation": _notation(variant, moment.choices),
        "penalty": moment.penalised,
    }


def _moment_json(moment: Moment | None) -> Facts:
    return {part: moment and getattr(moment, part) for part in ("before", "luck", "skill", "others", "after")}


def _decision_json(decision: Decision, language: str) -> Facts:
    roll = decision.game.roll
    return {
        "turn": decision.turn,
        "player": decision.player,
        "phase": decision.game.phase.value,
        "position": str(decision.game),
        "roll": roll_json(roll) if roll else None,
        "chosen": option_json(decision.game, weighed_decision(decision, decision.chosen)),
        "best": option_json(decision.game, weighed_decision(decision, decision.best)),
        "cost": decision.cost,
        "why": reason_words(decision, language),
    }


def option_json(game: Game, weighed: Weighed) -> Facts:
    """What a player may do with a roll, by action and in notation, and what it is worth."""
    return {
        **{action: choice_json(choice) for action, choice in by_action(game, weighed.option).items()},
        "notation": _notation(game.variant, weighed.option.choices),
        "expected_score": weighed.points,
        "chance": weighed.chance,
    }


def by_action(game: Game, option: Option) -> dict[str, Choice]:
    """The choices of an option by the action that they belong to."""
    actions = ("white", "colour") if game.phase is Phase.WHITE else ("colour",)
    return dict(zip(actions, option.choices, strict=False))


def _notation(variant: Variant, choices: tuple[Choice, ...]) -> str:
    return " ".join(format_choice(variant, choice) for choice in choices)
