"""Fair dice at a table: who adds a link when, who was absent, and that anyone can check it all."""

import pytest

from qwixx.dice import Chain, Verdict, check_dice
from qwixx.dice.fair import CHAIN_LENGTH, before
from qwixx.match import (
    AddLink,
    Close,
    Commit,
    DiceKind,
    Event,
    Rematch,
    RollDice,
    Stage,
    evolve,
    public,
    record,
    replay,
)
from qwixx.match.events import Called, Rolled, Started
from qwixx.match.fair_draws import MAX_STRETCHES, Fair, chain_length, fair_dice
from qwixx.rules import (
    FOUR_ROWS,
    IllegalError,
    Options,
    Phase,
    Record,
    StartKind,
    Variant,
    format_record,
    parse_record,
    variant,
    variant_names,
)
from qwixx.rules.sheet import PENALTY_BOXES
from qwixx.rules.variant import MAX_PLAYERS
from tests.match.house import CLASSIC, House, secret


def proved(house: House) -> Record:
    """The record of the game, once it is read back from its file and its dice are recomputed."""
    found = record(house.table)
    assert found
    assert parse_record(format_record(found)) == found
    assert check_dice(found) is Verdict.PROVED
    return found


def fair_with(length: int, *commitments: bytes | None) -> Fair:
    """Dice of a table whose chain has so many links."""
    return fair_dice(secret(), Chain(secret(), length).commitment, CLASSIC, commitments)


@pytest.mark.parametrize("length", [chain_length(CLASSIC, 1), CHAIN_LENGTH])
def test_the_table_keeps_enough_of_its_chain_to_give_every_link(length: int) -> None:
    chain, fair = Chain(secret(), length), fair_with(length, None)
    assert [fair.table_link(number) for number in range(length + 1)] == [
        chain.link(number) for number in range(length + 1)
    ]
    assert fair.secret == secret()
    assert fair.rungs[:32] == chain.commitment


@pytest.mark.parametrize("sheet", [variant(name) for name in variant_names(FOUR_ROWS)])
@pytest.mark.parametrize("players", range(1, MAX_PLAYERS + 1))
def test_C10_a_chain_is_as_long_as_the_longest_game(sheet: Variant, players: int) -> None:
    turns_of_one = sum(map(len, sheet.rows)) + PENALTY_BOXES
    assert players * turns_of_one + 1 <= chain_length(sheet, players) <= CHAIN_LENGTH


def test_a_game_whose_chain_is_longer_than_it_needs_goes_on() -> None:
    table, chain = House(2).sit(2).table, Chain(secret())
    started = Started(1, (0, 1), None, chain.secret, chain.commitment)
    play = evolve(table, Event(table.number + 1, table.step + 1, table.at, started)).play
    assert play
    assert play.fair
    assert [play.fair.table_link(number) for number in (0, 500, 1024)] == [chain.link(n) for n in (0, 500, 1024)]


def test_without_chains_of_players_nobody_is_waited_for() -> None:
    house = House(2).sit(2)
    assert house.begin() == ["Started", "Begun"]
    assert house.act(house.table.awaited[0])[0] == "Rolled"
    house.play_on()
    assert len(dict(proved(house).dice)) == 3


def test_a_single_player_s_link_comes_with_its_roll() -> None:
    house = House(2).sit(2, chains=False)
    house.commit([0])
    assert house.begin() == ["Started"], "draw 0 asks for its link"
    assert house.act(0) == ["Begun"]
    house.to(Phase.ROLL)
    while house.play.players[house.play.game.active] != 0:
        house.play_on(until=lambda play: play.game.phase is Phase.ROLL and play.players[play.game.active] == 0)
    assert house.act(0)[0] == "Rolled"
    house.play_on()
    facts = dict(proved(house).dice)
    assert "dice link 1" in facts
    assert "dice absent 1" not in facts, "its link is in every draw"


