"""WebSocket connections: handshakes, frames, limits, and what each client is sent."""
