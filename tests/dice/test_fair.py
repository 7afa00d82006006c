"""Fair dice: no party steers or foresees them, and anyone can check."""

import hashlib
import re
from dataclasses import replace

import pytest

from qwixx.dice import Chain, Claim, DiceError, FairDice, SeededDice, Verdict, check_dice, unproved
from qwixx.dice.fair import CHAIN_LENGTH, TABLE, before, draw, fact_key
from qwixx.rules import Game, IllegalError, Record, Roll, Start, StartKind, variant
from tests.playing import played


def secret(number: int) -> bytes:
    return hashlib.sha256(number.to_bytes(4, "big")).digest()


CHAINS = {party: Chain(secret(party)) for party in range(3)}


def with_facts(record: Record, **changes: str | None) -> Record:
    """The record with some of its lines about the dice changed, or taken out."""
    facts = dict(record.dice)
    for key, value in changes.items():
        facts.pop("dice " + key.replace("_", " "), None)
        if value is not None:
            facts["dice " + key.replace("_", " ")] = value
    return replace(record, dice=tuple(facts.items()))


FINISHED = played(FairDice(CHAINS))


def test_a_commitment_is_the_end_of_a_chain_of_hashes() -> None:
    chain = CHAINS[TABLE]
    link = chain.secret
    for _ in range(CHAIN_LENGTH):
        link = hashlib.sha256(b"qwixx link" + link).digest()
    assert link == chain.commitment
    assert chain.link(CHAIN_LENGTH) == secret(0)


def test_every_revealed_link_can_be_checked_against_the_one_before() -> None:
    chain = CHAINS[1]
    assert all(before(chain.link(n + 1)) == chain.link(n) for n in range(CHAIN_LENGTH))


def test_a_revealed_link_gives_away_the_earlier_ones_and_no_later_one() -> None:
    known = Chain(CHAINS[1].link(5), 5)
    assert [known.link(n) for n in range(6)] == [CHAINS[1].link(n) for n in range(6)]
    with pytest.raises(IllegalError, match="link 6 is not known"):
        known.link(6)


@pytest.mark.parametrize("length", [0, 7, CHAIN_LENGTH])
def test_the_chain_of_a_secret_is_found_however_long_it_is(length: int) -> None:
    chain = Chain(secret(1), length)
    found = Chain.between(chain.commitment, secret(1))
    assert found is not None
    assert [found.link(n) for n in range(length + 1)] == [chain.link(n) for n in range(length + 1)]
    with pytest.raises(IllegalError, match="is not known"):
        found.link(length + 1)


def test_there_is_no_chain_to_a_secret_that_does_not_follow() -> None:
    assert Chain.between(CHAINS[1].commitment, secret(7)) is None
    assert Chain.between(before(CHAINS[1].commitment), CHAINS[1].secret) is None, "it would be too long"


@pytest.mark.parametrize(("last", "length"), [(b"short", 5), (secret(1), -1), (secret(1), CHAIN_LENGTH + 1)])
def test_a_link_of_the_wrong_form_is_refused(last: bytes, length: int) -> None:
    with pytest.raises(IllegalError, match="32 bytes"):
        Chain(last, length)


def test_a_draw_is_what_the_documentation_says() -> None:
    commitments = {party: chain.commitment for party, chain in CHAINS.items()}
    links = {party: CHAINS[party].link(4) for party in (0, 2)}
    key = b"qwixx draw" + bytes([0, 0, 0, 3])
    key += b"".join(bytes([party]) + commitments[party] for party in (0, 1, 2))
    key += b"".join(bytes([party]) + links[party] for party in (0, 2))
    block = hashlib.sha256(hashlib.sha256(key).digest() + bytes(8)).digest()
    assert draw(3, commitments, links).below(256) == block[0]


def test_every_party_changes_every_roll() -> None:
    game = FINISHED.beginning()
    rolls = {str(FairDice(CHAINS).roll(9, game))}
    for party in CHAINS:
        rolls.add(str(FairDice({**CHAINS, party: Chain(secret(99))}).roll(9, game)))
    assert len(rolls) == 4


@pytest.mark.parametrize("links", [{1: secret(1)}, {0: secret(0), 4: secret(4)}])
def test_a_draw_without_the_table_or_with_a_stranger_is_refused(links: dict[int, bytes]) -> None:
    with pytest.raises(IllegalError, match="those who committed"):
        draw(1, {0: secret(0), 1: secret(1)}, links)


