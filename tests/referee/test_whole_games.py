"""Whole games through the pipe, with the rules played alongside."""

import random

import pytest

from qwixx.codec.values import choice_json, event_json, state_json
from qwixx.rules import Choice, Cross, Game, Options, Phase, new_game, variant, variant_names
from tests.referee.programme import Answer, Programme, choice_of, dice_json, programme_with_process, random_roll

OPTIONS = [Options(), Options(locked_die_stays=True, lucky_fallback=True)]


def options_asked(options: Options) -> dict[str, bool]:
    return {"locked_die_stays": options.locked_die_stays, "lucky_fallback": options.lucky_fallback}


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("name", variant_names())
def test_a_game_through_the_pipe_is_the_game_of_the_rules(name: str, players: int) -> None:
    luck = random.Random(f"{name} {players}")
    with programme_with_process() as programme:
        for options in OPTIONS:
            first = luck.randrange(players)
            game = new_game(variant(name), players, first, options=options)
            programme.tell("new", variant=name, players=players, first=first, options=options_asked(options))
            while game.phase is not Phase.OVER:
                check(programme, game, luck)
                game = step(programme, game, luck)
            check(programme, game, luck)


def check(programme: Programme, game: Game, luck: random.Random) -> None:
    """The state is that of the rules; what is legal, and why the rest is not, too."""
    assert programme.tell("state") == {"ok": True, **state_json(game)}
    for player in range(game.players):
        offered = programme.tell("legal", player=player)["choices"]
        assert tuple(choice_of(choice) for choice in offered) == game.choices(player)
        row = luck.randrange(len(game.variant.rows))
        number = luck.choice(game.variant.rows[row]).number
        reason = game.why_not_cell(player, row, number)
        answer = programme.tell("why", player=player, row=row, number=number)
        told = dict(zip(("code", "clause", "message"), reason, strict=False)) if reason else {}
        assert answer == {"ok": True, "legal": reason is None, **told}
        assert answer["legal"] == any(
            choice is not None and (choice["row"], choice["number"]) == (row, number) for choice in offered
        )


def step(programme: Programme, game: Game, luck: random.Random) -> Game:
    """One more action, there and here."""
    if game.phase is Phase.ROLL:
        roll = random_roll(game, luck)
        after = game.rolled(roll).game
        assert programme.tell("roll", dice=dice_json(roll)) == progress(after)
        return after
    seats = list(game.choosers)
    luck.shuffle(seats)
    chosen: dict[int, Choice] = {}
    for seat in seats:
        if luck.random() < 0.2:
            refuse_something(programme, game, seat, luck)
        chosen[seat] = luck.choice(game.choices(seat)[-3:])
        answer = choose(programme, seat, chosen[seat])
        if len(chosen) < len(seats):
            assert answer == progress(game) | {"waiting": [seat for seat in game.choosers if seat not in chosen]}
    choices = tuple(chosen[seat] for seat in game.choosers)
    after, events = game.chose_white(choices) if game.phase is Phase.WHITE else game.chose_colour(choices[0])
    assert answer == progress(after) | {"events": [event_json(event) for event in events]}
    return after


def choose(programme: Programme, player: int, choice: Choice) -> Answer:
    return programme.tell("choose", player=player, choice=choice_json(choice))


def refuse_something(programme: Programme, game: Game, player: int, luck: random.Random) -> None:
    """A cross that the rules forbid is refused for their reason."""
    row = luck.randrange(len(game.variant.rows))
    wish = Cross(row, luck.choice(game.variant.rows[row]).number, luck.random() < 0.3)
    reason = game.why_not(player, wish)
    if reason:
        refusal = programme.refused("choose", player=player, choice=choice_json(wish))
        assert refusal == (reason.code, reason.clause)


def progress(game: Game) -> Answer:
    return {"ok": True, "phase": game.phase.value, "waiting": list(game.choosers)}
