"""The HTTP side: tables and seats, records and reviews, advice, and what whoever runs the server needs."""
