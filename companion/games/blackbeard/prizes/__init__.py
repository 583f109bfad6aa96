"""9 Prizes: searches, capture, plunder, hostages."""
