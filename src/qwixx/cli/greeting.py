"""`qwixx` alone: a greeting, and the few things that one can do."""

import argparse

from qwixx.i18n.catalogue import say

SHOWN = ("play", "serve", "pad", "review", "simulate")


def greet(args: argparse.Namespace) -> int:
    """Greet."""
    print(say(args.language, "greeting"))
    print()
    for name in SHOWN:
        print(f"  qwixx {name:<10} {say(args.language, f'help-{name}')}")
    print(f"  qwixx {'--help':<10} {say(args.language, 'greeting-more')}")
    return 0
