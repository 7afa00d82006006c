"""The rules' values as JSON, read strictly, for everything that speaks JSON: referee, bots, tables, records."""