def test_a_finished_game_is_recomputed_roll_by_roll() -> None:
    assert FINISHED.result is not None
    assert check_dice(FINISHED) is Verdict.PROVED


def test_so_is_a_start_by_throws() -> None:
    assert check_dice(played(FairDice(CHAINS), first_six=True)) is Verdict.PROVED


def test_an_agreed_start_is_not_drawn() -> None:
    other = 1 - FINISHED.start.seat
    record = replace(FINISHED, start=Start(StartKind.SEAT, other), actions=())
    assert check_dice(with_facts(record)) is Verdict.PROVED


def test_a_changed_start_is_found() -> None:
    record = replace(FINISHED, start=Start(StartKind.DRAWN, 1 - FINISHED.start.seat), actions=())
    with pytest.raises(DiceError, match="give the start to player"):
        check_dice(record)


def test_a_changed_roll_is_found_with_its_turn() -> None:
    record = played(FairDice(CHAINS), turns=2)
    honest = FairDice(CHAINS).roll(3, record.final())
    red, *others = honest.coloured
    forged = Roll(honest.white, (red % 6 + 1, others[0], others[1], others[2]))
    with pytest.raises(DiceError, match=f"give {re.escape(str(honest))}, not") as caught:
        check_dice(record.extended(forged))
    assert caught.value.turn == 3


def test_a_secret_that_was_not_committed_to_is_found() -> None:
    with pytest.raises(DiceError, match="secret of player 1 is not the one"):
        check_dice(with_facts(FINISHED, secret_1=secret(7).hex()))
    with pytest.raises(DiceError, match="secret of the table is not the one"):
        check_dice(with_facts(FINISHED, secret=secret(7).hex()))


def test_a_chain_that_is_too_short_for_its_game_proves_nothing() -> None:
    short = Chain(secret(0), 3)
    record = played(FairDice({TABLE: short}), turns=2)
    assert check_dice(record) is Verdict.PROVED
    with pytest.raises(DiceError, match="link 4 is not known") as caught:
        check_dice(record.extended(Roll((1, 1), (1, 1, 1, 1))))
    assert caught.value.turn == 3


def test_before_the_end_the_secret_may_be_kept() -> None:
    assert check_dice(with_facts(played(FairDice(CHAINS), turns=2), secret=None)) is Verdict.SEALED


def test_after_the_end_it_may_not() -> None:
    with pytest.raises(DiceError, match="not revealed"):
        check_dice(with_facts(FINISHED, secret=None))


def test_a_table_without_a_commitment_proves_nothing() -> None:
    with pytest.raises(DiceError, match="commitment"):
        check_dice(with_facts(FINISHED, commitment=None))


@pytest.mark.parametrize("wrong", ["", "abc", "Z" * 64, "0" * 63])
def test_what_is_not_hexadecimal_is_refused(wrong: str) -> None:
    with pytest.raises(DiceError, match="64 hexadecimal digits"):
        check_dice(with_facts(FINISHED, secret=wrong))


class LeavingDice(FairDice):
    """Player 2 reveals no link from draw 3 on."""

    def roll(self, number: int, game: Game) -> Roll:
        return self.stream(number, absent=(2,) if number >= 3 else ()).roll(game)


def test_a_player_who_leaves_is_missing_from_the_draws_that_say_so() -> None:
    record = played(LeavingDice(CHAINS), turns=5)
    left = with_facts(record, secret_2=None, link_2=f"3 {CHAINS[2].link(3).hex()}", absent_2="3 4 5")
    assert check_dice(left) is Verdict.PROVED
    assert check_dice(with_facts(left, absent_2="3-5")) is Verdict.PROVED
    with pytest.raises(DiceError, match="link 4 is not known") as caught:
        check_dice(with_facts(left, absent_2="4 5"))
    assert caught.value.turn == 3
    with pytest.raises(DiceError, match="not the number of a draw"):
        check_dice(with_facts(left, absent_2="soon"))


def test_a_player_who_committed_and_never_revealed_still_counts_in_the_key() -> None:
    commitments = {party: chain.commitment for party, chain in CHAINS.items()}
    two = FairDice({party: CHAINS[party] for party in (0, 1)}, commitments)
    record = played(two, turns=4)
    assert check_dice(with_facts(record, absent_2="0-4")) is Verdict.PROVED
    with pytest.raises(DiceError, match="link of player 2 for draw 0 is neither revealed nor said") as caught:
        check_dice(record)
    assert caught.value.turn is None
    with pytest.raises(DiceError, match="link of player 2 for draw 3 is neither") as caught:
        check_dice(with_facts(record, absent_2="0-2 4"))
    assert caught.value.turn == 3


