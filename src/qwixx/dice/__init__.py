"""Where rolls come from: a seed, a script, real dice typed in, or fair dice that everyone can check."""

from qwixx.dice.absence import Absence
from qwixx.dice.fair import Chain, FairDice
from qwixx.dice.scripted import ScriptedDice
from qwixx.dice.seeded import SeededDice
from qwixx.dice.source import Dice
from qwixx.dice.typed import TypedDice, dice_wanted, read_roll
from qwixx.dice.verification import Claim, DiceError, Verdict, absences, check_dice, unproved

__all__ = [
    "Absence",
    "Chain",
    "Claim",
    "Dice",
    "DiceError",
    "FairDice",
    "ScriptedDice",
    "SeededDice",
    "TypedDice",
    "Verdict",
    "absences",
    "check_dice",
    "dice_wanted",
    "read_roll",
    "unproved",
]
