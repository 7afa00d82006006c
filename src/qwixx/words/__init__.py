"""What the game says to people, in sentences. English for now; catalogues in other languages stand beside it later."""
