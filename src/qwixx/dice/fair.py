"""Dice that no player can steer or foresee, and that anyone can check (`docs/play/fair-dice.md`).

The table and every player who takes part hold a secret each, from which a chain of hashes is made: link n is the hash
of link n + 1. Before the game each party publishes link 0, its commitment. For each roll each reveals its next link,
which anyone can check against the one before, and the roll is drawn from all these links together. A committed secret
cannot be changed, so no party can steer a roll; the next links of others cannot be computed, so none can foresee it.
"""

import hashlib
from collections.abc import Collection, Mapping

from qwixx.dice.stream import Stream
from qwixx.rules import Game, IllegalError, Roll
from qwixx.rules.record import Start

KIND = "fair"
TABLE = 0
"""The party that stands for the table; player 1 is party 1, and so on."""
CHAIN_LENGTH = 1024
"""The last link of the longest chain: no game needs it. Draw 0 is the start, draw n is roll n; it takes link n + 1."""
SECRET_BYTES = 32


class Chain:
    """One party's chain of hashes: all of it from its secret, or as much as follows from a revealed link."""

    def __init__(self, last: bytes, length: int = CHAIN_LENGTH) -> None:
        if len(last) != SECRET_BYTES or not 0 <= length <= CHAIN_LENGTH:
            raise IllegalError("link", f"a link is {SECRET_BYTES} bytes, numbered 0 to {CHAIN_LENGTH}")
        links = [last]
        for _ in range(length):
            links.append(before(links[-1]))
        self._links = links[::-1]

    @classmethod
    def between(cls, commitment: bytes, secret: bytes) -> "Chain | None":
        """The chain from a commitment to its secret, however long it is; `None` if there is no such chain."""
        link = secret
        for length in range(CHAIN_LENGTH + 1):
            if link == commitment:
                return cls(secret, length)
            link = before(link)
        return None

    @property
    def commitment(self) -> bytes:
        """Link 0, to be published before the game."""
        return self._links[0]

    @property
    def secret(self) -> bytes:
        """The last link, from which all the others follow."""
        return self._links[-1]

    def link(self, number: int) -> bytes:
        """The link to reveal for a draw."""
        if not 0 <= number < len(self._links):
            raise IllegalError("link", f"link {number} is not known: this chain has links 0 to {len(self._links) - 1}")
        return self._links[number]


def before(link: bytes, places: int = 1) -> bytes:
    """The link so many places before this one: each is the hash of the next."""
    sha256 = hashlib.sha256
    for _ in range(places):
        link = sha256(b"qwixx link" + link).digest()
    return link


def draw(number: int, commitments: Mapping[int, bytes], links: Mapping[int, bytes]) -> Stream:
    """The stream of one draw, from the links that the parties revealed for it; the table's is always among them."""
    if TABLE not in links or not links.keys() <= commitments.keys():
        raise IllegalError("parties", "a draw takes the table's link, and links of those who committed")
    key = b"qwixx draw" + number.to_bytes(4, "big") + _by_party(commitments) + _by_party(links)
    return Stream(hashlib.sha256(key).digest())


def _by_party(values: Mapping[int, bytes]) -> bytes:
    return b"".join([party.to_bytes() + value for party, value in sorted(values.items())])


class FairDice:
    """Fair dice on one computer, which keeps all the secrets; at a networked table each party keeps its own."""

    def __init__(self, chains: Mapping[int, Chain], commitments: Mapping[int, bytes] | None = None) -> None:
        self._chains = dict(chains)
        self._commitments = commitments or {party: chain.commitment for party, chain in chains.items()}

    def start(self, players: int, sides: int, first_six: bool) -> Start:
        """Who begins (C6)."""
        return self.stream(0).start(players, sides, first_six)

    def roll(self, number: int, game: Game) -> Roll:
        """The roll of this number."""
        return self.stream(number).roll(game)

    def facts(self) -> tuple[tuple[str, str], ...]:
        """The commitments, and the secrets behind them."""
        commitments = [(fact_key("commitment", party), value.hex()) for party, value in self._commitments.items()]
        secrets = [(fact_key("secret", party), chain.secret.hex()) for party, chain in self._chains.items()]
        return (("dice", KIND), *commitments, *secrets)

    def stream(self, number: int, absent: Collection[int] = ()) -> Stream:
        """The stream of one draw: 0 for the start, n for roll n; without the links of those who were absent."""
        links = {party: chain.link(number + 1) for party, chain in self._chains.items() if party not in absent}
        return draw(number, self._commitments, links)


def fact_key(word: str, party: int) -> str:
    """The key of a line about one party: `dice secret` for the table's, `dice secret 2` for that of player 2."""
    return f"dice {word}" if party == TABLE else f"dice {word} {party}"
