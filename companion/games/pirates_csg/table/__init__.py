"""What lies on the table: options, the printed book, the state and its records, names, gold."""
