"""The built page on a port of this machine, under the content policy of the server."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from qwixx.server.headers import HEADERS

PAGE = Path(__file__).parents[2] / "src" / "qwixx" / "server" / "page"


class _Handler(SimpleHTTPRequestHandler):
    """Files as they are; any other address is the page, which finds its way by itself."""

    def send_head(self):  # type: ignore[no-untyped-def] # as the base class
        if not Path(self.translate_path(self.path)).is_file():
            self.path = "/index.html"
        return super().send_head()

    def end_headers(self) -> None:
        for name, value in HEADERS:
            self.send_header(name.decode(), value.decode())
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 # named by the base class
        pass


@contextmanager
def served_page() -> Iterator[str]:
    """The address of the page, as long as it is served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, directory=PAGE))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
