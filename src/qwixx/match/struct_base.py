"""What tables, events and commands are made of."""

from msgspec import Struct


class Value(Struct, frozen=True, gc=False):
    """A value that never changes, and so never holds itself.

    Python need not look through values for what only holds itself: a server has hundreds of each table, and looking
    through those of hundreds of tables took a third of a second in which nobody was answered.
    """
