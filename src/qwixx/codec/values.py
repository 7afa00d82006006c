"""The values of the rules as JSON: `read_…` takes them from a message, `…_json` puts them into an answer."""

from collections.abc import Callable
from dataclasses import asdict, fields
from typing import Any

from qwixx.codec.strict_json import Fields, flag, listed, members, pair, text, whole, wholes
from qwixx.rules import (
    Action,
    BarUsed,
    Choice,
    Closed,
    Colour,
    Cross,
    Crossed,
    DieRemoved,
    Event,
    Game,
    IllegalError,
    Locked,
    Options,
    Outcome,
    Over,
    Penalised,
    Roll,
    Sheet,
    Variant,
    WhiteChoices,
    format_sheet,
    is_printed,
    parse_sheet,
    sheet_of,
    variant,
)
from qwixx.rules.sheet import places
from qwixx.rules.variant import LuckyPair

MAX_SHEET = 4000
"""The most characters of a sheet file in a message."""
OPTION_KEYS = tuple(field.name for field in fields(Options))
PRINTED = ("face", "bar", "diamonds")
"""The keys of a sheet that only some variants have."""
DERIVED = ("locks", "scores")
"""What `state` says of a sheet in addition to its marks; a message may repeat it, and must then be right."""
PLAIN = Cross(0, 0)[2:]
"""What a cross has besides row and number if it is reached by a sum of dice and names no rows."""
DIE_KEYS = tuple(colour.word for colour in Colour)


def read_roll(value: object) -> Roll:
    """A roll from `{"white":[4,1],"red":2,…}`; a die that has left the game is left out, or null."""
    dice = members(value, "dice", ("white",), DIE_KEYS)
    red, yellow, green, blue = (_read_die(dice.get(key), key) for key in DIE_KEYS)
    return Roll(pair(dice["white"], "dice.white"), (red, yellow, green, blue))


def _read_die(value: object, key: str) -> int:
    if value is None:
        return 0
    shows = whole(value, f"dice.{key}")
    if shows == 0:
        # inside a roll, 0 stands for a die that has left the game; a message leaves such a die out
        raise IllegalError("die-value", f"the {key} die cannot show 0", "C2", face=0)
    return shows


def roll_json(roll: Roll) -> Fields:
    """The dice that were rolled, as `read_roll` reads them."""
    found: Fields = {"white": list(roll.white)}
    for colour, shows in enumerate(roll.coloured):
        if shows:
            found[DIE_KEYS[colour]] = shows
    return found


def read_choice(value: object) -> Choice:
    """A choice from `{"row":0,"number":5}`, or null for nothing.

    Besides it has, where it applies, `"lucky":true`, `"second":true`, `"exchange":1` and `"then":[2,2]`.
    """
    if value is None:
        return None
    cross = members(value, "choice", ("row", "number"), ("lucky", "second", "exchange", "then"))
    then = tuple(wholes(cross.get("then", []), "choice.then"))
    if "then" in cross and not then:
        raise IllegalError("wrong-rows", "choice.then names one row at least, or is left out", "BB2")
    return Cross(
        whole(cross["row"], "choice.row"),
        whole(cross["number"], "choice.number"),
        flag(cross.get("lucky", False), "choice.lucky"),
        flag(cross.get("second", False), "choice.second"),
        whole(cross["exchange"], "choice.exchange") if "exchange" in cross else None,
        then,
    )


def choice_json(choice: Choice) -> Fields | None:
    """A choice as `read_choice` reads it."""
    if choice is None:
        return None
    found: Fields = {"row": choice.row, "number": choice.number}
    return found if choice[2:] == PLAIN else _with_way(found, *choice[2:])


def _with_way(found: Fields, lucky: bool, second: bool, exchange: int | None, then: tuple[int, ...]) -> Fields:
    """A cross with the way by which it is reached, and the rows that it names."""
    if lucky:
        found["lucky"] = True
    if second:
        found["second"] = True
    if exchange is not None:
        found["exchange"] = exchange
    if then:
        found["then"] = list(then)
    return found


def read_options(value: object) -> Options:
    """Table options from an object of true and false; what is left out is off."""
    found = members(value, "options", (), OPTION_KEYS)
    return Options(**{key: flag(found[key], f"options.{key}") for key in found})


def options_json(options: Options) -> Fields:
    """All table options, on or off."""
    return asdict(options)


def read_lucky(value: object, where: str) -> LuckyPair | None:
    """Two lucky numbers from `[5,8]`, or null for none."""
    return None if value is None else pair(value, where)


def read_variant(value: object, where: str) -> Variant:
    """A printed sheet by its name, or any other from the text of its sheet file."""
    named = text(value, where, MAX_SHEET)
    return parse_sheet(named) if "\n" in named else variant(named)


