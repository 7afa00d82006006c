"""Exact values by dynamic programming: the most points that any sheet can expect (`docs/research/solver.md`).

- `question` is which game is solved; `row_states` what matters of a row; `symmetry` which sheets are worth the same;
  `half_sheets` the states of two rows as numbers, and all that crosses do to them; `roll_odds` the dice.
- `compiled_equation` is the equation, compiled; `solver` the order in which sheets are solved. Rules are not decided
  here: `row_states` asks a variant's targets, and small games are checked against the rules themselves.
- `value_table` answers for any sheet, `cache` keeps the answers, `cache_eviction` makes room for them, `turn_values`
  says what every choice of a turn is worth.
"""
