"""Random games on every printed sheet: what may be chosen is what the game accepts, and every text reads back."""

import random
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.codec.values import choice_json, read_choice, read_sheet, sheet_json
from qwixx.rules import (
    Action,
    Choice,
    ColourChoice,
    Cross,
    Crossed,
    Event,
    Game,
    IllegalError,
    Options,
    Phase,
    Record,
    Roll,
    Sheet,
    Start,
    StartKind,
    WhiteChoices,
    format_choice,
    format_record,
    new_game,
    parse_choice,
    parse_position,
    parse_record,
    variant,
    variant_names,
)
from tests.properties.effort import effort

EAGER = 0.85
"""How often a player crosses something if it can."""
LIMITS = {"double-a": 16, "double-b": 16, "big-points": 15}
"""How many crosses of a row count (DA4, DB3, P5)."""
DOUBLE = {0: (3, 5, 9, 11), 1: (3, 5, 9, 11), 2: (10, 8, 6, 4), 3: (10, 8, 6, 4)}


def action(game: Game, chance: random.Random) -> Action:
    """Something that may happen next."""
    if game.phase is Phase.ROLL:
        faces = [chance.randint(1, game.variant.sides) for _ in range(6)]
        return Roll((faces[0], faces[1]), (faces[2], faces[3], faces[4], faces[5])).only(game.dice)
    chosen = [_choice(game.choices(player), chance) for player in game.choosers]
    return WhiteChoices(tuple(chosen)) if game.phase is Phase.WHITE else ColourChoice(chosen[0])


def _choice(choices: tuple[Choice, ...], chance: random.Random) -> Choice:
    return chance.choice(choices[1:]) if len(choices) > 1 and chance.random() < EAGER else None


def any_crosses(game: Game) -> list[Cross]:
    """Every cell in every way, right or wrong."""
    exchanges = (None, *range(len(game.variant.diamonds) + 1))
    return [
        Cross(row, cell.number, lucky, second, exchange)
        for row, cells in enumerate(game.variant.rows)
        for cell in cells
        for lucky, second, exchange in product((False, True), (False, True), exchanges)
    ]


@pytest.mark.parametrize("name", variant_names())
@effort(0.06)
@given(seed=st.integers(0, 2**32), players=st.integers(1, 5), stays=st.booleans())
def test_a_random_game(name: str, seed: int, players: int, stays: bool) -> None:
    chance, of = random.Random(seed), variant(name)
    options = Options(locked_die_stays=stays)
    game = beginning = new_game(of, players, options=options)
    actions: list[Action] = []
    while game.phase is not Phase.OVER:
        check_choices(game, chance)
        after, events = game.apply(action := action_of(game, chance, actions))
        assert action in actions
        check_events(game, after, events)
        game = after
        check_texts(game)
        for sheet, scores in zip(game.sheets, game.scores, strict=True):
            assert scores.total == naive_total(name, game, sheet)
            assert sum(scores.rows) + scores.extra + scores.penalties == scores.total
    lucky = tuple(sheet.lucky for sheet in beginning.sheets)
    record = Record(of, tuple("ABCDE"[:players]), Start(StartKind.SEAT, 0), lucky, options, tuple(actions))
    text = format_record(record)
    assert parse_record(text) == record
    assert format_record(parse_record(text)) == text
    assert record.final() == game


def action_of(game: Game, chance: random.Random, actions: list[Action]) -> Action:
    """The next action, which is noted."""
    actions.append(action(game, chance))
    return actions[-1]


def check_choices(game: Game, chance: random.Random) -> None:
    """Legal choices are exactly those that apply; every cell may be chosen or has a reason with a clause."""
    proposals = any_crosses(game)
    for player in range(game.players):
        legal = game.choices(player)
        assert len(set(legal)) == len(legal)
        for choice in chance.sample(proposals, 6) + [each for each in legal if each]:
            assert (game.why_not(player, choice) is None) == (choice in legal)
            if player in game.choosers:
                check_applies(game, player, choice, choice in legal)
        row = chance.randrange(len(game.variant.rows))
        number = chance.choice(game.variant.rows[row]).number
        reason = game.why_not_cell(player, row, number)
        assert (reason is None) == any(choice is not None and choice[:2] == (row, number) for choice in legal)
        assert reason is None or (reason.clause and reason.message)


def check_applies(game: Game, player: int, choice: Cross, is_legal: bool) -> None:
    choices: list[Choice] = [choice if seat == player else None for seat in game.choosers]
    step = WhiteChoices(tuple(choices)) if game.phase is Phase.WHITE else ColourChoice(choice)
    if is_legal:
        assert game.apply(step).game.sheets[player] != game.sheets[player]
    else:
        with pytest.raises(IllegalError):
            game.apply(step)


def check_events(before: Game, after: Game, events: tuple[Event, ...]) -> None:
    """Each number that is crossed now and was not before has its event, and there are no others."""
    told = sorted((event.player, event.row, event.number) for event in events if isinstance(event, Crossed))
    new = []
    for player, (was, now) in enumerate(zip(before.sheets, after.sheets, strict=True)):
        assert all(old & new == old for old, new in zip(was.rows, now.rows, strict=True))
        for row, (old, fresh) in enumerate(
            zip(was.all_numbers(before.variant), now.all_numbers(after.variant), strict=True)
        ):
            rest = list(fresh)
            for number in old:
                rest.remove(number)
            new += [(player, row, number) for number in rest]
    assert told == sorted(new)


def check_texts(game: Game) -> None:
    """The position, the sheets and the choices read back."""
    assert parse_position(str(game)) == game
    for player, sheet in enumerate(game.sheets):
        assert read_sheet(game.variant, sheet_json(game.variant, sheet), "sheet", None) == sheet
        for choice in game.choices(player):
            assert parse_choice(game.variant, format_choice(game.variant, choice)) == choice
            assert read_choice(choice_json(choice)) == choice


def naive_total(name: str, game: Game, sheet: Sheet) -> int:
    """The score from the crossed numbers and the locks alone, by the clauses."""
    numbers, locks = sheet.all_numbers(game.variant), sheet.locks(game.variant)
    counts = [len(crossed) + (row in locks) for row, crossed in enumerate(numbers)]
    if name == "double-b":
        counts = [count + sum(number in DOUBLE[row] for number in numbers[row]) for row, count in enumerate(counts)]
    if name == "big-points":
        counts = [counts[0] + counts[1], counts[1] + counts[2], counts[3] + counts[4], counts[4] + counts[5]]
    counts = [min(count, LIMITS.get(name, count)) for count in counts]
    total = sum(count * (count + 1) // 2 for count in counts) - 5 * sheet.penalties
    if name == "connected-steps":
        framed = next(face.steps for face in game.variant.faces if face.letter == sheet.face)
        steps = sum(number in numbers[row] for row, number in framed)
        total += steps * (steps + 1) // 2
    if name == "bonus-b":
        if 8 in numbers[0] and 10 in numbers[3]:
            total += min(counts) * (min(counts) + 1) // 2
        if 6 in numbers[0] and 4 in numbers[3]:
            total += 13
        if 3 in numbers[1] and 5 in numbers[2]:
            total += 5 * sheet.penalties
    return total
