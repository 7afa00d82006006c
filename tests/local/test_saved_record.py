"""The form of a saved game; files of older versions are read and continued as well."""

import random
from pathlib import Path

import pytest

from qwixx.dice import Verdict, check_dice
from qwixx.local import LocalTable, levels_of, read_saved
from qwixx.match import Choose, RollDice, Stage
from qwixx.rules import QwixxError, format_record
from qwixx.rules.position import format_choice
from tests.local.tables import ANNA, BORIS, GENTLE, Disk, begun, services, step

OLDER = Path(__file__).parent / "older_files"


def older(name: str) -> str:
    return (OLDER / name).read_text(encoding="utf-8")


def test_a_game_in_mid_action_says_who_plays_and_what_is_chosen() -> None:
    disk = Disk()
    table = begun(disk, ANNA, BORIS, GENTLE)
    while not (play := table.table.play) or not play.choices:
        table.do(RollDice(play.moment if play else 0))
    words = ["?"] * 3
    for confirmed in (True, False):
        seat = table.keyboard or 0
        choice = play.choices[seat][1]
        table.do(Choose(play.moment, choice, confirmed))
        words[seat] = format_choice(play.game.variant, choice) + "?" * (not confirmed)
    lines = format_record(disk.records[-1]).splitlines()
    assert "table seats: person person gentle" in lines
    assert f"table choices: {' '.join(words)}" in lines
    assert "|" not in lines[-1], "no choice stands in the turn before the action is over"


@pytest.mark.parametrize("name", ["app.table", "plain-fair.qwixx", "plain-seeded.qwixx", "plain-real.qwixx"])
def test_games_of_older_versions_continue_to_their_end(name: str) -> None:
    record, disk = read_saved(older(name)), Disk()
    table = LocalTable.resumed(record, services(disk))
    again = table.record
    assert again
    assert (again.names, again.start.seat, again.date) == (record.names, record.start.seat, record.date)
    assert again.actions[: len(record.actions)] == record.actions
    assert (dict(again.dice), again.table[0]) == (dict(record.dice), ("table seats", " ".join(_seats(record.names))))
    chance = random.Random(1)
    while step(table, chance):
        pass
    assert table.table.stage is Stage.OVER
    verdict = check_dice(disk.records[-1])
    assert verdict is (Verdict.UNKNOWN if "real" in name else Verdict.PROVED)


def _seats(names: tuple[str, ...]) -> list[str]:
    return ["gentle" if "Gentle" in name else "random" if "Random" in name else "person" for name in names]


def test_choices_in_an_older_log_are_continued_with() -> None:
    record = read_saved(older("app.table"))
    assert dict(record.table) == {"table seats": "person person gentle", "table choices": "B8 B8? B8"}
    assert LocalTable.resumed(record, services(Disk())).record == record


@pytest.mark.parametrize("name", ["app-over.table", "app-over.1.qwixx", "plain-seeded-over.qwixx"])
def test_a_game_that_is_over_is_read_and_not_resumed(name: str) -> None:
    record = read_saved(older(name))
    assert record.result
    assert check_dice(record) is Verdict.PROVED
    with pytest.raises(QwixxError) as caught:
        LocalTable.resumed(record, services(Disk()))
    assert caught.value.code == "game-over"


def test_the_last_line_of_an_older_log_never_happened_if_it_is_cut_short() -> None:
    whole = older("app.table")
    cut = whole[: whole.rstrip().rindex("\n") + 20]
    assert dict(read_saved(cut).table)["table choices"] == "B8 ? B8"


@pytest.mark.parametrize("text", ["{}\n", '{"number":1}\n', "{", "[1]\n", "", "banana"])
def test_what_is_no_game_is_refused(text: str) -> None:
    with pytest.raises(QwixxError):
        read_saved(text)


def test_a_log_in_which_no_game_has_begun() -> None:
    first = older("app.table").partition("\n")[0] + "\n"
    with pytest.raises(QwixxError, match="no game has begun"):
        read_saved(first)


@pytest.mark.parametrize(
    ("found", "instead", "said"),
    [
        ("table seats: person person gentle", "table seats: person gentle", "3 seats"),
        ("table choices: B8 B8? B8", "table choices: B8 B12? B8", "cannot have chosen"),
        ("table choices: B8 B8? B8", "table choices: B8 B8? B8 -", "cannot have chosen"),
        ("table choices: B8 B8? B8", "table choices: Q", "cell"),
        ("dice secret: ", "# ", "dice are not here"),
        ("4+4 r4 y2 g5 b3", "4+4 r4 y2 g5 b4", "these dice give"),
    ],
)
def test_a_file_that_somebody_changed_is_not_resumed(found: str, instead: str, said: str) -> None:
    text = format_record(read_saved(older("app.table")))
    assert found in text
    with pytest.raises(QwixxError, match=said):
        LocalTable.resumed(read_saved(text.replace(found, instead)), services(Disk()))


def test_a_person_may_be_called_like_a_bot() -> None:
    record = read_saved(older("plain-seeded.qwixx").replace("start:", "table seats: person person person\nstart:"))
    assert levels_of(record) == [None, None, None]
