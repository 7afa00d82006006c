"""What holds from each action of a game to the next."""

from collections import Counter
from dataclasses import replace

from hypothesis import given

from qwixx.rules import (
    Choice,
    Closed,
    ColourChoice,
    Crossed,
    DieRemoved,
    Game,
    Locked,
    Over,
    Penalised,
    Phase,
    Roll,
    WhiteChoices,
)
from tests.properties import naive
from tests.properties.draws import Transition
from tests.properties.strategies import walks

Walk = list[Transition]
RANKS = {Crossed: 0, Locked: 0, Penalised: 0, Closed: 1, DieRemoved: 1, Over: 2}


def added_crosses(step: Transition, player: int) -> list[tuple[int, int]]:
    """The cells, by row and place, that an action crossed on a sheet."""
    variant = step.before.variant
    was, now = step.before.sheets[player], step.after.sheets[player]
    return [
        (row, place)
        for row in naive.ROWS
        for place in naive.places(variant, now, row)
        if place not in naive.places(variant, was, row)
    ]


def chosen(step: Transition) -> tuple[Choice, ...]:
    """What every player chose in an action; nothing where it had no say."""
    match step.action:
        case WhiteChoices(choices):
            return choices
        case ColourChoice(choice):
            return tuple(choice if player == step.before.active else None for player in range(step.before.players))
        case Roll():
            return (None,) * step.before.players


def crossed_in_turn(walk: Walk, at: int, player: int) -> int:
    """How many cells the player crossed from the roll of this turn up to this action."""
    first = max(place for place in range(at + 1) if isinstance(walk[place].action, Roll))
    return sum(len(added_crosses(step, player)) for step in walk[first : at + 1])


@given(walks())
def test_new_crosses_stand_right_of_all_earlier_ones(walk: Walk) -> None:
    for step in walk:
        for player, was in enumerate(step.before.sheets):
            for row, place in added_crosses(step, player):
                assert all(place > earlier for earlier in naive.places(step.before.variant, was, row))


@given(walks())
def test_crossed_stays_crossed_and_closed_stays_closed(walk: Walk) -> None:
    for before, _, after, _ in walk:
        assert set(before.closed_rows) <= set(after.closed_rows)
        for was, now in zip(before.sheets, after.sheets, strict=True):
            assert was.penalties <= now.penalties
            assert was.lucky == now.lucky
            for row in naive.ROWS:
                assert set(was.numbers(before.variant, row)) <= set(now.numbers(before.variant, row))


@given(walks())
def test_a_closed_row_gains_no_cross(walk: Walk) -> None:
    for step in walk:
        for player in range(step.before.players):
            assert all(row not in step.before.closed_rows for row, _ in added_crosses(step, player))


@given(walks())
def test_the_sheets_gain_exactly_what_was_chosen(walk: Walk) -> None:
    for step in walk:
        for player, choice in enumerate(chosen(step)):
            numbers = [(row, step.before.variant.rows[row][place].number) for row, place in added_crosses(step, player)]
            assert numbers == ([(choice.row, choice.number)] if choice else [])


@given(walks())
def test_a_roll_touches_no_sheet_and_action_2_only_that_of_the_active_player(walk: Walk) -> None:
    for before, action, after, _ in walk:
        for player in range(before.players):
            if isinstance(action, Roll) or (isinstance(action, ColourChoice) and player != before.active):
                assert after.sheets[player] == before.sheets[player]


@given(walks())
def test_a_penalty_is_one_box_for_the_active_player_who_crossed_nothing_in_its_turn(walk: Walk) -> None:
    for at, (before, action, after, _) in enumerate(walk):
        gained = [now.penalties - was.penalties for was, now in zip(before.sheets, after.sheets, strict=True)]
        if not isinstance(action, ColourChoice):
            assert not any(gained)
            continue
        idle = crossed_in_turn(walk, at, before.active) == 0
        assert gained == [int(idle and player == before.active) for player in range(before.players)]


