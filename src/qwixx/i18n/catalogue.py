"""The messages of each language: indexed when the language is first used, parsed when first formatted."""

from collections.abc import Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from functools import cache
from importlib.resources import files

from qwixx.i18n.bidi import FIRST, LAST, without_needless
from qwixx.i18n.fluent_parser import (
    Choice,
    Literal,
    Message,
    Pattern,
    Placeable,
    Reference,
    Value,
    entries,
    read_message,
)
from qwixx.i18n.languages import ENGLISH, LANGUAGES
from qwixx.i18n.plurals import plural

Fact = str | float
DECIMALS = 3
"""The most decimals of a number for which the message asks none."""


class WordsError(LookupError):
    """A message that does not exist, or a fact that it needs and did not get."""


def say(language: str, message: str, **facts: Fact) -> str:
    """A message in a language, with the facts put in."""
    try:
        told = _told(language, _message(language, message).text, facts)
    except KeyError as error:
        raise WordsError(f'the message "{message}" in "{language}" lacks {error}') from error
    return without_needless(told, LANGUAGES[language].is_right_to_left)


def has_message(message: str) -> bool:
    """Whether there is such a message; all languages have the same."""
    return message in _sources(ENGLISH)


def _told(language: str, pattern: Pattern, facts: Mapping[str, Fact]) -> str:
    """A text with everything put in, and isolated: what is put in must not mix with what stands around it."""
    parts = [part if isinstance(part, str) else _put_in(language, part, facts) for part in pattern]
    if len(parts) == 1:
        return parts[0]
    return "".join(
        told if isinstance(part, str | Literal) else f"{FIRST}{told}{LAST}"
        for part, told in zip(pattern, parts, strict=True)
    )


def _put_in(language: str, part: Placeable, facts: Mapping[str, Fact]) -> str:
    match part:
        case Literal(text):
            return text
        case Reference(name, attribute):
            message = _message(language, name)
            return _told(language, message.attributes[attribute] if attribute else message.text, facts)
        case Choice(name, variants, rest):
            return _told(language, variants[_chosen(language, facts[name], part) or rest], facts)
        case Value(name, decimals):
            fact = facts[name]
            return fact if isinstance(fact, str) else number_text(language, fact, decimals)


def _chosen(language: str, fact: Fact, choice: Choice) -> str | None:
    """The first variant that fits: the word or the number itself, or the category of the number."""
    names = (fact,) if isinstance(fact, str) else (f"{fact:g}", plural(language, fact))
    return next((key for key in choice.variants if key in names), None)


def number_text(language: str, number: float, decimals: int | None = None) -> str:
    """A number with so many decimals, or as many as it has."""
    most = DECIMALS if decimals is None else decimals
    exact = Decimal(str(number)).quantize(Decimal(1).scaleb(-most), ROUND_HALF_EVEN)
    shown = f"{exact:,f}"
    if decimals is None and "." in shown:
        shown = shown.rstrip("0").rstrip(".")
    spoken = LANGUAGES[language]
    marks = {",": spoken.group, ".": spoken.decimal}
    return "".join(marks.get(character, character) for character in shown)


@cache
def _message(language: str, name: str) -> Message:
    try:
        return read_message(_sources(language)[name])
    except KeyError as error:
        raise WordsError(f'there is no message "{name}" in "{language}"') from error


@cache
def _sources(language: str) -> dict[str, str]:
    """The messages of a language, not read yet."""
    if language not in LANGUAGES:
        raise WordsError(f'there is no language "{language}"')
    found: dict[str, str] = {}
    for entry in files(__package__).joinpath("catalogues", language).iterdir():
        found |= entries(entry.read_text(encoding="utf-8"))
    return found
