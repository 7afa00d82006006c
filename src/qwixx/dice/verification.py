"""Checking the dice of a record: what its header says of them must make sense and give the rolls that it holds.

Not all that a record says can be checked: `unproved` names what has to be believed.
"""

import re
from collections.abc import Callable, Mapping
from enum import Enum

from qwixx.dice.absence import Absence, absence
from qwixx.dice.fair import KIND as FAIR
from qwixx.dice.fair import SECRET_BYTES, TABLE, Chain, FairDice, fact_key
from qwixx.dice.scripted import KIND as SCRIPTED
from qwixx.dice.seeded import KIND as SEEDED
from qwixx.dice.seeded import SeededDice
from qwixx.dice.stream import Stream
from qwixx.dice.typed import KIND as REAL
from qwixx.rules import Game, IllegalError, Record, Roll, StartKind


class Verdict(Enum):
    """What a check of dice found, if it found nothing wrong."""

    PROVED = "proved"
    """Every roll was recomputed."""
    SEALED = "sealed"
    """Fair dice whose secrets are not revealed yet."""
    UNKNOWN = "unknown"
    """Real or scripted dice, or none named: nothing to recompute."""


class Claim(Enum):
    """Something that a record says and that nothing in it proves."""

    ROLLS = "rolls"
    """The rolls, where the dice cannot be recomputed."""
    START = "start"
    """Who began: players agreed on it, or the dice cannot be recomputed."""
    ABSENCES = "absences"
    """That players were away from draws that were made without their links."""


class DiceError(IllegalError):
    """Dice that do not give the rolls of the record; `turn` is the first that differs, or `None` for the header."""

    def __init__(self, message: str, turn: int | None = None) -> None:
        super().__init__("dice", message)
        self.turn = turn


def check_dice(record: Record) -> Verdict:
    """Recompute every roll of a record from what its header says of the dice; raise if either is wrong."""
    facts = dict(record.dice)
    _check_keys(facts, len(record.names))
    kind = facts.get("dice")
    if kind == SEEDED:
        _compare(record, _seeded(facts))
        return Verdict.PROVED
    if kind != FAIR:
        return Verdict.UNKNOWN
    commitments = _commitments(facts, len(record.names))
    chains, absent = _chains(facts, commitments), _absent(facts, commitments, _draws(record))
    if TABLE not in chains:
        if record.result:
            raise DiceError("the game is over, and the secret of its fair dice is not revealed")
        return Verdict.SEALED
    for party in commitments.keys() - chains.keys():
        present = [number for number in range(_draws(record)) if party not in absent.get(number, ())]
        if present:
            message = f"the link of player {party} for draw {present[0]} is neither revealed nor said to be missing"
            raise DiceError(message, present[0] or None)
    dice = FairDice(chains, commitments)
    _compare(record, lambda number: dice.stream(number, absent.get(number, ())))
    return Verdict.PROVED


def unproved(record: Record, verdict: Verdict) -> list[Claim]:
    """What a record says that `check_dice`, which gave this verdict, could not prove."""
    claims = [] if verdict is Verdict.PROVED else [Claim.ROLLS]
    if len(record.names) > 1 and (verdict is not Verdict.PROVED or record.start.kind is StartKind.SEAT):
        claims.append(Claim.START)
    return [*claims, Claim.ABSENCES] if absences(record) else claims


def absences(record: Record) -> list[Absence]:
    """The players who committed to a chain of fair dice and missed draws, in playing order."""
    facts = dict(record.dice)
    if facts.get("dice") != FAIR:
        return []
    commitments, draws = _commitments(facts, len(record.names)), _draws(record)
    committed = [party for party in commitments if party != TABLE]
    missed = _absent(facts, commitments, draws)
    found = [
        absence(party - 1, [number for number, absent in missed.items() if party in absent], draws, len(committed))
        for party in committed
    ]
    return [each for each in found if each.missed]


def revealed_chains(record: Record) -> dict[int, Chain]:
    """The chains of fair dice by party, as far as a record reveals them."""
    facts = dict(record.dice)
    return _chains(facts, _commitments(facts, len(record.names)))


def _draws(record: Record) -> int:
    """How many draws the game had: the one of the start, and one for each roll."""
    return 1 + sum(isinstance(action, Roll) for action in record.actions)


