"""Components, Setup: what lies on the table: what a table agrees on, the printed book, the state and its records,
names.
"""
