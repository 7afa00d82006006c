"""What is written reads back as what it was."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.rules import (
    FOUR_ROWS,
    Game,
    Phase,
    Record,
    Roll,
    Variant,
    format_choice,
    format_record,
    format_sheet,
    parse_choice,
    parse_options,
    parse_position,
    parse_record,
    parse_roll,
    parse_sheet,
    variant,
    variant_names,
)
from tests.properties.custom import CUSTOM
from tests.properties.effort import effort
from tests.properties.strategies import games, games_in, records
from tests.properties.variants import SHIPPED, options, random_variants, shipped_variants


@pytest.mark.parametrize("phase", Phase)
@given(data=st.data())
def test_a_position_in_every_phase(phase: Phase, data: st.DataObject) -> None:
    game = data.draw(games_in(phase))
    line = str(game)
    assert "\n" not in line
    assert parse_position(line, {game.variant.name: game.variant}.__getitem__) == game


@given(games(shipped_variants()))
def test_a_position_of_a_shipped_variant_needs_no_help_to_be_read(game: Game) -> None:
    again = parse_position(str(game))
    assert again == game
    assert str(again) == str(game)
    assert repr(game) == f"<Game {game}>"


@effort(0.5)
@given(games())
def test_every_choice_has_a_name(game: Game) -> None:
    for player in range(game.players):
        shown = [format_choice(game.variant, choice) for choice in game.choices(player)]
        assert len(set(shown)) == len(shown)
        assert tuple(parse_choice(game.variant, text) for text in shown) == game.choices(player)


@given(random_variants())
def test_every_cell_has_a_name_of_its_own(of: Variant) -> None:
    cells = [(row, cell.number) for row, cells in enumerate(of.rows) for cell in cells]
    assert sorted(of.name_of) == sorted(cells)
    assert len(set(of.name_of.values())) == len(cells)


@effort(2)
@given(random_variants())
def test_a_sheet_file(of: Variant) -> None:
    text = format_sheet(of)
    assert parse_sheet(text) == of
    assert format_sheet(parse_sheet(text)) == text


@pytest.mark.parametrize("of", [*SHIPPED, *CUSTOM], ids=lambda of: of.name)
def test_the_sheet_file_of_a_known_variant(of: Variant) -> None:
    assert parse_sheet(format_sheet(of)) == of


@given(st.tuples(*[st.integers(1, 20)] * 2), st.tuples(*[st.integers(0, 20)] * 4))
def test_a_roll(white: tuple[int, int], coloured: tuple[int, int, int, int]) -> None:
    roll = Roll(white, coloured)
    assert parse_roll(str(roll)) == roll


@given(shipped_variants().flatmap(options))
def test_options(chosen: object) -> None:
    assert parse_options(str(chosen)) == chosen


@effort(0.5)
@given(records())
def test_a_record(record: Record) -> None:
    text = format_record(record)
    again = parse_record(text)
    assert again == record
    assert format_record(again) == text


@effort(0.2)
@given(records(longest=30))
def test_a_record_broken_off_after_any_action(record: Record) -> None:
    for length in range(len(record.actions) + 1):
        part = replace(record, actions=record.actions[:length])
        assert parse_record(format_record(part)) == part


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("name", variant_names(FOUR_ROWS))
@effort(0.05)
@given(data=st.data())
def test_a_record_of_every_variant_and_player_count_replays_to_the_same_end(
    name: str, players: int, data: st.DataObject
) -> None:
    record = data.draw(records(st.just(variant(name)), st.just(players)))
    again = parse_record(format_record(record))
    assert again.final() == record.final()
    assert again.result == record.result
    assert list(again.replay()) == list(record.replay())


@effort(0.5)
@given(records())
def test_the_steps_of_a_replay_join_from_the_beginning_to_the_end(record: Record) -> None:
    game = record.beginning()
    for before, action, after, events in record.replay():
        assert before == game
        assert game.apply(action) == (after, events)
        game = after
    assert game == record.final()
    assert (record.result is None) == (game.outcome is None)
    if record.result:
        assert record.result.outcome == game.outcome
        assert record.result.totals == tuple(scores.total for scores in game.scores)


@effort(0.5)
@given(games())
def test_a_game_goes_on_alike_from_its_written_position(game: Game) -> None:
    again = parse_position(str(game), lambda _: game.variant)
    assert [again.choices(player) for player in range(again.players)] == [
        game.choices(player) for player in range(game.players)
    ]
    assert (again.outcome, again.scores, again.dice, again.choosers) == (
        game.outcome,
        game.scores,
        game.dice,
        game.choosers,
    )
