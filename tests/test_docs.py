"""The documents: their links lead somewhere, and the site has all of them. `make docs` checks the built site."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
FILES = [*PAGES, *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"))]
CODE = re.compile(r"^```.*?^```$|^    .*?$|`[^`\n]*`", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
REPOSITORY_PATH = re.compile(r"`((?:bench|deploy|docs|examples|src|tests|web)/[\w./@-]+)`")


def links(file: Path) -> Iterator[str]:
    """The links in a file, without those to other hosts."""
    text = CODE.sub(
        lambda code: "" if code[0][0] != "`" or "\n" in code[0] else "code", file.read_text(encoding="utf-8")
    )
    return (link for link in LINK.findall(text) if "://" not in link)


@cache
def anchors(file: Path) -> frozenset[str]:
    """The anchors of the headings in a file."""
    headings = HEADING.findall(file.read_text(encoding="utf-8"))
    plain = (re.sub(r"[^\w\s-]", "", re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading)).lower() for heading in headings)
    return frozenset(heading.strip().replace(" ", "-") for heading in plain)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_link_leads_somewhere(file: Path) -> None:
    for link in links(file):
        name, _, anchor = link.partition("#")
        target = file.parent / name if name else file
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link
        assert file not in PAGES or target.resolve().is_relative_to(DOCS), f"{link} would lead out of the site"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_path_in_the_repository_is_there(file: Path) -> None:
    for name in REPOSITORY_PATH.findall(file.read_text(encoding="utf-8")):
        assert (ROOT / name).exists(), name


def test_links_were_found() -> None:
    assert sum(len(list(links(file))) for file in FILES) > 100
    assert "qwixx-simulate" in anchors(DOCS / "commands.md")


def test_the_site_and_its_first_page_name_every_page() -> None:
    names = {page.relative_to(DOCS).as_posix() for page in PAGES}
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    assert set(re.findall(r"[\w/-]+\.md", navigation)) == names
    assert {link.partition("#")[0] for link in links(DOCS / "index.md")} == names - {"index.md"}


def test_the_site_loads_no_fonts_from_elsewhere() -> None:
    assert re.search(r"^  font: false\b", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
