"""A review as JSON (`docs/analysis.md`). Players and seats are counted from 0, turns from 1."""

from typing import Any

from qwixx.analysis.explaining import reason_words
from qwixx.analysis.review import Decision, Moment, PlayerReview, Review
from qwixx.referee.values import choice_json, outcome_json, roll_json
from qwixx.rules import Choice, Game, Phase, Variant, format_choice
from qwixx.solve.turn import Option
from qwixx.words.language import ENGLISH

Facts = dict[str, Any]


def review_json(review: Review, language: str = ENGLISH) -> Facts:
    """All that a review knows, its sentences in a language."""
    record = review.record
    outcome = record.final().outcome
    return {
        "variant": record.variant.name,
        "date": record.date,
        "turns": len(review.players[0].moments),
        "outcome": outcome_json(outcome) if outcome else None,
        "players": [
            _player_json(record.variant, name, player)
            for name, player in zip(record.names, review.players, strict=True)
        ],
        "costliest": [_decision_json(decision, language) for decision in review.costliest()],
    }


def _player_json(variant: Variant, name: str, player: PlayerReview) -> Facts:
    lucky = player.question.lucky
    return {
        "name": name,
        "question": str(player.question),
        "lucky": list(lucky) if lucky else None,
        "limits": [limit.value for limit in player.limits],
        "start": player.start,
        "luck": player.luck,
        "skill": player.skill,
        "others": player.others,
        "final": player.final,
        "moments": [_moment_json(variant, moment) for moment in player.moments],
    }


def _moment_json(variant: Variant, moment: Moment) -> Facts:
    return {
        "turn": moment.turn,
        "roll": roll_json(moment.roll),
        "active": moment.active,
        "notation": _notation(variant, moment.choices),
        "penalty": moment.penalised,
        "before": moment.before,
        "luck": moment.luck,
        "skill": moment.skill,
        "others": moment.others,
        "after": moment.after,
    }


def _decision_json(decision: Decision, language: str) -> Facts:
    roll = decision.game.roll
    return {
        "turn": decision.turn,
        "player": decision.player,
        "phase": decision.game.phase.value,
        "position": str(decision.game),
        "roll": roll_json(roll) if roll else None,
        "chosen": option_json(decision.game, decision.chosen),
        "best": option_json(decision.game, decision.best),
        "cost": decision.cost,
        "why": reason_words(decision, language),
    }


def option_json(game: Game, option: Option) -> Facts:
    """What somebody may do with a roll, by action and in notation, and what it is worth."""
    return {
        **{action: choice_json(choice) for action, choice in by_action(game, option).items()},
        "notation": _notation(game.variant, option.choices),
        "expected_score": option.value,
    }


def by_action(game: Game, option: Option) -> dict[str, Choice]:
    """The choices of an option by the action that they belong to."""
    actions = ("white", "colour") if game.phase is Phase.WHITE else ("colour",)
    return dict(zip(actions, option.choices, strict=False))


def _notation(variant: Variant, choices: tuple[Choice, ...]) -> str:
    return " ".join(format_choice(variant, choice) for choice in choices)
