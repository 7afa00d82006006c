"""A table in this process: its steps, what it saves, and when."""

import random
import subprocess
import sys

import pytest

from qwixx.dice import Verdict, check_dice
from qwixx.local import Guest, LocalTable
from qwixx.match import Begin, Choose, DiceKind, Event, Rematch, RollDice, Settings, Stage, TypeRoll
from qwixx.rules import FOUR_ROWS, QwixxError, format_record, parse_record, variant, variant_names
from tests.local.tables import ANNA, BORIS, GENTLE, Disk, begun, services, step, typed

CLARA = Guest("Clara", words="save the whales")


@pytest.mark.parametrize("sheet", variant_names(FOUR_ROWS))
@pytest.mark.parametrize("dice", DiceKind)
@pytest.mark.parametrize("guests", [(ANNA, BORIS, GENTLE), (ANNA, CLARA), (ANNA,)], ids=len)
def test_whole_games_are_true_and_resumed_from_every_saved_moment(
    sheet: str, dice: DiceKind, guests: tuple[Guest, ...]
) -> None:
    disk, chance = Disk(), random.Random(1)
    table = begun(disk, *guests, sheet=sheet, dice=dice)
    while step(table, chance):
        record = table.record
        if record and table.table.stage is Stage.PLAY:
            text = format_record(record)
            assert disk.records[-1] == record == parse_record(text)
            again = LocalTable.resumed(parse_record(text), services(Disk()))
            assert again.record == record
            assert [question.seat for question in again.questions] == [question.seat for question in table.questions]
    assert table.table.stage is Stage.OVER
    last = disk.records[-1]
    assert last == table.record
    assert last.result
    assert check_dice(last) is (Verdict.PROVED if dice is DiceKind.FAIR else Verdict.UNKNOWN)


@pytest.mark.parametrize("guests", [(ANNA, BORIS, GENTLE), (ANNA, CLARA), (GENTLE, Guest("2", "random"))], ids=str)
def test_a_resumed_game_continues_with_the_same_rolls(guests: tuple[Guest, ...]) -> None:
    whole, chance = Disk(), random.Random(2)
    table = begun(whole, *guests)
    while step(table, chance):
        pass
    disk, chance = Disk(), random.Random(2)
    table = begun(disk, *guests)
    while step(table, chance):
        if table.table.stage is Stage.PLAY:
            table = LocalTable.resumed(disk.records[-1], services(disk))
    assert disk.records[-1].actions == whole.records[-1].actions


def test_it_is_saved_before_anyone_is_told() -> None:
    disk = Disk()
    table = LocalTable.opened(Settings(variant("classic")), (ANNA, BORIS), services(disk))
    seen: list[tuple[int, Event]] = []
    table.observer = lambda events: seen.extend((len(disk.records), event) for event in events)
    table.do(Begin())
    play = table.table.play
    assert play
    table.do(RollDice(play.moment))
    assert [saved for saved, _ in seen] == [1, 1, 2]
    assert [event for _, event in seen] == table.events[-3:]


def test_what_cannot_be_saved_did_not_happen() -> None:
    disk = Disk()
    table = begun(disk, ANNA, BORIS)
    told: list[object] = []
    table.observer = told.append
    before, disk.is_full = table.table, True
    assert before.play
    with pytest.raises(OSError, match="full"):
        table.do(RollDice(before.play.moment))
    assert table.table is before
    assert not told
    disk.is_full = False
    table.do(RollDice(before.play.moment))
    assert len(told) == 1


def test_a_refusal_changes_and_saves_nothing() -> None:
    disk = Disk()
    table = begun(disk, ANNA, BORIS)
    before = table.table
    assert before.play
    for command in (RollDice(0), Choose(before.step, None), typed(before.play.game, 0, random.Random(1))):
        with pytest.raises(QwixxError):
            table.do(command)
    assert table.table is before
    assert len(disk.records) == 1


def test_the_keyboard_goes_round_and_back() -> None:
    table = begun(Disk(), ANNA, BORIS)
    first = table.keyboard
    assert table.table.play
    table.do(RollDice(table.table.play.moment))
    moment = table.table.play.moment
    with pytest.raises(QwixxError, match="nothing was confirmed"):
        table.take_back()
    assert table.keyboard == first
    table.do(Choose(moment, None))
    assert table.keyboard != first
    table.take_back()
    assert table.keyboard == first
    assert table.record
    assert dict(table.record.table) == {"table seats": "person person"}


def test_a_mistyped_roll_leaves_no_trace() -> None:
    disk, chance = Disk(), random.Random(1)
    table = begun(disk, ANNA, GENTLE, dice=DiceKind.REAL)
    assert not disk.records, "it is not decided yet who begins"
    step(table, chance)
    before = disk.records[-1]
    with pytest.raises(QwixxError, match="no roll to take back"):
        table.take_back_roll()
    play = table.table.play
    assert play
    table.do(typed(play.game, play.moment, chance))
    table.answer(table.questions[0], None)
    table.take_back_roll()
    assert disk.records[-1] == before == table.record
    play = table.table.play
    assert play
    table.do(typed(play.game, play.moment, chance))
    assert table.table.play
    table.do(Choose(table.table.play.moment, None))


def test_real_dice_are_checked() -> None:
    table = begun(Disk(), ANNA, dice=DiceKind.REAL)
    play = table.table.play
    assert play
    good = typed(play.game, play.moment, random.Random(1))
    with pytest.raises(QwixxError, match="7"):
        table.do(TypeRoll(good.moment, good.roll._replace(white=(7, 1))))
    table.do(good)
    with pytest.raises(QwixxError, match="not to be rolled now"):
        table.do(good)


def test_a_bot_that_answers_too_late_changes_nothing() -> None:
    table = begun(Disk(), ANNA, GENTLE)
    chance = random.Random(1)
    while not table.questions:
        step(table, chance)
    (question,) = table.questions
    table.answer(question, None)
    before = table.table
    table.answer(question, question.choices[-1])
    assert table.table is before


def test_a_rematch_is_a_game_of_its_own() -> None:
    disk, chance = Disk(), random.Random(3)
    table = begun(disk, ANNA, CLARA)
    while step(table, chance):
        pass
    first = disk.records[-1]
    table.do(Rematch())
    assert table.table.stage is Stage.PLAY
    assert disk.records[-1].names == ("Clara", "Anna")
    while step(table, chance):
        pass
    second = disk.records[-1]
    assert second.result
    assert second.actions != first.actions
    assert check_dice(second) is Verdict.PROVED


def test_another_place_to_save() -> None:
    first, second = Disk(), Disk()
    table = begun(first, ANNA, BORIS)
    table.save_by(second.save)
    assert second.records == first.records
    assert table.table.play
    table.do(RollDice(table.table.play.moment))
    assert (len(first.records), len(second.records)) == (1, 2)


def test_the_room_needs_no_compiled_core_no_thread_and_no_event_loop() -> None:
    heavy = ("numpy", "numba", "asyncio", "textual", "websockets", "sqlalchemy")
    code = f"import sys, qwixx.local; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603 (our own)
    assert done.stdout == "[]\n"
