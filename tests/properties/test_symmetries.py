"""A game seen in a mirror, in other colours or from another seat gives results seen in the same way."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.rules import Colour, Cross, Game, Phase, perft, variant
from tests.properties.draws import Transition, draw_choice, draw_roll
from tests.properties.effort import effort
from tests.properties.strategies import games, games_in, set_up_games, walks
from tests.properties.symmetry import Symmetry

RED, YELLOW, GREEN, BLUE = Colour
SWAPS = {
    "red and yellow": ((1, 0, 2, 3), (YELLOW, RED, GREEN, BLUE), False),
    "green and blue": ((0, 1, 3, 2), (RED, YELLOW, BLUE, GREEN), False),
    "mirrored": ((2, 3, 0, 1), (GREEN, BLUE, RED, YELLOW), True),
}
SYMMETRIC = [("classic", swap) for swap in SWAPS] + [("longo", swap) for swap in SWAPS] + [("mixx-a", "mirrored")]


def still(players: int) -> tuple[int, ...]:
    return tuple(range(players))


def rotated(players: int, by: int) -> tuple[int, ...]:
    return tuple((seat + by) % players for seat in range(players))


@st.composite
def symmetries(draw: st.DrawFn, game: Game) -> Symmetry:
    """Any order of the rows, any names for the colours, rising or falling, and seats that keep the order of turns."""
    return Symmetry(
        game.variant,
        rotated(game.players, draw(st.integers(0, game.players - 1))),
        tuple(draw(st.permutations(range(4)))),
        tuple(draw(st.permutations(list(Colour)))),
        draw(st.booleans()),
    )


def check_walk(walk: list[Transition], seen: Symmetry) -> None:
    """Every step of the game, seen the other way, is the step that the rules take there."""
    for before, action, after, events in walk:
        image = seen.game(before).apply(seen.action(action))
        assert image.game == seen.game(after)
        assert Counter(image.events) == Counter(map(seen.event, events))
        assert [scores.total for scores in image.game.scores] == list(
            seen.by_seat(tuple(scores.total for scores in after.scores))
        )


@pytest.mark.parametrize(("name", "swap"), SYMMETRIC)
def test_these_sheets_look_the_same_from_the_other_side(name: str, swap: str) -> None:
    of = variant(name)
    rows, colours, mirrored = SWAPS[swap]
    image = Symmetry(of, (), rows, colours, mirrored).variant
    assert replace(image, lucky=of.lucky) == of


@pytest.mark.parametrize(("name", "swap"), SYMMETRIC)
@effort(0.3)
@given(data=st.data())
def test_swapped_and_mirrored_games_give_swapped_and_mirrored_results(
    name: str, swap: str, data: st.DataObject
) -> None:
    walk = data.draw(walks(st.just(variant(name))))
    if walk:
        check_walk(walk, Symmetry(variant(name), still(walk[0].before.players), *SWAPS[swap]))


@effort(0.5)
@given(walks(), st.integers(1, 4))
def test_a_game_seen_from_another_seat_gives_every_seat_the_same(walk: list[Transition], by: int) -> None:
    if walk:
        game = walk[0].before
        check_walk(walk, Symmetry(game.variant, rotated(game.players, by)))


@given(walks(), st.data())
def test_any_game_printed_coloured_numbered_and_seated_otherwise_goes_the_same_way(
    walk: list[Transition], data: st.DataObject
) -> None:
    if walk:
        check_walk(walk, data.draw(symmetries(walk[0].before)))


@effort(0.5)
@given(games(), st.data())
def test_choices_and_reasons_are_the_same_from_the_other_side(game: Game, data: st.DataObject) -> None:
    seen = data.draw(symmetries(game))
    image = seen.game(game)
    assert image.dice == tuple(sorted(seen.colours[colour] for colour in game.dice))
    assert image.choosers == tuple(sorted(seen.seats[player] for player in game.choosers))
    assert image.outcome == (seen.outcome(game.outcome) if game.outcome else None)
    for player in range(game.players):
        there = seen.seats[player]
        assert set(image.choices(there)) == {seen.choice(choice) for choice in game.choices(player)}
        for row, cells in enumerate(game.variant.rows):
            for cell in cells:
                for lucky in (False, True):
                    cross = Cross(row, cell.number, lucky)
                    here, mirrored = game.why_not(player, cross), image.why_not(there, seen.cross(cross))
                    assert (here and here[:2]) == (mirrored and mirrored[:2])


@given(games_in(Phase.WHITE), st.data())
def test_in_action_1_it_does_not_matter_who_sits_where(game: Game, data: st.DataObject) -> None:
    """Turns go round the table, but action 1 is one for all: any order of seats will do (C15)."""
    seats = data.draw(st.permutations(range(game.players)))
    seen = Symmetry(game.variant, tuple(seats))
    picked = tuple(draw_choice(data.draw, game, player) for player in game.choosers)
    after = game.chose_white(picked).game
    assert seen.game(game).chose_white(seen.by_seat(picked)).game == seen.game(after)


@effort(0.3)
@given(set_up_games(), st.data())
def test_perft_counts_are_the_same_from_the_other_side(game: Game, data: st.DataObject) -> None:
    seen = data.draw(symmetries(game))
    roll = draw_roll(data.draw, game)
    assert perft(seen.game(game), [seen.roll(roll)]) == perft(game, [roll])
