"""Telling everyone what happened (C14): crosses, locks and what they mean, penalties, the end."""

from collections.abc import Iterator, Sequence

from qwixx.rules import Choice, Closed, Cross, Ending, Event, Game, Locked, Outcome, Over, Penalised, Roll, Variant
from qwixx.rules.scoring import PENALTY_POINTS
from qwixx.rules.sheet import PENALTY_BOXES
from qwixx.words.english import capital, cell_words, count, listing, row_label, row_words, sum_words


def white_announcement(game: Game, names: Sequence[str], choices: Sequence[Choice], events: Sequence[Event]) -> str:
    """Everybody's choice of action 1, revealed together, and what came of it; `game` is the one after it."""
    told = [_white_sentence(game.variant, name, choice) for name, choice in zip(names, choices, strict=True) if choice]
    passing = [name for name, choice in zip(names, choices, strict=True) if choice is None]
    if passing:
        told.append(f"{listing(passing)} {'crosses' if len(passing) == 1 else 'cross'} nothing.")
    told += _consequences(game, names, events)
    if any(isinstance(event, Over) for event in events):
        told.append("That ends the game at once, without action 2.")
    return "Action 1. " + " ".join(told)


def colour_announcement(
    game: Game, names: Sequence[str], player: int, roll: Roll, choice: Choice, events: Sequence[Event]
) -> str:
    """The active player's choice of action 2 and what came of it; `game` is the one after it."""
    if choice:
        cell = cell_words(game.variant, choice.row, choice.number)
        first = f"{names[player]} crosses {cell} = {sum_words(game.variant, choice, roll)}."
    else:
        first = f"{names[player]} crosses nothing."
    return " ".join(["Action 2.", first, *_consequences(game, names, events)])


def _white_sentence(variant: Variant, name: str, cross: Cross) -> str:
    lucky = " by a lucky number" if cross.lucky else ""
    return f"{name} crosses {cell_words(variant, cross.row, cross.number)}{lucky}."


def _consequences(game: Game, names: Sequence[str], events: Sequence[Event]) -> Iterator[str]:
    """Locks with what they mean for everyone, and penalties."""
    lockers: dict[int, list[str]] = {}
    for event in events:
        if isinstance(event, Locked):
            lockers.setdefault(event.row, []).append(names[event.player])
    for row, who in lockers.items():
        yield f"{listing(who)} {'locks' if len(who) == 1 else 'lock'} {row_words(game.variant, row)}."
        if Closed(row) not in events:
            yield f"{capital(row_words(game.variant, row))} closes at the end of this turn."
    for event in events:
        if isinstance(event, Closed):
            yield _closing_sentence(game.variant, event.row)
        elif isinstance(event, Penalised):
            taken = game.sheet(event.player).penalties
            yield f"{names[event.player]} takes penalty {taken} of {PENALTY_BOXES}: {PENALTY_POINTS} points off."


def _closing_sentence(variant: Variant, row: int) -> str:
    colour = variant.lock_colours[row]
    closed = f"{capital(row_words(variant, row))} is closed for everyone; the {colour.word} die is out."
    elsewhere = any(cell.colour is colour for other, cells in enumerate(variant.rows) if other != row for cell in cells)
    return f"{closed} Other {colour.word} cells stay open to the white sum." if elsewhere else closed


def ending_words(game: Game, names: Sequence[str], outcome: Outcome) -> str:
    """Why the game ended."""
    if outcome.ending is Ending.PENALTIES:
        full = [name for name, sheet in zip(names, game.sheets, strict=True) if sheet.penalties == PENALTY_BOXES]
        return f"The game is over: {listing(full)} has crossed all {PENALTY_BOXES} penalty boxes."
    rows = [row_words(game.variant, row) for row in game.closed_rows]
    return f"The game is over: {listing(rows)} are locked."


def score_words(game: Game, player: int, name: str) -> str:
    """One player's points in all and row by row: `Anna, 70 points: red = 10, …`."""
    scores = game.sheet(player).scores
    rows = ", ".join(f"{row_label(game.variant, row)} = {points}" for row, points in enumerate(scores.rows))
    return f"{name}, {count(scores.total, 'point')}: {rows}, penalties = {scores.penalties}."


def winner_words(game: Game, names: Sequence[str], outcome: Outcome) -> str:
    """Who won; equal scores share the win (C20), and a practice game has only its points."""
    points = count(game.sheet(outcome.winners[0]).scores.total, "point")
    winners = [names[player] for player in outcome.winners]
    if game.players == 1:
        return f"{winners[0]} finishes with {points}."
    if len(winners) == 1:
        return f"{winners[0]} wins with {points}."
    return f"{listing(winners)} share the win with {points} each."
