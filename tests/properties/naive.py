"""The rules once more, read off the page with lists and loops, to hold the engine against.

Nothing here uses the engine's bits or tables: a row is its printed cells and the numbers crossed in it.
"""

from collections import Counter

from qwixx.rules import (
    Closed,
    Colour,
    Cross,
    Crossed,
    DieRemoved,
    Event,
    Game,
    Locked,
    Outcome,
    Over,
    Penalised,
    Phase,
    Roll,
    Sheet,
    Variant,
)

ROWS = range(4)


def places(variant: Variant, sheet: Sheet, row: int) -> list[int]:
    """Where the crosses of a row stand, from the left."""
    numbers = [cell.number for cell in variant.rows[row]]
    return [numbers.index(number) for number in sheet.numbers(variant, row)]


def is_locked(variant: Variant, sheet: Sheet, row: int) -> bool:
    """A lock is crossed with one of the row's last numbers, and never without (C12, L2)."""
    locking = [cell.number for cell in variant.rows[row][-variant.locking :]]
    return any(number in locking for number in sheet.numbers(variant, row))


def row_points(variant: Variant, sheet: Sheet, row: int) -> int:
    """One point for the first cross, two for the second, and so on; the lock is a cross (C19)."""
    crosses = len(sheet.numbers(variant, row)) + is_locked(variant, sheet, row)
    return sum(range(crosses + 1))


def total_points(variant: Variant, sheet: Sheet) -> int:
    """All rows less five for each penalty (C20)."""
    return sum(row_points(variant, sheet, row) for row in ROWS) - 5 * sheet.penalties


def dice_left(game: Game) -> set[Colour]:
    """The dice of the rows that are not closed, each that of its row's last cell (C13)."""
    return {game.variant.rows[row][-1].colour for row in ROWS if row not in game.closed_rows}


def open_places(game: Game, player: int, row: int) -> list[int]:
    """The cells that the player may still cross if the dice are kind (C4, C5, C12, C13, L2)."""
    variant, sheet = game.variant, game.sheets[player]
    if row in game.closed_rows or is_locked(variant, sheet, row):
        return []
    crossed = places(variant, sheet, row)
    first = crossed[-1] + 1 if crossed else 0
    length = len(variant.rows[row])
    last = length if len(crossed) >= variant.needs else length - variant.locking
    return list(range(first, last))


def white_crosses(game: Game, roll: Roll, player: int) -> set[Cross]:
    """What the player may cross in action 1 (C8, L4, L5)."""
    variant = game.variant
    total = sum(roll.white)
    found = {
        Cross(row, total)
        for row in ROWS
        for place in open_places(game, player, row)
        if variant.rows[row][place].number == total
    }
    return found | (lucky_crosses(game, player) if total in (game.sheets[player].lucky or ()) else set())


def lucky_crosses(game: Game, player: int) -> set[Cross]:
    """The next numbers in the rows with the fewest crosses; by table option in the next-fewest, and so on (L4, L5)."""
    variant = game.variant
    crossed = {row: places(variant, game.sheets[player], row) for row in ROWS if row not in game.closed_rows}
    for fewest in range(100):
        rows = [row for row in crossed if len(crossed[row]) == fewest]
        nexts = {row: max(crossed[row], default=-1) + 1 for row in rows}
        found = {
            Cross(row, variant.rows[row][place].number, lucky=True)
            for row, place in nexts.items()
            if place in open_places(game, player, row)
        }
        if found or (rows and not game.options.lucky_fallback):
            return found
    return set()


def colour_crosses(game: Game, roll: Roll) -> set[Cross]:
    """What the active player may cross in action 2 (C9)."""
    found = set()
    for row in ROWS:
        for place in open_places(game, game.active, row):
            cell = game.variant.rows[row][place]
            if cell.colour in dice_left(game) and cell.number - roll.coloured[cell.colour] in roll.white:
                found.add(Cross(row, cell.number))
    return found


def crosses(game: Game, player: int) -> set[Cross]:
    """What the player may cross now."""
    if game.phase is Phase.WHITE and game.roll:
        return white_crosses(game, game.roll, player)
    if game.phase is Phase.COLOUR and game.roll and player == game.active:
        return colour_crosses(game, game.roll)
    return set()


def happenings(before: Game, after: Game) -> Counter[Event]:
    """The events that the difference between two games bears witness to; whether a cross was lucky cannot be seen."""
    variant = before.variant
    seen: Counter[Event] = Counter()
    for player, (was, now) in enumerate(zip(before.sheets, after.sheets, strict=True)):
        for row in ROWS:
            new = set(now.numbers(variant, row)) - set(was.numbers(variant, row))
            seen.update(Crossed(player, row, number, lucky=False) for number in new)
            if is_locked(variant, now, row) and not is_locked(variant, was, row):
                seen[Locked(player, row)] += 1
        if now.penalties > was.penalties:
            seen[Penalised(player)] += now.penalties - was.penalties
    seen.update(Closed(row) for row in after.closed_rows if row not in before.closed_rows)
    seen.update(DieRemoved(colour) for colour in dice_left(before) - dice_left(after))
    if after.phase is Phase.OVER:
        seen[Over(_outcome(after))] += 1
    return seen


def _outcome(game: Game) -> Outcome:
    """What the game itself says; that it is right is a property of its own."""
    outcome = game.outcome
    assert outcome is not None
    return outcome
