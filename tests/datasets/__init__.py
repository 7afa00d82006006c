"""Games as rows in Parquet files."""
