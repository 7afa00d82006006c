"""The HTTP side: forms, headers, the description of itself, and what whoever runs the server needs."""

import asyncio
import json
import logging
import re
from pathlib import Path
from threading import current_thread
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from starlette.exceptions import HTTPException

from qwixx.client import TableClient, ask, make_table, sit_down
from qwixx.dice import SeededDice
from qwixx.i18n.refusals import refusal_words
from qwixx.rules import QwixxError, Record, format_record, format_sheet, parse_record
from qwixx.server.http import game_routes, static_page
from qwixx.server.http.security_headers import HEADERS
from qwixx.server.storage import KeptRecord, KeptTable
from qwixx.server.tables.entry import Taken
from qwixx.wire import MAX_FRAME
from qwixx.wire.table_commands import Begin, Leave
from tests.playing import played
from tests.postgres import Postgres
from tests.server.serving import HANDSHAKE, PATIENCE, Served, serving
from tests.server.test_whole_games import act, play_on
from tests.solve.sheets import small


async def fetch(
    server: Served, path: str, body: bytes | None = None, method: str | None = None, **headers: str
) -> tuple[int, Any, str]:
    """The status, the headers and the text of an answer."""

    def get() -> tuple[int, Any, str]:
        named = {key.replace("_", "-"): value for key, value in headers.items()}
        request = Request(server.url + path, body, named, method=method)  # noqa: S310 (our own server)
        try:
            with urlopen(request) as found:  # noqa: S310 (as above)
                return found.status, found.headers, found.read().decode()
        except HTTPError as error:
            with error:
                return error.code, error.headers, error.read().decode()

    return await asyncio.to_thread(get)


async def test_every_answer_has_the_security_headers(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for path in ("/healthz", "/docs", "/openapi.json", "/nothing.js", "/api/tables/2222-2222"):
            _, headers, _ = await fetch(server, path)
            for name, value in HEADERS:
                assert headers[name.decode()] == value.decode(), path
        for origin in ("https://evil.example", "null", "http://[", f"{server.url}/there"):
            status, headers, text = await fetch(server, "/api/catalogue", origin=origin)
            assert (status, json.loads(text)["code"]) == (403, "origin")
            assert headers["content-security-policy"]
            assert (await fetch(server, "/healthz", origin=origin))[0] == 200, "only what has an effect is guarded"


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:1", 200),
        ("192.168.1.20", 200),
        ("[::1]:8000", 200),
        ("LOCALHOST.", 200),
        ("raspberrypi:8000", 200),
        ("raspberrypi.local", 200),
        ("qwixx.example:8443", 200),
        ("club.example", 200),
        ("evil.example", 421),
        ("evil.example:8000", 421),
        ("127.0.0.1.evil.example", 421),
        ("[::1].evil.example", 421),
        ("qwixx.example.evil.example", 421),
        ("", 421),
    ],
)
async def test_a_page_that_gave_its_name_our_address_is_kept_out(tmp_path: Path, host: str, status: int) -> None:
    async with serving(tmp_path, address="https://qwixx.example:8443/", hosts="club.example, a.example") as server:
        assert (await fetch(server, "/api/catalogue", host=host))[0] == status
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(HANDSHAKE.replace(b"localhost", host.encode()))
        expected = b"HTTP/1.1 101" if status == 200 else b"HTTP/1.1 403"
        assert (await asyncio.wait_for(reader.readline(), PATIENCE)).startswith(expected)
        writer.close()


@pytest.mark.parametrize(
    ("origin", "host", "status"),
    [
        ("https://localhost:8443", "localhost:8443", 200),
        ("https://localhost", "localhost:443", 200),
        ("https://localhost:8443", "localhost", 200),
        ("http://localhost", "localhost:8443", 403),
        ("https://evil.example:8443", "localhost", 403),
        ("https://localhost:8443", "localhost:443", 403),
    ],
)
async def test_a_page_behind_a_tls_proxy_is_known_at_any_port(
    tmp_path: Path, origin: str, host: str, status: int
) -> None:
    async with serving(tmp_path) as server:
        asked = await fetch(server, "/api/catalogue", origin=origin, host=host, x_forwarded_proto="https")
        assert asked[0] == status
    async with serving(tmp_path, proxies="") as server:
        assert (await fetch(server, "/api/catalogue", origin="https://localhost:8443", host="localhost"))[0] == 403


