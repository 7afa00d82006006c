"""The rules' values as JSON, for everything that speaks JSON: the referee, bots, tables, messages.

- `strict_json` checks the form of a message, within bounds, and names the part that is wrong.
- `values` has a pair of functions for each value: `read_…` takes it from a message, `…_json` writes it.
"""
