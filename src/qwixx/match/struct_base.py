"""What tables, events and commands are made of."""

from msgspec import Struct


class Value(Struct, frozen=True, gc=False):
    """An immutable value, which cannot be part of a reference cycle.

    So the garbage collector does not track it: a server has hundreds for each table, and collecting over those of
    hundreds of tables took a third of a second in which no client was answered.
    """
