"""How a game begins: at its start, or from a position that was set up."""

from collections.abc import Sequence

from qwixx.rules.errors import IllegalError, VariantError
from qwixx.rules.facts import cell_facts, neighbour_facts
from qwixx.rules.game import LOCKS_TO_END, Game, Phase
from qwixx.rules.options import DEFAULT_OPTIONS, Options
from qwixx.rules.printed import MAX_PLAYERS, LuckyPair
from qwixx.rules.reachability import check_bar, check_last_penalty, check_locks
from qwixx.rules.roll import check_face
from qwixx.rules.sheet import PENALTY_BOXES, Sheet
from qwixx.rules.targets import Target
from qwixx.rules.variant import Variant
from qwixx.rules.variant_checks import check_lucky_pair

STARTING_THROW = 6


def new_game(
    variant: Variant,
    players: int,
    first: int = 0,
    lucky: Sequence[LuckyPair | None] | None = None,
    options: Options = DEFAULT_OPTIONS,
    faces: Sequence[str | None] | None = None,
) -> Game:
    """A fresh game: 2 to 5 players (C1), or one for practice.

    `lucky` and `faces` are by seat; left out, they are the variant's own in their order (L8, S1, H1).
    """
    check_players(players)
    check_seat(first, players)
    _check_options(variant, options)
    pairs = default_lucky(variant, players) if lucky is None else lucky
    if len(pairs) != players:
        raise IllegalError("lucky-count", f"{players} players need {players} lucky pairs, not {len(pairs)}", "L3")
    letters = default_faces(variant, players) if faces is None else faces
    if len(letters) != players:
        raise IllegalError("face-count", f"{players} players need {players} sheets, not {len(letters)}", "S1")
    empty = (0,) * len(variant.rows)
    sheets = tuple(
        Sheet(empty, lucky=check_lucky(variant, pair), face=check_letter(variant, letter))
        for pair, letter in zip(pairs, letters, strict=True)
    )
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


def default_faces(variant: Variant, players: int) -> tuple[str | None, ...]:
    """The letters of the sheets of the first seats (S1, H1); `None` each where all sheets are alike."""
    return tuple(variant.face_of(seat) for seat in range(players))


def sheet_of(
    variant: Variant,
    rows: Sequence[Sequence[int]],
    penalties: int = 0,
    lucky: LuckyPair | None = None,
    face: str | None = None,
    bar: Sequence[int] = (),
    diamonds: Sequence[int] = (),
) -> Sheet:
    """The sheet with these numbers crossed in its rows, or why there can be no such sheet.

    A number that was crossed a second time is named twice (DA1). `bar` and `diamonds` are places from 0. Without a
    letter, a sheet of a variant with faces is its first.
    """
    if len(rows) != len(variant.rows):
        message = f"a sheet has {len(variant.rows)} rows, not {len(rows)}"
        raise IllegalError("row-count", message, "C3", rows=len(variant.rows))
    if not 0 <= penalties <= PENALTY_BOXES:
        raise IllegalError("penalty-count", f"a sheet has {PENALTY_BOXES} penalty boxes, not {penalties}", "C3")
    marks = tuple(_marks(variant, row, numbers) for row, numbers in enumerate(rows))
    letter = check_letter(variant, variant.face_of(0) if face is None else face)
    bar_bits = _place_bits("bar", len(variant.bar), bar)
    diamond_bits = _place_bits("diamonds", len(variant.diamonds), diamonds)
    sheet = Sheet(marks, penalties, check_lucky(variant, lucky), letter, bar_bits, diamond_bits)
    _check_neighbours(variant, sheet)
    _check_chain(variant, sheet)
    if diamond_bits.bit_count() > sum(map(len, sheet.all_numbers(variant))):
        raise IllegalError("diamond-count", "every diamond that is crossed has crossed a number", "X2")
    return sheet


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
        if not 0 <= row < len(variant.rows):
            message = f"rows are numbered 0 to {len(variant.rows) - 1}, there is no {row}"
            raise IllegalError("no-such-row", message, "C3")
        if not closed_bits >> row & 1:
            raise IllegalError("not-locked", f"row {row + 1} is closed, but no sheet has locked it", "C13")
    full = sum(sheet.penalties == PENALTY_BOXES for sheet in sheets)
    ended = closed_bits.bit_count() >= LOCKS_TO_END
    if full > 1 or (full and ended):
        raise IllegalError("ended-twice", "the game would have ended before the last of these marks was made", "C16")
    check_locks(variant, sheets, options)
    for sheet in sheets:
        check_bar(variant, sheet, closed_bits)
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
        check_lucky_pair(variant, ordered)
    except VariantError as error:
        raise IllegalError(error.code, error.message, "L3") from error
    return ordered


