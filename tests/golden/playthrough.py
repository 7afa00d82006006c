"""A playthrough: everything that can be asked of a game, at every moment of a played one, as a text to compare."""

from collections.abc import Iterator

from qwixx.rules import (
    FOUR_ROWS,
    Action,
    BarUsed,
    Closed,
    ColourChoice,
    Cross,
    Crossed,
    DieRemoved,
    Event,
    Game,
    Locked,
    Over,
    Penalised,
    Phase,
    Reason,
    Record,
    Roll,
    WhiteChoices,
    features_of,
    format_choice,
)

LEGAL = "+"
LETTERS = {
    "already-crossed": "X",
    "row-closed": "#",
    "left-of-cross": "<",
    "lock-needs-crosses": "k",
    "game-over": ".",
    "not-rolled": "r",
    "not-white-sum": "w",
    "not-lucky": "u",
    "not-next": "n",
    "not-fewest": "f",
    "not-active": "a",
    "lucky-in-action-2": "2",
    "die-out": "d",
    "not-colour-sum": "c",
}
"""How a playthrough abbreviates the reasons why a cell may not be crossed."""
MORE_LETTERS = {"needs-neighbour": "b", "not-neighbour-sum": "p"}
"""The same for those that only sheets with other features give."""


def playthrough(record: Record) -> str:
    """The text of the playthrough of a recorded game."""
    reasons: dict[str, Reason] = {}
    lines = [f"variant {record.variant.name}, {len(record.names)} players, options {str(record.options) or 'none'}"]
    letters = LETTERS if features_of(record.variant) <= FOUR_ROWS else LETTERS | MORE_LETTERS
    lines += ["", "letters", f"  {LEGAL} legal", *(f"  {letter} {code}" for code, letter in letters.items())]
    game = record.beginning()
    lines += state_lines(0, game, reasons)
    for number, (_, action, after, events) in enumerate(record.replay(), start=1):
        lines += ["", f"action {number}: {show_action(game, action)}"]
        lines += [f"  {show_event(game, event)}" for event in events]
        lines += state_lines(number, after, reasons)
        game = after
    lines += ["", "reasons as first given", *(f"  {' '.join(reason[:3])}" for _, reason in sorted(reasons.items()))]
    return "\n".join(lines) + "\n"


def state_lines(number: int, game: Game, reasons: dict[str, Reason]) -> Iterator[str]:
    """What a game answers to every question; reasons that were not given before are added to those that were."""
    yield ""
    yield f"state {number}"
    yield f"  position {game}"
    yield f"  phase {game.phase.value}, active {game.active + 1}, choosers {show_seats(game.choosers)}"
    yield f"  dice {' '.join(colour.word for colour in game.dice)}, closed {show_rows(game.closed_rows)}"
    for player in range(game.players):
        choices = " ".join(format_choice(game.variant, choice) for choice in game.choices(player))
        scores = game.scores[player]
        yield f"  player {player + 1}"
        yield f"    choices {choices or 'none'}"
        yield f"    cells {cell_letters(game, player, reasons)}"
        if game.sheets[player].lucky and game.phase in (Phase.WHITE, Phase.COLOUR):
            yield f"    lucky {lucky_letters(game, player, reasons)}"
        extra = f" extra {scores.extra}" if scores.extra else ""
        yield f"    scores {' '.join(map(str, scores.rows))}{extra} penalties {scores.penalties} total {scores.total}"
    if game.outcome:
        yield f"  outcome {game.outcome.ending.value}, winners {show_seats(game.outcome.winners)}"


def cell_letters(game: Game, player: int, reasons: dict[str, Reason]) -> str:
    """For every cell, row by row, whether it may be crossed in any way."""
    return " ".join(
        "".join(letter_of(game.why_not_cell(player, row, cell.number), reasons) for cell in cells)
        for row, cells in enumerate(game.variant.rows)
    )


def lucky_letters(game: Game, player: int, reasons: dict[str, Reason]) -> str:
    """For every cell, row by row, whether it may be crossed by a lucky number."""
    return " ".join(
        "".join(letter_of(game.why_not(player, Cross(row, cell.number, lucky=True)), reasons) for cell in cells)
        for row, cells in enumerate(game.variant.rows)
    )


def letter_of(reason: Reason | None, reasons: dict[str, Reason]) -> str:
    if reason is None:
        return LEGAL
    reasons.setdefault(reason.code, reason)
    return (LETTERS | MORE_LETTERS)[reason.code]


def show_action(game: Game, action: Action) -> str:
    match action:
        case Roll():
            return f"roll {action}"
        case WhiteChoices(choices):
            return "white " + " ".join(format_choice(game.variant, choice) for choice in choices)
        case ColourChoice(choice):
            return "colour " + format_choice(game.variant, choice)


def show_event(game: Game, event: Event) -> str:
    match event:
        case Crossed(player, row, number, lucky, second, exchange, then, forced):
            cross = Cross(row, number, lucky, second, exchange, then)
            told = format_choice(game.variant, cross) + " by force" * forced
            return f"player {player + 1} crossed {told}"
        case BarUsed(player, place):
            return f"player {player + 1} used field {place + 1} of the bar"
        case Locked(player, row):
            return f"player {player + 1} locked row {row + 1}"
        case Closed(row):
            return f"row {row + 1} closed"
        case DieRemoved(colour):
            return f"{colour.word} die removed"
        case Penalised(player):
            return f"player {player + 1} penalised"
        case Over(outcome):
            return f"over: {outcome.ending.value}, winners {show_seats(outcome.winners)}"


def show_seats(seats: tuple[int, ...]) -> str:
    return " ".join(str(seat + 1) for seat in seats) or "none"


def show_rows(rows: tuple[int, ...]) -> str:
    return " ".join(str(row + 1) for row in rows) or "none"
