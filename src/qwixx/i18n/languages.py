"""The eight languages, and which of them a user wants."""

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from qwixx.rules import IllegalError


class Language(NamedTuple):
    """A language that has a catalogue."""

    code: str
    name: str
    """In the language itself, such as `čeština`."""
    direction: Literal["ltr", "rtl"] = "ltr"
    decimal: str = ","
    """What stands before the decimals of a number."""
    group: str = "\N{NO-BREAK SPACE}"
    """What stands between the thousands of a number."""

    @property
    def is_right_to_left(self) -> bool:
        """Whether it is written from right to left."""
        return self.direction == "rtl"


LANGUAGES = {
    language.code: language
    for language in (
        Language("uk", "Українська"),
        Language("ru", "Русский"),
        Language("pl", "Polski"),
        Language("cs", "Čeština"),
        Language("sk", "Slovenčina"),
        Language("he", "עברית", "rtl", ".", ","),
        Language("en", "English", "ltr", ".", ","),
        Language("ar", "العربية", "rtl", ".", ","),
    )
}
ENGLISH = "en"
FORMER = {"iw": "he"}
"""Codes that a language had before."""
MAX_HEADER = 1000
"""How much of a header is read: more is not a person's wish."""
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that give a language, the most specific first."""


def matching(tag: str) -> Language | None:
    """The language that a tag such as `uk`, `uk-UA` or `uk_UA.UTF-8` asks for, if it is one of the eight."""
    primary = tag.strip().replace("_", "-").split(".")[0].split("@")[0].split("-")[0].lower()
    return LANGUAGES.get(FORMER.get(primary, primary))


def find_language(tag: str) -> Language:
    """The language that a tag asks for, or a refusal that names those there are."""
    found = matching(tag)
    if found is None:
        raise IllegalError("language", f'there is no language "{tag}"; there are {", ".join(LANGUAGES)}')
    return found


def wanted(tags: Iterable[str]) -> Language:
    """The first of these languages that is one of the eight, else English."""
    return next(filter(None, map(matching, tags)), LANGUAGES[ENGLISH])


def from_header(header: str) -> Language:
    """The language for an `Accept-Language` header; what cannot be read in it is no wish."""
    wishes = [_weighed(part) for part in header[:MAX_HEADER].split(",")]
    liked = sorted((wish for wish in wishes if wish[0] > 0), key=lambda wish: -wish[0])
    return wanted(tag for _, tag in liked)


def from_environment(environment: Mapping[str, str]) -> Language:
    """The language of a terminal, by the variables that say it."""
    found = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return wanted(found.split(":"))


def _weighed(part: str) -> tuple[float, str]:
    """How much a language of a header is wanted, from 0 to 1, and its tag."""
    tag, _, parameter = part.partition(";")
    name, _, value = parameter.partition("=")
    if name.strip().lower() != "q":
        return 1.0, tag
    try:
        weight = float(value)
    except ValueError:
        return 0.0, tag
    return (weight if 0 <= weight <= 1 else 0.0), tag
