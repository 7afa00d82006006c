"""Saving and resuming: nothing is lost, nothing of others is overwritten."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from qwixx.dice import Chain, FairDice, ScriptedDice, SeededDice
from qwixx.dice.fair import TABLE
from qwixx.local.chance import Chance
from qwixx.match.fair_draws import chain_length
from qwixx.rules import QwixxError, Record, format_record, parse_record, parse_roll, variant
from qwixx.terminal.saved_games import SaveFile, saved_games
from qwixx.terminal.start_options import Flags
from tests.local.test_saved_record import OLDER
from tests.playing import played
from tests.terminal.plain_play import evening

WHOLE = played(FairDice({TABLE: Chain(Chance(5).secret(), chain_length(variant("classic"), 2))}))
FINISHED = format_record(replace(WHOLE, table=(("table seats", "person person"),)))


@pytest.fixture(autouse=True)
def _in_a_fresh_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """File names stay short, so that no line is folded."""
    monkeypatch.chdir(tmp_path)


def without_date(file: Path) -> str:
    return "\n".join(line for line in file.read_text().splitlines() if not line.startswith("date:")) + "\n"


def test_people_who_always_take_the_first_choice_play_the_game_that_the_rules_play() -> None:
    file = Path("game.txt")
    talk = evening(Flags(names="Anna,Boris", seed="5", save=str(file)), *["1"] * 500)
    assert without_date(file) == FINISHED
    assert talk.text.endswith(f"The record of this game is in {file}.\nCheck it with: qwixx verify {file}\n")


@pytest.mark.parametrize("answered", [0, 1, 2, 3, 4, 5, 10, 20])
def test_a_game_that_is_left_and_resumed_ends_as_if_it_had_not_been(answered: int) -> None:
    file = Path("game.txt")
    left = evening(Flags(names="Anna,Boris", seed="5", save=str(file)), *["1"] * answered, "quit")
    assert left.text.endswith(f"The game is saved in {file}.\nGo on with: qwixx play --resume {file}\nGoodbye.\n")
    went_on = evening(Flags(resume=str(file)), *["1"] * 500)
    assert went_on.text.startswith(f"The game in {file} goes on.\n")
    assert without_date(file) == FINISHED


def test_the_file_is_up_to_date_at_every_question() -> None:
    file = Path("game.txt")
    seen: list[Record] = []

    def answer(said: str) -> str:
        record = parse_record(file.read_text())
        assert " is active:" not in said or len(record.actions) > len(seen[-1].actions if seen else ())
        seen.append(record)
        return "1"

    evening(Flags(names="Anna,Boris", seed="5", save=str(file)), answer=answer)
    assert len(seen) > 20
    assert seen[-1].actions == parse_record(FINISHED).actions[: len(seen[-1].actions)]
    assert os.listdir() == ["game.txt"]


def test_resuming_in_the_middle_of_a_turn_tells_the_roll_again() -> None:
    file = Path("game.txt")
    evening(Flags(names="Anna", seed="5", save=str(file)), "1")
    talk = evening(Flags(resume=str(file)))
    assert "Turn 1, Anna is active: white" in talk.text
    assert "Anna, action 2:" in talk.text
    assert "begins" not in talk.text


def test_opponents_are_still_opponents_after_a_resume() -> None:
    file = Path("game.txt")
    evening(Flags(names="Anna", bots="2", seed="5", save=str(file)), "1", "1")
    talk = evening(Flags(resume=str(file)), *["1"] * 500)
    assert talk.ended
    assert "Random bot, type" not in talk.text


def test_the_save_command_saves_now_and_from_now_on() -> None:
    file = Path("my game.txt")
    talk = evening(Flags(names="Anna,Boris", seed="5"), "1", "save", f"save {file}", *["1"] * 500)
    assert "Type save and the name of a file." in talk.text
    assert f"The game is saved in {file}, and is kept there as it goes on." in talk.flowing
    assert without_date(file) == FINISHED
    assert f"qwixx verify '{file}'" in talk.text


def test_saving_again_under_the_same_name_or_another() -> None:
    first, second = Path("a"), Path("b")
    evening(Flags(names="Anna", seed="5"), f"save {first}", f"save {first}", "1", f"save {second}", "1")
    assert len(parse_record(first.read_text()).actions) < len(parse_record(second.read_text()).actions)


def test_no_file_of_others_is_written_over() -> None:
    file = Path("mine")
    file.write_text("mine")
    for flags in (Flags(names="Anna", save=str(file)), Flags(save=str(file))):
        with pytest.raises(QwixxError, match="exists and is not written over: choose another name"):
            evening(flags)
    talk = evening(Flags(names="Anna", seed="5"), f"save {file}", "quit", f"save {file}", "")
    assert talk.text.count("exists and is not") == 1
    assert file.read_text() == "mine"


def test_a_file_that_somebody_changed_is_left_alone() -> None:
    file, other = Path("game.txt"), Path("other.txt")
    typed = iter(["1", "change", "1", f"save {other}", "1"])

    def answer(_: str) -> str | None:
        word = next(typed, None)
        if word == "change":
            file.write_text("changed")
            word = "1"
        return word

    talk = evening(Flags(names="Anna,Boris", seed="5", save=str(file)), answer=answer)
    assert "was changed by another program and is left alone. To go on saving, type save" in talk.flowing
    assert file.read_text() == "changed"
    assert parse_record(other.read_text()).actions


def test_a_game_goes_on_when_it_cannot_be_saved() -> None:
    folder = Path("folder")
    folder.mkdir()
    file = folder / "game.txt"
    typed = iter(["1", "remove", "1", "1", f"save {folder / 'x'}", "save y", "1"])

    def answer(_: str) -> str | None:
        word = next(typed, None)
        if word == "remove":
            file.unlink()
            folder.rmdir()
            word = "1"
        return word

    talk = evening(Flags(names="Anna,Boris", seed="5", save=str(file)), answer=answer)
    assert talk.flowing.count("cannot be written: No such file or directory. To go on saving, type save") > 1
    assert parse_record(Path("y").read_text()).actions


def test_a_file_that_was_removed_is_made_again() -> None:
    file = SaveFile.create(Path("game.txt"))
    file.path.unlink()
    file.write("text")
    assert file.path.read_text() == "text"


def test_a_link_and_a_mode_stay_as_they_are() -> None:
    target, link = Path("target"), Path("link")
    target.write_text("old")
    target.chmod(0o600)
    link.symlink_to(target)
    SaveFile(link, "old").write("new")
    assert link.is_symlink()
    assert target.read_text() == "new"
    assert target.stat().st_mode & 0o777 == 0o600


def test_home_is_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    (tmp_path / "home").mkdir()
    evening(Flags(names="Anna", save="~/game.txt"), "save ~/other.txt")
    assert sorted(os.listdir(tmp_path / "home")) == ["game.txt", "other.txt"]


@pytest.mark.parametrize("text", ["", "banana", "qwixx record 1\n", "qwixx record 1\nvariant: classic\nplayers: 9\n"])
def test_a_broken_file_is_refused_with_the_line(text: str) -> None:
    file = Path("game.txt")
    file.write_text(text)
    with pytest.raises(QwixxError, match=r"cannot be resumed: line [0-9]+: found"):
        evening(Flags(resume=str(file)))
    assert file.read_text() == text


def test_a_finished_game_is_refused() -> None:
    file = Path("game.txt")
    file.write_text(FINISHED)
    with pytest.raises(QwixxError, match=r"is over; look at it with qwixx replay "):
        evening(Flags(resume=str(file)))


def test_rolls_that_the_dice_did_not_give_are_refused() -> None:
    file = Path("game.txt")
    file.write_text(format_record(played(SeededDice(5), turns=3)).replace("dice seed: 5", "dice seed: 6"))
    with pytest.raises(QwixxError, match="cannot be resumed: these dice give"):
        evening(Flags(resume=str(file)))


def test_dice_that_are_not_here_cannot_go_on() -> None:
    file = Path("game.txt")
    file.write_text(format_record(played(ScriptedDice([parse_roll("4+1 r2 y3 g6 b6")]), turns=1)))
    with pytest.raises(QwixxError, match="cannot be resumed: its dice are not here"):
        evening(Flags(resume=str(file)))


def test_files_that_cannot_be_games(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with (tmp_path / "large").open("w") as file:
        file.truncate((1 << 24) + 1)
    for name, said in (
        ("none", "cannot be read: No such file"),
        ("bytes", "is not a text"),
        ("large", "far too large"),
        ("", "it is no file"),
    ):
        with pytest.raises(QwixxError, match=said):
            evening(Flags(resume=str(tmp_path / name)))


@pytest.mark.parametrize("flag", ["variant", "names", "bots", "dice", "seed", "options"])
def test_a_resumed_game_is_set_up_already(tmp_path: Path, flag: str) -> None:
    with pytest.raises(QwixxError, match=f"leave out --{flag}"):
        evening(Flags(resume=str(tmp_path / "x"), **{flag: "1"}))


def test_a_resumed_game_may_be_kept_in_a_file_of_its_own() -> None:
    old, new = Path("old"), Path("new")
    evening(Flags(names="Anna,Boris", seed="5", save=str(old)), "1", "1", "1")
    before = old.read_text()
    evening(Flags(resume=str(old), save=str(new)), *["1"] * 500)
    assert old.read_text() == before
    assert without_date(new) == FINISHED
    evening(Flags(resume=str(old), save=str(old)), *["1"] * 500)
    assert without_date(old) == FINISHED


def test_a_game_is_saved_in_the_users_folder_unless_a_file_is_named(games: Path) -> None:
    talk = evening(Flags(names="Anna,Boris", seed="5"), "1", "quit")
    (saved,) = saved_games()
    assert saved.path.parent == games
    assert f"qwixx play --resume {saved.path}" in talk.flowing
    evening(Flags(resume=str(saved.path)), *["1"] * 500)
    assert without_date(saved.path) == FINISHED


def test_a_game_that_gets_a_name_leaves_the_users_folder(games: Path) -> None:
    evening(Flags(names="Anna,Boris", seed="5"), "1", "save mine", *["1"] * 500)
    assert not list(games.iterdir())
    assert without_date(Path("mine")) == FINISHED


def test_a_game_that_cannot_be_saved_says_so_at_its_end(games: Path) -> None:
    games.write_text("a file where the folder should be")
    talk = evening(Flags(names="Anna,Boris", seed="5"), "1", "quit")
    assert "cannot be written: " in talk.flowing
    assert talk.text.endswith("This game was not saved.\nGoodbye.\n")
    assert evening(Flags(names="Anna,Boris", seed="5"), *["1"] * 500).ended


def test_the_end_of_the_input_is_no_disaster() -> None:
    file = Path("game.txt")
    talk = evening(Flags(names="Anna,Boris", seed="5", save=str(file)), "1")
    assert talk.text.endswith(
        f"The input has ended.\nThe game is saved in {file}.\nGo on with: qwixx play --resume {file}\nGoodbye.\n"
    )
    assert evening(Flags()).text.endswith("The input has ended.\nNo game was begun.\nGoodbye.\n")


def test_a_kill_between_two_choices_of_an_action_loses_neither() -> None:
    file = Path("game.txt")
    evening(Flags(names="Anna,Boris", seed="5", save=str(file)), "2")
    assert "table choices:" in file.read_text()
    talk = evening(Flags(resume=str(file)), "1", "", quick=False)
    assert "Action 1. Anna crosses" in talk.text
    assert talk.text.count(", action 1, white sum") == 1


@pytest.mark.parametrize("name", ["app.table", "plain-fair.qwixx", "plain-real.qwixx", "plain-seeded.qwixx"])
def test_files_of_older_versions_continue_and_are_saved_as_records(name: str) -> None:
    file = Path(name)
    file.write_text((OLDER / name).read_text())
    talk = evening(Flags(resume=name))
    assert f"The game in {name} goes on." in talk.text
    record = parse_record(file.read_text())
    assert dict(record.table)["table seats"]
    assert not record.result


def test_ctrl_c_says_where_the_game_is() -> None:
    file = Path("game.txt")
    typed = iter(["1", "1", "1"])

    def answer(_: str) -> str:
        word = next(typed, None)
        if word is None:
            raise KeyboardInterrupt
        return word

    talk = evening(Flags(names="Anna,Boris", seed="5", save=str(file)), answer=answer, live=True)
    assert talk.status == 130
    assert talk.text.endswith(f"Go on with: qwixx play --resume {file}\nGoodbye.\n")
    assert parse_record(file.read_text()).actions
