"""Why something cannot be done, in the language of the user."""

from qwixx.i18n.catalogue import WordsError, has_message, say
from qwixx.i18n.languages import ENGLISH
from qwixx.rules import QwixxError, Reason
from qwixx.rules.facts import Facts


def reason_words(reason: Reason, language: str = ENGLISH) -> str:
    """Why a cell may not be crossed."""
    return say(language, f"reason-{reason.code}", **reason.facts)


def error_words(error: QwixxError, language: str = ENGLISH) -> str:
    """Why a request was refused."""
    return refusal_words(error.code, error.facts, language)


def told_error(error: QwixxError, language: str = ENGLISH) -> str:
    """Why something cannot be done. In English it is the message of the error itself, which has most detail.

    So have all languages where that speaks to those who write programs, and there is no other.
    """
    return error.message if language == ENGLISH or _message(error.code) is None else error_words(error, language)


def refusal_words(code: str, facts: Facts, language: str = ENGLISH) -> str:
    """The sentence for a code. Codes that are meant for programs share one; so do those without their facts."""
    found = _message(code)
    if found:
        try:
            return say(language, found, **facts)
        except WordsError:
            pass
    return say(language, "refusal-other")


def _message(code: str) -> str | None:
    return next((message for message in (f"reason-{code}", f"refusal-{code}") if has_message(message)), None)
