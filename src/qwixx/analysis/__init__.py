"""Advice for a position and reviews of games, from exact values: what each choice costs, how lucky each roll is."""
