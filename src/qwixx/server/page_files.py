"""The page for browsers, if it was built: its files, and itself for every address that it shows a screen for."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from qwixx.server.addresses import Scope

FOLDER = Path(__file__).parent / "page"
NOT_SCREENS = ("api", "ws")
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""


class PageFiles(StaticFiles):
    """What the browser's build has put into the folder."""

    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(directory=folder, check_dir=False)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            first, last = path.partition("/")[0], path.rpartition("/")[2]
            if error.status_code != 404 or first in NOT_SCREENS or "." in last:
                raise
            response = await super().get_response("index.html", scope)
        response.headers["cache-control"] = FOR_EVER if path.startswith("assets/") else "no-cache"
        return response
