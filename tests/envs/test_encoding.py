"""The encoding: actions are the choices of the rules, and observations say what a seat may know, no more, no less."""

from collections.abc import Iterator

import numpy as np
import pytest

from qwixx.envs import encoding
from qwixx.envs.encoding import (
    ACTIONS,
    HIGH,
    LOW,
    LUCKY,
    NOTHING,
    SEAT_SIZE,
    SEATS,
    SKIPS,
    WHITE,
    Observation,
    observation_space,
    observe,
    offers,
)
from qwixx.envs.seeded_rolls import Chance
from qwixx.envs.settings import setting_of
from qwixx.rules import Cross, Game, IllegalError, Options, Phase, Roll, Variant, new_game, parse_position, variant
from qwixx.rules.options import DEFAULT_OPTIONS
from tests.fast.sheets import ALL, PRINTED
from tests.golden.stream import Stream


def positions(sheet: Variant, players: int, games: int, options: Options = DEFAULT_OPTIONS) -> Iterator[Game]:
    """Every moment of some random games at which somebody chooses, and their ends."""
    stream = Stream(f"{sheet.name} {players}")
    for number in range(games):
        chance = Chance(1, number, sheet)
        game = chance.begin(players, options)
        while game.phase is Phase.ROLL:
            game = game.rolled(chance.roll(game)).game
            yield game
            choices = [stream.one_of(game.choices(seat)) for seat in range(players)]
            game = game.chose_white(tuple(choices)).game
            if game.phase is Phase.COLOUR:
                yield game
                game = game.chose_colour(stream.one_of(game.choices(game.active))).game
        yield game


def seen(game: Game, seat: int) -> Observation:
    return observe(game, seat, offers(game, seat))


@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize("sheet", ALL, ids=lambda sheet: sheet.name)
def test_actions_are_the_choices_of_the_rules(sheet: Variant, players: int) -> None:
    for game in positions(sheet, players, 5):
        for seat in range(players):
            offered = offers(game, seat)
            assert list(offered) == sorted(offered)
            assert set(offered) <= set(range(ACTIONS))
            legal = game.choices(seat) or (None,)
            assert len(offered) == len(legal)
            assert set(offered.values()) == set(legal)


@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize("sheet", ALL, ids=lambda sheet: sheet.name)
def test_observations_lie_within_their_space(sheet: Variant, players: int) -> None:
    space = observation_space(sheet, players)
    for game in positions(sheet, players, 5, Options(locked_die_stays=True)):
        for seat in range(players):
            observation = seen(game, seat)
            assert space.contains(observation)
            vector, mask = observation["observation"], observation["action_mask"]
            assert np.flatnonzero(mask).tolist() == list(offers(game, seat))
            assert ((vector[SKIPS:SEATS] >= 0) == mask.astype(bool)).all()


def test_numbers_of_actions_stay_what_they_are() -> None:
    assert (NOTHING, WHITE, LUCKY, LOW, HIGH, ACTIONS) == (0, 1, 5, 9, 13, 17)
    assert (SKIPS, SEATS, SEAT_SIZE) == (13, 30, 12)
    assert encoding.VERSION == 0


def test_a_classic_position_field_by_field() -> None:
    game = parse_position("classic 5,7/10/-/-/p1 2/-/12,11/-/p0 active=2 phase=white roll=6+4,r2,y3,g6,b6")
    vector = seen(game, 0)["observation"].tolist()
    assert vector[:13] == [1, 1, 0, 4, 6, 2, 3, 6, 6, 0, 0, 0, 0]
    assert vector[13:30] == [0, 2, -1, 2, 2, *[-1] * 12]
    assert vector[30:42] == [2, 1, 0, 0, 6, 9, 0, 0, 1, 0, 0, 3 + 1 - 5]
    assert vector[42:] == [1, 0, 2, 0, 1, 0, 2, 0, 0, 0, 0, 1 + 3]
    other = seen(game, 1)["observation"].tolist()
    assert other[1] == 0
    assert other[30:42] == vector[42:]
    assert other[42:] == vector[30:42]


def test_in_action_2_the_low_white_die_comes_first() -> None:
    game = parse_position("classic -/-/-/-/p0 -/-/-/-/p0 active=1 phase=colour roll=6+4,r2,y3,g6,b6")
    offered = offers(game, 0)
    assert offered[LOW] == Cross(0, 6)
    assert offered[HIGH] == Cross(0, 8)
    assert offered[LOW + 3] == Cross(3, 10)
    assert HIGH + 2 not in offers(parse_position(str(game).replace("6+4", "4+4")), 0)
    assert offers(game, 1) == {NOTHING: None}
    vector = seen(game._replace(spared=True), 0)["observation"]
    assert vector[encoding.PHASE] == encoding.IN_COLOUR
    assert vector[encoding.SPARED] == 1
    assert vector[SKIPS + LOW] == 4


def test_L4_a_lucky_cross_is_an_action_of_its_own() -> None:
    game = new_game(variant("longo"), 2).rolled(Roll((4, 1), (2, 3, 6, 6))).game
    offered = offers(game, 0)
    assert offered[LUCKY + 2] == Cross(2, 16, lucky=True)
    assert offered[WHITE + 2] == Cross(2, 5)
    assert not any(action >= LUCKY for action in offers(game, 1))
    vector = seen(game, 1)["observation"]
    assert vector[SEATS + encoding.LUCKY_NUMBERS : SEATS + encoding.SCORE].tolist() == [6, 11]


def test_L2_the_place_of_a_locked_row_is_that_of_its_last_number() -> None:
    """A row locked by its last number but one is as long as that says, the lock left out."""
    game = parse_position("longo 2,3,4,5,6,7,15/-/-/-/p0/L5-8 -/-/-/-/p0/L6-11 closed=R phase=roll")
    seat = seen(game, 0)["observation"][SEATS:].tolist()
    assert seat[0] == 8
    assert seat[4] == 14


def test_C13_a_die_that_left_in_action_1_is_not_seen_in_action_2() -> None:
    game = parse_position(
        "classic 2,3,4,5,6,12/-/-/-/p0 -/-/-/-/p0 closed=R phase=colour roll=6+6,r2,y3,g6,b6 spared=yes"
    )
    vector = seen(game, 0)["observation"].tolist()
    assert vector[encoding.DICE : encoding.CLOSED] == [6, 6, 0, 3, 6, 6]
    assert vector[encoding.CLOSED : SKIPS] == [1, 0, 0, 0]


@pytest.mark.parametrize("sheet", PRINTED, ids=lambda sheet: sheet.name)
def test_seats_see_the_same_table_turned_round(sheet: Variant) -> None:
    for game in positions(sheet, 3, 2):
        views = [seen(game, seat)["observation"] for seat in range(3)]
        for seat, view in enumerate(views):
            assert (view[encoding.ACTIVE] + seat) % 3 == game.active
            assert (np.roll(view[SEATS:], seat * SEAT_SIZE) == views[0][SEATS:]).all()


def test_what_cannot_be_encoded_is_refused() -> None:
    with pytest.raises(IllegalError, match="there is no variant"):
        setting_of("chess", 2, "", "win")
    with pytest.raises(IllegalError, match="2 to 5 play"):
        setting_of("classic", 6, "", "win")
    with pytest.raises(IllegalError, match="there is no reward"):
        setting_of("classic", 2, "", "fame")
    with pytest.raises(IllegalError, match="draw the first player") as refused:
        setting_of("classic", 2, "first-six", "win")
    assert refused.value.clause == "C6"
