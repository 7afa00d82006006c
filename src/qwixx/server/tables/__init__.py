"""Tables in memory: the registry, the actor of each table, entry, presence and timers."""
