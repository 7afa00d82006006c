"""The browser's page: its files, and one document for all its addresses."""

import os.path
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
ROOT_FILES = ("worker.js", "manifest.webmanifest", "icon.svg", "icon-maskable.svg", "icon-180.png", "icon-512.png")
READING = ["GET", "HEAD"]
KINDS = {".webmanifest": "application/manifest+json"}

router = APIRouter(include_in_schema=False)


def screen() -> FileResponse:
    """The document; the page finds its way by the address."""
    return _file("index.html", ASK_AGAIN)


for path in SCREENS:
    router.add_api_route(path, screen, methods=READING)


@router.api_route("/assets/{name}", methods=READING)
def asset(name: str) -> FileResponse:
    """A script, a style or a language of the page."""
    return _file(f"assets/{name}", FOR_EVER)


@router.api_route("/{name}", methods=READING)
def root_file(name: str) -> FileResponse:
    """What has its place at the root: the worker, the manifest, the icons."""
    if name not in ROOT_FILES:
        raise HTTPException(404)
    return _file(name, ASK_AGAIN)


def _file(name: str, caching: str) -> FileResponse:
    path = PAGE / name
    if not os.path.isfile(path):  # unlike that of a Path, it takes a name that no file can have
        raise HTTPException(404)
    return FileResponse(path, headers={"cache-control": caching}, media_type=KINDS.get(path.suffix))