def check_letter(variant: Variant, letter: str | None) -> str | None:
    """The letter, if the variant has a sheet of it (S1, H1); `None` is right where all sheets are alike."""
    letters = [face.letter for face in variant.faces]
    if letter not in letters and not (letter is None and not letters):
        known = ", ".join(letters) or "none, as all are alike"
        raise IllegalError("no-such-face", f"sheets of {variant.name} have the letters {known}", "S1")
    return letter


def _check_options(variant: Variant, options: Options) -> None:
    if options.first_six and variant.sides < STARTING_THROW:
        raise IllegalError("start", f"dice of {variant.sides} sides never show a {STARTING_THROW}", "C6")


def _marks(variant: Variant, row: int, numbers: Sequence[int]) -> int:
    marks = 0
    for target in sorted(_boxes(variant, row, numbers)):
        number = target.cross.number
        name, facts = variant.name_of[row, number], cell_facts(variant, row, number)
        if marks >> variant.lengths[row]:
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


def _boxes(variant: Variant, row: int, numbers: Sequence[int]) -> list[Target]:
    """The boxes of these numbers: the second one for a number that is named twice and has it (DA1)."""
    boxes: list[Target] = []
    for number in numbers:
        known = [variant.target(row, number), variant.second_targets.get((row, number))]
        free = next((target for target in known if target and target not in boxes), None)
        if free is None:
            facts = cell_facts(variant, row, number)
            times = "too often" if known[1] else "twice"
            raise IllegalError("already-crossed", f"{variant.name_of[row, number]} is listed {times}", "C5", **facts)
        boxes.append(free)
    return boxes


def _place_bits(what: str, count: int, places: Sequence[int]) -> int:
    """Places as bits; raise unless they are on the sheet, each once."""
    bits = 0
    for place in places:
        if not 0 <= place < count or bits >> place & 1:
            clause = "BA1" if what == "bar" else "X1"
            message = f"the places of {what} are numbered 0 to {count - 1}, and each is crossed once; not {place}"
            raise IllegalError("no-such-place", message, clause)
        bits |= 1 << place
    return bits


def _check_neighbours(variant: Variant, sheet: Sheet) -> None:
    """Raise if a bonus box is crossed and no neighbour of it is (P2)."""
    for row, targets in enumerate(variant.targets):
        for target in targets:
            if sheet.rows[row] & target.bits and target.beside and not target.ready(sheet.rows):
                number = target.cross.number
                facts = cell_facts(variant, row, number) | neighbour_facts(variant, row, number)
                message = f"{variant.name_of[row, number]} is crossed, and neither of its neighbours"
                raise IllegalError("needs-neighbour", message, "P2", **facts)


def _check_chain(variant: Variant, sheet: Sheet) -> None:
    """Raise if one end of a chain is crossed and the other is not (H2)."""
    for (row, number), twin in variant.effects[sheet.face].twins.items():
        if sheet.rows[row] & variant.target(row, number).bits and not sheet.rows[twin.row] & twin.bits:
            one, other = variant.name_of[row, number], variant.name_of[twin.row, twin.cross.number]
            message = f"{one} is crossed and {other}, with which it is chained, is not"
            raise IllegalError("chain-apart", message, "H2", **cell_facts(variant, row, number))
