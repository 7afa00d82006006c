"""Parquet files that are written row group by row group, and are there whole or not at all."""

import os
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

GROUP = 1 << 17
"""How many rows a row group has, at least; the last one has what is left."""


class RowFile:
    """A file in the making. Use it as a context: without `finish` nothing of it stays."""

    def __init__(self, path: Path, schema: pa.Schema) -> None:
        self._path = path
        self._part = path.with_name(f".{path.name}.part")
        self._pending: list[pa.RecordBatch] = []
        self._file = self._part.open("wb")
        self._writer = pq.ParquetWriter(self._file, schema, compression="zstd")

    def __enter__(self) -> "RowFile":
        return self

    def __exit__(self, *_: object) -> None:
        self._part.unlink(missing_ok=True)
        with self._file:
            self._writer.close()

    def write(self, rows: pa.RecordBatch) -> None:
        """Add rows; they are kept in memory until there are enough for a row group."""
        self._pending.append(rows)
        if sum(map(len, self._pending)) >= GROUP:
            self._write_group()

    def finish(self) -> None:
        """Write what is left, and give the file its name."""
        if self._pending:
            self._write_group()
        self._writer.close()
        self._file.flush()
        os.fsync(self._file.fileno())
        self._part.replace(self._path)

    def _write_group(self) -> None:
        table = pa.Table.from_batches(self._pending)
        self._writer.write_table(table, row_group_size=len(table))
        self._pending = []
