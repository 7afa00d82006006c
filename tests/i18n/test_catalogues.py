"""All languages say the same, correctly: the same messages, the same facts, no gaps, no strangers."""

import re
import unicodedata
from itertools import chain, cycle

import pytest
from fluent.syntax import ast

from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import LANGUAGES
from tests.i18n.catalogues import CODES, FOLDER, SUBJECTS, look, messages, pattern, resource, texts, variables

OTHERS = [code for code in CODES if code != "en"]
NAMES = {
    "X",
    "Qwixx",
    "qwixx",
    "Longo",
    "Mixx",
    "Double",
    "Bonus",
    "Big",
    "Points",
    "Connected",
    "Steps",
    "Chain",
    "Change",
    "A",
    "B",
    "JSON",
    "PDF",
    "PostgreSQL",
    "Enter",
    "Ctrl",
    "C",
    "Ray",
    "Parquet",
    "SHA",
    "metrics",
}
"""What stays in Latin letters everywhere."""
FORBIDDEN = re.compile(r"\b(the|and|of|is|with|not|row|cell|dice|cross|lock|table|player|game)\b", re.IGNORECASE)
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
QUOTES = {
    "en": f"“”{APOSTROPHE}",
    "uk": f"«»{APOSTROPHE}",
    "ru": "«»",
    "pl": "„”",
    "cs": "„“",
    "sk": "„“",
    "he": '"',
    "ar": "«»",
}
SENTENCES = ("reasons", "refusals")
NUMBERS = [0, 1, 2, 3, 4, 5, 10, 11, 12, 21, 22, 25, 100, 101, 102, 103, 111]
COUNTED = ("points", "made", "total", "penalties", "needs", "crosses", "seconds", "count", "turns", "others", "locking")
GLOSSARY = {
    "uk": "ряд закресл хрестик замок замка завершит пропуск ведучий гравець кубик біл аркуш бал дія щасливе",
    "ru": "ряд зачёркива крестик замок закры штраф ведущий игрок кубик бел лист очк действие счастливое",
    "pl": "rząd skreśl krzyżyk kłódk zamk nietrafi aktywny gracz kostk biał kart punkt akcj szczęśliw",
    "cs": "řad zakřížk křížek zámek uzam chybný aktivní hráč kostk bíl kart bod akc šťastné",
    "sk": "rad zakríž krížik zámok uzam chybný aktívny hráč kock biel kart bod akci šťastné",
    "he": "שורה סימון מנעול נעל קנס השחקן בתורו קובייה לבנ דף רישום נקודות פעולה מזל",
    "en": "row cross lock penalty active player dice white sheet point action lucky",
    "ar": "سطر علامة قفل إغلاق غرام اللاعب الفعال مكعب أبيض لوح نقاط خطوة الحظ",
}


@pytest.mark.parametrize("language", CODES)
def test_every_language_has_the_same_subjects(language: str) -> None:
    assert sorted(path.name for path in (FOLDER / language).iterdir()) == [f"{subject}.ftl" for subject in SUBJECTS]


@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize("language", CODES)
def test_every_subject_has_the_same_messages_in_the_same_order(language: str, subject: str) -> None:
    body, english = resource(language, subject).body, resource("en", subject).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert _ids(body) == _ids(english)


def _ids(body: list[ast.EntryType]) -> list[str]:
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def test_every_message_stands_in_one_place() -> None:
    found = [name for subject in SUBJECTS for name in _ids(resource("en", subject).body)]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_tells_the_same_facts(language: str) -> None:
    for name in messages("en"):
        shown, asked = variables(language, name)
        english_shown, english_asked = variables("en", name)
        assert shown | asked >= english_shown, name
        assert shown | asked <= english_shown | english_asked | {"count"}, name


@pytest.mark.parametrize("language", CODES)
def test_every_reference_leads_somewhere(language: str) -> None:
    for name, message in messages(language).items():
        for reference, attribute in look(message).references:
            assert reference in messages(language), name
            assert pattern(language, reference, attribute) is not None, f"{name}: {reference}.{attribute}"


@pytest.mark.parametrize("language", CODES)
def test_every_form_of_a_word_is_used(language: str) -> None:
    used = set(chain.from_iterable(look(message).references for message in messages(language).values()))
    forms = {(name, form.id.name) for name, message in messages(language).items() for form in message.attributes}
    assert forms <= used