async def test_who_asks_for_the_head_alone_gets_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for path in ("/", "/rules", "/icon.svg", "/assets/nothing.js", "/healthz", "/readyz"):
            status, headers, _ = await fetch(server, path)
            told, heads, text = await fetch(server, path, method="HEAD")
            assert (told, heads["content-type"], text) == (status, headers["content-type"], ""), path


async def test_secrets_are_kept_by_no_cache(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        body = b'{"name":"Anna","seats":2,"settings":{"variant":"classic"}}'
        status, headers, text = await fetch(server, "/api/tables", body)
        assert (status, headers["cache-control"]) == (201, "no-store")
        made = json.loads(text)
        assert made["link"] == f"{server.url}/table/{made['table']}"
        assert made["seat_link"] == f"{made['link']}#seat={made['token']}"
        assert made["token"] not in (await fetch(server, f"/api/tables/{made['table']}"))[2]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "form"),
        (b"[]", 400, "form"),
        (b'{"name":"Anna"}', 400, "form"),
        (b'{"name":"Anna","seats":6,"settings":{"variant":"classic"}}', 400, "form"),
        (b'{"name":"Anna","seats":2,"settings":{"variant":"classic","secret":1}}', 400, "form"),
        (b'{"name":"Anna","seats":2,"settings":{"variant":"chess"}}', 409, "no-such-variant"),
        (
            b'{"name":"Anna","seats":2,"settings":{"variant":"name: classic\\ndice: 6\\nneeds: 2\\n'
            b'row: R2 R3 R4\\nrow: Y2 Y3 Y4\\nrow: G12 G11 G10\\nrow: B12 B11 B10\\n"}}',
            409,
            "sheet-name",
        ),
        (b'{"name":"Anna","seats":2,"bots":["os:system"],"settings":{"variant":"classic"}}', 409, "no-such-bot"),
        (b'{"name":"Anna","seats":1,"bots":["sharp"],"settings":{"variant":"classic"}}', 409, "player-count"),
        (b'{"name":"","seats":2,"settings":{"variant":"classic"}}', 409, "name"),
        (b'{"name":"Anna","seats":2,"settings":{"variant":"classic","away_seconds":1}}', 409, "seconds"),
        (b"x" * 20_000, 413, "too-long"),
    ],
)
async def test_tables_that_cannot_be_are_refused(tmp_path: Path, body: bytes, status: int, code: str) -> None:
    async with serving(tmp_path) as server:
        found, _, text = await fetch(server, "/api/tables", body)
        assert (found, json.loads(text)["code"]) == (status, code), text


async def test_a_look_at_a_table_tells_what_is_free(tmp_path: Path) -> None:
    async with serving(tmp_path, address="https://qwixx.example/") as server:
        seat = await make_table(server.url, "Anna", seats=4, bots=["sharp"])
        look = await ask(server.url, f"/api/tables/{seat.table.lower().replace('-', '')}")
        assert [found["kind"] for found in look["seats"]] == ["person", "bot", "open", "open"]
        assert look["free"] == [2, 3]
        assert (look["host"], look["settings"]["spectators"]) == (0, True)
        assert look["link"] == f"https://qwixx.example/table/{seat.table}"
        assert (await sit_down(server.url, seat.table, "Boris", seat=3)).seat == 3
        for name, wanted, code in (("Chava", 3, "seat-taken"), ("boris", 2, "name-taken")):
            with pytest.raises(QwixxError) as caught:
                await sit_down(server.url, seat.table, name, wanted)
            assert caught.value.code == code


