"""Random evenings, played by a robot while the laws of the house are watched: a tool, which no screen imports."""
