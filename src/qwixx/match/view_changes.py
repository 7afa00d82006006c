"""What of the view is different after some events, the same for all: changes instead of whole tables."""

from qwixx.codec.strict_json import Fields
from qwixx.codec.values import outcome_json, roll_json, sheet_json
from qwixx.match.serialization import written
from qwixx.match.table import Play, Table
from qwixx.match.view import game_json, seat_json, start_json
from qwixx.rules import Game


def changes(before: Table, after: Table) -> Fields:
    """The keys of the view that changed between two states; in `seats` and `game.sheets` the places that did."""
    found: Fields = {}
    if after.stage is not before.stage:
        found["stage"] = after.stage.value
    if after.host != before.host:
        found["host"] = after.host
    if after.settings != before.settings:
        found["settings"] = written(after.settings)
    if after.seats is not before.seats:
        seats = enumerate(zip(before.seats, after.seats, strict=True))
        different = {str(index): seat_json(new) for index, (old, new) in seats if seat_json(old) != seat_json(new)}
        if different:
            found["seats"] = different
    if after.games != before.games:
        found["games"] = after.games
    if after.play is not before.play and after.play is not None:
        same = before.play is not None and after.games == before.games
        game = _game_changes(before.play, after.play) if same and before.play else game_json(after.play)
        if game:
            found["game"] = game
    return found


def merged(view: Fields, found: Fields) -> Fields:
    """The view after these changes."""
    new = {**view, **{key: value for key, value in found.items() if key not in ("seats", "game")}}
    if "seats" in found:
        new["seats"] = _placed(view["seats"], found["seats"])
    if "game" in found:
        new["game"] = _merged_game(view["game"], found["game"])
    return new


def _merged_game(game: object, found: object) -> object:
    if not isinstance(game, dict) or not isinstance(found, dict) or isinstance(found.get("sheets"), list):
        return found
    sheets = _placed(game["sheets"], found.get("sheets", {}))
    return {**game, **found, "sheets": sheets}


def _placed(values: object, found: object) -> list[object]:
    """A list with what is different in it, by place."""
    new = list(values) if isinstance(values, list) else []
    for place, value in found.items() if isinstance(found, dict) else ():
        new[int(place)] = value
    return new


def _game_changes(before: Play, after: Play) -> Fields:
    found: Fields = {}
    if after.turn != before.turn:
        found["turn"] = after.turn
    if after.start is not before.start:
        found["start"] = start_json(after.start)
    if after.game is not before.game:
        found |= _position_changes(before.game, after.game)
    return found


def _position_changes(before: Game, after: Game) -> Fields:
    found: Fields = {}
    if after.phase is not before.phase:
        found["phase"] = after.phase.value
        outcome = after.outcome
        if outcome:
            found["outcome"] = outcome_json(outcome)
    if after.active != before.active:
        found["active"] = after.active
    if after.roll is not before.roll:
        found["roll"] = roll_json(after.roll) if after.roll else None
    if after.spared is not before.spared:
        found["spared"] = after.spared
    if after.closed != before.closed:
        found["closed"] = list(after.closed_rows)
        found["dice"] = [colour.word for colour in after.dice]
    if after.sheets is not before.sheets:
        crossed: Fields = {}
        for player, sheet in enumerate(after.sheets):
            if sheet is not before.sheets[player]:
                crossed[str(player)] = sheet_json(after.variant, sheet)
        if crossed:
            found["sheets"] = crossed
    return found
