"""The game as a full-screen app of the terminal, with Textual: `app.run` is the way in (`docs/play/terminal.md`)."""
