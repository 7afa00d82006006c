"""The messages of each language, read from its Fluent files the first time that it is spoken."""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from qwixx.words.isolation import without_needless
from qwixx.words.language import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class WordsError(LookupError):
    """A message that is not there, or that lacks something which it speaks of."""


def say(language: str, message: str, **facts: str | float) -> str:
    """A message in a language, with the facts put in."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value if bundle.has_message(message) else None
    if pattern is None:
        raise WordsError(f'there is no message "{message}" in "{language}"')
    told, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise WordsError(f'the message "{message}" in "{language}": {errors[0]}') from errors[0]
    return without_needless(str(told), LANGUAGES[language].is_right_to_left)


def has_message(message: str) -> bool:
    """Whether there is such a message; all languages have the same."""
    return _bundle(ENGLISH).has_message(message)


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 (commands that say nothing start sooner)

    if language not in LANGUAGES:
        raise WordsError(f'there is no language "{language}"')
    bundle = FluentBundle([language])
    for entry in files(__package__).joinpath("catalogues", language).iterdir():
        bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle
