"""A table over the network: it keeps the view up to date, and reconnects to the same seat by itself."""

import asyncio
import secrets
from contextlib import suppress
from itertools import count
from types import TracebackType
from typing import Self
from urllib.parse import quote

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import WebSocketException

from qwixx.client.dice_chain import Answer, Links
from qwixx.client.view_state import Seen
from qwixx.rules import Choice, QwixxError
from qwixx.wire import Ack, Bye, Do, Hello, Refusal, Told, Welcome, asked_frame, read_told, table_commands
from qwixx.wire.server_messages import Events, Own, View

FIRST_WAIT, LONGEST_WAIT = 0.2, 15.0
"""Seconds between two attempts to come back: the first, and the most that doubling leads to."""
AGAIN = 1.0
"""Seconds after which a command that could not be kept is sent again."""
FINAL = ("refused", "moved", "left", "closed")
"""Farewells after which there is nothing to come back to."""
MAX_FRAME = 2**22


class TableClient(Seen):
    """A seat at a table, or a spectator's place.

        async with TableClient(server, token, code) as table:
            while not table.is_over:
                if table.waits_for_me in ("white", "colour"):
                    await table.choose(table.choices[0])
                await table.change()

    `table` is the code of the table: a spectator needs no more, and for a seat it lets a proxy before several workers
    bring all players of a table to the same one. `fair` takes part in the fair dice: the client commits itself before
    each game and reveals a link for each roll.
    """

    def __init__(self, server: str, token: str | None = None, table: str | None = None, *, fair: bool = False) -> None:
        super().__init__()
        self._address = server.replace("http", "ws", 1).rstrip("/") + (f"/ws?table={quote(table)}" if table else "/ws")
        self._token, self._code = token, table
        self._links = Links() if fair else None
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._under_way: dict[str, tuple[Do, asyncio.Future[None]]] = {}
        self._in_turn = asyncio.Lock()
        self._hindrance: QwixxError | None = None
        self._answers: set[asyncio.Task[None]] = set()
        self._change = asyncio.Event()
        self._fault: QwixxError | None = None
        self._refusal: QwixxError | None = None
        self._wait = FIRST_WAIT
        self._come_back: float | None = None
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in count())

    @property
    def is_connected(self) -> bool:
        """Whether the server is there; while it is not, the client tries to come back, and commands wait."""
        return self._socket is not None

    @property
    def hindrance(self) -> QwixxError | None:
        """Why the server cannot keep anything; as long as that is so, the client asks again, and commands wait."""
        return self._hindrance

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay_connected())
        try:
            while not self.view:
                await self.change()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Leave the connection; the seat stays."""
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def change(self) -> None:
        """Wait for anything to change at the table; raises if there is nothing to come back to."""
        await self._change.wait()
        self._change.clear()
        if self._fault:
            raise self._fault

    async def choose(self, choice: Choice, *, confirmed: bool = True) -> None:
        """Choose a cross, or nothing; not `confirmed` is only pencilled in."""
        await self.do(table_commands.Choose(self.moment, table_commands.sent_cross(choice), confirmed))

    async def roll(self) -> None:
        """Roll the dice."""
        await self.do(table_commands.RollDice(self.moment, self._links.link(self) if self._links else None))

    async def do(self, command: table_commands.Command) -> None:
        """Send a command and wait until it is done; a refusal is a `QwixxError`.

        It survives a lost connection, and a server that cannot keep anything for a while: it is sent again, and counts
        once. Commands are done one after the other, so that none that is sent again overtakes a later one.
        """
        async with self._in_turn:
            message = Do(next(self._ids), command)
            try:
                done = self._expect(message)
                while True:
                    if not done.done():
                        await self._send(message)
                    try:
                        return await done
                    except QwixxError as error:
                        if error.code != "unavailable":
                            raise
                        self._hindrance = error
                    done = self._expect(message)
                    await asyncio.wait([done], timeout=AGAIN)  # less, if the connection ends, or heals, meanwhile
            finally:
                self._under_way.pop(message.id, None)
                self._hindrance = None

    def _expect(self, message: Do) -> asyncio.Future[None]:
        if self._fault:
            raise self._fault
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._under_way[message.id] = message, done
        return done

    async def _send(self, message: Do) -> None:
        if self._socket:
            try:
                await self._socket.send(asked_frame(message))
            except WebSocketException:
                return  # it is sent again when the connection is back

    async def _stay_connected(self) -> None:
        try:
            while self._fault is None:
                try:
                    async with open_socket(self._address, compression=None, max_size=MAX_FRAME, proxy=None) as socket:
                        await self._play(socket)
                except (OSError, WebSocketException, TimeoutError):
                    pass
                finally:
                    self._socket = None
                    self._change.set()
                if self._fault is None:
                    await asyncio.sleep(self._wait if self._come_back is None else self._come_back)
                    self._wait, self._come_back = min(2 * self._wait, LONGEST_WAIT), None
        finally:
            self._end(QwixxError("gone", "the connection was closed") if self._fault is None else self._fault)

    async def _play(self, socket: ClientConnection) -> None:
        await socket.send(asked_frame(Hello(token=self._token, table=self._code, after=self.step)))
        async for frame in socket:
            for told in read_told(frame):
                self._receive(told)
                if isinstance(told, Welcome):
                    self._socket, self._wait = socket, FIRST_WAIT
                    for message, _ in tuple(self._under_way.values()):
                        await socket.send(asked_frame(message))
            self._change.set()
            answer = self._links.answer(self) if self._links else None
            if answer:
                task = asyncio.create_task(self._answer(answer))
                self._answers.add(task)
                task.add_done_callback(self._answers.discard)

    async def _answer(self, answer: Answer) -> None:
        """Do what the player has not asked for; a refusal is passed over."""
        if answer.wait:
            await asyncio.sleep(answer.wait)
        with suppress(QwixxError):
            await self.do(answer.command)

    def _receive(self, told: Told) -> None:
        match told:
            case Welcome() | View() | Events() | Own():
                self.take(told)
            case Ack(sent) if sent in self._under_way:
                self._settle(sent, None)
            case Refusal(code, text, clause, facts, sent):
                error = QwixxError(code, text, clause, **facts)
                if sent in self._under_way:
                    self._settle(sent, error)
                elif sent is None:
                    self._refusal = error
            case Bye(reason, come_back_ms):
                self._come_back = None if come_back_ms is None else come_back_ms / 1000
                if reason in FINAL and self._fault is None:
                    ended = QwixxError(reason, f"the server has ended the connection: {reason}")
                    self._fault = self._refusal if reason == "refused" and self._refusal else ended

    def _settle(self, sent: str, error: QwixxError | None) -> None:
        _, done = self._under_way[sent]
        if done.done():
            return
        if error:
            done.set_exception(error)
        else:
            done.set_result(None)

    def _end(self, error: QwixxError) -> None:
        self._fault = error
        for sent in tuple(self._under_way):
            self._settle(sent, error)
        for task in tuple(self._answers):
            task.cancel()
        self._change.set()
