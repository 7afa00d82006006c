"""The game as a full-screen app of the terminal, with Textual: `app.run` is the way in (`docs/play/terminal.md`).

A table is near, in this program, or far, on a server; screens play at both in the same way (`session.Session`).
"""