def test_a_roll_is_drawn_once_everybody_there_has_added_its_link() -> None:
    house = House(3).sit(3, chains=True)
    house.begin()
    assert house.act(1) == ["Linked"]
    assert house.act(0) == ["Linked"]
    assert house.table.awaited == (2,)
    assert house.act(2) == ["Begun"]
    active = house.play.players[house.play.game.active]
    assert house.act(active) == ["Called"]
    assert set(house.table.awaited) == {0, 1, 2} - {active}
    house.act(house.table.awaited[0])
    assert house.act(house.table.awaited[0])[0] == "Rolled"
    house.play_on()
    facts = dict(proved(house).dice)
    assert {"dice link 1", "dice link 2", "dice link 3", "dice secret"} <= facts.keys()
    assert not [key for key in facts if "absent" in key]
    house.checked()


def test_every_roll_can_be_checked_as_it_comes() -> None:
    house = House(2).sit(2, chains=True)
    house.begin()
    house.play_on()
    started = next(form for event in house.log if (form := public(event)) and form["event"] == "started")
    known = bytes.fromhex(str(started["commitment"]))
    for event in house.log:
        link = getattr(event.what, "table_link", None)
        if link:
            assert before(link) == known
            known = link


def test_who_does_not_add_its_link_in_time_is_absent_from_the_draw() -> None:
    house = House(2).sit(2, chains=True)
    house.begin()
    house.act(0)
    assert house.wait(1990) == []
    assert house.wait(20) == ["Begun"]
    house.play_on(until=lambda play: play.turn == 3)
    house.play_on()
    assert dict(proved(house).dice)["dice absent 2"] == "0"


def test_who_never_answers_is_not_waited_for_again_and_again_but_may_return_with_its_own_roll() -> None:
    house = House(2).sit(2, chains=True)
    house.begin()
    silent, waits = house.chains.pop(1), 0
    while house.play.turn < 6:
        if house.play.links is not None and house.table.awaited == (1,):
            waits += 1
            house.wait(3_000)
        else:
            house.act(house.table.awaited[0])
    assert waits <= 3
    house.chains[1] = silent
    house.play_on()
    facts = dict(proved(house).dice)
    assert facts["dice absent 2"].startswith("0-")
    assert "dice link 2" in facts


def test_who_is_away_is_not_waited_for_and_may_come_back_into_the_dice() -> None:
    house = House(2).sit(2, chains=True)
    house.begin()
    house.play_on(until=lambda play: play.turn == 2 and play.links is None)
    house.away(1)
    house.now += 60_000
    house.ask_for_stand_in(1)
    house.play_on(until=lambda play: play.turn == 6)
    own_roll = 6 if house.play.players[house.play.game.active] == 1 else 7
    house.back(1)
    house.play_on()
    assert dict(proved(house).dice)["dice absent 2"] == f"2-{own_roll - 1}", "its own roll brings it back in"


def test_a_chain_that_a_game_has_shown_does_not_serve_again() -> None:
    house = House(2).sit(2, chains=True)
    house.begin()
    used, last = house.chains[0], house.play_on().play.turn + 1
    for reloaded in (house.table, replay(house.log)):
        house.table = reloaded
        for number in (0, 1, 5, last):
            house.refused("commitment", Commit(used.link(number)), 0)
            house.refused("commitment", Commit(used.link(number)), 1)
    for game in range(2):
        house.commit([0, 1])
        house.ask(Rematch(secret(game)), 0)
        house.ask(Rematch(secret(game)), 1)
        house.play_on()
        house.refused("commitment", Commit(used.link(5)), 0)
    house.checked()


def test_a_link_that_nobody_else_has_seen_may_begin_a_chain() -> None:
    house = House(2).sit(2, chains=True)
    house.begin()
    used, last = house.chains[0], house.play_on().play.turn + 1
    assert house.ask(Commit(used.link(last + 1)), 0) == ["Committed"]


def test_who_goes_away_while_its_link_is_awaited_holds_nothing_up() -> None:
    house = House(2).sit(2, chains=True)
    house.begin()
    house.act(0)
    assert house.away(1) == ["WentAway", "Begun"]


def test_who_has_lost_its_chain_says_so() -> None:
    house = House(2).sit(2, chains=True)
    house.begin()
    house.chains.clear()
    house.play_on()
    facts = dict(proved(house).dice)
    assert "dice link 1" not in facts
    assert facts["dice absent 1"] == facts["dice absent 2"]