def _check_keys(facts: Mapping[str, str], players: int) -> None:
    """Raise unless the dice are of a known kind, and no line says more than dice of that kind have."""
    kind = facts.get("dice")
    if kind not in {None, REAL, SCRIPTED, SEEDED, FAIR}:
        raise DiceError(f'there are no dice "{kind}"; there are {REAL}, {SCRIPTED}, {SEEDED}, {FAIR}')
    known = {"dice"}
    if kind == SEEDED:
        known.add("dice seed")
    if kind == FAIR:
        known |= {fact_key(word, party) for word in ("commitment", "secret") for party in range(players + 1)}
        known |= {fact_key(word, party) for word in ("link", "absent") for party in range(1, players + 1)}
    for key in facts:
        if key not in known:
            raise DiceError(f'a line "{key}: …" means nothing with {"dice: " + kind if kind else "no line dice: …"}')


def _compare(record: Record, stream: Callable[[int], Stream]) -> None:
    """Compare the start (draw 0) and every roll (draws 1, 2, …) with what the streams give."""
    game = record.beginning()
    if record.start.kind is not StartKind.SEAT:
        start = stream(0).start(game.players, game.variant.sides, record.options.first_six)
        if start != record.start:
            raise DiceError(f"these dice give the start to player {start.seat + 1}, not {record.start.seat + 1}")
    turn = 0
    for action in record.actions:
        if isinstance(action, Roll):
            turn += 1
            roll = _roll(stream, turn, game)
            if roll != action:
                raise DiceError(f"these dice give {roll}, not {action}", turn)
        game = game.apply(action).game


def _roll(stream: Callable[[int], Stream], turn: int, game: Game) -> Roll:
    try:
        return stream(turn).roll(game)
    except IllegalError as error:
        raise DiceError(error.message, turn) from error


def _seeded(facts: Mapping[str, str]) -> Callable[[int], Stream]:
    seed = facts.get("dice seed", "")
    if not re.fullmatch(r"-?[0-9]{1,40}", seed):
        raise DiceError('seeded dice need a line "dice seed: …" with a whole number')
    return SeededDice(int(seed)).stream


def _commitments(facts: Mapping[str, str], players: int) -> dict[int, bytes]:
    keys = {party: fact_key("commitment", party) for party in range(players + 1)}
    commitments = {party: _hex(facts[key]) for party, key in keys.items() if key in facts}
    if TABLE not in commitments:
        raise DiceError('fair dice need the table\'s commitment, a line "dice commitment: …"')
    return commitments


def _chains(facts: Mapping[str, str], commitments: Mapping[int, bytes]) -> dict[int, Chain]:
    """The chains of the parties, as far as they are revealed, checked against the commitments."""
    chains = {}
    for party, commitment in commitments.items():
        secret = facts.get(fact_key("secret", party))
        number, _, link = facts.get(fact_key("link", party), "").partition(" ")
        if secret is not None:
            chain = Chain.between(commitment, _hex(secret))
        elif re.fullmatch(r"[0-9]{1,4}", number):
            chain = Chain(_hex(link), int(number))  # of a player who left before the end
        else:
            continue
        if chain is None or chain.commitment != commitment:
            who = f"player {party}" if party else "the table"
            raise DiceError(f"the secret of {who} is not the one that it committed to")
        chains[party] = chain
    return chains


def _absent(facts: Mapping[str, str], commitments: Mapping[int, bytes], draws: int) -> dict[int, set[int]]:
    """By draw, the players whose links are not in it: they were away when it was made."""
    absent: dict[int, set[int]] = {}
    for key, value in facts.items():
        if not key.startswith("dice absent "):
            continue
        party = int(key.removeprefix("dice absent "))
        if party not in commitments:
            raise DiceError(f"player {party} has committed to nothing, and cannot be absent from a draw")
        for word in value.split():
            found = re.fullmatch(r"([0-9]{1,4})(?:-([0-9]{1,4}))?", word)
            if not found:
                raise DiceError(f'"{word}" is not the number of a draw')
            first, last = int(found[1]), int(found[2] or found[1])
            if not first <= last < draws:
                raise DiceError(
                    f'player {party} cannot be absent from draws "{word}": there were draws 0 to {draws - 1}'
                )
            for number in range(first, last + 1):
                absent.setdefault(number, set()).add(party)
    return absent


def _hex(text: str) -> bytes:
    if not re.fullmatch(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}", text):
        raise DiceError(f"expected {2 * SECRET_BYTES} hexadecimal digits, found {text[:80]!r}")
    return bytes.fromhex(text)
