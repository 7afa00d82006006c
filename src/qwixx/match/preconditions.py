"""Who asks what of a table, and what every command has to meet before it is looked at more closely."""

from qwixx.match.clocks import SECOND
from qwixx.match.struct_base import Value
from qwixx.match.table import CLOSED, OVER, PLAY, Play, Seat, Table
from qwixx.rules import IllegalError
from qwixx.rules.game import ROLL


class Ask(Value, frozen=True):
    """A table, and who asks something of it when."""

    table: Table
    by: int | None
    """A seat; `None` for the house: the program that runs the table and speaks for those who have no seat."""
    now: int
    bot: bool = False
    """Whether a bot asks that plays this seat."""


InGame = tuple[Play, int]
"""A game that is on, and one of its players."""


def need_open_table(ask: Ask) -> None:
    """Raise if the table is no more."""
    if ask.table.stage is CLOSED:
        raise IllegalError("closed", "this table is closed")


def need_between_games(ask: Ask) -> None:
    """Raise while a game is on."""
    need_open_table(ask)
    if not ask.table.is_between_games:
        raise IllegalError("game-on", "this waits until the game is over")


def need_house(ask: Ask) -> None:
    """Raise unless the house asks: no player can know."""
    need_open_table(ask)
    if ask.by is not None:
        raise IllegalError("not-house", "only the program that runs the table can say that")


def need_host(ask: Ask) -> None:
    """Raise unless the host of the table asks, or the house; or anyone there, once the host has been away for long."""
    need_open_table(ask)
    table, host = ask.table, ask.table.host
    if ask.by is None or need_person(ask) == host:
        return
    since = table.seats[host].away_since if host is not None else None
    if since is None or ask.now < since + table.settings.away_seconds * SECOND:
        raise IllegalError("not-host", "that is for the host of the table to say")


def need_person(ask: Ask) -> int:
    """The seat of the person who asks."""
    need_open_table(ask)
    if ask.by is None or not seat_at(ask, ask.by).is_person or ask.bot:
        raise IllegalError("not-seated", "that takes a seat at the table")
    return ask.by


def need_game(ask: Ask) -> Play:
    """The game that is on."""
    table = ask.table
    play = table.play
    if play is not None and table.stage is PLAY and not table.paused:
        return play
    need_open_table(ask)
    if table.stage is OVER:
        raise IllegalError("game-over", "the game is over", "C16")
    if play is None:
        raise IllegalError("no-game", "no game is on at this table")
    raise IllegalError("paused", "the game is paused, as no person is there")


def need_player(ask: Ask) -> InGame:
    """The game that is on, and which player asks: a person, or the bot that plays its seat."""
    play = need_game(ask)
    if ask.by is None or ask.by not in play.players:
        raise IllegalError("not-seated", "that takes a seat in the game")
    if ask.table.seats[ask.by].is_played_by_bot is not ask.bot:
        message = f"seat {ask.by} is not a bot's" if ask.bot else f"a bot plays for seat {ask.by}"
        raise IllegalError("not-bot" if ask.bot else "stood-in", message)
    return play, play.players.index(ask.by)


def need_draw(ask: Ask) -> InGame:
    """The same for a command about virtual dice."""
    found = need_player(ask)
    if ask.table.has_real_dice:
        raise IllegalError("real-dice", "the dice of this table are real", "C7")
    return found


def need_typing(ask: Ask) -> int:
    """The seat of a person at a table with real dice that have not been rolled."""
    seat, play = need_person(ask), need_game(ask)
    if not ask.table.has_real_dice:
        raise IllegalError("virtual-dice", "the dice of this table are not rolled by hand", "C7")
    if play.game.phase is not ROLL:
        raise IllegalError("rolled", "the dice lie on the table already", "C7")
    return seat


def need_moment(table: Table, moment: int) -> None:
    """Raise if the sender saw an older state of the table; any other refusal would only confuse."""
    play = table.play
    if play is not None and table.stage is PLAY and moment != play.moment:
        raise IllegalError("stale", f"the table has gone on: this was for moment {moment}, now is {play.moment}")


def seat_at(ask: Ask, seat: int) -> Seat:
    """The seat of this index."""
    if not 0 <= seat < len(ask.table.seats):
        raise IllegalError("no-such-seat", f"there is no seat {seat} among {len(ask.table.seats)}", "C1")
    return ask.table.seats[seat]
