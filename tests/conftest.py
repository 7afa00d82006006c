"""Hypothesis profiles: `ci` finds the same every time, `thorough` searches longer and at random, `brief` less.

`--hypothesis-profile=thorough` chooses one.
"""

import asyncio
import gc
import inspect
import os
import signal

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # tests run side by side: threads of theirs would wait for each other

import pytest
import uvloop
from hypothesis import HealthCheck, settings

TEST_SECONDS = 180
"""How long an asynchronous test may take, on a busy machine too."""

# A process started in the background ignores interrupts, and so would those that the tests start to interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)

pytest_plugins = ["tests.databases", "tests.postgres", "tests.sharing"]

settings.register_profile(
    "ci", max_examples=75, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", settings.get_profile("ci"), max_examples=2000, derandomize=False)
settings.register_profile("brief", settings.get_profile("ci"), max_examples=10)
settings.load_profile("ci")


def pytest_collection_finish() -> None:
    """What the tests import stays to the end: the garbage collector need not look through it, nor run as often."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run an asynchronous test in the event loop that servers run in."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    fixtures = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    uvloop.run(asyncio.wait_for(pyfuncitem.obj(**fixtures), TEST_SECONDS))
    return True
