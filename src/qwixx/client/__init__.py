"""A small async client of the server, for the terminal and for bots (`docs/develop/protocol.md`)."""

from qwixx.client.http import Seat, ask, make_table, seat_link, sit_down, take_seat
from qwixx.client.table_client import TableClient

__all__ = ["Seat", "TableClient", "ask", "make_table", "seat_link", "sit_down", "take_seat"]
