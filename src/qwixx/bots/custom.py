"""People's own players: a class in a module of theirs, with the one method of the protocol."""

import importlib
import inspect
import sys
import traceback
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
    return OwnBotError("own-bot", f'the module "{name}" cannot be imported: {type(error).__name__}: {error}', error)


class OwnBotError(IllegalError):
    """An error in the code of a custom bot; `traceback` shows where, and is empty if the bot is a program."""

    def __init__(self, code: str, message: str, cause: Exception | str) -> None:
        super().__init__(code, message)
        self.traceback = cause if isinstance(cause, str) else _own_traceback(cause)


def _own_traceback(error: Exception) -> str:
    """The traceback as Python prints it, from the first frame on that is neither ours nor the import system's."""
    ours = (str(Path(__file__).parents[1]), importlib.__file__, "<frozen importlib")
    frames = error.__traceback__
    while frames and frames.tb_frame.f_code.co_filename.startswith(ours):
        frames = frames.tb_next
    if frames is None and not isinstance(error, SyntaxError):
        return ""
    return "".join(traceback.format_exception(type(error), error, frames))
