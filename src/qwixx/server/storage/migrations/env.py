"""What Alembic runs: migrations on the connection, and within the transaction, that `migrating` gives."""

from alembic import context

from qwixx.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