@given(walks())
def test_rows_close_when_locked_and_by_table_option_at_the_end_of_the_turn(walk: Walk) -> None:
    for before, action, after, _ in walk:
        locked = {row for row in naive.ROWS for sheet in after.sheets if naive.is_locked(after.variant, sheet, row)}
        deferred = locked - set(before.closed_rows) if after.phase is Phase.COLOUR else set()
        assert bits(after.closing) == (deferred if after.options.locked_die_stays else set())
        assert set(after.closed_rows) == (set(before.closed_rows) | locked) - bits(after.closing)
        if isinstance(action, Roll):
            assert after.closed_rows == before.closed_rows


@given(walks())
def test_phases_follow_one_another_and_the_next_active_player_is_the_next_seat(walk: Walk) -> None:
    for before, action, after, _ in walk:
        match action:
            case Roll():
                assert (before.phase, after.phase) == (Phase.ROLL, Phase.WHITE)
                assert after.roll == action
            case WhiteChoices():
                assert before.phase is Phase.WHITE
                assert after.phase in (Phase.COLOUR, Phase.OVER)
                assert after.spared == (after.phase is Phase.COLOUR and chosen_by_active(before, action) is not None)
            case ColourChoice():
                assert before.phase is Phase.COLOUR
                assert after.phase in (Phase.ROLL, Phase.OVER)
        goes_on = after.phase is Phase.ROLL
        assert after.active == ((before.active + 1) % before.players if goes_on else before.active)
        assert (after.variant, after.options) == (before.variant, before.options)


@given(walks())
def test_the_game_ends_at_once_with_the_fourth_penalty_or_the_second_closed_row(walk: Walk) -> None:
    for _, _, after, events in walk:
        ended = len(after.closed_rows) >= 2 or any(sheet.penalties == 4 for sheet in after.sheets)
        assert (after.phase is Phase.OVER) == ended
        assert [event for event in events if isinstance(event, Over)] == list(events[-1:] if ended else ())


@given(walks())
def test_events_tell_the_difference_between_the_sheets_before_and_after(walk: Walk) -> None:
    for step in walk:
        told = Counter(replace(event, lucky=False) if isinstance(event, Crossed) else event for event in step.events)
        assert told == naive.happenings(step.before, step.after)
        lucky = {event.player for event in step.events if isinstance(event, Crossed) and event.lucky}
        assert lucky == {player for player, choice in enumerate(chosen(step)) if choice and choice.lucky}


@given(walks())
def test_events_come_in_the_order_of_the_table(walk: Walk) -> None:
    """Marks by seat, each lock after its cross; then closed rows from the top, each with its die; the end last."""
    for _, _, _, events in walk:
        ranks = [RANKS[type(event)] for event in events]
        assert ranks == sorted(ranks)
        marks = [event for event in events if isinstance(event, Crossed | Locked)]
        assert [mark.player for mark in marks] == sorted(mark.player for mark in marks)
        for crossed, then in zip([None, *marks], marks, strict=False):
            if isinstance(then, Locked):
                assert isinstance(crossed, Crossed)
                assert (crossed.player, crossed.row) == (then.player, then.row)
        closings = [event for event in events if isinstance(event, Closed | DieRemoved)]
        assert [type(event) for event in closings] == [Closed, DieRemoved] * (len(closings) // 2)
        rows = [event.row for event in closings if isinstance(event, Closed)]
        assert rows == sorted(rows)


@given(walks())
def test_the_same_action_gives_the_same_game_and_leaves_the_old_one_alone(walk: Walk) -> None:
    for before, action, after, events in walk:
        text, number = str(before), hash(before)
        assert before.apply(action) == (after, events)
        assert (str(before), hash(before)) == (text, number)


def chosen_by_active(game: Game, action: WhiteChoices) -> Choice:
    return action.choices[game.active]


def bits(rows: int) -> set[int]:
    return {row for row in naive.ROWS if rows >> row & 1}
