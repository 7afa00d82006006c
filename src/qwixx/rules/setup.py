"""How a game begins: at its start, or from a position that was set up."""

from collections.abc import Sequence

from qwixx.rules.errors import IllegalError, VariantError
from qwixx.rules.facts import cell_facts
from qwixx.rules.game import LOCKS_TO_END, Game, Phase
from qwixx.rules.options import DEFAULT_OPTIONS, Options
from qwixx.rules.reachability import check_last_penalty, check_locks
from qwixx.rules.roll import check_face
from qwixx.rules.sheet import PENALTY_BOXES, Sheet
from qwixx.rules.variant import MAX_PLAYERS, ROW_COUNT, LuckyPair, Variant

STARTING_THROW = 6


def new_game(
    variant: Variant,
    players: int,
    first: int = 0,
    lucky: Sequence[LuckyPair | None] | None = None,
    options: Options = DEFAULT_OPTIONS,
) -> Game:
    """A fresh game: 2 to 5 players (C1), or one for practice. `lucky` is by seat; left out, the variant's own (L8)."""
    check_players(players)
    check_seat(first, players)
    _check_options(variant, options)
    pairs = default_lucky(variant, players) if lucky is None else lucky
    if len(pairs) != players:
        raise IllegalError("lucky-count", f"{players} players need {players} lucky pairs, not {len(pairs)}", "L3")
    sheets = tuple(Sheet(lucky=check_lucky(variant, pair)) for pair in pairs)
    return Game(variant, sheets, first, options)


def first_to_throw_six(throws: Sequence[int], players: int, sides: int) -> int:
    """Who starts when all throw one die in turn, from seat 0, until a six comes up (C6 as a table option, D1)."""
    check_players(players)
    for throw in throws:
        check_face(throw, sides)
    if not throws or throws[-1] != STARTING_THROW or STARTING_THROW in throws[:-1]:
        shown = " ".join(map(str, throws)) or "none"
        raise IllegalError("throws", f"the throws for the start end with the first 6; these are {shown}", "C6")
    return (len(throws) - 1) % players


def default_lucky(variant: Variant, players: int) -> tuple[LuckyPair | None, ...]:
    """The lucky numbers of the first sheets of the variant (L8); `None` each where it has none."""
    return variant.lucky[:players] if variant.lucky else (None,) * players


def sheet_of(
    variant: Variant, rows: Sequence[Sequence[int]], penalties: int = 0, lucky: LuckyPair | None = None
) -> Sheet:
    """The sheet with these numbers crossed in its rows, or why there can be no such sheet."""
    if len(rows) != ROW_COUNT:
        raise IllegalError("row-count", f"a sheet has {ROW_COUNT} rows, not {len(rows)}", "C3")
    if not 0 <= penalties <= PENALTY_BOXES:
        raise IllegalError("penalty-count", f"a sheet has {PENALTY_BOXES} penalty boxes, not {penalties}", "C3")
    marks = tuple(_marks(variant, row, numbers) for row, numbers in enumerate(rows))
    return Sheet(marks, penalties, check_lucky(variant, lucky))


def set_up(
    variant: Variant,
    sheets: Sequence[Sheet],
    active: int = 0,
    closed: Sequence[int] = (),
    options: Options = DEFAULT_OPTIONS,
) -> Game:
    """A position before a roll, or at the end, that a game can have come to as far as its marks tell (`reachability`).

    The rows that are locked on a sheet are closed; `closed` may name some of them, and no others.
    """
    check_players(len(sheets))
    check_seat(active, len(sheets))
    _check_options(variant, options)
    closed_bits = locked_rows(variant, sheets)
    for row in closed:
        if not 0 <= row < ROW_COUNT:
            raise IllegalError("no-such-row", f"rows are numbered 0 to {ROW_COUNT - 1}, there is no {row}", "C3")
        if not closed_bits >> row & 1:
            raise IllegalError("not-locked", f"row {row + 1} is closed, but no sheet has locked it", "C13")
    full = sum(sheet.penalties == PENALTY_BOXES for sheet in sheets)
    ended = closed_bits.bit_count() >= LOCKS_TO_END
    if full > 1 or (full and ended):
        raise IllegalError("ended-twice", "the game would have ended before the last of these marks was made", "C16")
    check_locks(variant, sheets, options)
    check_last_penalty(sheets, active)
    phase = Phase.OVER if full or ended else Phase.ROLL
    return Game(variant, tuple(sheets), active, options, closed_bits, phase)


def locked_rows(variant: Variant, sheets: Sequence[Sheet]) -> int:
    """The rows that are locked on one sheet or more, as bits."""
    return sum(1 << row for row in {row for sheet in sheets for row in sheet.locks(variant)})


def check_players(players: int) -> None:
    """Raise unless so many can play (C1)."""
    if not 1 <= players <= MAX_PLAYERS:
        raise IllegalError("player-count", f"2 to {MAX_PLAYERS} play, or one for practice; not {players}", "C1")


def check_seat(seat: int, players: int) -> None:
    """Raise unless there is such a seat."""
    if not 0 <= seat < players:
        raise IllegalError("no-such-player", f"there is no player {seat} among {players}", "C1")


def check_lucky(variant: Variant, pair: LuckyPair | None) -> LuckyPair | None:
    """The pair, lower number first, if a sheet of this variant can bear it (L3); a sheet without one is allowed."""
    if pair is None:
        return None
    if not variant.lucky:
        raise IllegalError("no-lucky-numbers", f"sheets of {variant.name} bear no lucky numbers", "L3")
    ordered = (min(pair), max(pair))
    try:
        variant.check_lucky_pair(ordered)
    except VariantError as error:
        raise IllegalError(error.code, error.message, "L3") from error
    return ordered


def _check_options(variant: Variant, options: Options) -> None:
    if options.first_six and variant.sides < STARTING_THROW:
        raise IllegalError("start", f"dice of {variant.sides} sides never show a {STARTING_THROW}", "C6")


def _marks(variant: Variant, row: int, numbers: Sequence[int]) -> int:
    targets = sorted(variant.target(row, number) for number in numbers)
    marks = 0
    for target in targets:
        name, facts = variant.name_of[row, target.cross.number], cell_facts(variant, row, target.cross.number)
        if marks >> target.cell & 1:
            raise IllegalError("already-crossed", f"{name} is listed twice", "C5", **facts)
        if marks >> len(variant.rows[row]):
            message = f"{name} cannot be crossed in a row that is locked before it"
            raise IllegalError("row-closed", message, variant.lock_clause, **facts)
        if target.locks and marks.bit_count() < variant.needs:
            raise IllegalError(
                "lock-needs-crosses",
                f"{name} locks its row, which takes {variant.needs} crosses there first, not {marks.bit_count()}",
                variant.lock_clause,
                **facts,
                needs=variant.needs,
                crosses=marks.bit_count(),
            )
        marks |= target.bits
    return marks
