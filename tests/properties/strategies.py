"""Games at any moment, walks through a game and whole records, drawn so that failures shrink."""

from enum import Enum, auto

from hypothesis import strategies as st

from qwixx.rules import (
    Cross,
    Game,
    Options,
    Phase,
    Record,
    Sheet,
    Start,
    StartKind,
    Variant,
    new_game,
    set_up,
    sheet_of,
)
from tests.properties.draws import LONGEST_WALK, Transition, draw_action, draw_one, draw_walk
from tests.properties.variants import PRINTABLE, LuckyPair, lucky_by_seat, options, variants

ANY_VARIANT = variants()
ANY_COUNT = st.integers(1, 5)


@st.composite
def fresh_games(draw: st.DrawFn, of: st.SearchStrategy[Variant] = ANY_VARIANT) -> Game:
    """A game before its first roll."""
    variant, players = draw(of), draw(ANY_COUNT)
    first = draw(st.integers(0, players - 1))
    return new_game(variant, players, first, draw(lucky_by_seat(variant, players)), draw(options(variant)))


@st.composite
def set_up_games(draw: st.DrawFn, of: st.SearchStrategy[Variant] = ANY_VARIANT) -> Game:
    """A position before a roll with crosses all over the sheets and at most one closed row, so that locks are near."""
    fresh = draw(fresh_games(of))
    lock = draw(st.none() | locking_crosses(fresh.variant))
    fill = draw(st.sampled_from(Fill))
    sheets = [draw(filled_sheets(fresh.variant, sheet.lucky, lock, fill)) for sheet in fresh.sheets]
    return set_up(fresh.variant, sheets, fresh.active, (), fresh.options)


@st.composite
def locking_crosses(draw: st.DrawFn, of: Variant) -> Cross:
    """A number that locks its row."""
    row = draw(st.integers(0, 3))
    return Cross(row, draw_one(draw, of.rows[row][-of.locking :]).number)


class Fill(Enum):
    """How the rows of a sheet are filled, short of their locking numbers."""

    ANYHOW = auto()
    RIPE = auto()
    """Enough crosses to lock."""
    SPENT = auto()
    """Few crosses, but the last of them right before the locking numbers."""


@st.composite
def filled_sheets(
    draw: st.DrawFn, of: Variant, lucky: LuckyPair | None = None, lock: Cross | None = None, fill: Fill = Fill.ANYHOW
) -> Sheet:
    """A sheet with crosses in its rows, and perhaps this one, which locks its row."""
    rows = []
    for row, cells in enumerate(of.rows):
        free = len(cells) - of.locking
        locks = lock is not None and row == lock.row and draw(st.booleans())
        first = (1 << of.needs) - 1 if fill is Fill.RIPE or locks else 0
        last = 1 << free >> 1 if fill is Fill.SPENT and draw(st.integers(0, 3)) else 0
        reach = draw(st.integers(0, min(2, free) if fill is Fill.SPENT else free))
        marks = draw(st.integers(0, (1 << reach) - 1)) | first | last
        numbers = [cell.number for place, cell in enumerate(cells) if marks >> place & 1]
        if lock and locks:
            numbers.append(lock.number)
        rows.append(numbers)
    return sheet_of(of, rows, draw(st.integers(0, 3)), lucky)


@st.composite
def walks(draw: st.DrawFn, of: st.SearchStrategy[Variant] = ANY_VARIANT) -> list[Transition]:
    """A stretch of play: from the beginning, or from a position near the end."""
    if draw(st.booleans()):
        return draw_walk(draw, draw(set_up_games(of)), 30)
    return draw_walk(draw, draw(fresh_games(of)))


@st.composite
def games(draw: st.DrawFn, of: st.SearchStrategy[Variant] = ANY_VARIANT) -> Game:
    """A game at any moment of play; the rare moments at which a row is about to close are preferred."""
    game = draw(set_up_games(of) | fresh_games(of))
    moments = [game, *(transition.after for transition in draw_walk(draw, game, 8))]
    closing = [moment for moment in moments if moment.closing]
    return draw_one(draw, closing or moments[::-1])


@st.composite
def games_in(draw: st.DrawFn, phase: Phase, of: st.SearchStrategy[Variant] = ANY_VARIANT) -> Game:
    """A game that waits for this."""
    game = draw(games(of).filter(lambda game: game.phase is not Phase.OVER or phase is Phase.OVER))
    while game.phase is not phase:
        if game.phase is Phase.OVER:
            game = draw(set_up_games(of))
        game = game.apply(draw_action(draw, game)).game
    return game


def names() -> st.SearchStrategy[str]:
    """What a player may be called."""
    plain = st.sampled_from(["Ann", "Bob", "name 2", "x: y", "#5", "|", "-", "क्\u200dष"])
    return plain | st.text(PRINTABLE, min_size=1, max_size=40).filter(lambda name: name == name.strip())


@st.composite
def starts(draw: st.DrawFn, of: Variant, players: int) -> tuple[Start, Options]:
    """How the first active player was found, with options to match."""
    chosen = draw(options(of))
    if not chosen.first_six:
        kind = draw(st.sampled_from([StartKind.SEAT, StartKind.DRAWN]))
        return Start(kind, draw(st.integers(0, players - 1))), chosen
    misses = draw(st.lists(st.integers(1, of.sides).filter(lambda face: face != 6), max_size=12))
    return Start(StartKind.THROWS, len(misses) % players, (*misses, 6)), chosen


@st.composite
def records(
    draw: st.DrawFn,
    of: st.SearchStrategy[Variant] = ANY_VARIANT,
    count: st.SearchStrategy[int] = ANY_COUNT,
    longest: int = LONGEST_WALK,
) -> Record:
    """A game as it was played, finished or broken off."""
    variant, players = draw(of), draw(count)
    start, chosen = draw(starts(variant, players))
    dice_keys = st.sampled_from(["dice", "dice seed", "dice entropy 1", "dice entropy 2"])
    dice_values = st.text(PRINTABLE, max_size=30).map(str.strip)
    record = Record(
        variant,
        tuple(draw(names()) for _ in range(players)),
        start,
        draw(lucky_by_seat(variant, players)),
        chosen,
        dice=tuple(draw(st.dictionaries(dice_keys, dice_values, max_size=3)).items()),
        date=draw(st.none() | st.dates().map(str)),
    )
    for transition in draw_walk(draw, record.beginning(), longest):
        record = record.extended(transition.action)
    return record
