"""Between games: who sits where, by which settings, and how a game starts."""

from qwixx.dice.fair import SECRET_BYTES, before
from qwixx.match.commands import Begin, Close, Commit, Configure, Leave, Rematch, SeatBot, Sit, Vacate
from qwixx.match.events import (
    BotSat,
    Closed,
    Committed,
    Configured,
    Happening,
    Left,
    RematchWanted,
    Sat,
    Started,
    Vacated,
)
from qwixx.match.fair_draws import chain_length, rungs_of
from qwixx.match.player_names import bot_name, clean_name
from qwixx.match.preconditions import Ask, need_between_games, need_house, need_open_table, need_person, seat_at
from qwixx.match.settings import check_level, check_settings
from qwixx.match.table import Stage, Table
from qwixx.rules import IllegalError
from qwixx.rules.record import check_date


def configure(ask: Ask, command: Configure, _: None) -> Happening:
    """Other settings."""
    check_settings(command.settings, len(ask.table.seats))
    return Configured(command.settings)


def need_right_to_sit(ask: Ask) -> None:
    """Raise while a game is on, or if a seat asks that is no person's: newcomers have the house ask for them."""
    need_between_games(ask)
    if ask.by is not None:
        need_person(ask)


def sit(ask: Ask, command: Sit, _: None) -> Happening:
    """A person sits down, or changes their name."""
    seat = seat_at(ask, command.seat)
    if ask.by is not None and ask.by != command.seat:
        raise IllegalError("not-your-seat", f"the player who asks sits at seat {ask.by}, not {command.seat}")
    if ask.by is None and not seat.is_open:
        raise IllegalError("seat-taken", f"seat {command.seat} is taken")
    name = clean_name(command.name, _other_names(ask.table, command.seat))
    if name == seat.name:
        raise IllegalError("no-change", f'seat {command.seat} is called "{name}" already')
    return Sat(command.seat, name)


def seat_bot(ask: Ask, command: SeatBot, _: None) -> Happening:
    """A bot takes a seat that no person has."""
    if seat_at(ask, command.seat).is_person:
        raise IllegalError("seat-taken", f"a person sits at seat {command.seat}")
    check_level(command.level)
    others = _other_names(ask.table, command.seat)
    name = bot_name(command.level, others) if command.name is None else clean_name(command.name, others)
    return BotSat(command.seat, command.level, name)


def vacate(ask: Ask, command: Vacate, _: None) -> Happening:
    """The host takes a seat back."""
    seat = seat_at(ask, command.seat)
    if seat.is_open:
        raise IllegalError("seat-open", f"seat {command.seat} is open already")
    if seat.is_person and seat.present:
        raise IllegalError("not-away", f"{seat.name} is there and cannot be sent away")
    return Vacated(command.seat)


def leave(ask: Ask, _: Leave, seat: int) -> Happening:
    """A person gets up; in mid-game its sheet stays."""
    if ask.table.is_between_games:
        return Vacated(seat)
    if ask.table.seats[seat].left:
        raise IllegalError("no-change", "this person has left already")
    return Left(seat)


def commit(ask: Ask, command: Commit, seat: int) -> Happening:
    """A person takes part in the next game's dice."""
    if command.commitment == ask.table.seats[seat].commitment:
        raise IllegalError("no-change", "this is the commitment already")
    if len(command.commitment) != SECRET_BYTES or _is_known(ask.table, command.commitment):
        raise IllegalError("commitment", f"a commitment is {SECRET_BYTES} bytes, of a chain that was not used before")
    return Committed(seat, command.commitment)


def begin(ask: Ask, command: Begin, _: None) -> Happening:
    """The host starts a game."""
    return _started(ask.table, command.secret, command.date)


def need_game_over(ask: Ask) -> int:
    """The seat of a person whose game is over."""
    need_between_games(ask)
    if ask.table.stage is not Stage.OVER:
        raise IllegalError("no-game", "no game has been played at this table yet")
    return need_person(ask)


def rematch(ask: Ask, command: Rematch, seat: int) -> Happening:
    """Another game, once every person at the table wants it."""
    seats = ask.table.seats
    if all(seats[other].again for other in ask.table.people if other != seat):
        return _started(ask.table, command.secret, command.date)
    if seats[seat].again:
        raise IllegalError("no-change", "this person wants a rematch already")
    return RematchWanted(seat)


def need_right_to_close(ask: Ask) -> None:
    """Raise unless the house asks, or the last person at the table."""
    need_open_table(ask)
    if ask.by is not None and ask.table.people != (ask.by,):
        need_house(ask)


def close(ask: Ask, _: Close, __: None) -> Happening:
    """The table is no more."""
    play = ask.table.play
    revealed = play.fair.secret if play and play.fair and ask.table.stage is Stage.PLAY else None
    return Closed(revealed)


def _started(table: Table, secret: bytes | None, date: str | None) -> Happening:
    """A new game of all who sit here; the seats move up by one from game to game."""
    taken = [index for index, seat in enumerate(table.seats) if not seat.is_open]
    if not taken:
        raise IllegalError("player-count", "no player sits at this table", "C1")
    if (secret is None) is not table.has_real_dice:
        raise IllegalError("secret", "virtual dice need a secret of the table, real ones none")
    check_date(date)
    turned = table.games % len(taken)
    players = (*taken[turned:], *taken[:turned])
    if secret is None:
        return Started(table.games + 1, players, date)
    rungs = rungs_of(secret, chain_length(table.settings.variant, len(players)))
    return Started(table.games + 1, players, date, secret, rungs[:SECRET_BYTES])


def _is_known(table: Table, commitment: bytes) -> bool:
    """Whether this was a commitment in an earlier game, or one of the links that such a game has shown."""
    link = commitment
    for _ in range(table.shown):
        if link in table.spent:
            return True
        link = before(link)
    return link in table.spent


def _other_names(table: Table, index: int) -> list[str]:
    return [seat.name for place, seat in enumerate(table.seats) if seat.name is not None and place != index]
