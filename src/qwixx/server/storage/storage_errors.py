"""What storage answers when it cannot do as asked; none of it tells a password."""


class Conflict(Exception):  # noqa: N818 (an answer that is to be expected, not a fault)
    """The table has gone on, or is gone: nothing was kept. Read it again, and decide again."""


class CodeTaken(Exception):  # noqa: N818 (as above)
    """Another table has this code: nothing was kept. Draw another one."""


class StorageDown(Exception):  # noqa: N818 (the state of something else)
    """The database cannot be reached, or cannot write.

    Nothing is half done. An append that was under way when the connection broke may or may not have been kept: read the
    table again before going on.
    """


class NewerForm(Exception):  # noqa: N818 (what was found)
    """An event, or the whole database, was kept by a newer qwixx, in a form that this one cannot read."""
