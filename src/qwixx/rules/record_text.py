"""Records as text files (`docs/notation.md`); `record_reader` reads them back."""

from qwixx.rules.actions import WhiteChoices
from qwixx.rules.events import Event, Penalised
from qwixx.rules.game import Game
from qwixx.rules.options import DEFAULT_OPTIONS
from qwixx.rules.position import format_choice
from qwixx.rules.record import Record, Start
from qwixx.rules.roll import Roll
from qwixx.rules.sheet_file import format_lucky, format_sheet
from qwixx.rules.variant import Variant
from qwixx.rules.variants import variant as shipped_variant
from qwixx.rules.variants import variant_names

MAGIC = "qwixx record 1"
PENALTY = "x"
BAR = "|"
NO_PAIR = "none"


def format_record(record: Record) -> str:
    """Write a record; it reads back as an equal one."""
    turns, final = _turn_lines(record)
    lines = [MAGIC, *_header_lines(record), "", *turns]
    end = end_fields(final)
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


def cost_a_penalty(events: tuple[Event, ...]) -> bool:
    """Whether the active player was penalised."""
    return any(isinstance(event, Penalised) for event in events)


def _header_lines(record: Record) -> list[str]:
    lines = [f"date: {record.date}"] if record.date else []
    lines.append(f"variant: {record.variant.name}")
    if not _is_shipped(record.variant):
        lines += [f"sheet {line}" for line in format_sheet(record.variant).splitlines()]
    lines.append(f"players: {len(record.names)}")
    lines += [f"name {seat}: {name}" for seat, name in enumerate(record.names, start=1)]
    if any(record.lucky):
        lines.append("lucky: " + " ".join(format_lucky(pair) if pair else NO_PAIR for pair in record.lucky))
    if record.options != DEFAULT_OPTIONS:
        lines.append(f"options: {record.options}")
    lines.append(f"start: {_format_start(record.start)}")
    lines += [f"{key}: {value}" for key, value in record.dice]
    return lines


def _format_start(start: Start) -> str:
    detail = start.throws or (start.seat + 1,)
    return f"{start.kind.value} {' '.join(map(str, detail))}"


def _is_shipped(variant: Variant) -> bool:
    return variant.name in variant_names() and variant == shipped_variant(variant.name)


def _turn_lines(record: Record) -> tuple[list[str], Game]:
    """The turns, and the game after them."""
    lines: list[str] = []
    final = record.beginning()
    for before, action, final, events in record.replay():  # noqa: B007 (the last one is wanted)
        if isinstance(action, Roll):
            lines.append(f"{len(lines) + 1}. player {before.active + 1}: {action}")
            continue
        if isinstance(action, WhiteChoices):
            shown = " ".join(format_choice(before.variant, choice) for choice in action.choices)
        else:
            shown = PENALTY if cost_a_penalty(events) else format_choice(before.variant, action.choice)
        lines[-1] += f" {BAR} {shown}"
    return lines, final
