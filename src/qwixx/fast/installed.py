"""Whether what millions of games need is installed, asked without loading it."""

from importlib.util import find_spec

from qwixx.rules import QwixxError


def check_installed() -> None:
    """Raise, with the remedy, unless Numba and NumPy are there."""
    for part in ("numba", "numpy"):
        if find_spec(part) is None:
            raise QwixxError("not-installed", f"this command needs {part}; install it with: pip install qwixx[fast]")
