"""The HTTP side: tables and seats, records and reviews, advice, and what the operator needs."""
