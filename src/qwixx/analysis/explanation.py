"""What the numbers of a review mean, in words for its reader."""

from qwixx.analysis.breakdown import Decision, Moment
from qwixx.analysis.caveats import Limit, limit_words
from qwixx.analysis.comparison import weighed_decision, weighed_words
from qwixx.analysis.judge import Measure
from qwixx.analysis.review import Review
from qwixx.i18n.announcements import ending_words, winner_words
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH
from qwixx.i18n.phrases import cell_words, listing
from qwixx.rules import Choice, Phase, Variant
from qwixx.solve.question import Question
from qwixx.solve.turn_values import Option


def question_sentence(question: Question, language: str = ENGLISH) -> str:
    """What was asked, as a sentence by itself."""
    if question.players == 1:
        return say(language, "review-question-solo")
    return say(language, "review-question-paced", others=question.players - 1)


def meaning_sentences(review: Review, language: str = ENGLISH) -> list[str]:
    """What was asked, where the chances come from, and what the review leaves out; each thing once."""
    told = [say(language, "chances-about")] if Measure.CHANCES in review.measures else []
    told += [
        question_sentence(question, language) for question in dict.fromkeys(each.question for each in review.players)
    ]
    return [*told, *limit_sentences(review, language)]


def limit_sentences(review: Review, language: str = ENGLISH) -> list[str]:
    """What the review leaves out, each thing once."""
    game = review.record.beginning()
    found = dict.fromkeys(limit for player in review.players for limit in player.limits)
    told = {limit: limit_words(limit, game, language) for limit in found}
    if Limit.OTHERS in told:
        told[Limit.OTHERS] += f" {say(language, 'review-earlier-ends')}"
    return list(told.values())


def result_words(review: Review, names: tuple[str, ...], language: str = ENGLISH) -> str:
    """How the game ended, and who won."""
    game = review.record.final()
    if game.outcome is None:
        return say(language, "review-unfinished" if review.record.actions else "review-not-begun")
    ending = ending_words(game, names, game.outcome, language)
    return f"{ending} {winner_words(game, names, game.outcome, language)}"


def moment_words(variant: Variant, moment: Moment, language: str = ENGLISH) -> str:
    """What a player crossed in a turn."""
    if moment.penalised:
        return say(language, "review-penalty")
    crossed = [cell_words(variant, choice.row, choice.number, language) for choice in moment.choices if choice]
    if crossed:
        return listing(crossed, language=language)
    return say(language, "review-nothing" if moment.choices else "review-not-chosen")


def chosen_words(decision: Decision, language: str = ENGLISH) -> str:
    """What was chosen, and in which action: `red 5 in action 1`."""
    told = _actions_words(decision, decision.chosen.choices[:1], language)
    if decision.game.phase is not Phase.COLOUR:
        return told
    return _with_penalty(decision, decision.chosen, told, language)


def better_words(decision: Decision, language: str = ENGLISH) -> str:
    """What would have been better, in both actions where both were still to come."""
    choices = decision.best.choices
    neither = choices == (None, None)
    told = say(language, "review-nothing-either") if neither else _actions_words(decision, choices, language)
    return _with_penalty(decision, decision.best, told, language)


def _actions_words(decision: Decision, choices: tuple[Choice, ...], language: str) -> str:
    variant, first = decision.game.variant, 2 if decision.game.phase is Phase.COLOUR else 1
    told = [
        cell_words(variant, choice.row, choice.number, language) if choice else say(language, "review-nothing")
        for choice in choices
    ]
    acted = [
        say(language, "review-in-action", choice=words, action=action) for action, words in enumerate(told, start=first)
    ]
    return listing(acted, language=language)


def _with_penalty(decision: Decision, option: Option, choice: str, language: str) -> str:
    before = decision.game.sheet(decision.player).penalties
    return say(language, "review-with-penalty", choice=choice) if option.sheet.penalties > before else choice


def reason_words(decision: Decision, language: str = ENGLISH) -> str:
    """The sentence on why that was better."""
    better, other = (weighed_decision(decision, option) for option in (decision.best, decision.chosen))
    return weighed_words(decision.game.variant, better, other, language)
