"""Guide: plunder, what each island does for whoever lies there, the Cove."""
