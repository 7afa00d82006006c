"""For whoever runs the server: is it alive, can it serve, and how much does it do."""

from fastapi import APIRouter, Request, Response

from qwixx.server.http.request_context import registry_of

router = APIRouter(tags=["operation"])


@router.head("/healthz", include_in_schema=False)
@router.get("/healthz", summary="Whether the process is alive", response_class=Response)
async def healthz() -> Response:
    """It is, if it answers."""
    return Response("ok\n", media_type="text/plain")


@router.head("/readyz", include_in_schema=False)
@router.get(
    "/readyz",
    summary="Whether it can serve",
    response_class=Response,
    responses={503: {"description": "The storage does not answer, or the server is about to stop."}},
)
async def readyz(request: Request) -> Response:
    """Whether the storage answers, and the server is not about to stop."""
    ready = await registry_of(request).is_ready()
    return Response("ok\n" if ready else "not ready\n", 200 if ready else 503, media_type="text/plain")


@router.get(
    "/metrics",
    summary="Figures for Prometheus",
    response_class=Response,
    responses={403: {"description": "This address may not read them."}},
)
async def metrics(request: Request) -> Response:
    """Counts, and how long appends take; for those alone whom `--metrics-for` names."""
    registry = registry_of(request)
    if not registry.settings.metrics_readers.have(request.scope):
        return Response("figures are for the addresses that --metrics-for names\n", 403, media_type="text/plain")
    return Response(registry.metrics.text(), media_type="text/plain; version=0.0.4")
