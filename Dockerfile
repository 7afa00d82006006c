# The steps of docs/host/hosting.md up to the worker itself. PostgreSQL and TLS are elsewhere.

FROM node:22-bookworm-slim AS page
WORKDIR /qwixx
COPY . .
RUN npm --prefix web install --no-save && npm --prefix web run build

FROM python:3.12-slim-bookworm
WORKDIR /qwixx
COPY . .
COPY --from=page /qwixx/src/qwixx/server/page src/qwixx/server/page
RUN adduser --system --group --home /var/lib/qwixx qwixx \
 && python3 -m venv /opt/qwixx \
 && /opt/qwixx/bin/pip install --no-cache-dir --constraint constraints.txt '.[web,fast]' \
 && rm -rf /qwixx \
 && install --directory --owner=qwixx --group=qwixx --mode=700 /var/cache/qwixx
WORKDIR /var/lib/qwixx
USER qwixx
ENV QWIXX_HOST=0.0.0.0 QWIXX_PORT=8000 QWIXX_DATA=/var/lib/qwixx QWIXX_CACHE=/var/cache/qwixx
VOLUME ["/var/lib/qwixx", "/var/cache/qwixx"]
EXPOSE 8000
CMD ["/opt/qwixx/bin/qwixx", "serve"]
