"""Storage of tables: their events and snapshots, the hashes of their tokens, the records of their games.

    async with open_storage("postgresql://qwixx@localhost/qwixx") as storage:
        key = await storage.create(code, events)
        await storage.append(key, row(more_events))

SQLite in a file, or PostgreSQL by its URL, behind one interface: `Storage`.
"""

from qwixx.server.storage.change_listener import REMOVED, TOKENS
from qwixx.server.storage.factory import open_storage
from qwixx.server.storage.interface import Storage
from qwixx.server.storage.row_codec import Row, row
from qwixx.server.storage.storage_errors import CodeTaken, Conflict, NewerForm, StorageDown
from qwixx.server.storage.stored_types import Along, Holder, KeptRecord, KeptTable, Snapshot, State, Token

__all__ = [
    "REMOVED",
    "TOKENS",
    "Along",
    "CodeTaken",
    "Conflict",
    "Holder",
    "KeptRecord",
    "KeptTable",
    "NewerForm",
    "Row",
    "Snapshot",
    "State",
    "Storage",
    "StorageDown",
    "Token",
    "open_storage",
    "row",
]
