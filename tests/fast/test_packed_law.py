"""The functions of `qwixx.fast.packed_law`, run as plain Python, say of every position what the rules say."""

from itertools import chain

import pytest

from qwixx.fast import packed_law
from qwixx.fast.batch import match_of
from qwixx.fast.packing import colour_choice, dice_options, pack_faces, pack_sheet, white_choice
from qwixx.fast.variant_tables import OPEN_LANE, layout_of
from qwixx.rules import Choice, Game, IllegalError, Options, Phase, Variant
from qwixx.rules.sheet_identity import parse_sheet
from tests.fast.players import company
from tests.fast.replay import BITS, replay
from tests.fast.sheets import ALL


def options_of(game: Game, seat: int, open_cells: int, marks: int) -> set[Choice]:
    """What the plain law offers a player."""
    variant, layout, roll, lucky = game.variant, layout_of(game.variant), game.roll, game.sheets[seat].lucky
    assert roll
    if game.phase is Phase.COLOUR:
        faces = pack_faces(roll)
        options = packed_law.colour_options(layout, open_cells, dice_options(game), faces)
        return {None, *(colour_choice(variant, option, faces) for option in BITS[options])}
    options = packed_law.white_options(open_cells, roll.total)
    if lucky and roll.total in lucky:
        options |= packed_law.lucky_options(layout, open_cells, marks, game.closed, game.options.lucky_fallback)
    return {None, *(white_choice(variant, marks, option, roll.total) for option in BITS[options])}


def check(game: Game, seat: int, choices: tuple[Choice, ...], choice: Choice) -> None:
    """The same options, the same sheet after the choice, the same score."""
    variant, sheet = game.variant, game.sheets[seat]
    packed = pack_sheet(variant, sheet, game.closed)
    assert options_of(game, seat, *packed) == {*choices}
    assert packed_law.points(packed.marks) == sheet.scores(variant).total
    assert packed_law.penalties(packed.marks) == sheet.penalties
    assert [packed_law.crosses(packed.marks, row) for row in range(4)] == [sheet.crosses(row) for row in range(4)]
    for target in chain.from_iterable(variant.targets):
        row, number = target.row, target.cross.number
        if not (game.closed >> row & 1 or sheet.locked(variant, row)):
            fits = packed_law.fits(layout_of(variant), packed.marks, row, number)
            assert fits == packed.open >> (OPEN_LANE * row + number - 2) & 1
    if choice:
        target = variant.target(choice.row, choice.number)
        crossed = packed_law.cross(layout_of(variant), *packed, choice.row, choice.number)
        assert crossed == (*pack_sheet(variant, sheet.crossed(target), game.closed), int(target.locks))


@pytest.mark.parametrize("options", [Options(), Options(locked_die_stays=True, lucky_fallback=True)], ids=["", "both"])
@pytest.mark.parametrize("sheet", ALL, ids=lambda sheet: sheet.name)
def test_the_plain_law_is_the_law(sheet: Variant, options: Options) -> None:
    replay(match_of(sheet, company(3), options), 21, 3_000, check)


def test_dice_of_nine_sides_are_refused() -> None:
    rows = "".join(f"row: {letter}2 {letter}3\n" for letter in "RYGB")
    nine = parse_sheet(f"name: nine\ndice: 9\nneeds: 1\n{rows}")
    with pytest.raises(IllegalError, match="dice of up to 8 sides; nine has 9") as refused:
        layout_of(nine)
    assert refused.value.code == "fast-core"


def test_a_coloured_number_that_stands_twice_is_refused() -> None:
    twice = parse_sheet("name: twice\ndice: 6\nneeds: 1\nrow: R2 R3\nrow: R2 Y3\nrow: G2 G3\nrow: B2 B3\n")
    with pytest.raises(IllegalError, match="every coloured number once; twice repeats one") as refused:
        match_of(twice, [None, None])
    assert refused.value.code == "fast-core"


@pytest.mark.parametrize("players", [0, 6])
def test_a_match_has_as_many_players_as_a_game(players: int) -> None:
    with pytest.raises(IllegalError, match="2 to 5 play"):
        match_of(ALL[0], [None] * players)
