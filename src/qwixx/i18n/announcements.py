"""Announcements to everyone (C14): crosses, locks and what they mean, penalties, the end."""

from collections.abc import Iterator, Sequence

from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH
from qwixx.i18n.phrases import commas, listing, roll_words, row_words, sum_facts
from qwixx.rules import (
    BarUsed,
    Choice,
    Closed,
    Cross,
    Crossed,
    Ending,
    Event,
    Game,
    Locked,
    Outcome,
    Over,
    Penalised,
    Roll,
    Variant,
)
from qwixx.rules.facts import BONUS, cell_facts, row_key
from qwixx.rules.scoring import PENALTY_POINTS
from qwixx.rules.sheet import PENALTY_BOXES


def roll_announcement(roll: Roll, language: str = ENGLISH) -> str:
    """What was rolled."""
    return say(language, "event-rolled", roll=roll_words(roll, language))


def white_announcement(
    game: Game, names: Sequence[str], choices: Sequence[Choice], events: Sequence[Event], language: str = ENGLISH
) -> str:
    """Every choice of action 1, revealed together, and what came of it; `game` is the one after it."""
    told = white_sentences(game, names, choices, events, language)
    return " ".join([say(language, "event-action-1"), *told])


def white_sentences(
    game: Game, names: Sequence[str], choices: Sequence[Choice], events: Sequence[Event], language: str = ENGLISH
) -> list[str]:
    """The sentences of `white_announcement`, without its heading; the page tells the same ones."""
    told = [
        _white_sentence(game.variant, name, choice, language)
        for name, choice in zip(names, choices, strict=True)
        if choice
    ]
    passing = [name for name, choice in zip(names, choices, strict=True) if choice is None]
    if passing:
        told.append(say(language, "event-nothing", names=listing(passing, language=language), count=len(passing)))
    told += _consequences(game, names, events, language)
    if any(isinstance(event, Over) for event in events):
        told.append(say(language, "event-ended-early"))
    return told


def colour_announcement(
    game: Game,
    names: Sequence[str],
    player: int,
    roll: Roll,
    choice: Choice,
    events: Sequence[Event],
    language: str = ENGLISH,
) -> str:
    """The active player's choice of action 2 and what came of it; `game` is the one after it."""
    told = colour_sentences(game, names, player, roll, choice, events, language)
    return " ".join([say(language, "event-action-2"), *told])


def colour_sentences(
    game: Game,
    names: Sequence[str],
    player: int,
    roll: Roll,
    choice: Choice,
    events: Sequence[Event],
    language: str = ENGLISH,
) -> list[str]:
    """The sentences of `colour_announcement`, without its heading; the page tells the same ones."""
    came_of_it = list(_consequences(game, names, events, language))
    if choice:
        return [_colour_sentence(game.variant, names[player], choice, roll, language), *came_of_it]
    # A penalty says by itself that nothing was crossed out.
    return came_of_it or [say(language, "event-nothing", names=names[player], count=1)]


def _colour_sentence(variant: Variant, name: str, cross: Cross, roll: Roll, language: str) -> str:
    facts = cell_facts(variant, cross.row, cross.number)
    if cross.second or facts["colour"] == BONUS:
        return say(language, crossing_message(cross), name=name, **facts)
    return say(language, "event-crossed-sum", name=name, **facts, **sum_facts(variant, cross, roll))


def _white_sentence(variant: Variant, name: str, cross: Cross, language: str) -> str:
    return say(language, crossing_message(cross), name=name, **cell_facts(variant, cross.row, cross.number))


def crossing_message(cross: Cross) -> str:
    """The sentence for a cross, by the way in which it was reached."""
    if cross.exchange is not None:
        return "event-crossed-exchange"
    if cross.second:
        return "event-crossed-second"
    return "event-crossed-lucky" if cross.lucky else "event-crossed"


def _consequences(game: Game, names: Sequence[str], events: Sequence[Event], language: str) -> Iterator[str]:
    """What crosses set off, locks with what they mean for everyone, and penalties."""
    for event in events:
        if isinstance(event, BarUsed):
            yield say(language, "event-bar", name=names[event.player], place=event.place + 1)
        elif isinstance(event, Crossed) and event.forced:
            facts = cell_facts(game.variant, event.row, event.number)
            yield say(language, "event-forced", name=names[event.player], **facts)
    lockers: dict[int, list[str]] = {}
    for event in events:
        if isinstance(event, Locked):
            lockers.setdefault(event.row, []).append(names[event.player])
    for row, who in lockers.items():
        key = row_key(game.variant, row)
        yield say(language, "event-locked", names=listing(who, language=language), count=len(who), row=key)
        if Closed(row) not in events:
            yield say(language, "event-closes-later", row=key)
    for event in events:
        if isinstance(event, Closed):
            yield from _closing_sentences(game.variant, event.row, language)
        elif isinstance(event, Penalised):
            yield _penalty_sentence(game, names[event.player], event.player, language)


def _closing_sentences(variant: Variant, row: int, language: str) -> Iterator[str]:
    colour = variant.lock_colours[row]
    yield say(language, "event-closed", row=row_key(variant, row), colour=colour.word)
    if any(cell.colour is colour for other, cells in enumerate(variant.rows) if other != row for cell in cells):
        yield say(language, "event-colour-stays", colour=colour.word)


def _penalty_sentence(game: Game, name: str, player: int, language: str) -> str:
    taken = game.sheet(player).penalties
    return say(language, "event-penalty", name=name, penalty=taken, boxes=PENALTY_BOXES, points=PENALTY_POINTS)


def ending_words(game: Game, names: Sequence[str], outcome: Outcome, language: str = ENGLISH) -> str:
    """Why the game ended."""
    if outcome.ending is Ending.PENALTIES:
        full = [name for name, sheet in zip(names, game.sheets, strict=True) if sheet.penalties == PENALTY_BOXES]
        return say(language, "ending-penalties", name=listing(full, language=language), boxes=PENALTY_BOXES)
    rows = [row_words(game.variant, row, language) for row in game.closed_rows]
    return say(language, "ending-locks", rows=listing(rows, language=language))


def score_words(game: Game, player: int, name: str, language: str = ENGLISH) -> str:
    """One player's points in all and row by row: `Anna, 70 points: red = 10, …`."""
    scores = game.scores[player]
    rows = [
        say(language, "score-row", row=row_key(game.variant, row), made=points)
        for row, points in enumerate(scores.rows)
    ]
    if scores.extra:
        rows.append(say(language, "score-extra", made=scores.extra))
    told = commas(rows, language)
    return say(language, "score", name=name, points=scores.total, rows=told, penalties=scores.penalties)


def winner_words(game: Game, names: Sequence[str], outcome: Outcome, language: str = ENGLISH) -> str:
    """Who won; equal scores share the win (C20), and a practice game has only its points."""
    points = game.scores[outcome.winners[0]].total
    winners = [names[player] for player in outcome.winners]
    if game.players == 1:
        return say(language, "winner-alone", name=winners[0], points=points)
    if len(winners) == 1:
        return say(language, "winner-one", name=winners[0], points=points)
    return say(language, "winner-shared", names=listing(winners, language=language), points=points)


def totals_words(game: Game, names: Sequence[str], language: str = ENGLISH) -> str:
    """The running totals."""
    totals = [
        say(language, "total", name=name, total=scores.total) for name, scores in zip(names, game.scores, strict=True)
    ]
    return say(language, "totals", totals=" ".join(totals))