async def test_a_look_at_a_table_names_the_host_who_is_there_now(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = await make_table(server.url, "Anna", seats=3, spectators=False)
        await sit_down(server.url, anna.table, "Boris", seat=2)
        async with TableClient(server.url, anna.token) as table:
            await table.do(Leave())
        look = await ask(server.url, f"/api/tables/{anna.table}")
        assert (look["host"], look["free"]) == (2, [0, 1])
        assert look["settings"]["spectators"] is False


async def test_who_sits_down_at_the_same_time_gets_different_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        table = (await make_table(server.url, "Anna", seats=4)).table
        entry, find, all_here = server.registry.entry, server.registry.storage.find, asyncio.Barrier(4)

        async def found_by_all(code: str) -> KeptTable | None:
            found = await find(code)
            await all_here.wait()
            return found

        monkeypatch.setattr(server.registry.storage, "find", found_by_all)
        names = ("Boris", "Chava", "Dawud", "Ewa")
        tried = [entry.sit(table, name, None, "here") for name in names]
        found = await asyncio.gather(*tried, return_exceptions=True)
        assert {each.seat for each in found if isinstance(each, Taken)} == {1, 2, 3}
        assert [each.code for each in found if isinstance(each, QwixxError)] == ["seat-taken"]


async def test_the_description_is_whole_and_takes_nothing_from_elsewhere(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        described = await ask(server.url, "/openapi.json")
        refs = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(described)))
        assert refs <= set(described["components"]["schemas"])
        assert "/api/tables/{code}/seats" in described["paths"]
        page = await ask(server.url, "/docs")
        assert not re.findall(r"https?://|<script|<link", page)
        for path in described["paths"]:
            assert path in page


async def test_no_request_of_any_form_is_a_fault_of_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path, try_burst=10**6) as server:
        paths = [
            "/api/tables/%00",
            "/api/tables/" + "x" * 3000,
            "/api/tables/2222-2222/games/x/record",
            "/api/tables/2222-2222/games/99999999999999999999999/review",
            "/api/seat/advice",
            "/api/tables",
            "/ws",
            "/api/tables/%F0%9F%98%80%F0%9F%98%80",
            "/assets/" + "x" * 3000,
            "/assets/%00",
            "/" + "x" * 3000,
        ]
        for path in paths:
            status, _, text = await fetch(server, path)
            assert 400 <= status < 500, (path, status)
            assert json.loads(text)["code"]
        for body in (b"\xff\xfe", b"{" * 9000, b'{"key":"\\ud800"}', b"null"):
            for path in ("/api/tables", "/api/tables/2222-2222/seats", "/api/seat/claim"):
                status, _, text = await fetch(server, path, body)
                assert 400 <= status < 500, (path, body[:10], status)


