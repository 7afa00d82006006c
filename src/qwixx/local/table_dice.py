"""The dice of a table in this process: it keeps all the secrets, so that a saved game continues with the same rolls."""

from collections.abc import Mapping
from typing import NamedTuple

from qwixx.dice import Chain, Dice, SeededDice, check_dice
from qwixx.dice.fair import KIND as FAIR
from qwixx.dice.fair import TABLE, fact_key
from qwixx.dice.seeded import KIND as SEEDED
from qwixx.dice.typed import KIND as REAL
from qwixx.dice.verification import revealed_chains
from qwixx.local.steps import Steps
from qwixx.match import AddLink, Play, RollDice, Stage, Table, bots_awaited
from qwixx.match.events import Rolled
from qwixx.rules import IllegalError, Phase, Record


class TableDice(NamedTuple):
    """What this process knows of a table's dice that the table does not."""

    chains: Mapping[int, Chain] = {}
    """The chains of people who mix words of their own into fair dice, by seat."""
    source: Dice | None = None
    """Dice of an older version, which roll in place of real ones."""

    def facts(self, play: Play) -> tuple[tuple[str, str], ...]:
        """What a record says of the dice, with every secret: also of a game that is still on."""
        if self.source:
            return self.source.facts()
        if play.fair is None:
            return (("dice", REAL),)
        facts = [fact for fact in play.fair.facts(over=True) if not fact[0].startswith("dice link")]
        secrets = [
            (fact_key("secret", player + 1), self.chains[seat].secret.hex())
            for player, seat in enumerate(play.players)
            if seat in self.chains and play.fair.commitments[player]
        ]
        return (*facts, *secrets)

    def roll(self, steps: Steps, seat: int, moment: int, bot: bool = False) -> None:
        """A player rolls, with its link if it takes part in the dice."""
        steps.obey(RollDice(moment, self._link(steps.table, seat)), seat, bot)

    def settle(self, steps: Steps) -> None:
        """Do what nobody has to think about: add links, roll for bots, roll the dice of an older version."""
        while (play := steps.table.play) and steps.table.stage is Stage.PLAY:
            rolling = [turn for turn in bots_awaited(steps.table) if play.game.phase is Phase.ROLL]
            if play.links is not None:
                seat = steps.table.awaited[0]
                steps.obey(AddLink(play.moment, self._link(steps.table, seat)), seat)
            elif self.source and play.start and play.game.phase is Phase.ROLL:
                steps.happen(Rolled(self.source.roll(play.turn, play.game)))
            elif rolling:
                self.roll(steps, rolling[0].seat, play.moment, bot=True)
            else:
                return

    def _link(self, table: Table, seat: int) -> bytes | None:
        chain, play = self.chains.get(seat), table.play
        if chain is None or play is None or play.fair is None:
            return None
        has_part = play.fair.commitments[play.players.index(seat)] is not None
        return chain.link(play.turn + 1) if has_part else None


def dice_of(record: Record) -> tuple[TableDice, Chain | None]:
    """The dice that a recorded game continues with, and with fair dice the table's chain.

    Raises unless they gave the rolls so far, or if a secret is missing.
    """
    check_dice(record)
    facts = dict(record.dice)
    match facts.get("dice"):
        case str(kind) if kind == SEEDED:
            return TableDice(source=SeededDice(int(facts["dice seed"]))), None
        case str(kind) if kind == REAL:
            return TableDice(), None
        case str(kind) if kind == FAIR and not any(key.startswith(("dice link", "dice absent")) for key in facts):
            chains = revealed_chains(record)
            if all(party in chains for party in range(len(record.names) + 1) if fact_key("commitment", party) in facts):
                return TableDice({party - 1: chain for party, chain in chains.items() if party}), chains[TABLE]
    raise IllegalError("dice", "its dice are not here to continue with")
