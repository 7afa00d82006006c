"""Reading records: one comes back only if every line of it is well-formed, legal and true."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from qwixx.rules.actions import Action, ColourChoice, WhiteChoices
from qwixx.rules.errors import IllegalError, NotationError, QwixxError
from qwixx.rules.events import Penalised
from qwixx.rules.game import Game, Phase
from qwixx.rules.key_value_lines import Field, meaningful_lines, parse_field, parse_whole, whole
from qwixx.rules.options import parse_options
from qwixx.rules.position import NOTHING, parse_choice
from qwixx.rules.printed import MAX_PLAYERS, MAX_SIDES, LuckyPair
from qwixx.rules.record import Record, Start, StartKind, check_date, check_dice_fact, check_name, check_table_fact
from qwixx.rules.record_text import BAR, MAGIC, NO_PAIR, PENALTY, end_fields
from qwixx.rules.roll import parse_roll
from qwixx.rules.setup import check_letter, check_lucky, first_to_throw_six
from qwixx.rules.sheet_file import parse_lucky
from qwixx.rules.sheet_identity import outside_sheet
from qwixx.rules.variant import Variant
from qwixx.rules.variants import variant as shipped_variant

TURN = re.compile(r"([0-9]+)\. player ([0-9]+):(.*)")
HEADER_KEY = re.compile(
    r"date|variant|players|lucky|faces|options|start|name [1-5]|sheet .+|dice( [a-z0-9]+)*|table [a-z]+"
)
START_KINDS = {kind.value: kind for kind in StartKind}

Line = tuple[int, str]


class RecordError(IllegalError):
    """A record that can be read but cannot be true: the line, and what the rules say of it."""

    def __init__(self, line: int, cause: QwixxError) -> None:
        super().__init__(cause.code, f"line {line}: {cause.message}", cause.clause, **cause.facts)
        self.line = line


def parse_record(text: str) -> Record:
    """Read a record and play it through; an error names the first line at fault."""
    lines = list(meaningful_lines(text))
    last_line = text.rstrip().count("\n") + 1
    if not lines or lines[0][1] != MAGIC:
        line, found = lines[0] if lines else (1, "")
        raise NotationError(found, f'"{MAGIC}"', line)
    is_turn = [TURN.fullmatch(content) is not None for _, content in lines]
    turns_from = is_turn.index(True) if True in is_turn else len(lines)
    turns_to = is_turn.index(False, turns_from) if False in is_turn[turns_from:] else len(lines)
    record = _Header(lines[1:turns_from], last_line).record()
    record = _play_turns(record, lines[turns_from:turns_to])
    _check_end(record, lines[turns_to:], last_line)
    return record


def turn_line(text: str, turn: int) -> int:
    """The line of a record on which this turn stands (both count from 1)."""
    return [line for line, content in meaningful_lines(text) if TURN.fullmatch(content)][turn - 1]


@contextmanager
def _at(line: int) -> Iterator[None]:
    """Tell errors where they stand."""
    try:
        yield
    except NotationError as error:
        raise error.at(line) from error
    except QwixxError as error:
        raise RecordError(line, error) from error


class _Header:
    """The lines before the first turn."""

    def __init__(self, lines: list[Line], last_line: int) -> None:
        self.last_line = last_line
        self.fields: dict[str, Field] = {}
        self.sheet: list[Field] = []
        for line, content in lines:
            field = parse_field(line, content)
            if not HEADER_KEY.fullmatch(field.key):
                raise NotationError(content, 'a line of the header, or a turn such as "1. player 1: 4+1 …"', line)
            if field.key.startswith("sheet "):
                self.sheet.append(Field(line, field.key.removeprefix("sheet "), field.value))
            elif field.key in self.fields:
                raise NotationError(field.key, f'"{field.key}" only once', line)
            else:
                self.fields[field.key] = field

    def record(self) -> Record:
        """The record of a game in which nothing has happened yet."""
        variant = self._variant()
        players = parse_whole(self._required("players"), 1, MAX_PLAYERS)
        names = self._names(players)
        lucky, faces = self._lucky(variant, players), self._faces(variant, players)
        options_field = self._optional("options")
        with _at(options_field.line):
            options = parse_options(options_field.value)
        date = self.fields["date"].value if "date" in self.fields else None
        with _at(self._optional("date").line):
            check_date(date)
        dice, table = self._facts("dice", check_dice_fact), self._facts("table", check_table_fact)
        start_field = self._required("start")
        with _at(start_field.line):
            start = _parse_start(start_field.value, players, variant.sides)
            return Record(variant, names, start, lucky, options, (), dice, date, table, faces)

    def _required(self, key: str) -> Field:
        if key not in self.fields:
            raise NotationError("", f'a line "{key}: …"', self.last_line)
        return self.fields[key]

    def _optional(self, key: str) -> Field:
        return self.fields.get(key, Field(self.last_line, key, ""))

    def _variant(self) -> Variant:
        field = self._required("variant")
        if not self.sheet:
            with _at(field.line):
                return shipped_variant(field.value)
        variant = outside_sheet(self.sheet, self.sheet[-1].line)
        if variant.name != field.value:
            raise NotationError(field.value, f'"{variant.name}", the name of the sheet', field.line)
        return variant

    def _names(self, players: int) -> tuple[str, ...]:
        for seat in range(players + 1, MAX_PLAYERS + 1):
            if f"name {seat}" in self.fields:
                raise NotationError(f"name {seat}", f"names for {players}", self.fields[f"name {seat}"].line)
        fields = [self._required(f"name {seat}") for seat in range(1, players + 1)]
        for field in fields:
            with _at(field.line):
                check_name(field.value)
        return tuple(field.value for field in fields)

    def _facts(self, about: str, check: Callable[[str, str], None]) -> tuple[tuple[str, str], ...]:
        fields = [field for key, field in self.fields.items() if key.split()[0] == about]
        for field in fields:
            with _at(field.line):
                check(field.key, field.value)
        return tuple((field.key, field.value) for field in fields)

    def _lucky(self, variant: Variant, players: int) -> tuple[LuckyPair | None, ...]:
        field = self.fields.get("lucky")
        if field is None:
            return (None,) * players
        words = field.value.split()
        if len(words) != players:
            raise NotationError(field.value, f"{players} lucky pairs, one for each player", field.line)
        with _at(field.line):
            return tuple(check_lucky(variant, None if word == NO_PAIR else parse_lucky(word)) for word in words)

    def _faces(self, variant: Variant, players: int) -> tuple[str | None, ...]:
        field = self.fields.get("faces")
        if field is None:
            return ()
        letters = field.value.split()
        if len(letters) != players:
            raise NotationError(field.value, f"{players} letters of sheets, one for each player", field.line)
        with _at(field.line):
            return tuple(check_letter(variant, letter) for letter in letters)


def _parse_start(text: str, players: int, sides: int) -> Start:
    word, _, rest = text.partition(" ")
    kind = START_KINDS.get(word)
    if kind is None:
        raise NotationError(text, '"seat N", "drawn N", or "throws" and the throws')
    if kind is not StartKind.THROWS:
        return Start(kind, whole(rest.strip(), 1, players) - 1)
    throws = tuple(whole(throw, 1, MAX_SIDES) for throw in rest.split())
    return Start(kind, first_to_throw_six(throws, players, sides), throws)


def _play_turns(record: Record, lines: list[Line]) -> Record:
    game = record.beginning()
    actions: list[Action] = []
    for number, (line, content) in enumerate(lines, start=1):
        if game.phase is not Phase.ROLL:
            expected = (
                "no turn after the end of the game" if game.phase is Phase.OVER else "no turn after an unfinished one"
            )
            raise NotationError(content, expected, line)
        with _at(line):
            for action, after in _play_turn(number, content, game):
                actions.append(action)
                game = after
    return replace(record, actions=tuple(actions))


def _play_turn(number: int, content: str, game: Game) -> Iterator[tuple[Action, Game]]:
    """The actions of one line, each with the game after it; a line may stop short."""
    head, _, played = content.partition(":")
    if head != f"{number}. player {game.active + 1}":
        raise NotationError(head, f"{number}. player {game.active + 1}")
    rolled, *choices = played.split(BAR, maxsplit=2)
    action: Action = parse_roll(rolled)
    game = game.apply(action).game
    yield action, game
    if choices:
        words = choices[0].split()
        if len(words) != game.players:
            raise NotationError(choices[0].strip(), f"{game.players} choices, one for each player")
        action = WhiteChoices(tuple(parse_choice(game.variant, word) for word in words))
        game = game.apply(action).game
        yield action, game
    if len(choices) > 1:
        yield _play_colour(choices[1].strip(), game)


def _play_colour(text: str, game: Game) -> tuple[Action, Game]:
    if game.phase is Phase.OVER:
        raise NotationError(text, "nothing after an end in action 1 (C17)")
    action = ColourChoice(None if text == PENALTY else parse_choice(game.variant, text))
    after, events = game.apply(action)
    is_penalised = any(isinstance(event, Penalised) for event in events)
    if action.choice is None and is_penalised != (text == PENALTY):
        expected = f'"{NOTHING}", as there is no penalty' if text == PENALTY else f'"{PENALTY}", the penalty'
        raise NotationError(text, f"{expected} (C10)")
    return action, after


def _check_end(record: Record, lines: list[Line], last_line: int) -> None:
    wanted = end_fields(record.final())
    for line, content in lines:
        field = parse_field(line, content)
        if field.key not in wanted:
            expected = "each once: " + ", ".join(wanted) if wanted else "a turn, as the game is not over"
            raise NotationError(content, expected, line)
        value = wanted.pop(field.key)
        if field.value != value:
            raise NotationError(content, f'"{field.key}: {value}"', line)
    if wanted:
        key, value = next(iter(wanted.items()))
        raise NotationError("", f'"{key}: {value}"', last_line)
