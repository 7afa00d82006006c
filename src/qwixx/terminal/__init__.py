"""The game at a terminal: `app` is the full-screen face of it, and `plain` goes line by line, also through a pipe.

Both show a table in this process (`qwixx.local`) or on a server (`qwixx.client`).
"""
