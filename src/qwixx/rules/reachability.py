"""Whether a game can have come to a position: marks that contradict each other, or the roll, are found.

Marks are compared with one another and no game is searched for. How many turns they would take is not counted, since a
position that is set up for study often leaves the sheets bare that do not matter.
"""

from collections.abc import Iterable, Sequence

from qwixx.rules.errors import IllegalError
from qwixx.rules.options import Options
from qwixx.rules.roll import Roll
from qwixx.rules.sheet import PENALTY_BOXES, Sheet
from qwixx.rules.variant import Variant


def check_locks(variant: Variant, sheets: Sequence[Sheet], options: Options) -> None:
    """Raise unless a game can have all these locks.

    A row closes after the action that locks it, so all its locks were crossed together (C13, C15). The action that
    closes a second row is the last one, so all rows but the first were locked together (C16, C18).
    """
    locked = {row for sheet in sheets for row in sheet.locks(variant)}
    sums = range(2, variant.highest + 1)
    if locked and not any(
        _locked_first(variant, sheets, options, row) and locks_together(variant, sheets, locked - {row}, sums)
        for row in locked
    ):
        message = "no game has all these locks: a row closes after the action that locks it, and two rows end the game"
        raise IllegalError("locks-apart", message, "C13" if len(locked) == 1 else "C16")


def locks_together(variant: Variant, sheets: Iterable[Sheet], rows: set[int], sums: Iterable[int]) -> bool:
    """Whether one action 1 with one of these white sums can have made all the locks of these rows (C15, C18, L6)."""
    made = []
    for sheet in sheets:
        own = rows.intersection(sheet.locks(variant))
        if len(own) > 1:
            return False
        made += [(sheet.numbers(variant, row)[-1], sheet.lucky or ()) for row in own]
    return any(all(total == number or total in lucky for number, lucky in made) for total in sums)


def check_last_penalty(sheets: Sequence[Sheet], active: int) -> None:
    """Raise if a fourth penalty has ended the game that was not the active player's (C11, C16)."""
    full = [player for player, sheet in enumerate(sheets) if sheet.penalties == PENALTY_BOXES]
    if full and full != [active]:
        message = f"only the active player takes a penalty: the game cannot end with one of player {full[0] + 1}"
        raise IllegalError("last-penalty", message, "C11")


def check_action_1(
    variant: Variant, sheets: Sequence[Sheet], active: int, roll: Roll, fresh: set[int], spared: bool
) -> None:
    """Raise unless action 1 of this roll can have locked the `fresh` rows and spared the active player the penalty."""
    if not locks_together(variant, sheets, fresh, (roll.total,)):
        raise IllegalError("locks-apart", f"a white sum of {roll.total} cannot have locked these rows", "C8")
    sheet = sheets[active]
    crossed = [numbers[-1] for numbers in sheet.all_numbers(variant) if numbers]
    is_lucky = roll.total in (sheet.lucky or ())
    if spared and roll.total not in crossed and not (is_lucky and crossed):
        message = f"the active player has not crossed the white sum of {roll.total}, and cannot be spared"
        raise IllegalError("not-spared", message, "C10")
    if not spared and fresh.intersection(sheet.locks(variant)):
        raise IllegalError("not-spared", "the active player has locked a row in action 1, and is spared", "C10")


def _locked_first(variant: Variant, sheets: Sequence[Sheet], options: Options, row: int) -> bool:
    """Whether one turn can have made all the locks of this row: action 1, and action 2 with it by table option."""
    sums = range(2, variant.highest + 1)
    if locks_together(variant, sheets, {row}, sums):
        return True
    others = ([*sheets[:seat], *sheets[seat + 1 :]] for seat in range(len(sheets)))
    return options.locked_die_stays and any(locks_together(variant, each, {row}, sums) for each in others)
