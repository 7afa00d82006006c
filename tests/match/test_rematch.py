"""Playing again at the same table: asked for, agreed to, the seats rotated, one log."""

from qwixx.dice import Verdict, check_dice
from qwixx.match import Begin, Configure, Leave, Rematch, SeatBot, Sit, Stage, Vacate, record, records
from tests.match.house import House, secret, settings


def finished(people: int = 3, bots: int = 0) -> House:
    house = House(people + bots).sit(people, bots, chains=True)
    house.begin()
    return house.play_on()


def test_a_rematch_starts_when_every_person_wants_it_with_the_seats_rotated() -> None:
    house = finished(3)
    assert house.ask(Rematch(secret(1)), 1) == ["RematchWanted"]
    house.refused("no-change", Rematch(secret(1)), 1)
    house.ask(Rematch(secret(2)), 0)
    assert house.ask(Rematch(secret(3), "2026-11-15"), 2)[0] == "Started"
    assert house.table.games == 2
    assert house.play.players == (1, 2, 0)
    assert house.play.names == ("Boris", "Chava", "Anna")
    assert not any(seat.again for seat in house.table.seats)
    house.play_on()
    found = record(house.table)
    assert found
    assert found.date == "2026-11-15"
    house.checked()


def test_bots_always_want_one() -> None:
    house = finished(1, 2)
    assert house.ask(Rematch(secret(1)), 0)[0] == "Started"


def test_new_chains_are_committed_to_for_every_game_and_all_records_verify() -> None:
    house = finished(2)
    for game in range(3):
        house.commit([0, 1])
        house.ask(Rematch(secret(game)), 0)
        house.ask(Rematch(secret(game)), 1)
        house.play_on()
    found = records(house.log)
    assert len(found) == 4
    assert [names.names[0] for names in found] == ["Anna", "Boris", "Anna", "Boris"]
    assert all(check_dice(game) is Verdict.PROVED for game in found)
    assert found[-1] == record(house.table)
    house.checked()


def test_between_games_people_come_and_go_and_the_settings_change() -> None:
    house = finished(3)
    house.ask(Rematch(secret(1)), 2)
    house.ask(Leave(), 1)
    house.ask(SeatBot(1, "gentle"), 0)
    house.ask(Configure(settings(decision_seconds=60)), 0)
    assert not house.table.seats[2].again, "it was for other settings"
    house.away(2)
    house.ask(Vacate(2), 0)
    house.ask(Sit(2, "Ewa"))
    assert house.ask(Begin(secret(2)), 0)[0] == "Started"
    assert set(house.play.names) == {"Anna", "gentle", "Ewa"}
    house.play_on()
    assert house.table.stage is Stage.OVER
    house.checked()


def test_a_rematch_that_waited_only_for_somebody_who_was_sent_away_can_be_asked_for_again() -> None:
    house = finished(2)
    house.ask(Rematch(secret(1)), 0)
    house.away(1)
    house.ask(Vacate(1), 0)
    assert house.ask(Rematch(secret(1)), 0)[0] == "Started"


def test_a_rematch_is_for_people_whose_game_is_over() -> None:
    house = House(2).sit(2)
    house.refused("no-game", Rematch(secret(1)), 0)
    house.begin()
    house.refused("game-on", Rematch(secret(1)), 0)
    house.play_on()
    house.refused("not-seated", Rematch(secret(1)), None)
    house.ask(Rematch(None), 1)
    house.refused("secret", Rematch(None), 0)
