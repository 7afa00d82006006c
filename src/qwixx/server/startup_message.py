"""What a server says when it is ready: its addresses, and a code that a phone's camera reads."""

from itertools import zip_longest

import segno

from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH
from qwixx.server.http.static_page import PAGE
from qwixx.server.listen_address import Addresses

QUIET = 2
"""The light margin around a code, in modules."""
BLACK_ON_WHITE, PLAIN = "\x1b[38;5;16;48;5;231m", "\x1b[0m"
BLOCKS = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
"""Two modules, one above the other, as one character."""


def invitation(found: Addresses, *, drawn: bool, language: str = ENGLISH) -> str:
    """Where to go, with a code for phones if it may be drawn."""
    lines = [say(language, "serve-ready")]
    if found.here:
        lines.append(f"  {say(language, 'serve-here', address=found.here)}")
    if found.elsewhere:
        lines.append(f"  {say(language, 'serve-elsewhere', address=found.elsewhere)}")
        if drawn:
            lines += ["", *(f"  {line}" for line in code_lines(found.elsewhere))]
    else:
        lines.append(f"  {say(language, 'serve-phones', command='qwixx serve --host 0.0.0.0')}")
    if not (PAGE / "index.html").is_file():
        lines.append(say(language, "serve-no-page", command="make page"))
    return "\n".join(["", *lines, "", say(language, "serve-stop"), ""])


def code_lines(text: str) -> list[str]:
    """A QR code for a terminal, black on white in terminals of any colours."""
    modules = [tuple(map(int, row)) for row in segno.make_qr(text).matrix_iter(border=QUIET)]
    pairs = zip_longest(modules[::2], modules[1::2], fillvalue=(0,) * len(modules[0]))
    return [f"{BLACK_ON_WHITE}{''.join(map(_block, *pair))}{PLAIN}" for pair in pairs]


def _block(upper: int, lower: int) -> str:
    return BLOCKS[upper, lower]