@pytest.mark.parametrize("absent", ["6", "5-6", "4-3", "900", "0-9999"])
def test_no_player_is_absent_from_draws_that_were_not_made(absent: str) -> None:
    record = played(LeavingDice(CHAINS), turns=5)
    with pytest.raises(DiceError, match="there were draws 0 to 5"):
        check_dice(with_facts(record, absent_2=absent))
    sealed = with_facts(played(FairDice(CHAINS), turns=5), secret=None, absent_2=absent)
    with pytest.raises(DiceError, match="there were draws 0 to 5"):
        check_dice(sealed)


def test_only_players_who_committed_can_be_absent() -> None:
    record = played(FairDice({TABLE: CHAINS[0], 1: CHAINS[1]}), turns=2)
    with pytest.raises(DiceError, match="player 2 has committed to nothing"):
        check_dice(with_facts(record, absent_2="1"))


@pytest.mark.parametrize("kind", ["fa", "", "Fair", "dice"])
def test_there_are_no_other_kinds_of_dice(kind: str) -> None:
    with pytest.raises(DiceError, match=f'no dice "{kind}"; there are real, scripted, seeded, fair'):
        check_dice(replace(FINISHED, dice=(("dice", kind),)))


@pytest.mark.parametrize(
    ("dice", "wrong"),
    [
        ((("dice", "real"), ("dice seed", "7")), "dice seed"),
        ((("dice seed", "7"),), "dice seed"),
        ((("dice", "seeded"), ("dice seed", "7"), ("dice secret", "7")), "dice secret"),
        ((("dice", "scripted"), ("dice commitment", "0" * 64)), "dice commitment"),
    ],
)
def test_no_line_says_more_than_its_dice_have(dice: tuple[tuple[str, str], ...], wrong: str) -> None:
    with pytest.raises(DiceError, match=f'a line "{wrong}: …" means nothing'):
        check_dice(replace(FINISHED, dice=dice))


@pytest.mark.parametrize("key", ["link", "absent", "secret_3", "commitment_3", "absent_3", "link_3", "mood"])
def test_lines_about_fair_dice_are_about_the_table_or_a_player(key: str) -> None:
    with pytest.raises(DiceError, match="means nothing with dice: fair"):
        check_dice(with_facts(FINISHED, **{key: "1"}))


def test_what_a_record_cannot_prove_is_said() -> None:
    def claims(record: Record) -> list[Claim]:
        return unproved(record, check_dice(record))

    assert claims(FINISHED) == []
    agreed = replace(FINISHED, start=Start(StartKind.SEAT, 1 - FINISHED.start.seat), actions=())
    assert claims(agreed) == [Claim.START]
    assert claims(with_facts(played(LeavingDice(CHAINS), turns=4), absent_2="3-4")) == [Claim.ABSENCES]
    assert claims(with_facts(played(FairDice(CHAINS), turns=2), secret=None)) == [Claim.ROLLS, Claim.START]
    assert claims(replace(FINISHED, dice=())) == [Claim.ROLLS, Claim.START]
    alone = Record(variant("classic"), ("Anna",), Start(StartKind.SEAT, 0), (None,))
    assert claims(alone) == [Claim.ROLLS]


def test_seeded_dice_are_recomputed_too() -> None:
    record = played(SeededDice(5))
    assert check_dice(record) is Verdict.PROVED
    with pytest.raises(DiceError, match="these dice give"):
        check_dice(with_facts(record, seed="6"))
    with pytest.raises(DiceError, match="whole number"):
        check_dice(with_facts(record, seed="six"))


def test_real_dice_and_unnamed_ones_cannot_be_recomputed() -> None:
    assert check_dice(replace(FINISHED, dice=(("dice", "real"),))) is Verdict.UNKNOWN
    assert check_dice(replace(FINISHED, dice=())) is Verdict.UNKNOWN


def test_the_lines_of_a_record_name_the_party() -> None:
    assert fact_key("secret", TABLE) == "dice secret"
    assert fact_key("secret", 2) == "dice secret 2"
