"""Guide: what lies on Treasure cards, plunder, what each island does for whoever lies there, the Cove."""
