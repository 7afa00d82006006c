"""What the game says to people, in eight languages (`docs/develop/languages.md`).

- `catalogues/` holds the messages: a folder of Fluent files for each language, shared with the page.
- `catalogue.say` formats one; `fluent_parser`, `plurals` and `bidi` are our small reader, which starts faster than a
  full one.
- `languages` lists the languages and finds the one that a user wants.
- `phrases` words the things of the game (rows, cells, rolls, choices, titles), `announcements` what happened,
  `refusals` errors, `sheet_description` a sheet for listening.
"""
