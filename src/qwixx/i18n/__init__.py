"""What the game says to people, in eight languages (`docs/languages.md`)."""
