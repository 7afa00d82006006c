"""Advice for a position and reviews of games: what each choice costs, how lucky each roll is (`docs/play/analysis.md`).

- `judge` knows what positions and choices are worth in points, by a solved table; `win_chances` the chances to win,
  by the champion. Both ask the rules what may be chosen and where it leads.
- `breakdown` follows one player through a game by one judgement, so luck, skill and the others are computed in one
  place.
- `review` has both judgements of a game for all players, `advice` and `comparison` those of all choices for one roll.
- `why` gives the reason for a choice, `caveats` what the points leave out, `explanation` the other sentences.
- `figures` formats points and chances; `text_report`, `html_report`, `json_report` and the charts show them.
"""
