"""Sitting down, getting up, bots, names, settings, the host."""

import pytest

from qwixx.match import Begin, Close, Configure, Leave, Presence, Rematch, SeatBot, Settings, Sit, Stage, Vacate
from qwixx.match.command_handler import allowed, open_table
from qwixx.match.player_names import bot_name, clean_name
from qwixx.rules import IllegalError, Options, QwixxError, variant
from tests.match.house import CLASSIC, House, secret, settings
from tests.properties.custom import SHORT


def test_people_sit_down_and_the_first_is_the_host() -> None:
    house = House(3).sit(2)
    assert [seat.name for seat in house.table.seats] == ["Anna", "Boris", None]
    assert house.table.host == 0
    house.checked()


def test_a_taken_seat_and_a_seat_that_is_not_there_are_refused() -> None:
    house = House(2).sit(1)
    house.refused("seat-taken", Sit(0, "Boris"))
    assert house.refused("no-such-seat", Sit(2, "Boris")).clause == "C1"
    house.refused("not-your-seat", Sit(1, "Boris"), 0)


def test_a_person_may_change_its_own_name_between_games() -> None:
    house = House(2).sit(2, chains=True)
    house.ask(Sit(0, "Hanna"), 0)
    assert house.table.seats[0].name == "Hanna"
    assert house.table.seats[0].commitment is not None
    house.refused("no-change", Sit(0, " Hanna"), 0)
    house.begin()
    house.refused("game-on", Sit(0, "Anna"), 0)


def test_who_got_up_does_not_sit_down_again_by_the_seat_it_had() -> None:
    house = House(3).sit(2, 1)
    house.ask(Leave(), 0)
    house.refused("not-seated", Sit(0, "Anna"), 0)
    house.refused("not-seated", Sit(2, "Anna"), 2, bot=True)
    assert "sit" not in allowed(house.table, 0, house.now)
    assert house.ask(Sit(0, "Anna")) == ["Sat"], "a newcomer, for whom the house asks"


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Anna \t Maria\n", "Anna Maria"),
        ("\u202eAnna\u200f", "Anna"),
        ("An\x00na\x1b", "Anna"),
        ("Zoe\u0308", "Zoë"),
        ("क्\u200dष", "क्\u200dष"),
        ("Z" + 9 * "\u0308", "Z" + 3 * "\u0308"),
        ("ก" + 9 * "\u0e47", "ก" + 3 * "\u0e47"),
        ("Z" + 9 * "\u20dd", "Z" + 3 * "\u20dd"),
        ("\u3164An\u115fna\u2800", "Anna"),
        ("\u0301x", "\u0301x"),
        ("★", "★"),
        ("❤\ufe0f", "❤\ufe0f"),
    ],
)
def test_names_are_cleaned(typed: str, name: str) -> None:
    assert clean_name(typed, []) == name


@pytest.mark.parametrize(
    "typed",
    ["", "  ", "\u200e\u202e", "\u200d", "\u3164", "\u2800", "\ufe0f", "\u0301 \u0903", "\U0001d159", "x" * 41],
)
def test_names_of_nothing_and_endless_ones_are_refused(typed: str) -> None:
    with pytest.raises(QwixxError) as caught:
        clean_name(typed, [])
    assert caught.value.code == "name"


@pytest.mark.parametrize(
    "typed", ["anna", "\uff21\uff2e\uff2e\uff21", "An\u200dna", "Anna\ufe0f", "An\u034fna", "Anna\u3164"]
)
def test_names_that_look_like_another_one_are_refused(typed: str) -> None:
    House(2).sit(1).refused("name-taken", Sit(1, typed))


def test_bots_are_named_after_their_level_once_each() -> None:
    assert bot_name("sharp", ["Sharp", "sharp 2"]) == "sharp 3"
    house = House(4).sit(1, 3)
    assert [seat.name for seat in house.table.seats] == ["Anna", "sharp", "sharp 2", "sharp 3"]
    house.ask(SeatBot(3, "gentle", "Robby"), 0)
    assert (house.table.seats[3].level, house.table.seats[3].name) == ("gentle", "Robby")


def test_the_host_sees_to_bots_and_empty_chairs_and_nobody_else_does() -> None:
    house = House(4).sit(2)
    house.refused("not-host", SeatBot(2, "sharp"), 1)
    house.ask(SeatBot(2, "sharp"), 0)
    house.refused("seat-taken", SeatBot(1, "sharp"), 0)
    house.refused("level", SeatBot(3, "../sharp"), 0)
    house.refused("seat-open", Vacate(3), 0)
    house.refused("not-away", Vacate(1), 0)
    house.refused("not-host", Vacate(2), 1)
    house.ask(Vacate(2), 0)
    house.away(1)
    house.ask(Vacate(1), 0)
    assert [seat.is_open for seat in house.table.seats] == [False, True, True, True]
    house.checked()


