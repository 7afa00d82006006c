"""Absences from fair draws: what honest players with poor connections look like, and what a server that picks rolls."""

from dataclasses import replace
from itertools import combinations
from statistics import fmean

import pytest

from qwixx.dice import Chain, FairDice, absences
from qwixx.dice.absence import FALSE_ALARM, GAP_CHANCE, absence, gap_probability
from qwixx.dice.fair import TABLE
from qwixx.rules import new_game, variant
from tests.playing import played

GAME = new_game(variant("classic"), 4)
CHAINS = {party: Chain(bytes([party]) * 32, 200) for party in range(5)}
HONEST, CHEATS = 1, (2, 3, 4)


def test_draws_in_a_row_are_one_gap() -> None:
    found = absence(1, [0, 1, 2, 7, 9, 10, 99], 20, 2)
    assert (found.draws, found.missed, found.gaps) == (20, 6, 3)
    assert not absence(0, range(200), 200, 1).suspicious, "a device that was away all the time"
    assert absence(0, range(0, 40, 2), 40, 1).suspicious


@pytest.mark.parametrize("return_chance", [0.05, 0.3, 1.0])
@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("draws", [5, 12, 30, 60, 150])
def test_honest_players_with_poor_connections_raise_no_more_false_alarms_than_promised(
    draws: int, players: int, return_chance: float
) -> None:
    """The probability of each number of gaps, exactly, for a link that is lost and comes back by these chances."""
    there: dict[int, float] = {0: 1.0}
    away: dict[int, float] = {}
    for _ in range(draws):
        still: dict[int, float] = {}
        gone: dict[int, float] = {}
        for source, chance in ((there, GAP_CHANCE), (away, 1 - return_chance)):
            for gaps, probability in source.items():
                begun = gaps + (source is there)
                gone[begun] = gone.get(begun, 0) + probability * chance
                still[gaps] = still.get(gaps, 0) + probability * (1 - chance)
        there, away = still, gone
    least = next(gaps for gaps in range(draws + 1) if gap_probability(gaps, draws) < FALSE_ALARM / players)
    alarm = sum(probability for found in (there, away) for gaps, probability in found.items() if gaps >= least)
    assert players * alarm <= FALSE_ALARM


def test_a_server_that_leaves_out_links_of_its_own_seats_gets_high_rolls_and_is_seen() -> None:
    dice, draws = FairDice(CHAINS), 60
    subsets = [absent for size in range(4) for absent in combinations(CHEATS, size)]
    white = [sum(dice.roll(number, GAME).white) for number in range(draws)]
    picked = [
        max(subsets, key=lambda absent: sum(dice.stream(number, absent).roll(GAME).white)) for number in range(draws)
    ]
    steered = [sum(dice.stream(number, absent).roll(GAME).white) for number, absent in enumerate(picked)]
    assert fmean(white) < 8
    assert fmean(steered) > 9.5
    for party in CHEATS:
        missed = [number for number, absent in enumerate(picked) if party in absent]
        assert absence(party - 1, missed, draws, 4).suspicious


def test_a_record_tells_who_was_missing() -> None:
    record = played(FairDice({TABLE: CHAINS[0], 1: CHAINS[1], 2: CHAINS[2]}), turns=19)
    assert absences(record) == []
    away = replace(record, dice=(*record.dice, ("dice absent 2", "3-5 9"), ("dice absent 1", "0 2 4 6 8 10 12 14 16")))
    first, second = absences(away)
    assert (first.player, first.draws, first.missed, first.gaps, first.suspicious) == (0, 20, 9, 9, True)
    assert (second.player, second.missed, second.gaps, second.suspicious) == (1, 4, 2, False)


def test_only_fair_dice_have_absences() -> None:
    record = played(FairDice({TABLE: CHAINS[0]}), turns=3)
    assert absences(replace(record, dice=())) == []
