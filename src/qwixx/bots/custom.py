"""People's own players: a class in a module of theirs, with the one method of the protocol."""

import importlib
import inspect
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from qwixx.bots.protocol import Bot
from qwixx.rules import IllegalError


def find_class(module_name: str, class_name: str) -> Callable[[], Bot]:
    """The class of this name in this module, if it can play."""
    module = _import(module_name)
    found = getattr(module, class_name, None)
    if not isinstance(found, type):
        raise IllegalError("own-bot", f'the module "{module_name}" has no class "{class_name}"')
    if not callable(getattr(found, "choose", None)):
        raise IllegalError("own-bot", f'the class "{class_name}" has no method choose(view, choices)')
    try:
        inspect.signature(found).bind()
    except (TypeError, ValueError) as error:
        message = f'the class "{class_name}" must be made without arguments: {error}'
        raise IllegalError("own-bot", message) from error
    return found


def _import(name: str) -> ModuleType:
    """Import a module as `python -m` would: the current directory comes first."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name and f"{name}.".startswith(f"{error.name}."):
            raise IllegalError(
                "own-bot", f'there is no module "{name}", neither in this directory nor among the installed ones'
            ) from error
        raise _broken(name, error) from error
    except Exception as error:
        raise _broken(name, error) from error


def _broken(name: str, error: Exception) -> IllegalError:
    return IllegalError("own-bot", f'the module "{name}" cannot be imported: {type(error).__name__}: {error}')
