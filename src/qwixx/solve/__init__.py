"""Exact values by dynamic programming: the most points that any sheet can expect (`docs/research/solver.md`)."""
