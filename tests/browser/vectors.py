"""Positions with what the rules say of them, for the tests of the page's own score pad, and more of that kind.

`python -m tests.browser.vectors FOLDER` writes one JSON file for each variant, and of languages, digests and records.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

from qwixx.i18n.languages import LANGUAGES
from qwixx.rules import FOUR_ROWS, Choice, Game, Phase, Variant, new_game, variant, variant_names
from qwixx.rules.legality import lasting_obstacle
from qwixx.rules.roll import Roll
from tests.browser import decisions
from tests.browser.record_vectors import digests, gap_vectors, record_vectors

GAMES = 25
PLAYERS = 3
EAGERNESS = 0.85
"""How often a player crosses who can; less would leave rows empty, more would end games early."""
THRIFT = 0.8
"""How often it takes the cross that skips least."""
DECISIONS = 10_000
"""How many decisions of bots the page's Python repeats."""
OF_A_LANGUAGE = ("code", "name", "direction")
"""What the page has to know of one; numbers it can write without us."""


def main(folder: Path) -> None:
    """Write all files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in variant_names(FOUR_ROWS):
        _write(folder / f"{name}.json", _vectors(variant(name)))
    shown = [{key: getattr(language, key) for key in OF_A_LANGUAGE} for language in LANGUAGES.values()]
    _write(folder / "languages.json", shown)
    _write(folder / "digests.json", digests())
    _write(folder / "records.json", record_vectors())
    _write(folder / "gaps.json", gap_vectors())
    _write(folder / "decisions.json", {"count": DECISIONS, "digest": decisions.digest(DECISIONS)})


def _vectors(found: Variant) -> list[dict[str, Any]]:
    chance = random.Random(found.name)
    return [vector for _ in range(GAMES) for vector in _played(found, chance)]


def _played(found: Variant, chance: random.Random) -> list[dict[str, Any]]:
    game, vectors = new_game(found, PLAYERS), []
    while game.phase is not Phase.OVER:
        game = _turn(game, chance)
        vectors.append(_vector(game, chance.randrange(PLAYERS)))
    return vectors


def _turn(game: Game, chance: random.Random) -> Game:
    sides = game.variant.sides
    throw = [chance.randint(1, sides) for _ in range(6)]
    coloured = [shows if colour in game.dice else 0 for colour, shows in enumerate(throw[2:])]
    game, _ = game.rolled(Roll((throw[0], throw[1]), (coloured[0], coloured[1], coloured[2], coloured[3])))
    game, _ = game.chose_white(tuple(_choice(game, player, chance) for player in range(PLAYERS)))
    if game.phase is Phase.COLOUR:
        game, _ = game.chose_colour(_choice(game, game.active, chance))
    return game


def _choice(game: Game, player: int, chance: random.Random) -> Choice:
    """Mostly the cross that skips least, so that rows fill up and are locked."""
    crosses = [choice for choice in game.choices(player) if choice is not None]
    if not crosses or chance.random() > EAGERNESS:
        return None
    targets = [game.variant.target(cross.row, cross.number) for cross in crosses]
    skips = [target.cell - game.sheets[player].rows[target.row].bit_length() for target in targets]
    return chance.choice(crosses) if chance.random() > THRIFT else crosses[skips.index(min(skips))]


def _vector(game: Game, player: int) -> dict[str, Any]:
    sheet, scores, targets = game.sheets[player], game.scores[player], game.variant.targets
    obstacles = [[lasting_obstacle(sheet, game.closed, target) for target in row] for row in targets]
    return {
        "rows": [[t.cell for t in row if sheet.rows[t.row] >> t.cell & 1] for row in targets],
        "penalties": sheet.penalties,
        "closed": list(game.closed_rows),
        "locked": [row for row in range(len(targets)) if sheet.locked(game.variant, row)],
        "obstacles": [[found.value if found else None for found in row] for row in obstacles],
        "scores": {
            "rows": scores.rows,
            "penalties": -scores.penalties,
            "total": scores.total,
        },
    }


def _write(path: Path, value: Any) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
