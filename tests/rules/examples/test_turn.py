"""Examples 3 and 4: a whole turn with the white dice 4 and 1, and a blue 6."""

from tests.rules.examples.documents import Document, having
from tests.rules.table import ANNA, Table

FIVES = {"R5", "Y5", "G5", "B5"}


def rolled(document: Document) -> Table:
    return Table(*[""] * (len(document.choices) or 4)).roll(f"{document.white} r2 y3 g6 b6")


@having(3, choices_told=True)
def test_some_cross_the_5_and_some_do_not(document: Document) -> None:
    table = rolled(document).white(*document.choices)
    made = [table.crosses(player) or "-" for player in range(table.game.players)]
    assert made == list(document.choices)


@having(3, choices_told=True)
def test_nobody_is_penalised_for_what_action_1_brought(document: Document) -> None:
    table = rolled(document).white(*document.choices)
    assert [table.penalties(player) for player in range(table.game.players)] == [0] * table.game.players


@having(3, choices_told=False)
def test_everybody_decides_whether_to_cross_a_5(document: Document) -> None:
    table = rolled(document)
    for player in range(table.game.players):
        assert table.may(player) == FIVES | {"-"}


@having(4)
def test_the_active_player_adds_white_4_and_blue_6_and_crosses_blue_10(document: Document) -> None:
    table = rolled(document).white(*(document.choices or ["-"] * 4)).colour(document.colour)
    assert document.colour in table.crosses(ANNA).split()


@having(4)
def test_the_turn_with_blue_10_costs_no_penalty(document: Document) -> None:
    table = rolled(document).white(*(document.choices or ["-"] * 4)).colour(document.colour)
    assert [table.penalties(player) for player in range(table.game.players)] == [0] * table.game.players
