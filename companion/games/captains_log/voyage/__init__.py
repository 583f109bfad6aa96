"""1.5, 1.7, 1.8, 1.10, 1.12 The voyage: its points, new tiles, what floats, lying in a port (p.12-17, 22)."""
