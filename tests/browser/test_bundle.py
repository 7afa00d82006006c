"""The page is light: what is loaded before a first game fits the slowest connection."""

import gzip

from tests.browser.serving import PAGE

MOST = 70_000


def test_the_scripts_before_a_first_game_stay_small() -> None:
    scripts = [path for path in (PAGE / "assets").glob("*.js") if len(path.name.split("-")[0]) != 2]
    languages = [path for path in (PAGE / "assets").glob("*.js") if path not in scripts]
    assert len(languages) == 8
    sizes = {path: len(gzip.compress(path.read_bytes())) for path in [*scripts, *languages]}
    assert sum(sizes[path] for path in scripts) + max(sizes[path] for path in languages) <= MOST
