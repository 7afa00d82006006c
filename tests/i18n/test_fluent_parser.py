"""The catalogues are read as Fluent's own implementation reads them."""

import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource

from qwixx.i18n import catalogue
from qwixx.i18n.bidi import without_needless
from qwixx.i18n.catalogue import WordsError, number_text, say
from qwixx.i18n.fluent_parser import Choice, Reference, Value, entries, read_message
from qwixx.i18n.languages import LANGUAGES
from qwixx.i18n.plurals import plural
from tests.i18n.catalogues import FOLDER, messages, variables

NUMBERS = [*range(131), 1000, 1001, 12345, 1234567, -1, -2, -5, 0.5, 1.5, 2.5, 2.675, -0.25, 3.14159]
WORDS = ["red", "yellow", "green", "blue", "1", "x", "proved", "crossed", "gentle", "moved", "Anna", "עברית", "-5", ""]
VALUES = [*NUMBERS[:30], *NUMBERS[-12:], *WORDS]

SOURCE = """\
# a comment
one = first { $a }
    second
      third

two =
    { $n ->
        [1] one
       *[few] { one.of }
    }
    .of = { "of" }
"""


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language])
    for path in (FOLDER / language).iterdir():
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def expected(language: str, message: str, facts: dict[str, str | float]) -> str:
    found = bundle(language)
    pattern = found.get_message(message).value
    assert pattern is not None
    told, errors = found.format_pattern(pattern, facts)
    assert errors == []
    return without_needless(str(told), LANGUAGES[language].is_right_to_left)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_the_same(language: str) -> None:
    written = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / language).iterdir())
    numeric = set(re.findall(r"NUMBER\(\$([\w-]+)", written))
    for name in messages(language):
        shown, asked = variables(language, name)
        for value in VALUES if shown | asked else VALUES[:1]:
            facts: dict[str, str | float] = dict.fromkeys(shown | asked, value)
            if isinstance(value, str):
                facts |= dict.fromkeys(numeric & facts.keys(), 1.25)
            assert say(language, name, **facts) == expected(language, name, facts), (name, value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_and_counted_the_same(language: str) -> None:
    forms = "".join(f"    [{form}] {form}\n" for form in ("zero", "one", "two", "few", "many"))
    source = f"n = {{ $n }}\np = {{ $n ->\n{forms}   *[other] other\n }}\n"
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(source))
    for number in NUMBERS:
        patterns = [found.get_message(name).value for name in "np"]
        shown, category = (found.format_pattern(pattern, {"n": number})[0] for pattern in patterns if pattern)
        assert number_text(language, number) == shown
        assert plural(language, number) == category


def test_a_message_is_read_with_its_lines_and_attributes() -> None:
    one, two = map(read_message, entries(SOURCE).values())
    assert one.text == ("first ", Value("a"), "\nsecond\n  third")
    assert two.text == (Choice("n", {"1": ("one",), "few": (Reference("one", "of"),)}, "few"),)
    assert list(two.attributes) == ["of"]


@pytest.mark.parametrize(
    "source", ["a { -term }", "a { $b", "a { NUMBER($b) }", "a }", "{ $n ->\n    [one] x\n }", "a { }"]
)
def test_what_the_catalogues_do_not_use_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match="not Fluent as it is written here"):
        read_message(source)


def test_what_is_missing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(WordsError, match='no message "nonsense" in "uk"'):
        say("uk", "nonsense")
    with pytest.raises(WordsError, match="lacks 'points'"):
        say("uk", "points")
    with pytest.raises(WordsError, match='no language "tlh"'):
        say("tlh", "points", points=1)
    monkeypatch.setattr(catalogue, "_sources", lambda _: {"a": " { b }"})
    with pytest.raises(WordsError, match='no message "b"'):
        catalogue._told("en", read_message(" x { b }").text, {})
