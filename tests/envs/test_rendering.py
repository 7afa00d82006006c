"""Tables as text and as pictures."""

from typing import Any

import gymnasium
import numpy as np
import pytest

from qwixx.envs import GYMNASIUM_ID, qwixx_v0
from qwixx.envs.picture import CELL, COLOURS, INK, PAPER, picture
from qwixx.envs.rendering import text
from qwixx.rules import IllegalError, parse_position, parse_sheet

POSITION = (
    "classic 5,7/10/-/-/p1 2/-/12,11,10,9,8,2/-/p0 active=2 closed=G phase=white roll=4+1,r2,y3,b6"  # two players
)


def test_text() -> None:
    assert text(parse_position(POSITION), ["Anna", "Boris"]) == (
        "action 1, Boris is active, dice 4+1 r2 y3 b6, closed green\n"
        "Anna 5,7/10/-/-/p1 = -1\n"
        "Boris 2/-/12,11,10,9,8,2/-/p0 = 29\n"
    )
    over = parse_position("classic 5,7/10/-/-/p4 phase=over")
    assert text(over, ["Anna"]) == "the end, Anna is active\nAnna 5,7/10/-/-/p4 = -16\n"


def corner(page: Any, down: int, across: int) -> tuple[int, ...]:
    """The colour of a cell near its edge, where there is no writing."""
    return tuple(page[down * CELL + 2, across * CELL + CELL // 2])


def middle(page: Any, down: int, across: int) -> tuple[int, ...]:
    return tuple(page[down * CELL + CELL // 2, across * CELL + CELL // 2])


def test_picture() -> None:
    page = picture(parse_position(POSITION))
    assert page.shape == ((1 + 2 * 6) * CELL, 12 * CELL, 3)
    assert page.dtype == np.uint8
    assert corner(page, 0, 0) == (255, 255, 255)
    assert corner(page, 0, 2) == COLOURS[0]
    assert corner(page, 0, 4) == PAPER
    red = 1
    assert [corner(page, red, cell) == COLOURS[0] for cell in range(12)] == [False] * 3 + [True, False] + [True] * 7
    assert middle(page, red, 3) == middle(page, red, 5) == INK
    green = 7 + 2
    assert [corner(page, green, cell) == COLOURS[2] for cell in range(12)] == [True] * 5 + [False] * 5 + [True] * 2
    penalties = [middle(page, 5, box) for box in range(4)]
    assert penalties == [INK, *[(255, 255, 255)] * 3]


def test_dice_penalties_and_points_have_room_beside_short_rows() -> None:
    sheet = parse_sheet("name: short\ndice: 2\nneeds: 0\nrow: R2\nrow: Y3\nrow: G4\nrow: B3\n")
    env: Any = qwixx_v0.parallel_env(variant=sheet, players=1, render_mode="rgb_array")
    env.reset(seed=1)
    assert [corner(env.render(), 0, 2 + die) for die in range(4)] == list(COLOURS)
    while env.agents:
        env.step({"player_0": 0})
    page = env.render()
    assert [middle(page, 5, box) for box in range(4)] == [INK] * 4
    points = page[5 * CELL : 6 * CELL, 5 * CELL :]
    assert [bool((points[:, at : at + 6] == INK).all(2).any()) for at in (4, 12, 20)] == [True] * 3, "-20"


def test_environments_draw_themselves() -> None:
    for make in (qwixx_v0.env, qwixx_v0.raw_env, qwixx_v0.parallel_env):
        env: Any = make(players=4, render_mode="rgb_array")
        env.reset(seed=1)
        assert env.render().shape == (25 * CELL, 12 * CELL, 3)
        env.close()
    single = gymnasium.make(GYMNASIUM_ID, opponents=["sharp"], render_mode="ansi")
    single.reset(seed=1)
    drawn = single.render()
    assert isinstance(drawn, str)
    assert "\nlearner -/-/-/-/p0 = 0\nsharp -/-/-/-/p0 = 0\n" in drawn


def test_without_a_mode_there_is_a_warning() -> None:
    env = qwixx_v0.parallel_env()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="no render_mode"):
        assert env.render() is None
    with pytest.raises(IllegalError, match='no render mode "human"'):
        qwixx_v0.raw_env(render_mode="human")
