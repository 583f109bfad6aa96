"""Setup, Compass: what lies on the table: what a table agrees on, the printed book, the state and its records,
names, the ledger of fame, gold and treasure.
"""
