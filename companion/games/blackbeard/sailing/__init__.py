"""6.1, 8 Sailing: movement of pirates, Transit Boxes, how a turn begins and ends."""
