"""The dice that a game is played with: new ones, or those of a saved game once more."""

import hashlib
import secrets
from collections.abc import Sequence

from qwixx.dice import Chain, Dice, FairDice, SeededDice, TypedDice, check_dice
from qwixx.dice.fair import TABLE, fact_key
from qwixx.dice.verification import revealed_chains
from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import commas
from qwixx.rules import Game, IllegalError, Record
from qwixx.rules.setup import STARTING_THROW
from qwixx.terminal.prompts import Desk, TakenBackError

VIRTUAL, REAL, FAIR = "virtual", "real", "fair"
KINDS = (VIRTUAL, REAL, FAIR)
SEED_BITS = 64


def new_dice(desk: Desk, kind: str, seed: int | None, names: Sequence[str], people: Sequence[int]) -> Dice:
    """Dice for a new game."""
    if kind == REAL:
        return TypedDice(_RealDice(desk))
    if kind == FAIR:
        return _fair_dice(desk, names, people)
    return SeededDice(secrets.randbits(SEED_BITS) if seed is None else seed)


def same_dice(desk: Desk, record: Record) -> Dice:
    """The dice of a saved game, which go on as they would have; only if they gave its rolls so far."""
    check_dice(record)
    facts = dict(record.dice)
    match facts.get("dice"):
        case "seeded":
            return SeededDice(int(facts["dice seed"]))
        case "real":
            return TypedDice(_RealDice(desk))
        case "fair" if not any(key.startswith(("dice link", "dice absent")) for key in facts):
            parties = [party for party in range(len(record.names) + 1) if fact_key("commitment", party) in facts]
            if all(fact_key("secret", party) in facts for party in parties):
                return FairDice(revealed_chains(record))
    raise IllegalError("dice", "its dice are not here to go on with")


class _RealDice:
    """Asks at a desk for what real dice show."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def roll(self, game: Game) -> str:
        """The faces of all dice."""
        language = self._desk.language
        white = say(language, "plain-white")
        coloured = [say(language, "colour", colour=colour.word) for colour in game.dice]
        return self._ask("plain-type-dice", wanted=commas([white, white, *coloured], language))

    def start(self, players: int) -> str:
        """The player who begins."""
        return self._ask("plain-type-start", first=1, last=players)

    def throws(self) -> str:
        """One throw after another, up to the first six."""
        return self._ask("plain-type-throws", six=STARTING_THROW)

    def _ask(self, message: str, **facts: str | int) -> str:
        while True:
            try:
                return self._desk.ask(say(self._desk.language, message, **facts))
            except TakenBackError:
                self._desk.tell("plain-no-back")


def _fair_dice(desk: Desk, names: Sequence[str], people: Sequence[int]) -> Dice:
    """Fair dice: the table commits itself first, then everyone may add words of its own."""
    chains = {TABLE: Chain(secrets.token_bytes(32))}
    desk.tell("plain-fair", command="qwixx verify FILE")
    desk.say(f"{say(desk.language, 'plain-commitment-table')}\n  {chains[TABLE].commitment.hex()}")
    for seat in people:
        words = desk.ask_freely(say(desk.language, "plain-fair-words", name=names[seat]))
        if words:
            chains[seat + 1] = Chain(hashlib.sha256(words.encode()).digest())
            told = say(desk.language, "plain-commitment", name=names[seat])
            desk.say(f"{told}\n  {chains[seat + 1].commitment.hex()}")
    return FairDice(chains)