def test_the_house_may_do_what_the_host_may() -> None:
    house = House(2).sit(1)
    house.ask(SeatBot(1, "sharp"), None)
    assert house.begin() == ["Started", "Begun"]


def test_when_the_host_gets_up_the_next_person_is_the_host() -> None:
    house = House(3).sit(3)
    house.ask(Leave(), 0)
    assert house.table.host == 1
    house.ask(Leave(), 1)
    house.ask(Leave(), 2)
    assert house.table.host is None
    house.ask(Sit(2, "Ewa"))
    assert house.table.host == 2


def test_a_host_who_is_away_for_long_does_not_hold_up_the_others() -> None:
    house = House(2).sit(2)
    house.away(0)
    house.refused("not-host", Begin(secret()), 1)
    house.now += 60_000
    assert house.ask(Begin(secret()), 1) == ["Started", "Begun"]


def test_open_seats_do_not_play() -> None:
    house = House(5).sit(1)
    house.ask(Sit(3, "Boris"))
    house.begin()
    assert house.play.players == (0, 3)
    assert house.play.game.players == 2


def test_nobody_cannot_play_and_nobody_starts_twice() -> None:
    house = House(2)
    assert house.refused("player-count", Begin(secret())).clause == "C1"
    house.sit(1)
    house.refused("no-game", Rematch(secret()), 0)
    house.begin()
    house.refused("game-on", Begin(secret()), 0)


def test_virtual_dice_need_a_secret_of_the_table() -> None:
    house = House(1).sit(1)
    house.refused("secret", Begin(None), 0)
    house.refused("link", Begin(b"short"), 0)
    house.refused("date", Begin(secret(), "today"), 0)


def test_settings_are_for_the_host_between_games() -> None:
    house = House(2).sit(2)
    house.refused("not-host", Configure(settings(SHORT)), 1)
    house.ask(Configure(settings(SHORT, options=Options(locked_die_stays=True))), 0)
    house.begin()
    assert house.play.game.variant == SHORT
    assert house.play.game.options.locked_die_stays
    house.refused("game-on", Configure(settings()), 0)
    house.checked()


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (settings(decision_seconds=1), "seconds"),
        (settings(away_seconds=0), "seconds"),
        (settings(link_seconds=10**9), "seconds"),
        (settings(stand_in=""), "level"),
        (settings(lucky=((5, 8), None)), "no-lucky-numbers"),
        (settings(variant("longo"), lucky=((5, 8),)), "lucky-count"),
        (settings(SHORT, options=Options(first_six=True)), "start"),
    ],
)
def test_settings_nobody_can_play_by_are_refused(wrong: Settings, code: str) -> None:
    House(2).sit(1).refused(code, Configure(wrong), 0)
    with pytest.raises(QwixxError):
        open_table(wrong, 2, 0)


@pytest.mark.parametrize("seats", [0, 6])
def test_a_table_has_one_to_five_seats(seats: int) -> None:
    with pytest.raises(IllegalError) as caught:
        open_table(Settings(CLASSIC), seats, 0)
    assert caught.value.clause == "C1"


def test_L3_lucky_pairs_go_with_the_seats_or_come_with_the_variant() -> None:
    longo = variant("longo")
    house = House(3, longo, lucky=((4, 9), None, (6, 11)))
    house.ask(Sit(0, "Anna"))
    house.ask(Sit(2, "Boris"))
    house.begin()
    assert [sheet.lucky for sheet in house.play.game.sheets] == [(4, 9), (6, 11)]
    usual = House(2, longo).sit(2)
    usual.begin()
    assert [sheet.lucky for sheet in usual.play.game.sheets] == list(longo.lucky[:2])


def test_a_closed_table_takes_nothing_any_more() -> None:
    house = House(2).sit(2)
    house.refused("not-house", Close(), 0)
    house.ask(Close())
    assert house.table.stage is Stage.CLOSED
    for command in (Sit(1, "Ewa"), Begin(secret()), Leave(), Close(), Presence(0, present=False)):
        house.refused("closed", command)
    house.checked()


def test_the_last_person_may_close_the_table() -> None:
    house = House(2).sit(1, 1)
    house.ask(Close(), 0)
    assert house.table.stage is Stage.CLOSED
