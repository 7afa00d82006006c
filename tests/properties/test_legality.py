"""Legal choices are exactly those that the game accepts, and every other cell has its reason."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.rules import (
    Action,
    Choice,
    ColourChoice,
    Cross,
    Game,
    IllegalError,
    Phase,
    QwixxError,
    Reason,
    Roll,
    WhiteChoices,
)
from tests.properties import naive
from tests.properties.draws import draw_choice, draw_one, draw_roll
from tests.properties.effort import effort
from tests.properties.strategies import games, games_in, set_up_games
from tests.properties.variants import variants

CLAUSES = {
    "already-crossed": {"C5"},
    "row-closed": {"C13"},
    "left-of-cross": {"C4"},
    "lock-needs-crosses": {"C12", "L2"},
    "game-over": {"C16"},
    "not-rolled": {"C7"},
    "not-white-sum": {"C8"},
    "not-lucky": {"L4"},
    "not-next": {"L4"},
    "not-fewest": {"L4", "L5"},
    "not-active": {"C9"},
    "lucky-in-action-2": {"L4"},
    "die-out": {"C13"},
    "not-colour-sum": {"C9"},
}

ANY_INTEGER = st.integers(-1, 8) | st.integers()


def all_crosses(game: Game) -> Iterator[Cross]:
    """Every cell of the sheet, plain and lucky."""
    for row, cells in enumerate(game.variant.rows):
        for cell in cells:
            yield Cross(row, cell.number)
            yield Cross(row, cell.number, lucky=True)


def alone(game: Game, player: int, choice: Choice) -> WhiteChoices:
    """Action 1 in which one player chooses and the others cross nothing."""
    return WhiteChoices(tuple(choice if seat == player else None for seat in range(game.players)))


def refusal(game: Game, action: Action) -> IllegalError | None:
    """Why the game does not accept an action; it stays what it was."""
    text = str(game)
    try:
        game.apply(action)
    except IllegalError as error:
        assert str(game) == text
        return error
    return None


@effort(2)
@given(games())
def test_choices_are_those_of_the_rulebook(game: Game) -> None:
    for player in range(game.players):
        choices = game.choices(player)
        assert len(set(choices)) == len(choices)
        assert {choice for choice in choices if choice} == naive.crosses(game, player)
        assert choices[:1] == ((None,) if player in game.choosers else ())


@effort(2)
@given(set_up_games(variants().filter(lambda of: bool(of.lucky))), st.data())
def test_lucky_crosses_are_those_of_the_rulebook(game: Game, data: st.DataObject) -> None:
    player = data.draw(st.integers(0, game.players - 1))
    roll = draw_roll(data.draw, game)
    lucky = (2, roll.total) if roll.total > 2 else (2, 3)
    sheet = game.sheets[player]._replace(lucky=lucky)
    game = game._replace(sheets=(*game.sheets[:player], sheet, *game.sheets[player + 1 :])).rolled(roll).game
    assert {choice for choice in game.choices(player) if choice} == naive.crosses(game, player)
    assert all((game.why_not(player, cross) is None) == (cross in game.choices(player)) for cross in all_crosses(game))


@effort(0.5)
@given(games_in(Phase.WHITE))
def test_action_1_accepts_exactly_the_choices_of_every_player(game: Game) -> None:
    for player in range(game.players):
        legal = game.choices(player)
        assert refusal(game, alone(game, player, None)) is None
        for cross in all_crosses(game):
            error = refusal(game, alone(game, player, cross))
            reason = game.why_not(player, cross)
            assert (error is None) == (reason is None) == (cross in legal)
            if error and reason:
                assert (error.code, error.clause) == (reason.code, reason.clause)
                assert reason.message in error.message


@effort(0.5)
@given(games_in(Phase.COLOUR))
def test_action_2_accepts_exactly_the_choices_of_the_active_player(game: Game) -> None:
    legal = game.choices(game.active)
    assert refusal(game, ColourChoice(None)) is None
    for cross in all_crosses(game):
        error = refusal(game, ColourChoice(cross))
        reason = game.why_not(game.active, cross)
        assert (error is None) == (reason is None) == (cross in legal)
        if error and reason:
            assert (error.code, error.clause) == (reason.code, reason.clause)


@given(games_in(Phase.WHITE), st.data())
def test_one_illegal_choice_refuses_action_1_for_all(game: Game, data: st.DataObject) -> None:
    offender = data.draw(st.integers(0, game.players - 1))
    picked = [draw_choice(data.draw, game, player) for player in game.choosers]
    illegal = draw_one(data.draw, [cross for cross in all_crosses(game) if cross not in game.choices(offender)])
    picked[offender] = illegal
    error = refusal(game, WhiteChoices(tuple(picked)))
    reason = game.why_not(offender, illegal)
    assert error is not None
    assert reason is not None
    assert error.code == reason.code


@effort(0.5)
@given(games())
def test_every_cell_is_legal_or_has_a_reason_with_its_clause(game: Game) -> None:
    for player in range(game.players):
        legal = game.choices(player)
        for cross in all_crosses(game):
            reason = game.why_not(player, cross)
            assert (reason is None) == (cross in legal)
            if reason:
                assert reason.clause in CLAUSES[reason.code]
                assert reason.message
                assert "{" not in reason.message


@effort(0.5)
@given(games())
def test_a_cell_is_open_if_it_can_be_crossed_plainly_or_by_luck(game: Game) -> None:
    for player in range(game.players):
        cells = {(choice.row, choice.number) for choice in game.choices(player) if choice}
        for row, printed in enumerate(game.variant.rows):
            for cell in printed:
                reason = game.why_not_cell(player, row, cell.number)
                assert (reason is None) == ((row, cell.number) in cells)
                ways = [game.why_not(player, Cross(row, cell.number, lucky)) for lucky in (False, True)]
                assert reason is None or reason in ways


@effort(0.5)
@given(games())
def test_a_lasting_reason_outlives_the_dice(game: Game) -> None:
    """What a player can never cross again is said to be so in every phase but the last."""
    for player in range(game.players if game.phase is not Phase.OVER else 0):
        for row, printed in enumerate(game.variant.rows):
            reachable = naive.open_places(game, player, row)
            for place, cell in enumerate(printed):
                reason = game.why_not(player, Cross(row, cell.number))
                assert (lasting_code(game, player, row, place) == code_of(reason)) or place in reachable


def lasting_code(game: Game, player: int, row: int, place: int) -> str:
    """What a cell that is out of reach is out of reach for."""
    crossed = naive.places(game.variant, game.sheets[player], row)
    if place in crossed:
        return "already-crossed"
    if row in game.closed_rows:
        return "row-closed"
    passed = any(place < other for other in crossed) or naive.is_locked(game.variant, game.sheets[player], row)
    return "left-of-cross" if passed else "lock-needs-crosses"


def code_of(reason: Reason | None) -> str | None:
    return reason.code if reason else None


@effort(2)
@given(games(), st.data())
def test_actions_of_another_phase_are_refused_and_change_nothing(game: Game, data: st.DataObject) -> None:
    face = st.integers(1, game.variant.sides)
    first, second, red, yellow, green, blue = data.draw(st.tuples(*[face] * 6))
    attempts: dict[Phase, Action] = {
        Phase.ROLL: Roll((first, second), (red, yellow, green, blue)).only(game.dice),
        Phase.WHITE: WhiteChoices((None,) * game.players),
        Phase.COLOUR: ColourChoice(None),
    }
    for phase, action in attempts.items():
        error = refusal(game, action)
        assert (error is None) == (phase is game.phase)
        assert error is None or error.code == "wrong-phase"


@given(games_in(Phase.WHITE), st.integers(0, 7))
def test_action_1_takes_one_choice_from_each(game: Game, count: int) -> None:
    error = refusal(game, WhiteChoices((None,) * count))
    assert (error is None) == (count == game.players)
    assert error is None or (error.code, error.clause) == ("choices-missing", "C15")


@effort(2)
@given(games_in(Phase.ROLL), st.tuples(*[st.integers(-1, 9)] * 6))
def test_a_roll_is_accepted_if_it_shows_every_die_in_the_game_and_no_other(game: Game, faces: tuple[int, ...]) -> None:
    first, second, *coloured = faces
    red, yellow, green, blue = coloured
    sides = game.variant.sides
    fits = 1 <= first <= sides and 1 <= second <= sides
    for colour, shown in enumerate(coloured):
        fits &= 1 <= shown <= sides if colour in naive.dice_left(game) else shown == 0
    error = refusal(game, Roll((first, second), (red, yellow, green, blue)))
    assert (error is None) == fits
    assert error is None or error.code in ("die-missing", "die-out", "die-value")


@given(games(), ANY_INTEGER, ANY_INTEGER, ANY_INTEGER, st.booleans())
def test_cells_and_players_that_are_not_there_are_refused(
    game: Game, player: int, row: int, number: int, lucky: bool
) -> None:
    if not 0 <= player < game.players:
        with pytest.raises(IllegalError, match="there is no player"):
            game.choices(player)
    on_sheet = row in naive.ROWS and any(cell.number == number for cell in game.variant.rows[row])
    if 0 <= player < game.players and on_sheet:
        game.why_not(player, Cross(row, number, lucky))
    else:
        with pytest.raises(QwixxError, match="there is no"):
            game.why_not(player, Cross(row, number, lucky))
