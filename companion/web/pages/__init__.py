"""Small pages that a phone opens without Flet: where it chooses its seat, and where it takes photos."""
