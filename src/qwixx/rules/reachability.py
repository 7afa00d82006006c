"""Whether a game can have come to a position: marks that contradict each other, or the roll, are found.

Marks are compared with one another and no game is searched for. How many turns they would take is not counted, since a
position that is set up for study often leaves the sheets bare that do not matter.
"""

from collections.abc import Iterable, Iterator, Sequence

from qwixx.rules.errors import IllegalError
from qwixx.rules.options import Options
from qwixx.rules.roll import Roll
from qwixx.rules.sheet import PENALTY_BOXES, Sheet, places
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
    """Whether one action 1 with one of these white sums can have made all the locks of these rows (C15, C18, L6).

    Forced crosses may lock any rows with any sum (BA4, BB7).
    """
    if variant.forces:
        return True
    made = []
    for sheet in sheets:
        own = rows.intersection(sheet.locks(variant))
        if len(own) > 1:
            return False
        made += [{*reaching(variant, sheet, sheet.numbers(variant, row)[-1])} for row in own]
    return any(all(total in reached for reached in made) for total in sums)


def reaching(variant: Variant, sheet: Sheet, number: int) -> Iterator[int]:
    """The white sums by which this sheet can have crossed a number: its own, lucky ones (L4), exchanged ones (X2)."""
    yield number
    yield from sheet.lucky or ()
    for place in places(sheet.diamonds):
        if number in variant.diamonds[place]:
            yield sum(variant.diamonds[place]) - number


def check_bar(variant: Variant, sheet: Sheet, closed: int) -> None:
    """Raise unless the fields of the bar that are crossed are those that the boxed numbers used (BA2, BA5)."""
    free = [place for place in range(len(variant.bar)) if not sheet.bar >> place & 1]
    open_places = [place for place in free if not closed >> variant.bar[place] & 1]
    boxed = sum(bool(sheet.rows[row] & variant.target(row, number).bits) for row, number in variant.boxed)
    used = sheet.bar.bit_count()
    if used > boxed or (used < boxed and open_places):
        raise IllegalError("bar", f"{boxed} boxed numbers are crossed, and {used} fields of the bar", "BA2")
    if any(place < sheet.bar.bit_length() for place in open_places):
        raise IllegalError("bar", "the fields of the bar are crossed from left to right", "BA2")


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
    frontiers = [numbers[-1] for numbers in sheet.all_numbers(variant) if numbers]
    # a forced cross moves the frontier past the number that was chosen
    chosen = [number for numbers in sheet.all_numbers(variant) for number in numbers] if variant.forces else frontiers
    if spared and not any(roll.total in reaching(variant, sheet, number) for number in chosen):
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
