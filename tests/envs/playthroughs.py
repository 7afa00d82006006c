"""OpenSpiel's playthroughs of our game: `python -m tests.envs.playthroughs` writes them anew. Read the difference."""

from pathlib import Path

from absl import flags

from qwixx.envs import openspiel

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "classic-2": ("", 1),
    "longo-3": ("variant=longo,players=3,reward=margin", 2),
    "mixx-a-1-die-stays": ("variant=mixx-a,players=1,options=locked-die-stays,reward=margin", 3),
}
"""By name: the parameters, and the seed."""


def golden(name: str) -> Path:
    """Where a playthrough lies."""
    return FOLDER / f"{name}.txt"


def text_of(name: str) -> str:
    """The playthrough as the game is now."""
    from open_spiel.python.algorithms.generate_playthrough import playthrough  # which loads all of SciPy's statistics

    flags.FLAGS.mark_as_parsed()
    parameters, seed = GAMES[name]
    return str(playthrough(f"{openspiel.GAME_TYPE.short_name}({parameters})", [], seed=seed))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in GAMES:
        golden(each).write_text(text_of(each), encoding="utf-8")
