"""The subcommands of `qwixx`, one module each: `add_parser` says what can be typed, `run` does it."""
