"""Anything that a client might ask of a table, sensible or not."""

from hypothesis import strategies as st

from qwixx.match import (
    REACTIONS,
    AddLink,
    Agree,
    Begin,
    Choose,
    Close,
    Command,
    Commit,
    Configure,
    DiceKind,
    Leave,
    Object,
    Presence,
    React,
    Rematch,
    Replace,
    RollDice,
    SeatBot,
    Settings,
    Sit,
    Tick,
    TypeRoll,
    TypeStart,
    Vacate,
)
from qwixx.rules import Cross, Roll, Start, StartKind
from tests.properties.variants import lucky_pairs, options, variants

SECRETS = st.binary(min_size=32, max_size=32)
SEATS = st.integers(-1, 5)
MOMENTS = st.integers(0, 60)
FACES = st.integers(1, 8)
CHOICES = st.none() | st.builds(Cross, st.integers(-1, 4), st.integers(0, 17), st.booleans())
ROLLS = st.builds(Roll, st.tuples(FACES, FACES), st.tuples(*[st.integers(0, 8)] * 4).map(tuple))
STARTS = st.builds(Start, st.sampled_from(StartKind), st.integers(0, 5), st.lists(FACES, max_size=5).map(tuple))
TIMED = RollDice | AddLink | TypeRoll | TypeStart | Agree | Object | Choose
DATES = st.none() | st.dates().map(str)


@st.composite
def any_settings(draw: st.DrawFn) -> Settings:
    sheet = draw(variants())
    pairs = st.lists(st.none() | lucky_pairs(sheet.sides), min_size=1, max_size=5).map(tuple)
    return Settings(
        sheet,
        draw(options(sheet)),
        draw(st.sampled_from(DiceKind)),
        draw(st.none() | pairs),
        draw(st.none() | st.integers(5, 60)),
        hints=draw(st.booleans()),
    )


COMMANDS: st.SearchStrategy[Command] = st.one_of(
    st.builds(Configure, any_settings()),
    st.builds(Sit, SEATS, st.text(max_size=45)),
    st.builds(SeatBot, SEATS, st.sampled_from(["sharp", "gentle", "?"]), st.none() | st.text(max_size=5)),
    st.builds(Vacate, SEATS),
    st.just(Leave()),
    st.builds(Commit, SECRETS),
    st.builds(Begin, st.none() | SECRETS, DATES),
    st.builds(Rematch, st.none() | SECRETS, DATES),
    st.builds(RollDice, MOMENTS, st.none() | SECRETS),
    st.builds(AddLink, MOMENTS, st.none() | SECRETS),
    st.builds(TypeRoll, MOMENTS, ROLLS),
    st.builds(TypeStart, MOMENTS, STARTS),
    st.builds(Agree, MOMENTS),
    st.builds(Object, MOMENTS),
    st.builds(Choose, MOMENTS, CHOICES, st.booleans()),
    st.builds(React, st.sampled_from([*REACTIONS, ""])),
    st.builds(Replace, SEATS),
    st.builds(Presence, SEATS, st.booleans()),
    st.just(Tick()),
    st.just(Close()),
)
