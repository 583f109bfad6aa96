"""1.20, 1.21, 1.32, 1.34 NPCs act: the printed flowcharts, one activation from entry to end (p.24-29, 49, 53)."""
