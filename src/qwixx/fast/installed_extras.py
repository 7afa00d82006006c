"""Whether what heavy work needs is installed, asked without loading it."""

from importlib.util import find_spec

from qwixx.rules import QwixxError

PARTS = {"fast": ("numba", "numpy"), "cluster": ("ray",), "datasets": ("gymnasium", "pyarrow")}
"""What the extras bring that modules are loaded from."""


def check_installed(extra: str = "fast") -> None:
    """Raise, with the remedy, unless all parts of an extra are there."""
    for part in PARTS[extra]:
        if find_spec(part) is None:
            remedy = f"pip install qwixx[{extra}]"
            message = f"this command needs {part}; install it with: {remedy}"
            raise QwixxError("not-installed", message, part=part, remedy=remedy)
