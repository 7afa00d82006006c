"""Play, learn, print, analyse and research the dice game Qwixx."""

__version__ = "0.1.0"
