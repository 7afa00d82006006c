"""Games at tables with fair dice, and how the sheets stand after each action: for the page's replay and proof."""

import hashlib
from collections.abc import Iterator
from functools import partial
from typing import Any

from qwixx.dice.absence import FALSE_ALARM, gap_probability
from qwixx.i18n.announcements import colour_sentences, ending_words, white_sentences, winner_words
from qwixx.i18n.languages import LANGUAGES
from qwixx.match import Stage, record
from qwixx.rules import FOUR_ROWS, Choice, Game, Options, Record, format_record, variant, variant_names
from qwixx.rules.actions import ColourChoice, WhiteChoices
from tests.match.house import House

ABSENT = range(3, 6)
"""The turns in which a player is away."""
MOST_SKIPPED = 2
HOUSE_RULES = Options(first_six=True, locked_die_stays=True)
LATE = Options(locked_die_stays=True)
"""In that game a row is locked in action 1 and closes at the end of the turn."""


def record_vectors() -> list[dict[str, Any]]:
    """A game on every sheet, and some by house rules."""
    games = [_played(House(3, variant(name)).sit(2, 1, chains=True)) for name in variant_names(FOUR_ROWS)]
    games.append(_played(House(2, options=HOUSE_RULES).sit(2, chains=True)))
    games.append(_played(House(4, variant("mixx-a"), options=LATE).sit(2, 2, chains=True)))
    return [_vector(game) for game in games]


def digests() -> dict[str, str]:
    """SHA-256 of texts of every length up to some blocks."""
    return {text: hashlib.sha256(text.encode()).hexdigest() for text in ("q" * length for length in range(200))}


def gap_vectors() -> list[dict[str, int]]:
    """For games of some lengths, how many gaps in a player's links are suspicious."""
    return [
        {"players": players, "draws": draws, "suspicious": _suspicious(draws, players)}
        for players in (1, 2, 5)
        for draws in (10, 25, 60, 200)
    ]


def _suspicious(draws: int, players: int) -> int:
    return next(gaps for gaps in range(draws) if gap_probability(gaps, draws) < FALSE_ALARM / players)


def _played(house: House) -> Record:
    """A game to its end, in some turns of which the second person is away when others roll."""
    house.begin()
    while house.table.stage is Stage.PLAY:
        present = house.table.seats[1].present
        if house.play.turn in ABSENT and present and house.table.awaited == (0,):
            house.away(1)
        elif not present and 1 in house.table.awaited:
            house.back(1)
        else:
            seat = house.table.awaited[0]
            house.act(seat, partial(_thrifty, house.play.game, house.play.players.index(seat)))
    found = record(house.table)
    assert found
    return found


def _thrifty(game: Game, player: int, choices: tuple[Choice, ...]) -> Choice:
    """The cross that skips least, so that rows fill up and are locked."""
    crosses = [choice for choice in choices if choice]
    targets = [game.variant.target(cross.row, cross.number) for cross in crosses]
    skips = [target.cell - game.sheets[player].rows[target.row].bit_length() for target in targets]
    return crosses[skips.index(min(skips))] if skips and min(skips) <= MOST_SKIPPED else None


def _vector(found: Record) -> dict[str, Any]:
    steps = [_standing(game) for game in (found.beginning(), *(after for _, _, after, _ in found.replay()))]
    told = {language: list(_told(found, language)) for language in LANGUAGES}
    return {"text": format_record(found), "steps": steps, "told": told}


def _told(found: Record, language: str) -> Iterator[list[str]]:
    """What is announced of every action but rolls, and of the end."""
    names = found.names
    for before, action, after, events in found.replay():
        match action:
            case WhiteChoices(choices):
                yield white_sentences(after, names, choices, events, language)
            case ColourChoice(choice):
                assert before.roll
                yield colour_sentences(after, names, before.active, before.roll, choice, events, language)
    final = found.final()
    assert final.outcome
    yield [ending_words(final, names, final.outcome, language), winner_words(final, names, final.outcome, language)]


def _standing(game: Game) -> dict[str, Any]:
    cells = game.variant.targets
    return {
        "active": game.active,
        "sheets": [
            {
                "rows": [[t.cell for t in row if sheet.rows[t.row] >> t.cell & 1] for row in cells],
                "penalties": sheet.penalties,
            }
            for sheet in game.sheets
        ],
        "closed": list(game.closed_rows),
        "dice": [colour.word for colour in game.dice],
    }