@pytest.mark.parametrize("language", CODES)
def test_every_message_can_be_said_with_any_number_and_colour(language: str) -> None:
    for name in messages(language):
        shown, asked = variables(language, name)
        for number, colour in zip(NUMBERS, cycle(("red", "yellow", "green", "blue", "1"))):
            facts: dict[str, str | float] = dict.fromkeys(shown | asked | {"count"}, "x")
            facts |= {"colour": colour, "row": colour, "number": 5, "place": number % 2, "line": number, "gain": 2.5}
            facts |= dict.fromkeys(COUNTED, number)
            assert say(language, name, **facts).strip(), name


@pytest.mark.parametrize("language", CODES)
def test_all_plurals_of_a_language_end_in_a_form_for_the_rest(language: str) -> None:
    """A category that the language does not have would never be said."""
    categories = {"he": {"one", "two", "other"}, "en": {"one", "other"}}.get(language, {"one", "few", "many", "other"})
    if language == "ar":
        categories = {"zero", "one", "two", "few", "many", "other"}
    for name, keys in _keys(language):
        words = {key for key in keys if not key.isdigit()}
        if words & {"zero", "one", "two", "few", "many"}:
            assert words <= categories, name


def _keys(language: str) -> list[tuple[str, list[str]]]:
    found = []
    for name, message in messages(language).items():
        pending: list[ast.BaseNode] = [message]
        while pending:
            node = pending.pop()
            for child in vars(node).values():
                nodes = child if isinstance(child, list) else [child]
                pending += [each for each in nodes if isinstance(each, ast.BaseNode)]
            if isinstance(node, ast.SelectExpression):
                found.append((name, [_key(variant.key) for variant in node.variants]))
    return found


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


@pytest.mark.parametrize("language", ["uk", "ru", "he", "ar"])
def test_only_names_are_in_latin_letters(language: str) -> None:
    for name, text in texts(language):
        assert set(re.findall(r"[A-Za-z]+", text)) <= NAMES, name


@pytest.mark.parametrize("language", ["pl", "cs", "sk"])
def test_no_english_is_left_over(language: str) -> None:
    for name, text in texts(language):
        assert not FORBIDDEN.search(text), name


@pytest.mark.parametrize("language", ["he", "ar"])
def test_letters_are_those_of_the_language(language: str) -> None:
    script = {"he": "HEBREW", "ar": "ARABIC"}[language]
    for name, text in texts(language):
        letters = [letter for letter in text if letter.isalpha() and not letter.isascii()]
        assert all(unicodedata.name(letter).startswith(script) for letter in letters), name


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_no_letter_of_the_other_east_slavic_language_slipped_in(language: str) -> None:
    strangers = {"uk": "ыэёъ", "ru": "іїєґ"}[language]
    for name, text in texts(language):
        assert not set(text.lower()) & set(strangers), name


@pytest.mark.parametrize("language", CODES)
def test_quotes_are_those_of_the_language(language: str) -> None:
    others = {*"“”„‟«»\"'", APOSTROPHE} - set(QUOTES[language])
    for name, text in texts(language):
        assert not set(text) & others, name


def test_arabic_has_its_own_punctuation() -> None:
    for name, text in texts("ar"):
        assert not set(text) & set(",;?"), name


@pytest.mark.parametrize("language", CODES)
def test_spaces_are_single(language: str) -> None:
    for name, text in texts(language):
        assert "  " not in text, name
        assert not re.search(r" [.,;:!?،؛؟]", text), name


@pytest.mark.parametrize("subject", SENTENCES)
@pytest.mark.parametrize("language", CODES)
def test_sentences_end(language: str, subject: str) -> None:
    for entry in resource(language, subject).body:
        if isinstance(entry, ast.Message):
            facts: dict[str, str | float] = dict.fromkeys(variables(language, entry.id.name)[0], 1)
            facts |= {"colour": "red", "row": "red", "place": 0}
            facts |= dict.fromkeys(set(variables(language, entry.id.name)[1]) - set(facts), 1)
            assert say(language, entry.id.name, **facts).rstrip('”“»"')[-1] in ".?!؟", entry.id.name


@pytest.mark.parametrize("language", CODES)
def test_the_words_of_the_glossary_are_used(language: str) -> None:
    everything = " ".join(text for _, text in texts(language)).lower()
    assert [word for word in GLOSSARY[language].split() if word.lower() not in everything] == []


@pytest.mark.parametrize("language", CODES)
def test_each_language_calls_itself_by_its_name(language: str) -> None:
    assert say(language, "language-name") == LANGUAGES[language].name
