"""The turn: its nine phases, events, the end."""
