"""The browser's page: its files, compressed when they were built, and one document for all its addresses."""

import re
from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path

from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

PAGE = Path(__file__).parents[1] / "page"
SCREENS = (
    "/",
    "/new",
    "/here",
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
KINDS = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""By how files are compressed, the smallest first, how the compressed ones end."""
MOST_READ = 512
VERSION = re.compile(r"[0-9a-f]{12}")


class File(Struct, frozen=True):
    """A file of the page as it is sent."""

    content: bytes
    etag: str


async def screen(request: Request) -> Response:
    """The document; the page finds its way by the address."""
    return _file(request, PAGE, "index.html", ASK_AGAIN)


async def asset(request: Request) -> Response:
    """A script, a style or a language of the page."""
    return _file(request, PAGE / "assets", request.path_params["name"], FOR_EVER)


async def python_file(request: Request) -> Response:
    """What the page's own Python is made of, in a folder whose name tells its content."""
    version = request.path_params["version"]
    if not VERSION.fullmatch(version):
        raise HTTPException(404)
    return _file(request, PAGE / "python" / version, request.path_params["name"], FOR_EVER)


async def root_file(request: Request) -> Response:
    """What has its place at the root: the worker, the manifest, the icons."""
    name = request.path_params["name"]
    if name not in ROOT_FILES:
        raise HTTPException(404)
    return _file(request, PAGE, name, ASK_AGAIN)


ROUTES = [
    *(Route(path, screen) for path in SCREENS),
    Route("/assets/{name}", asset),
    Route("/python/{version}/{name}", python_file),
    Route("/{name}", root_file),
]


def find_file(folder: Path, name: str) -> Path:
    """A file of this very folder: a name may lead elsewhere, as one with a backslash does on Windows."""
    path = next((path for path in folder.glob("*") if path.name == name and path.is_file()), None)
    if path is None:
        raise HTTPException(404)
    return path


def best_encoding(accepted: str) -> str | None:
    """The best of our encodings that an `Accept-Encoding` allows; those with `q=0` are forbidden."""
    weights = {}
    for part in accepted.lower().split(","):
        name, _, parameters = part.partition(";")
        weights[name.strip()] = parameters.replace(" ", "")
    usual = weights.get("*", "q=0")
    return next((name for name in ENCODINGS if not _is_zero(weights.get(name, usual))), None)


def _is_zero(parameters: str) -> bool:
    return parameters.removeprefix("q=").strip("0.") == "" and parameters.startswith("q=")


def _file(request: Request, folder: Path, name: str, caching: str) -> Response:
    path = find_file(folder, name)
    encoding = best_encoding(request.headers.get("accept-encoding", ""))
    compressed = path.with_name(path.name + ENCODINGS[encoding]) if encoding else path
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    if encoding and compressed.is_file():
        headers["content-encoding"] = encoding
    else:
        compressed = path
    found = _read(compressed, compressed.stat().st_mtime_ns)
    headers["etag"] = found.etag
    known = {tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")}
    if known & {found.etag, "*"}:
        return Response(status_code=304, headers=headers)
    kind = KINDS.get(path.suffix) or guess_type(path.name)[0]
    return Response(found.content, headers=headers, media_type=kind)


@lru_cache(MOST_READ)
def _read(path: Path, _: int) -> File:
    """A file; read once for each time that it was changed."""
    content = path.read_bytes()
    return File(content, f'"{sha256(content).hexdigest()[:32]}"')
