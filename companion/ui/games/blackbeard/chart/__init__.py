"""The chart of the sea: three maps drawn as one sheet, what lies where, and what may be done there now."""
