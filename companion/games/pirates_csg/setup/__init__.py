"""Set-up: the nine steps before the first turn."""