async def test_a_code_that_no_database_takes_is_just_a_wrong_one(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.new_database()

    async with serving(tmp_path, database=database) as server:
        status, _, text = await fetch(server, "/api/tables/2222-2%0022")
        assert (status, json.loads(text)["code"]) == (404, "no-such-table")


async def test_whatever_is_refused_is_told_in_the_language_asked_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for path, headers, code in (
            ("/api/nothing", {}, "not-found"),
            ("/api/seat/claim", {}, "method"),
            ("/api/tables/2222-2222/games/x/record", {}, "form"),
            ("/api/catalogue", {"origin": "https://evil.example"}, "origin"),
            ("/healthz", {"host": "evil.example"}, "host"),
        ):
            _, _, text = await fetch(server, path, None, accept_language="uk", **headers)
            told = json.loads(text)
            assert (told["code"], told["text"]) == (code, refusal_words(code, {}, "uk"))
        _, headers, _ = await fetch(server, "/api/seat/claim")
        assert headers["allow"] == "POST"


async def test_a_request_that_is_broken_off_is_no_fault_of_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server:
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-length: 100\r\n\r\n{")
            await fetch(server, "/healthz")  # by then the server reads the body
            writer.close()

    await test()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("name", ["../index.html", "deeper/file.js", "deeper", "", "."])
def test_only_files_of_the_folder_itself_are_assets(tmp_path: Path, name: str) -> None:
    assets = tmp_path / "assets"
    for path in (tmp_path / "index.html", assets / "file.js", assets / "deeper" / "file.js"):
        path.parent.mkdir(exist_ok=True)
        path.touch()
    assert static_page.find_file(assets, "file.js") == assets / "file.js"
    with pytest.raises(HTTPException):
        static_page.find_file(assets, name)


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5, br; q=0", "gzip"),
        ("br;q=0.0, gzip;q=0", None),
        ("*", "br"),
        ("*;q=0", None),
        ("br;q=0, *", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
async def test_the_page_is_sent_as_it_was_compressed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accepted: str, encoding: str | None
) -> None:
    contents = {None: "plain", "br": "brotli", "gzip": "zipped"}
    for ending, content in (("", "plain"), (".br", "brotli"), (".gz", "zipped")):
        (tmp_path / f"index.html{ending}").write_text(content)
    monkeypatch.setattr(static_page, "PAGE", tmp_path)
    async with serving(tmp_path) as server:
        status, headers, text = await fetch(server, "/rules", accept_encoding=accepted)
        assert (status, text, headers["content-encoding"]) == (200, contents[encoding], encoding)
        assert (headers["vary"], headers["content-type"]) == ("accept-encoding", "text/html; charset=utf-8")
        kept = headers["etag"]
        for known, answer in ((kept, 304), (f'"other", W/{kept}', 304), ("*", 304), ('"other"', 200)):
            status, headers, text = await fetch(server, "/", accept_encoding=accepted, if_none_match=known)
            assert (status, headers["etag"], headers["vary"]) == (answer, kept, "accept-encoding")
            assert text == ("" if answer == 304 else contents[encoding])
        others = [await fetch(server, "/", accept_encoding=other) for other in ("br", "gzip", "identity")]
        assert len({found[1]["etag"] for found in others}) == 3
        (tmp_path / f"index.html{static_page.ENCODINGS.get(encoding or '', '')}").write_text("newer")
        assert (await fetch(server, "/", accept_encoding=accepted, if_none_match=kept))[2] == "newer"


async def test_what_was_not_compressed_is_sent_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "icon.svg").write_text("<svg/>")
    monkeypatch.setattr(static_page, "PAGE", tmp_path)
    async with serving(tmp_path) as server:
        _, headers, text = await fetch(server, "/icon.svg", accept_encoding="br", origin="https://other.example")
        assert (text, headers["content-encoding"], headers["content-type"]) == ("<svg/>", None, "image/svg+xml")
        assert (await fetch(server, "/icon.svg.br"))[0] == 404


async def test_headers_without_an_end_are_not_read_for_ever(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"GET /healthz HTTP/1.1\r\nhost: here\r\nlong: " + b"x" * 2 * MAX_FRAME)
        assert (await asyncio.wait_for(reader.readline(), PATIENCE)).startswith(b"HTTP/1.1 431 ")
        writer.close()


async def test_of_many_games_the_last_are_told_and_nobody_waits_while_they_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, readers = format_record(played(SeededDice(11))), set()

    def read(record: str) -> Record:
        readers.add(current_thread())
        return parse_record(record)

    async def many(_: int) -> list[KeptRecord]:
        return [KeptRecord(game, text) for game in range(1, 103)]

    async def test() -> None:
        async with serving(tmp_path) as server:
            table = (await make_table(server.url, "Anna", seats=1)).table
            monkeypatch.setattr(server.registry.storage, "records", many)
            found = await ask(server.url, f"/api/tables/{table}/games")
            assert [game["game"] for game in found] == list(range(3, 103))
            assert current_thread() not in readers

    monkeypatch.setattr(game_routes, "parse_record", read)
    await test()


async def test_the_catalogue_names_what_there_is(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        found = await ask(server.url, "/api/catalogue")
        assert {each["name"] for each in found["variants"]} == {"classic", "longo", "mixx-a", "mixx-b"}
        assert {each["code"] for each in found["languages"]} == {"ar", "cs", "en", "he", "pl", "ru", "sk", "uk"}
        assert "sharp" in found["bots"]
        assert "hello" in found["reactions"]


async def test_readiness_and_figures(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with TableClient(server.url, seat.token) as table:
            await table.do(Begin())
            assert (await fetch(server, "/readyz"))[0] == 200
            figures = (await fetch(server, "/metrics"))[2]
            assert "qwixx_tables 1.0" in figures
            assert "qwixx_connections 1.0" in figures
            assert re.search(r"qwixx_append_seconds_count [1-9]", figures)
        server.registry.is_closing = True
        assert (await fetch(server, "/readyz"))[0] == 503


async def test_figures_are_for_those_alone_whom_the_settings_name(tmp_path: Path) -> None:
    async def statuses(server: Served) -> list[int]:
        phones = ("192.0.2.7", "192.0.3.7", "2001:db8::7", "::ffff:127.0.0.1", "a phone")
        asked = [fetch(server, "/metrics"), *[fetch(server, "/metrics", x_forwarded_for=phone) for phone in phones]]
        return [status for status, _, _ in await asyncio.gather(*asked)]

    async with serving(tmp_path) as server:
        assert await statuses(server) == [200, 403, 403, 403, 200, 403]
        assert "--metrics-for" in (await fetch(server, "/metrics", x_forwarded_for="192.0.2.7"))[2]
    async with serving(tmp_path, metrics_for="192.0.2.0/24, 2001:db8::7") as server:
        assert await statuses(server) == [403, 200, 403, 200, 403, 403]
    async with serving(tmp_path, metrics_for="") as server:
        assert set(await statuses(server)) == {403}


async def test_hints_and_reviews_only_where_the_table_allows_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1, hints=False, reviews=False)
        async with TableClient(server.url, seat.token) as table:
            await table.do(Begin())
            with pytest.raises(QwixxError) as caught:
                await ask(server.url, "/api/seat/advice", token=seat.token)
            assert caught.value.code == "no-hints"
            await play_on(table)
            with pytest.raises(QwixxError) as caught:
                await ask(server.url, f"/api/tables/{seat.table}/games/1/review")
            assert caught.value.code == "no-reviews"
            with pytest.raises(QwixxError) as caught:
                await ask(server.url, f"/api/tables/{seat.table}/games/2/record")
            assert caught.value.code == "no-such-game"


async def test_advice_on_a_printed_sheet_begins_with_the_chances(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QWIXX_CACHE", str(tmp_path / "cache"))

    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=2, bots=["random"])
        async with TableClient(server.url, seat.token) as table:
            await table.do(Begin())
            while table.waits_for_me not in ("white", "colour"):
                await act(table)
            found = await fetch(server, "/api/seat/advice", authorization=f"Bearer {seat.token}")
            status, headers, text = found
            advice = json.loads(text)
            assert (status, headers["retry-after"]) == (200, str(advice["retry_after"]))
            assert all(0 <= option["chance"] <= 1 for option in advice["options"])
            assert all(option["expected_score"] is None for option in advice["options"])


async def test_advice_and_reviews_are_prepared_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QWIXX_CACHE", str(tmp_path / "cache"))

    async with serving(tmp_path) as server:
        sheet = format_sheet(small("rows of different lengths"))
        seat = await make_table(server.url, "Anna", seats=2, bots=["random"], variant=sheet)
        async with TableClient(server.url, seat.token) as table:
            await table.do(Begin())
            while table.waits_for_me not in ("white", "colour"):
                await act(table)
            token = f"Bearer {seat.token}"
            status, headers, text = await fetch(server, "/api/seat/advice", authorization=token)
            assert (status, json.loads(text)["ready"]) == (202, False)
            assert int(headers["retry-after"]) > 0
            while status == 202:
                await asyncio.sleep(0.1)
                status, _, text = await fetch(server, "/api/seat/advice", authorization=token)
            advice = json.loads(text)
            assert status == 200
            assert advice["options"][0]["cost"] == 0
            assert advice["why"]
            _, _, text = await fetch(server, "/api/seat/advice", authorization=token, accept_language="ar")
            assert re.search("[\u0627-\u064a]", json.loads(text)["why"])
            await play_on(table)
            review = await ask(server.url, f"/api/tables/{seat.table}/games/1/review")
            assert [player["name"] for player in review["players"]] == ["Anna", "random"]
            path = f"/api/tables/{seat.table}/games/1/review"
            _, _, text = await fetch(server, path, accept_language="he")
            assert all(re.search("[א-ת]", costly["why"]) for costly in json.loads(text)["costliest"])
            assert json.loads(text)["costliest"]
