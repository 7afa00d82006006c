"""Draws from a key: unbiased, repeatable, the same in every language."""

import hashlib
from collections import Counter

import pytest

from qwixx.dice.stream import Stream
from qwixx.rules import StartKind, new_game, parse_position, variant


def stream(number: int) -> Stream:
    return Stream(number.to_bytes(4, "big"))


def test_draws_follow_the_documented_bytes() -> None:
    key = b"some key"
    block = hashlib.sha256(key + bytes(8)).digest()
    expected = [byte % 6 + 1 for byte in block if byte < 252]
    drawn = Stream(key)
    assert [drawn.face(6) for _ in expected] == expected


def test_a_stream_goes_on_past_its_first_block() -> None:
    key = b"k"
    second_block = hashlib.sha256(key + (1).to_bytes(8, "big")).digest()
    drawn = Stream(key)
    faces = [drawn.below(256) for _ in range(64)]
    assert faces[32:] == list(second_block)


@pytest.mark.parametrize("sides", [2, 5, 6, 8, 20])
def test_every_face_comes_up_equally_often(sides: int) -> None:
    drawn = Stream(b"fairness")
    throws = 6000 * sides
    counts = Counter(drawn.face(sides) for _ in range(throws))
    assert set(counts) == set(range(1, sides + 1))
    chi_squared = sum((count - 6000) ** 2 / 6000 for count in counts.values())
    assert chi_squared < 3 * sides + 15


def test_bytes_that_would_favour_low_faces_are_thrown_away() -> None:
    drawn = Stream(b"rejection")
    raw = Stream(b"rejection")
    kept = [byte for byte in (raw.below(256) for _ in range(4096)) if byte < 240]
    assert [drawn.below(20) for _ in kept] == [byte % 20 for byte in kept]


def test_C7_only_dice_in_the_game_are_rolled() -> None:
    game = parse_position("classic -/-/12,11,10,9,8,2/-/p0")
    roll = stream(1).roll(game)
    assert roll.coloured[2] == 0
    roll.check(6, game.dice)


def test_C6_the_start_is_drawn_among_all_players() -> None:
    starts = Counter(stream(number).start(3, 6, first_six=False).seat for number in range(600))
    assert set(starts) == {0, 1, 2}
    assert min(starts.values()) > 150


def test_C6_or_thrown_for_until_a_six() -> None:
    start = stream(3).start(4, 6, first_six=True)
    assert start.kind is StartKind.THROWS
    assert start.throws[-1] == 6
    assert 6 not in start.throws[:-1]
    assert start.seat == (len(start.throws) - 1) % 4


def test_longo_rolls_have_eight_faces() -> None:
    game = new_game(variant("longo"), 2)
    faces = {face for number in range(200) for face in stream(number).roll(game).white}
    assert faces == set(range(1, 9))
