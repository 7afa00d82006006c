"""What the game says to people, in eight languages (`docs/develop/languages.md`)."""
