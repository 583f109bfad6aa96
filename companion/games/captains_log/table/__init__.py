"""What lies on the table: what a table agrees on, the printed book, the state and its records, the ledger (rulebook
1.1, 1.4; p.2-4, 11)."""
