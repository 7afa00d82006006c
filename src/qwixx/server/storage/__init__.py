"""Where tables are kept: their events, the hashes of their tokens, the records of their games.

    async with open_storage("postgresql://qwixx@localhost/qwixx") as storage:
        key = await storage.create(code, events)
        await storage.append(key, row(more_events))

SQLite in a file, or PostgreSQL by its URL, behind one interface: `Storage`.
"""

from qwixx.server.storage.errors import CodeTaken, Conflict, NewerForm, StorageDown
from qwixx.server.storage.forms import Row, row
from qwixx.server.storage.opening import open_storage
from qwixx.server.storage.storage import Storage
from qwixx.server.storage.values import Along, Holder, KeptRecord, KeptTable, State, Token
from qwixx.server.storage.watching import TOKENS

__all__ = [
    "TOKENS",
    "Along",
    "CodeTaken",
    "Conflict",
    "Holder",
    "KeptRecord",
    "KeptTable",
    "NewerForm",
    "Row",
    "State",
    "Storage",
    "StorageDown",
    "Token",
    "open_storage",
    "row",
]
