"""Which form of a word a number takes, by the rules of CLDR."""

from collections.abc import Callable


def plural(language: str, number: float) -> str:
    """The category of a number: zero, one, two, few, many or other."""
    size = abs(number)
    return _RULES[language](int(size), size == int(size))


def _english(count: int, whole: bool) -> str:
    return "one" if whole and count == 1 else "other"


def _east_slavic(count: int, whole: bool) -> str:
    if not whole:
        return "other"
    if count % 10 == 1 and count % 100 != 11:
        return "one"
    return "few" if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else "many"


def _polish(count: int, whole: bool) -> str:
    if not whole:
        return "other"
    if count == 1:
        return "one"
    return "few" if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else "many"


def _czech(count: int, whole: bool) -> str:
    if not whole:
        return "many"
    return "one" if count == 1 else "few" if count in (2, 3, 4) else "other"


def _hebrew(count: int, whole: bool) -> str:
    if not whole:
        return "one" if count == 0 else "other"
    return {1: "one", 2: "two"}.get(count, "other")


def _arabic(count: int, whole: bool) -> str:
    if not whole:
        return "other"
    if count < 3:
        return ("zero", "one", "two")[count]
    return "few" if 3 <= count % 100 <= 10 else "many" if count % 100 >= 11 else "other"


_RULES: dict[str, Callable[[int, bool], str]] = {
    "uk": _east_slavic,
    "ru": _east_slavic,
    "pl": _polish,
    "cs": _czech,
    "sk": _czech,
    "he": _hebrew,
    "en": _english,
    "ar": _arabic,
}
