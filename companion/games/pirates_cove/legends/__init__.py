"""Legends, Navy: black ships and the pirates under them, the Royal Navy, and whom each of them shoots at."""
