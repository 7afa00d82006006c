"""The authoritative game server: HTTP and WebSockets, tables in memory, everything stored before it is acknowledged.

The way of one confirmed cross, file by file:

1. `sockets/web_socket.py` takes the bytes of a frame, unmasks them, and hands the message to its session.
2. `sockets/endpoint.py`, `Session.received`: the message limit of the seat.
3. `sockets/dispatch.py` decodes the message (`wire`) and checks the command limit of the address.
4. `tables/table_actor.py`, `ask`: the request joins the queue of its table; the event loop calls `_do` next.
5. `tables/decisions.py` asks `match`, which asks `rules`: the events of all waiting requests, and the table after them.
6. `storage/row_codec.py` encodes the events once, for storage and for clients.
7. `storage/group_commit.py` puts the row into the next commit, together with those of other tables.
8. `storage/sqlite.py` or `storage/postgres.py` stores the commit durably, if the events follow the stored ones.
9. `tables/table_actor.py`, `_kept` and `_conclude`: the table moves on; timers and bots (`tables/timers.py`) follow it.
10. `sockets/broadcast.py` sends one frame to each client: the events, and the acknowledgement to who sent the command.

If another worker was faster, step 8 is a `Conflict`: `tables/table_log.py` reads its events, and step 5 runs again.
"""