def test_a_wrong_a_foreign_and_an_early_link_are_refused() -> None:
    house = House(3).sit(2, 1)
    house.commit([0, 1])
    house.begin()
    good = house.link(0)
    assert good
    house.refused("link", AddLink(house.moment, secret("wrong")), 0)
    house.refused("link", AddLink(house.moment, house.chains[0].link(2)), 0)
    house.refused("link", AddLink(house.moment, house.chains[0].link(0)), 0)
    house.refused("link", AddLink(house.moment, good), 1)
    house.refused("stale", AddLink(house.moment + 1, good), 0)
    house.refused("no-part", AddLink(house.moment, good), 2, bot=True)
    house.refused("no-part", AddLink(house.moment, None), 2, bot=True)
    house.ask(AddLink(house.moment, good), 0)
    house.refused("no-change", AddLink(house.moment, good), 0)
    house.act(1)
    house.refused("no-draw", AddLink(house.moment, good), 0)
    active = house.play.players[house.play.game.active]
    if active < 2:
        house.refused("link", RollDice(house.moment, secret("wrong")), active)


def test_a_link_of_somebody_without_a_chain_is_refused() -> None:
    house = House(1).sit(1)
    house.begin()
    house.refused("no-part", RollDice(house.moment, secret()), 0)


def test_a_used_or_broken_commitment_is_refused() -> None:
    house = House(1).sit(1, chains=True)
    used = house.chains[0].commitment
    house.refused("no-change", Commit(used), 0)
    house.refused("commitment", Commit(b"short"), 0)
    house.begin()
    house.refused("game-on", Commit(secret(1)), 0)
    house.play_on()
    house.refused("commitment", Commit(used), 0)
    house.refused("not-seated", Commit(secret(1)), None)


def test_the_links_and_the_secret_are_out_only_when_they_may_be() -> None:
    house = House(2).sit(2, chains=True)
    house.begin()
    mid = record(house.table)
    assert mid is None, "it is not decided yet who begins"
    house.play_on(until=lambda play: play.turn == 4)
    mid = record(house.table)
    assert mid
    assert check_dice(mid) is Verdict.SEALED
    hidden = secret("table", 0).hex()
    assert hidden not in "".join(str(public(event)) for event in house.log)
    for event in house.log:
        if isinstance(event.what, Called):
            assert "link" not in (public(event) or {})
        if isinstance(event.what, Rolled):
            assert event.what.links[0] is not None
    house.play_on()
    assert hidden in str(public(house.log[-1]))
    house.checked()


def test_a_game_broken_off_can_be_checked_as_far_as_it_went() -> None:
    house = House(2).sit(2, chains=True)
    house.begin()
    house.play_on(until=lambda play: play.turn == 4)
    house.ask(Close())
    assert house.table.stage is Stage.CLOSED
    assert proved(house).result is None


@pytest.mark.parametrize("people", [1, 3])
def test_C6_throws_for_the_start_are_drawn_too(people: int) -> None:
    house = House(people, options=Options(first_six=True)).sit(people, chains=True)
    house.begin()
    house.play_on()
    assert proved(house).start.kind is StartKind.THROWS


def test_who_goes_missing_again_and_again_takes_no_part_in_the_end() -> None:
    fair = fair_with(CHAIN_LENGTH, secret(1), None)
    for number in range(0, 2 * MAX_STRETCHES, 2):
        assert fair.takes_part(0)
        fair = fair.after(number, (None, None)).after(number + 1, (secret(), None))
    assert not fair.takes_part(0)
    with pytest.raises(IllegalError, match="takes no part"):
        fair.check_link(0, 200, secret())
    for number in range(900, 1000):
        fair = fair.after(number, (None, None))
    longest = max(len(value) for _, value in fair.facts(over=True))
    assert longest <= 500, "a line of a record holds no more"


def test_real_dice_have_no_draws() -> None:
    house = House(1, dice=DiceKind.REAL).sit(1)
    house.begin()
    assert house.refused("real-dice", RollDice(house.moment), 0).clause == "C7"
    assert house.refused("real-dice", AddLink(house.moment), 0).clause == "C7"
