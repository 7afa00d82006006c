"""What goes wrong, in two kinds: text that cannot be read, and requests that the rules forbid.

Both are `ValueError`s with a stable `code` for programs and translators, a message for people, and the facts that a
message in another language is made from.
"""


class QwixxError(ValueError):
    """A request that cannot be met. `clause` names the rule that stands in the way, where one does."""

    def __init__(self, code: str, message: str, clause: str | None = None, **facts: str | int) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.clause = clause
        self.facts = facts


class NotationError(QwixxError):
    """Text that does not follow its grammar (`docs/develop/notation.md`)."""

    def __init__(self, found: str, expected: str, line: int | None = None) -> None:
        shown = f'"{found}"' if found else "nothing"
        place = "" if line is None else f"line {line}: "
        super().__init__("syntax", f"{place}found {shown}, expected {expected}", found=found, line=line or 0)
        self.found = found
        self.expected = expected
        self.line = line

    def at(self, line: int) -> "NotationError":
        """The same error, told where it stands."""
        return NotationError(self.found, self.expected, line)


class IllegalError(QwixxError):
    """A well-formed request that the rules forbid."""


class VariantError(QwixxError):
    """A sheet that cannot be played on, and what is at fault: a row or a pair, counted from 0, or the key of a line."""

    def __init__(
        self,
        code: str,
        message: str,
        row: int | None = None,
        part: str | None = None,
        pair: int | None = None,
        **facts: str | int,
    ) -> None:
        super().__init__(code, message, None, row=0 if row is None else row + 1, **facts)
        self.row = row
        self.part = part
        self.pair = pair
