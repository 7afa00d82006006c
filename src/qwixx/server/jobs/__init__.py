"""Work outside the event loop: bots in threads, advice, reviews and printing in worker processes."""
