"""One game under a referee: commands in, answers out, choices sealed until all have chosen."""

import json
from collections.abc import Callable

from qwixx.codec.strict_json import Fields, MessageError, flag, members, parse_message, shown, text, whole
from qwixx.codec.values import choice_json, event_json, read_choice, read_roll, state_json
from qwixx.referee.setup_messages import read_new, read_set
from qwixx.rules import Choice, Game, IllegalError, Phase, QwixxError, Reason, Variant

BEGINNINGS: dict[str, Callable[[Fields, Variant | None], Game]] = {"new": read_new, "set": read_set}

NOT_TO_CHOOSE = {
    Phase.ROLL: ("before the dice are rolled", "C7"),
    Phase.COLOUR: ("in action 2 unless it is the active player", "C9"),
    Phase.OVER: ("after the end of the game", "C16"),
}


class Referee:
    """Holds one game, and the sealed choices of the open phase: the game gets them when all are made.

    `own` is a sheet that messages may name, or leave out.
    """

    def __init__(self, own: Variant | None = None) -> None:
        self._own = own
        self._game: Game | None = None
        self._sealed: dict[int, Choice] = {}

    def answer(self, line: str) -> str:
        """The one answer to one line. A refusal changes nothing."""
        echo: Fields = {}
        try:
            message = parse_message(line)
            echo = _read_id(message)
            reply = {"ok": True, **self._obey(message)}
        except QwixxError as error:
            reply = refusal(error)
        return write_line({**reply, **echo})

    def _obey(self, message: Fields) -> Fields:
        if "cmd" not in message:
            raise MessageError("missing-key", 'the message lacks the key "cmd"')
        command = text(message["cmd"], "cmd")
        begin = BEGINNINGS.get(command)
        if begin:
            self._game, self._sealed = begin(message, self._own), {}
            return self._progress(self._game)
        if command not in COMMANDS:
            known = ", ".join((*BEGINNINGS, *COMMANDS))
            raise MessageError("unknown-command", f"there is no command {shown(command)}; there are {known}")
        if self._game is None:
            raise IllegalError("no-game", f'there is no game yet for "{command}"; start one with "new" or "set"')
        return COMMANDS[command](self, self._game, message)

    def _roll(self, game: Game, message: Fields) -> Fields:
        asked = members(message, "roll", ("cmd", "dice"), ("id",))
        self._game = game.rolled(read_roll(asked["dice"])).game
        return self._progress(self._game)

    def _legal(self, game: Game, message: Fields) -> Fields:
        asked = members(message, "legal", ("cmd", "player"), ("id",))
        player = whole(asked["player"], "player")
        choices = game.choices(player)
        return {"choices": [] if player in self._sealed else [choice_json(choice) for choice in choices]}

    def _choose(self, game: Game, message: Fields) -> Fields:
        asked = members(message, "choose", ("cmd", "player", "choice"), ("id",))
        player = whole(asked["player"], "player")
        choice = read_choice(asked["choice"])
        self._check_turn(game, player)
        reason = game.why_not(player, choice) if choice else None
        if reason:
            raise IllegalError(reason.code, reason.message, reason.clause, **reason.facts)
        self._sealed[player] = choice
        if self._waiting(game):
            return self._progress(game)
        choices = tuple(self._sealed[seat] for seat in game.choosers)
        step = game.chose_white(choices) if game.phase is Phase.WHITE else game.chose_colour(choice)
        self._game, self._sealed = step.game, {}
        return {**self._progress(step.game), "events": [event_json(event) for event in step.events]}

    def _check_turn(self, game: Game, player: int) -> None:
        game.sheet(player)
        if player in self._sealed:
            raise IllegalError("already-chosen", _chosen(player), "C8")
        if player not in game.choosers:
            when, clause = NOT_TO_CHOOSE[game.phase]
            raise IllegalError("not-to-choose", f"player {player} has nothing to choose {when}", clause)

    def _why(self, game: Game, message: Fields) -> Fields:
        asked = members(message, "why", ("cmd", "player", "row", "number"), ("id", "lucky"))
        player, row, number = (whole(asked[key], key) for key in ("player", "row", "number"))
        lucky = flag(asked["lucky"], "lucky") if "lucky" in asked else None
        reason = game.why_not_cell(player, row, number, lucky)
        if reason is None and player in self._sealed:
            reason = Reason("already-chosen", "C8", _chosen(player))
        if reason is None:
            return {"legal": True}
        return {"legal": False, "code": reason.code, "clause": reason.clause, "message": reason.message}

    def _state(self, game: Game, message: Fields) -> Fields:
        members(message, "state", ("cmd",), ("id",))
        return state_json(game, self._waiting(game))

    def _progress(self, game: Game) -> Fields:
        return {"phase": game.phase.value, "waiting": list(self._waiting(game))}

    def _waiting(self, game: Game) -> tuple[int, ...]:
        return tuple(player for player in game.choosers if player not in self._sealed)


COMMANDS: dict[str, Callable[[Referee, Game, Fields], Fields]] = {
    "roll": Referee._roll,
    "legal": Referee._legal,
    "choose": Referee._choose,
    "why": Referee._why,
    "state": Referee._state,
}


def refusal(error: QwixxError) -> Fields:
    """The answer to a line that is not obeyed."""
    clause = {"clause": error.clause} if error.clause else {}
    return {"ok": False, "code": error.code, **clause, "message": error.message}


def write_line(reply: Fields) -> str:
    """An answer as one line, in ASCII so that no encoding can harm it."""
    return json.dumps(reply, separators=(",", ":"), allow_nan=False)


def _read_id(message: Fields) -> Fields:
    """The mark by which a program knows the answer to its message, if it sent one."""
    if "id" not in message:
        return {}
    mark = message["id"]
    return {"id": text(mark, "id") if isinstance(mark, str) else whole(mark, "id")}


def _chosen(player: int) -> str:
    return f"player {player} has chosen already in this phase"
