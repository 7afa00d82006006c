"""The fair dice of one game: the table's chain, what the players revealed of theirs, and who was absent when."""

from functools import lru_cache

from qwixx.dice.fair import CHAIN_LENGTH, KIND, SECRET_BYTES, TABLE, before, draw, fact_key
from qwixx.dice.stream import Stream
from qwixx.match.struct_base import Value
from qwixx.rules import IllegalError, Variant
from qwixx.rules.sheet import PENALTY_BOXES

SPACING = 16
MAX_STRETCHES = 60
"""How often a player may go missing and come back in one game: a record has one line for it."""
PATIENCE = 3
"""How many draws in a row wait in vain for a player; the next ones do not, until a link of theirs comes again."""

Links = tuple[bytes | None, ...]
"""The links of one draw by player; `None` for a player who has none in it."""
Stretch = tuple[int, int]
"""The first and the last of draws without a break."""


class Fair(Value, frozen=True):
    """What a game knows of its dice."""

    rungs: bytes
    """The table's chain, every 16th link of it: a whole one would take more memory than the rest of the table."""
    commitments: Links
    """By player; `None` for a player who takes no part."""
    revealed: tuple[tuple[int, bytes] | None, ...]
    """The last link that each player revealed, and its number."""
    absent: tuple[tuple[Stretch, ...], ...]
    """By player, the draws that were made without a link of theirs although they had committed."""

    def __repr__(self) -> str:
        return f"<Fair, {len(self.commitments)} players>"

    @property
    def secret(self) -> bytes:
        """What the whole chain of the table follows from."""
        return self.rungs[-SECRET_BYTES:]

    def takes_part(self, player: int) -> bool:
        """Whether draws ask this player for a link."""
        return self.commitments[player] is not None and len(self.absent[player]) < MAX_STRETCHES

    def is_worth_waiting_for(self, player: int, number: int) -> bool:
        """Whether a draw waits for this player's link."""
        if not self.takes_part(player):
            return False
        first, last = self.absent[player][-1] if self.absent[player] else (0, -1)
        return last != number - 1 or number - first < PATIENCE

    def table_link(self, number: int) -> bytes:
        """A link of the table's chain."""
        rung = -(-number // SPACING)
        return _stretch_to(self.rungs[rung * SECRET_BYTES : (rung + 1) * SECRET_BYTES])[rung * SPACING - number]

    def check_link(self, player: int, number: int, link: bytes) -> None:
        """Raise unless this is the link of a draw in the chain that the player committed to."""
        commitment = self.commitments[player]
        if commitment is None or not self.takes_part(player):
            raise IllegalError("no-part", f"player {player + 1} takes no part in these draws")
        known, wanted = self.revealed[player] or (0, commitment)
        if len(link) != SECRET_BYTES or before(link, number + 1 - known) != wanted:
            raise IllegalError("link", f"this is not the link of draw {number} that player {player + 1} committed to")

    def stream(self, number: int, table_link: bytes, links: Links) -> Stream:
        """The stream of a draw from the table's link and these."""
        commitments = {TABLE: self.rungs[:SECRET_BYTES], **_by_party(self.commitments)}
        return draw(number, commitments, {TABLE: table_link, **_by_party(links)})

    def after(self, number: int, links: Links) -> "Fair":
        """The dice once this draw is made."""
        if not any(self.commitments):
            return self
        revealed = tuple(
            [known if link is None else (number + 1, link) for known, link in zip(self.revealed, links, strict=True)]
        )
        if links.count(None) == self.commitments.count(None):
            return Fair(self.rungs, self.commitments, revealed, self.absent)
        absent = tuple(
            [
                stretches if link or not commitment else _extended(stretches, number)
                for stretches, link, commitment in zip(self.absent, links, self.commitments, strict=True)
            ]
        )
        return Fair(self.rungs, self.commitments, revealed, absent)

    def facts(self, over: bool) -> tuple[tuple[str, str], ...]:
        """What a record says of these dice; the table's secret only once the game is over."""
        facts = [("dice", KIND), (fact_key("commitment", TABLE), self.rungs[:SECRET_BYTES].hex())]
        parties = _by_party(self.commitments)
        facts += [(fact_key("commitment", party), commitment.hex()) for party, commitment in parties.items()]
        if over:
            facts.append((fact_key("secret", TABLE), self.secret.hex()))
        for party in parties:
            last, absent = self.revealed[party - 1], self.absent[party - 1]
            if last:
                facts.append((fact_key("link", party), f"{last[0]} {last[1].hex()}"))
            if absent:
                facts.append((fact_key("absent", party), " ".join(map(_stretch_words, absent))))
        return tuple(facts)


def fair_dice(secret: bytes, commitment: bytes, variant: Variant, commitments: Links) -> Fair:
    """The dice of a game before the first draw, by the table's secret and its commitment, and those of the players."""
    players = len(commitments)
    rungs = rungs_of(secret, chain_length(variant, players))
    if rungs[:SECRET_BYTES] != commitment:
        rungs = rungs_of(secret, CHAIN_LENGTH)  # as that of every game was, once
    return Fair(rungs, commitments, (None,) * players, ((),) * players)


def chain_length(variant: Variant, players: int) -> int:
    """As many links as a game can take: in each turn its active player crosses a cell, or a penalty box."""
    marks = sum(map(len, variant.rows)) + PENALTY_BOXES
    return min(CHAIN_LENGTH, -(-(players * marks + 1) // SPACING) * SPACING)


@lru_cache(maxsize=16)
def rungs_of(secret: bytes, length: int) -> bytes:
    """Every 16th link of a chain, from its commitment to its secret; kept a while, as a start needs it twice."""
    if len(secret) != SECRET_BYTES:
        raise IllegalError("link", f"a secret is {SECRET_BYTES} bytes")
    rungs = [secret]
    for _ in range(length // SPACING):
        rungs.append(before(rungs[-1], SPACING))
    return b"".join(reversed(rungs))


@lru_cache(maxsize=4096)
def _stretch_to(rung: bytes) -> tuple[bytes, ...]:
    """A rung and the links before it, down to the next rung; kept a while, as the draws of a game use one by one."""
    links = [rung]
    for _ in range(SPACING - 1):
        links.append(before(links[-1]))
    return tuple(links)


def _by_party(links: Links) -> dict[int, bytes]:
    return {player + 1: link for player, link in enumerate(links) if link}


def _extended(stretches: tuple[Stretch, ...], number: int) -> tuple[Stretch, ...]:
    if stretches and stretches[-1][1] == number - 1:
        return (*stretches[:-1], (stretches[-1][0], number))
    return (*stretches, (number, number))


def _stretch_words(stretch: Stretch) -> str:
    first, last = stretch
    return str(first) if first == last else f"{first}-{last}"