def variant_json(found: Variant) -> str:
    """The name of a printed sheet, or the sheet file of any other, as `read_variant` reads it."""
    return found.name if is_printed(found) else format_sheet(found)


def read_sheet(
    variant: Variant, value: object, where: str, usual: LuckyPair | None, usual_face: str | None = None
) -> Sheet:
    """A sheet from `{"rows":[[5,7],[],[],[]],"penalties":1,"lucky":null}`, and `face`, `bar`, `diamonds`.

    Lucky numbers and letter are those that are `usual` for its seat, if it does not tell them.
    """
    own = [key for key, printed in zip(PRINTED, (variant.faces, variant.bar, variant.diamonds), strict=True) if printed]
    sheet = members(value, where, ("rows",), ("penalties", "lucky", *own, *DERIVED))
    rows = [
        wholes(numbers, f"{where}.rows[{row}]") for row, numbers in enumerate(listed(sheet["rows"], f"{where}.rows"))
    ]
    penalties = whole(sheet.get("penalties", 0), f"{where}.penalties")
    lucky = read_lucky(sheet["lucky"], f"{where}.lucky") if "lucky" in sheet else usual
    face = text(sheet["face"], f"{where}.face") if "face" in sheet else usual_face
    bar, diamonds = (wholes(sheet.get(key, []), f"{where}.{key}") for key in PRINTED[1:])
    found = sheet_of(variant, rows, penalties, lucky, face, bar, diamonds)
    known = sheet_json(variant, found)
    scores = sheet.get("scores")
    if isinstance(scores, dict):
        # older programs say nothing of extra points
        sheet["scores"] = {"extra": 0, **scores}
    for key in DERIVED:
        if key in sheet and sheet[key] != known[key]:
            raise IllegalError("contradiction", f"{where}.{key} does not follow from the crosses of the sheet")
    return found


def sheet_json(variant: Variant, sheet: Sheet) -> Fields:
    """What a sheet shows, and what it is worth as it stands."""
    scores = sheet.scores(variant)
    found: Fields = {
        "rows": list(map(list, sheet.all_numbers(variant))),
        "locks": sheet.locks(variant),
        "penalties": sheet.penalties,
        "lucky": list(sheet.lucky) if sheet.lucky else None,
        "scores": {
            "rows": list(scores.rows),
            "extra": scores.extra,
            "penalties": scores.penalties,
            "total": scores.total,
        },
    }
    if variant.faces:
        found["face"] = sheet.face
    if variant.bar:
        found["bar"] = list(places(sheet.bar))
    if variant.diamonds:
        found["diamonds"] = list(places(sheet.diamonds))
    return found


def outcome_json(outcome: Outcome) -> Fields:
    """Why the game ended and who won."""
    return {"reason": outcome.ending.value, "winners": list(outcome.winners)}


def state_json(game: Game, waiting: tuple[int, ...] | None = None) -> Fields:
    """The game as all players see it; `waiting` are those who have still to choose, all choosers if left out."""
    outcome = game.outcome
    return {
        "variant": game.variant.name,
        "phase": game.phase.value,
        "active": game.active,
        "roll": roll_json(game.roll) if game.roll else None,
        "dice": [colour.word for colour in game.dice],
        "closed": list(game.closed_rows),
        "waiting": list(game.choosers if waiting is None else waiting),
        "sheets": [sheet_json(game.variant, sheet) for sheet in game.sheets],
        "outcome": outcome_json(outcome) if outcome else None,
        "options": options_json(game.options),
        "position": str(game),
    }


def action_json(action: Action) -> Fields:
    """What moved a game on: the `roll`, the `white` choices of all in seat order, or the `colour` choice."""
    match action:
        case Roll():
            return {"roll": roll_json(action)}
        case WhiteChoices(choices):
            return {"white": [choice_json(choice) for choice in choices]}
    return {"colour": choice_json(action.choice)}


def event_json(event: Event) -> Fields:
    """Something that happened, under the key `event` its kind."""
    return _EVENT_FORMS[type(event)](event)


_EVENT_FORMS: dict[type[Event], Callable[[Any], Fields]] = {
    Crossed: lambda event: {
        "event": "crossed",
        "player": event.player,
        "row": event.row,
        "number": event.number,
        **_with_way({}, event.lucky, event.second, event.exchange, event.then),
        **({"forced": True} if event.forced else {}),
    },
    BarUsed: lambda event: {"event": "bar", "player": event.player, "place": event.place},
    Locked: lambda event: {"event": "locked", "player": event.player, "row": event.row},
    Closed: lambda event: {"event": "closed", "row": event.row},
    DieRemoved: lambda event: {"event": "die-removed", "colour": event.colour.word},
    Penalised: lambda event: {"event": "penalty", "player": event.player},
    Over: lambda event: {"event": "over", **outcome_json(event.outcome)},
}
