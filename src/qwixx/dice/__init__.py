"""Where rolls come from: a seed, a script, real dice typed in, or fair dice that anyone can check.

All are a `Dice` (`source`): they say who begins and give each roll. The rules never roll.

- `seeded` and `fair` draw from a `stream`: unbiased faces from a key, the same on every machine and in every
  language.
- `fair` has the chains of hashes by which several parties roll together (`docs/play/fair-dice.md`).
- `verification` recomputes the rolls of a record, and names what a record cannot prove; `absence` judges missing
  links.
"""

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
