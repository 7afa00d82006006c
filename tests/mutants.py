"""A mutation check of `qwixx.rules`: changes the law in one place at a time and runs its tests (`make mutants`).

A change that no test notices survives. Survivors are printed, and with more than `BAR` of the mutants alive the exit
status is 1. A sample of all possible mutants is checked, the same for the same seed; `--all` takes them all, and names
of modules keep the check to those: `python -m tests.mutants --all legality sheet`.

Each mutant is tested in a process of its own, by `tests/rules` first and, if it is still alive, by `tests/properties`.
The unchanged rules go the same way first: if they fail, so would every mutant, and the check says nothing.
"""

import argparse
import ast
import copy
import multiprocessing
import os
import random
import resource
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess
from pathlib import Path
from types import CodeType, ModuleType

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "qwixx" / "rules"
STAGES = ("tests/rules", "tests/properties")
"""What tests a mutant, one folder after the other, until one fails."""
SAMPLE = 500
BAR = 0.05
"""The largest share of mutants that may survive: some, such as one with a larger cache, are not wrong."""
SECONDS = 300
"""How long the tests of a mutant may take; a mutant that does not end is noticed by that."""
MEMORY = 4 << 30
SURVIVED, NOTICED = 0, 1

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.Continue: ast.Break,
    ast.Break: ast.Continue,
}
"""Operators and jumps, each with the one that takes its place."""


@dataclass(frozen=True)
class Mutant:
    """A module of the rules with one change in it."""

    file: Path
    line: int
    change: str
    code: CodeType

    @property
    def module(self) -> str:
        """The name under which the module is imported."""
        parts = self.file.relative_to(ROOT / "src").with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}: {self.change}"


class MutantLoader(SourceFileLoader):
    """Loads the changed code of a module instead of that in its file."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module, str(mutant.file))
        self._code = mutant.code

    def get_code(self, fullname: str) -> CodeType:
        """The changed code."""
        del fullname
        return self._code


class MutantFinder(MetaPathFinder):
    """Imports a mutant in the place of its module, and leaves all other modules to Python."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Where the mutant is loaded from; `None` for any other module."""
        del path, target
        if name != self._mutant.module:
            return None
        return spec_from_file_location(name, self._mutant.file, loader=MutantLoader(self._mutant))


def mutants_of(file: Path) -> list[Mutant]:
    """Every change of a module that the operators above and the functions below know."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    found = []
    for parent, field, place in _places(tree):
        old = _at(parent, field, place)
        for new in _changes(old):
            _put(parent, field, place, new)
            mutated = ast.fix_missing_locations(copy.deepcopy(tree))
            _put(parent, field, place, old)
            line = getattr(old, "lineno", getattr(parent, "lineno", 0))
            change = f"{_shown(old, parent)} → {_shown(new, parent)}"
            found.append(Mutant(file, line, change, compile(mutated, str(file), "exec")))
    return found


def _places(node: ast.AST) -> Iterator[tuple[ast.AST, str, int | None]]:
    """Every place below a node where another node stands, but for annotations, decorators, imports and `__all__`."""
    for field, value in ast.iter_fields(node):
        if field in {"annotation", "returns", "decorator_list", "bases"}:
            continue
        for place, child in enumerate(value) if isinstance(value, list) else ((None, value),):
            if not isinstance(child, ast.AST) or isinstance(child, (ast.Import, ast.ImportFrom)) or _names_all(child):
                continue
            yield node, field, place
            yield from _places(child)


def _names_all(node: ast.AST) -> bool:
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"


def _at(parent: ast.AST, field: str, place: int | None) -> ast.AST:
    value = getattr(parent, field)
    found: ast.AST = value if place is None else value[place]
    return found


def _put(parent: ast.AST, field: str, place: int | None, node: ast.AST) -> None:
    if place is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[place] = node


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in the place of a node."""
    if type(node) in SWAPPED:
        yield SWAPPED[type(node)]()
    match node:
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert(), operand=operand):
            yield operand
        case ast.If(test=test, body=body, orelse=orelse):
            yield ast.If(ast.Constant(value=False), body, orelse)
            yield ast.If(ast.BoolOp(ast.Or(), [test, ast.Constant(value=True)]), body, orelse)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield body
            yield orelse
        case ast.Return(value=ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            yield ast.Return(ast.Constant(None))
        case ast.Raise():
            yield ast.Pass()
        case ast.Expr(value=ast.Call()):
            yield ast.Pass()
        case ast.comprehension(ifs=[_, *_]):
            yield ast.comprehension(node.target, node.iter, [], node.is_async)


def _shown(node: ast.AST, parent: ast.AST) -> str:
    if isinstance(node, (ast.expr, ast.stmt, ast.comprehension)):
        text = ast.unparse(node).strip().splitlines()
        return text[0] if len(text) == 1 else f"{text[0]} …"
    return f"{type(node).__name__} in {ast.unparse(parent).splitlines()[0]}"


def check(mutant: Mutant) -> None:
    """Run the tests on a mutant, in this process, and end it with what came of that."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
    sys.meta_path.insert(0, MutantFinder(mutant))
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-profile=brief"]
    noticed = any(pytest.main([*options, stage]) for stage in STAGES)
    os._exit(NOTICED if noticed else SURVIVED)


def survivors(mutants: Sequence[Mutant], processes: int) -> Iterator[Mutant]:
    """The mutants that no test notices, as they are found; so many are tested at the same time."""
    fork = multiprocessing.get_context("fork")
    waiting = list(reversed(mutants))
    running: dict[int, tuple[ForkProcess, Mutant, float]] = {}
    while waiting or running:
        while waiting and len(running) < processes:
            mutant = waiting.pop()
            process = fork.Process(target=check, args=(mutant,))
            process.start()
            running[process.sentinel] = process, mutant, time.monotonic() + SECONDS
        wait(list(running), timeout=1)
        for sentinel, (process, mutant, deadline) in list(running.items()):
            if process.is_alive() and time.monotonic() < deadline:
                continue
            process.kill()
            process.join()
            del running[sentinel]
            if process.exitcode == SURVIVED:
                yield mutant


def unchanged() -> Mutant:
    """The rules as they are."""
    file = PACKAGE / "game.py"
    return Mutant(file, 1, "nothing", compile(file.read_text(encoding="utf-8"), str(file), "exec"))


def tell(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(words: Sequence[str]) -> int:
    """Check a sample of mutants, or all of some modules, and say what survived."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("modules", nargs="*", metavar="MODULE", help="a module of the rules, such as legality")
    parser.add_argument("--all", action="store_true", help=f"every mutant, not a sample of {SAMPLE}")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    args = parser.parse_args(words)
    os.chdir(ROOT)
    if not list(survivors([unchanged()], 1)):
        tell("the tests fail on the rules as they are: nothing can be said of mutants")
        return 2
    files = [file for file in sorted(PACKAGE.rglob("*.py")) if not args.modules or file.stem in args.modules]
    mutants = [mutant for file in files for mutant in mutants_of(file)]
    if not args.all and len(mutants) > SAMPLE:
        mutants = random.Random(args.seed).sample(mutants, SAMPLE)
    if not mutants:
        parser.error("no mutants: there are no such modules")
    tell(f"{len(mutants)} mutants of {len(files)} modules")
    alive = 0
    for mutant in survivors(mutants, os.cpu_count() or 1):
        alive += 1
        tell(f"survived: {mutant}")
    tell(f"{alive} of {len(mutants)} survived: {alive / len(mutants):.1%}; at most {BAR:.0%} may")
    return int(alive > BAR * len(mutants))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
