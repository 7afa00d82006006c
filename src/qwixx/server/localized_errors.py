"""Why something was refused, in the language of the client."""

from qwixx.i18n.languages import ENGLISH
from qwixx.i18n.refusals import refusal_words
from qwixx.rules import QwixxError, Reason


def text_of(error: QwixxError | Reason, language: str) -> str:
    """A sentence from the catalogue of a language; the English one of the error itself names every detail."""
    if language == ENGLISH:
        return error.message
    try:
        return refusal_words(error.code, error.facts, language)
    except (LookupError, OSError):  # a catalogue that is not there yet
        return error.message
