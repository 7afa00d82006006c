"""Exact values by dynamic programming: what every sheet may expect, played for the most points (`docs/solver.md`)."""
