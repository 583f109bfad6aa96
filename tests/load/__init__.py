"""How fast and how heavy Vigie is with many devices: `python -m tests.load`."""
