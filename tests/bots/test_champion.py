"""The champion: what it has learnt, how it plays, and what it says where it cannot."""

import random
from collections import defaultdict
from pathlib import Path
from shutil import copytree

import numpy as np
import pytest

from qwixx.bots import View, champion, find_player
from qwixx.bots.champion import ChampionBot, known, mind_of, tables_of
from qwixx.bots.features import features_of, slots
from qwixx.bots.network import calibrated, read_network, softmax
from qwixx.fast.array_law import lucky_code
from qwixx.fast.array_turn import white_offer
from qwixx.fast.variant_tables import HALF, LANE
from qwixx.fast.win_search import ROUNDS, maximin, replies
from qwixx.rules import IllegalError, Options, QwixxError, Variant, new_game, parse_position, variant
from tests.bots.table import play
from tests.fast.sheets import PRINTED, TINY

COUNTS = (2, 3, 4, 5)


def test_it_has_learnt_every_printed_sheet_with_any_number_of_players() -> None:
    assert known() == sorted(f"{sheet.name}-{players}" for sheet in PRINTED for players in COUNTS)


def test_its_weights_take_two_megabytes_a_variant_at_most() -> None:
    sizes: dict[str, int] = defaultdict(int)
    for file in champion.WEIGHTS.glob("*.npz"):
        sizes[file.stem.rpartition("-")[0]] += file.stat().st_size
    assert max(sizes.values()) <= 2_000_000


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("sheet", PRINTED, ids=lambda sheet: sheet.name)
def test_it_plays_to_the_end(sheet: Variant, players: int) -> None:
    odd = players % 2 == 1
    game = new_game(sheet, players, options=Options(locked_die_stays=odd, lucky_fallback=odd))
    seats = [ChampionBot(), *(find_player("sharp").make(random.Random(1)) for _ in range(players - 1))]
    assert play(game, seats).outcome


def test_it_beats_the_gentle_one() -> None:
    wins = 0.0
    for seed in range(24):
        game = new_game(variant("classic"), 2, first=seed % 2)
        outcome = play(game, [ChampionBot(), find_player("gentle").make(random.Random(1))], seed).outcome
        assert outcome
        wins += (0 in outcome.winners) / len(outcome.winners)
    assert wins > 14


def test_it_ends_a_game_that_it_has_won() -> None:
    ahead = "classic 2,3,4,5,6,7,8/2,3,4,5/-/-/p0 2/2/-/12,11,10,9,8,2/p0 active=1 phase=white roll=6+6,r1,y1,g1"
    game = parse_position(ahead)
    assert ChampionBot().choose(View(game, 0), game.choices(0)) == game.choices(0)[1]


def test_the_same_choice_wherever_the_game_is_the_same() -> None:
    """Red and yellow may trade places, and so may high and low numbers."""
    first = parse_position("classic 2,5/3/12/-/p0 4/2,3/-/11/p1 active=1 phase=white roll=2+4,r1,y3,g2,b6")
    second = parse_position("classic 2/-/12,9/11/p0 -/3/10/12,11/p1 active=1 phase=white roll=5+3,r1,y1,g1,b1")
    features = features_of(variant("classic"))
    seen = [slots(features, *tables_of(game)[:3]) for game in (first, second)]
    assert np.array_equal(*seen)


@pytest.mark.parametrize("sheet", PRINTED, ids=lambda sheet: sheet.name)
def test_one_arrangement_stands_for_all(sheet: Variant) -> None:
    features, chance = features_of(sheet), np.random.default_rng(1)
    rows = np.arange(4)
    for players in COUNTS:
        places = chance.integers(0, len(sheet.rows[0]) + 1, (50, players, 4))
        lanes = places << HALF | np.minimum(places, chance.integers(0, 9, places.shape))
        closed = np.where(chance.random(50) < 0.5, 0, 1 << chance.integers(0, 4, 50))
        pairs = [lucky_code(sheet, each) for each in new_game(sheet, players).sheets]
        lucky = np.repeat(np.array([pairs]), 50, 0)
        seen = slots(features, (lanes << LANE * rows).sum(-1), closed, lucky)
        assert (seen[..., :4] < 1 << LANE).all()
        for turned, mirrored in zip(features.turns, features.mirrors, strict=True):
            others = (lanes[..., turned] << LANE * rows).sum(-1)
            shut = ((closed[:, None] >> turned & 1) << rows).sum(-1)
            assert np.array_equal(slots(features, others, shut, mirrored[lucky]), seen)


def test_its_chances_are_calibrated_with_more_than_two_players() -> None:
    for players in COUNTS:
        assert (mind_of(variant("mixx-b"), players).judge.calibration is None) == (players == 2)


@pytest.mark.parametrize(("sheet", "players"), [("classic", 2), ("longo", 3)])
def test_looking_up_the_first_layer_is_multiplying_it(sheet: str, players: int) -> None:
    mind = mind_of(variant(sheet), players)
    network = read_network(champion.WEIGHTS / f"{sheet}-{players}.npz")
    game = new_game(variant(sheet), players)
    sheets, closed, lucky, _ = tables_of(game)
    seen = mind.judge.features.table[slots(mind.judge.features, sheets, closed, lucky)].reshape(1, -1)
    first = np.maximum(seen @ network.into + network.into_bias, 0)
    second = np.maximum(first @ network.across + network.across_bias, 0)
    shares = softmax(np, second @ network.out + network.out_bias)
    told = calibrated(shares, mind.judge.calibration) if mind.judge.calibration else shares
    assert np.allclose(mind.judge(sheets, closed, lucky), told, atol=1e-5)
    assert told.sum() == pytest.approx(1)


def test_two_players_mostly_choose_alike_either_way() -> None:
    """Replying to predicted choices and the best worst case are two ways to the same choice, but for close ones."""
    mind, same = mind_of(variant("classic"), 2), 0
    chance = random.Random(3)
    for _ in range(50):
        faces = [chance.randint(1, 6) for _ in range(6)]
        roll = "{}+{},r{},y{},g{},b{}".format(*faces)
        game = parse_position(f"classic 2,4/3,6/12,10/-/p0 3/5/11,9,8/12/p1 active=1 phase=white roll={roll}")
        tables = tables_of(game)
        offer = white_offer(mind.law, tables)
        ways = (maximin(mind.law, mind.judge, tables, offer), replies(mind.law, mind.judge, tables, offer, ROUNDS))
        same += np.array_equal(*ways)
    assert same >= 40


@pytest.mark.parametrize(("sheet", "players"), [(TINY, 2), (variant("classic"), 1)])
def test_what_it_has_not_learnt_it_says(sheet: Variant, players: int) -> None:
    ready = find_player("champion").get_ready
    assert ready
    with pytest.raises(
        IllegalError, match=f"has not learnt {sheet.name} with {players} .* it knows classic-2, "
    ) as refused:
        ready(new_game(sheet, players), 0, 1, None)
    assert refused.value.code == "not-learnt"


def test_weights_that_did_not_ship_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copytree(champion.WEIGHTS, tmp_path / "weights")
    monkeypatch.setattr(champion, "WEIGHTS", tmp_path / "weights")
    (tmp_path / "weights" / "classic-2.npz").write_bytes((champion.WEIGHTS / "classic-3.npz").read_bytes())
    with pytest.raises(QwixxError, match="not those that were shipped"):
        mind_of.__wrapped__(variant("classic"), 2)
