"""The authoritative game server: HTTP and WebSocket, tables in memory, everything kept before anybody is told."""
