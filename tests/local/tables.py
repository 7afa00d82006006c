"""Tables in this process for tests, with what they saved."""

import random
from itertools import count

from qwixx.local import Guest, LocalTable, Services
from qwixx.match import Begin, Choose, DiceKind, RollDice, Settings, Stage, TypeRoll, TypeStart
from qwixx.rules import Game, Record, Roll, Start, StartKind, variant
from qwixx.rules.colours import COLOURS

ANNA, BORIS, GENTLE = Guest("Anna"), Guest("Boris"), Guest("Gentle bot", "gentle")


class Disk:
    """Where a table saves its game; it may be full."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.is_full = False

    def save(self, record: Record) -> None:
        if self.is_full:
            raise OSError("full")
        self.records.append(record)


def services(disk: Disk) -> Services:
    secrets = (bytes([number]) * 32 for number in count(1))
    return Services(disk.save, lambda: next(secrets), lambda: 0, lambda: "2026-11-15")


def begun(disk: Disk, *guests: Guest, sheet: str = "classic", dice: DiceKind = DiceKind.FAIR) -> LocalTable:
    table = LocalTable.opened(Settings(variant(sheet), dice=dice), guests, services(disk))
    table.do(Begin())
    return table


def step(table: LocalTable, chance: random.Random) -> bool:
    """One step of a game by chance; whether there was one to take."""
    play = table.table.play
    if play is None or table.table.stage is not Stage.PLAY:
        return False
    if questions := table.questions:
        question = chance.choice(questions)
        table.answer(question, chance.choice(question.choices))
    elif play.start is None:
        table.do(TypeStart(play.moment, Start(StartKind.DRAWN, chance.randrange(len(play.players)))))
    elif not play.choices or play.game.phase.value == "roll":
        table.do(typed(play.game, play.moment, chance) if table.table.has_real_dice else RollDice(play.moment))
    else:
        player = play.players.index(table.keyboard)
        choice, pencils = chance.choice(play.choices[player]), chance.random() < 0.3
        pencilled = pencils and choice != play.sealed[player]
        table.do(Choose(play.moment, choice, confirmed=not pencilled))
    return True


def typed(game: Game, moment: int, chance: random.Random) -> TypeRoll:
    red, yellow, green, blue = (chance.randint(1, 6) if colour in game.dice else 0 for colour in COLOURS)
    return TypeRoll(moment, Roll((chance.randint(1, 6), chance.randint(1, 6)), (red, yellow, green, blue)))
