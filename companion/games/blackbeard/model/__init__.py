"""2, 5, 11, 12.2 The sheets: what a table agrees on, the printed book, ships' logs and captains, the state and its
ledger."""
