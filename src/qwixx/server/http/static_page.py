"""The browser's page: its files, and one document for all its addresses."""

from pathlib import Path

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse

PAGE = Path(__file__).parents[1] / "page"
SCREENS = (
    "/",
    "/new",
    "/join",
    "/watch",
    "/pad",
    "/pads",
    "/learn",
    "/rules",
    "/table/{code}",
    "/screen/{code}",
    "/game/{code}/{game}",
    "/game/{code}/{game}/{part}",
)
FOR_EVER = "public, max-age=31536000, immutable"
"""A file whose name tells its content never changes."""
ASK_AGAIN = "no-cache"
ROOT_FILES = (
    "worker.js",
    "manifest.webmanifest",
    "icon.svg",
    "icon-turn.svg",
    "icon-maskable.svg",
    "icon-180.png",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
)
READING = ["GET", "HEAD"]
KINDS = {".webmanifest": "application/manifest+json"}

router = APIRouter(include_in_schema=False)


def screen() -> FileResponse:
    """The document; the page finds its way by the address."""
    return _file(PAGE, "index.html", ASK_AGAIN)


for path in SCREENS:
    router.add_api_route(path, screen, methods=READING)


@router.api_route("/assets/{name}", methods=READING)
def asset(name: str) -> FileResponse:
    """A script, a style or a language of the page."""
    return _file(PAGE / "assets", name, FOR_EVER)


@router.api_route("/{name}", methods=READING)
def root_file(name: str) -> FileResponse:
    """What has its place at the root: the worker, the manifest, the icons."""
    if name not in ROOT_FILES:
        raise HTTPException(404)
    return _file(PAGE, name, ASK_AGAIN)


def _file(folder: Path, name: str, caching: str) -> FileResponse:
    """A file of this very folder: a name may lead elsewhere, as one with a backslash does on Windows."""
    path = next((path for path in folder.glob("*") if path.name == name and path.is_file()), None)
    if path is None:
        raise HTTPException(404)
    return FileResponse(path, headers={"cache-control": caching}, media_type=KINDS.get(path.suffix))
