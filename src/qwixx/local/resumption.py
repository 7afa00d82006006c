"""A table from a saved game, exactly as it stood: the game is played again, and every step of it is checked."""

from qwixx.local.saved_record import choices_of, levels_of
from qwixx.local.steps import Steps
from qwixx.local.table_dice import TableDice, dice_of
from qwixx.match import DiceKind, Event, Settings, open_table
from qwixx.match.events import Begun, BotSat, Committed, Confirmed, Pencilled, Rolled, Sat, Started
from qwixx.match.game_commands import resolved
from qwixx.rules import Action, ColourChoice, IllegalError, Record, WhiteChoices
from qwixx.rules.setup import default_lucky


def resumed(record: Record, now: int, game: int = 1) -> tuple[list[Event], Steps, TableDice]:
    """The opening of the table, all that happened at it since, and its dice.

    `game` is its number at the table. It says who sits where: from game to game the seats move up by one.
    """
    dice, chain = dice_of(record)
    players = len(record.names)
    turned = (game - 1) % players
    seats = (*range(turned, players), *range(turned))
    dice = dice._replace(chains={seats[player]: own for player, own in dice.chains.items()})
    lucky = None
    if record.lucky != default_lucky(record.variant, players):
        lucky = tuple(record.lucky[seats.index(seat)] for seat in range(players))
    kind = DiceKind.REAL if chain is None else DiceKind.FAIR
    opening = open_table(Settings(record.variant, record.options, kind, lucky), players, now)
    steps = Steps(opening.table, now)
    for seat, name, level in sorted(zip(seats, record.names, levels_of(record), strict=True)):
        steps.happen(Sat(seat, name) if level is None else BotSat(seat, level, name))
    for seat, own in dice.chains.items():
        steps.happen(Committed(seat, own.commitment))
    secrets = (chain.secret, chain.commitment) if chain else (None, None)
    _start(steps, record, dice, Started(game, seats, record.date, *secrets))
    _replay(steps, record, dice)
    for player, choice, is_confirmed in choices_of(record):
        play = steps.table.play
        if play is None or not play.choices or player >= len(play.choices) or choice not in play.choices[player]:
            raise IllegalError("not-a-choice", f"player {player + 1} cannot have chosen this")
        seat = seats[player]
        steps.happen(Confirmed(seat, choice) if is_confirmed else Pencilled(seat, choice))
    return list(opening.events), steps, dice


def _start(steps: Steps, record: Record, dice: TableDice, started: Started) -> None:
    steps.happen(started)
    dice.settle(steps)
    play = steps.table.play
    if play and play.start is None:
        steps.happen(Begun(record.start))
    elif play and play.start and play.start.seat != record.start.seat:
        raise IllegalError("dice", f"these dice give the start to player {play.start.seat + 1}")


def _replay(steps: Steps, record: Record, dice: TableDice) -> None:
    """Play all actions of a record; what follows of itself is compared with it."""
    while (play := steps.table.play) and len(play.actions) < len(record.actions):
        _compare(play.actions, record)
        action = record.actions[len(play.actions)]
        if isinstance(action, WhiteChoices):
            steps.happen(resolved(play, action.choices))
        elif isinstance(action, ColourChoice):
            steps.happen(resolved(play, (*(None,) * play.game.active, action.choice)))
        elif play.fair is None:
            steps.happen(Rolled(action))
        else:
            seat = play.players[play.game.active]
            dice.roll(steps, seat, play.moment, bot=steps.table.seats[seat].is_played_by_bot)
            dice.settle(steps)
    if play:
        _compare(play.actions[: len(record.actions)], record)


def _compare(played: tuple[Action, ...], record: Record) -> None:
    if played != record.actions[: len(played)]:
        raise IllegalError("dice", "these dice do not give the rolls of this record")
