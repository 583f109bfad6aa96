"""1.1, 1.3, 1.4, 1.25, 1.26, 1.30 What lies on the table: what a table agrees on, the printed book, the state and its
records, the ledger, the halves of a turn (p.2-4, 9-11, 34-35, 46)."""
