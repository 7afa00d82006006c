"""The questions of the plain game before it begins: what the flags leave open."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import listing
from qwixx.local import Guest
from qwixx.local.bot_guests import bot_guest, installed_levels, read_levels
from qwixx.match.settings import HANDLED
from qwixx.rules import QwixxError, Variant, variant_names
from qwixx.rules.key_value_lines import whole
from qwixx.rules.variant import MAX_PLAYERS
from qwixx.terminal.prompts import Prompts, TakenBackError
from qwixx.terminal.start_options import (
    VIRTUAL,
    FindVariant,
    Flags,
    StartOptions,
    check_guests,
    playable,
    read_dice,
    read_name,
    start_options,
)

Answer = TypeVar("Answer")


def settle(prompts: Prompts, flags: Flags, find_variant: FindVariant) -> StartOptions:
    """Settle a new game, asking for what the flags leave open."""
    found = start_options(flags, find_variant, prompts.language)
    if flags.has_players:
        return found
    sheet = found.sheet or _ask_sheet(prompts, find_variant)
    guests = _ask_guests(prompts)
    if flags.dice is None and flags.seed is None:
        question = say(prompts.language, "plain-ask-dice")
        dice, mixes_words = _until_right(prompts, question, lambda text: read_dice(text.lower() or VIRTUAL))
        found = replace(found, dice=dice, mixes_words=mixes_words)
    check_guests(guests, sheet)
    return replace(found, sheet=sheet, guests=tuple(guests))


def _ask_sheet(prompts: Prompts, find_variant: FindVariant) -> Variant:
    names = listing(variant_names(HANDLED), "or", prompts.language)
    question = say(prompts.language, "plain-ask-variant", names=names, usual="classic")
    return _until_right(prompts, question, lambda text: playable(find_variant(text or "classic")))


def _ask_guests(prompts: Prompts) -> list[Guest]:
    """Who plays: people first, then bots."""
    question = say(prompts.language, "plain-ask-people", first=1, last=MAX_PLAYERS)
    people = _until_right(prompts, question, lambda text: whole(text or "1", 0, MAX_PLAYERS))
    names: tuple[str, ...] = ()
    for number in range(1, people + 1):
        names = (*names, _ask_name(prompts, number, names))
    guests = [Guest(name) for name in names]
    for level in _ask_levels(prompts, people):
        guests.append(bot_guest(level, guests, prompts.language))
    return guests


def _ask_name(prompts: Prompts, number: int, taken: tuple[str, ...]) -> str:
    default = say(prompts.language, "player-number", number=number)
    question = say(prompts.language, "plain-ask-name", number=number, usual=default)
    return _until_right(prompts, question, lambda text: read_name(text or default, taken), free=True)


def _ask_levels(prompts: Prompts, people: int) -> tuple[str, ...]:
    low, high = (0 if people else 1), MAX_PLAYERS - people
    if high == 0:
        return ()
    default = {0: "gentle,steady", 1: "gentle"}.get(people, "")
    levels = listing(installed_levels(), "or", prompts.language)
    usual = default or say(prompts.language, "plain-nobody")
    question = say(prompts.language, "plain-ask-bots", first=low, last=high, levels=levels, usual=usual)
    return _until_right(prompts, question, lambda text: read_levels(text or default or "0", low, high))


def _until_right(prompts: Prompts, question: str, read: Callable[[str], Answer], free: bool = False) -> Answer:
    """Ask until the answer can be read."""
    while True:
        try:
            return read(prompts.ask_freely(question) if free else prompts.ask(question))
        except TakenBackError:
            prompts.tell("plain-no-back")
        except QwixxError as error:
            prompts.complain(error)
        except (OSError, UnicodeDecodeError) as error:
            prompts.say(f"{error}.")
