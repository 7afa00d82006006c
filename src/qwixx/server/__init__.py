"""The authoritative game server: HTTP and WebSocket, tables in memory, everything stored before it is acknowledged."""
