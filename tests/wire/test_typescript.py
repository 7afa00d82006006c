"""The page's types are made of the messages, and what tables send has the form that is described."""

from pathlib import Path
from typing import Union

import msgspec

from qwixx.match import evolve, replay, view
from qwixx.match.visibility import seen_by
from qwixx.wire.table_view import TOLD_EVENTS, View
from qwixx.wire.typescript import description
from tests.match.logs import whole_log

MESSAGES = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire" / "messages.ts"


def test_the_types_of_the_page_are_made_of_the_messages() -> None:
    assert MESSAGES.read_text(encoding="utf-8") == description(), "renew them: make messages"


def test_everything_that_is_shown_of_a_table_is_described() -> None:
    told = {kind.__struct_config__.tag for kind in TOLD_EVENTS}
    known, found = set(told), Union[TOLD_EVENTS]  # noqa: UP007 (made of a tuple)
    opened, *log = whole_log()
    table, stages = replay([opened]), set()
    for event in log:
        table = evolve(table, event)
        for seat in (None, 0, 1):
            msgspec.convert(view(table, seat, event.at), View)
            seen = seen_by(event, seat)
            if seen and seen["event"] in told:
                msgspec.convert(seen, found)
                known.discard(str(seen["event"]))
        stages.add(table.stage.value)
    assert stages == {"lobby", "play", "over", "closed"}
    assert not known, "the log has all kinds of events"
