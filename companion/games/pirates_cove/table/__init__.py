"""Setup, Compass: what lies on the table, and its printed book."""
