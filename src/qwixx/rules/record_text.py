"""Records as text files (`docs/develop/notation.md`); `record_reader` reads them back."""

from qwixx.rules.actions import WhiteChoices
from qwixx.rules.game import Game
from qwixx.rules.options import DEFAULT_OPTIONS
from qwixx.rules.position import format_choice
from qwixx.rules.record import Record, Start
from qwixx.rules.roll import Roll
from qwixx.rules.sheet_file import format_lucky, format_sheet
from qwixx.rules.sheet_identity import is_printed

MAGIC = "qwixx record 1"
PENALTY = "x"
BAR = "|"
NO_PAIR = "none"


def format_record(record: Record, final: Game | None = None) -> str:
    """Write a record; it reads back as an equal one. It is replayed unless `final` tells the game after it."""
    end = end_fields(record.final() if final is None else final)
    lines = [MAGIC, *_header_lines(record), "", *_turn_lines(record)]
    if end:
        lines += ["", *(f"{key}: {value}" for key, value in end.items())]
    return "\n".join(lines).rstrip() + "\n"


def end_fields(final: Game) -> dict[str, str]:
    """What a record says of its end, by the game after its last action; nothing while the game goes on."""
    outcome = final.outcome
    if outcome is None:
        return {}
    return {
        "end": outcome.ending.value,
        "scores": " ".join(str(scores.total) for scores in final.scores),
        "winners": " ".join(str(seat + 1) for seat in outcome.winners),
    }


def _header_lines(record: Record) -> list[str]:
    lines = [f"date: {record.date}"] if record.date else []
    lines.append(f"variant: {record.variant.name}")
    if not is_printed(record.variant):
        lines += [f"sheet {line}" for line in format_sheet(record.variant).splitlines()]
    lines.append(f"players: {len(record.names)}")
    lines += [f"name {seat}: {name}" for seat, name in enumerate(record.names, start=1)]
    if any(record.lucky):
        lines.append("lucky: " + " ".join(format_lucky(pair) if pair else NO_PAIR for pair in record.lucky))
    letters = [letter for letter in record.faces if letter]
    if letters:
        lines.append(f"faces: {' '.join(letters)}")
    if record.options != DEFAULT_OPTIONS:
        lines.append(f"options: {record.options}")
    lines.append(f"start: {_format_start(record.start)}")
    lines += [f"{key}: {value}" for key, value in (*record.dice, *record.table)]
    return lines


def _format_start(start: Start) -> str:
    detail = start.throws or (start.seat + 1,)
    return f"{start.kind.value} {' '.join(map(str, detail))}"


def _turn_lines(record: Record) -> list[str]:
    """The turns, each in one line."""
    lines: list[str] = []
    variant, players = record.variant, len(record.names)
    active, crossed = record.start.seat, False
    for action in record.actions:
        if isinstance(action, Roll):
            active = (record.start.seat + len(lines)) % players
            lines.append(f"{len(lines) + 1}. player {active + 1}: {action}")
            continue
        if isinstance(action, WhiteChoices):
            crossed = action.choices[active] is not None
            shown = " ".join([format_choice(variant, choice) for choice in action.choices])
        else:
            penalised = action.choice is None and not crossed  # C10
            shown = PENALTY if penalised else format_choice(variant, action.choice)
        lines[-1] += f" {BAR} {shown}"
    return lines
