"""Set-up, General rules: what lies on the table: options, the printed book, the state and its records, names, gold."""
