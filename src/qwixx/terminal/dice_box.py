"""The dice that a game is played with: new ones, or those of a saved game once more."""

import hashlib
import secrets
from collections.abc import Sequence

from qwixx.dice import Chain, Dice, FairDice, SeededDice, TypedDice, check_dice
from qwixx.dice.fair import TABLE, fact_key
from qwixx.rules import IllegalError, Record
from qwixx.terminal.desk import Desk, TakenBackError

VIRTUAL, REAL, FAIR = "virtual", "real", "fair"
KINDS = (VIRTUAL, REAL, FAIR)
SEED_BITS = 64


def new_dice(desk: Desk, kind: str, seed: int | None, names: Sequence[str], people: Sequence[int]) -> Dice:
    """Dice for a new game."""
    if kind == REAL:
        return _real_dice(desk)
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
            return _real_dice(desk)
        case "fair" if not any(key.startswith(("dice link", "dice absent")) for key in facts):
            parties = [party for party in range(len(record.names) + 1) if fact_key("commitment", party) in facts]
            if all(fact_key("secret", party) in facts for party in parties):
                return FairDice({party: Chain(bytes.fromhex(facts[fact_key("secret", party)])) for party in parties})
    raise IllegalError("dice", "its dice are not here to go on with")


def _real_dice(desk: Desk) -> Dice:
    def ask(wanted: str) -> str:
        dice = "what the dice show: " if wanted.startswith("white") else ""
        while True:
            try:
                return desk.ask(f"Type {dice}{wanted}.")
            except TakenBackError:
                desk.say("There is nothing to take back.")

    return TypedDice(ask)


def _fair_dice(desk: Desk, names: Sequence[str], people: Sequence[int]) -> Dice:
    """Fair dice: the table commits itself first, then everyone may add words of its own."""
    chains = {TABLE: Chain(secrets.token_bytes(32))}
    desk.say(
        "Fair dice: the table now commits itself to a secret, and cannot change the rolls any more. The record of the "
        "game holds the secret, so do not look into it before the end; then qwixx verify FILE recomputes every roll."
    )
    desk.say(f"Commitment of the table:\n  {chains[TABLE].commitment.hex()}")
    for seat in people:
        words = desk.ask_freely(f"{names[seat]}, type words of your own to mix into the dice, or Enter to add none.")
        if words:
            chains[seat + 1] = Chain(hashlib.sha256(words.encode()).digest())
            desk.say(f"Commitment of {names[seat]}:\n  {chains[seat + 1].commitment.hex()}")
    return FairDice(chains)
