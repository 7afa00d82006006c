"""Rewrite the golden files: `python -m tests.golden.regenerate`. Read the difference before you commit it."""

from tests.golden.files import PLAYTHROUGHS, RECORDS, golden_files


def main() -> None:
    """Write every golden file, and remove those of games that are played no more."""
    files = golden_files()
    for folder in (PLAYTHROUGHS, RECORDS):
        folder.mkdir(exist_ok=True)
        for path in folder.iterdir():
            if path not in files:
                path.unlink()
    for path, text in files.items():
        path.write_bytes(text.encode())


if __name__ == "__main__":
    main()
