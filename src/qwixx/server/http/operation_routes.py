"""For the operator: does the process live, can it serve, and how much does it do."""

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from qwixx.server.http.operations import Reply, operation
from qwixx.server.http.request_context import registry_of

TEXT = "text/plain"


@operation("GET", "/healthz", "Whether the process lives", {200: Reply("It does.", str, TEXT)})
async def healthz(_: Request) -> Response:
    """It does if it answers."""
    return PlainTextResponse("ok\n")


@operation(
    "GET",
    "/readyz",
    "Whether it can serve",
    {
        200: Reply("It can.", str, TEXT),
        503: Reply("The database can't be written to, or the server is stopping: which of it, in one line.", str, TEXT),
    },
)
async def readyz(request: Request) -> Response:
    """Whether the database can be written to, and the server is not stopping."""
    trouble = await registry_of(request).trouble()
    return PlainTextResponse(f"not ready: {trouble}\n" if trouble else "ok\n", 503 if trouble else 200)


@operation(
    "GET",
    "/metrics",
    "Metrics for Prometheus",
    {200: Reply("The metrics.", str, TEXT), 403: Reply("This address may not read them.", str, TEXT)},
)
async def metrics(request: Request) -> Response:
    """Counts and durations, only for the addresses in `--metrics-for`."""
    registry = registry_of(request)
    if not registry.settings.metrics_readers.have(request.scope):
        return PlainTextResponse("metrics are for the addresses that --metrics-for names\n", 403)
    return Response(registry.metrics.text(), headers={"content-type": CONTENT_TYPE_LATEST})
