"""Legends, Navy: the black ships and their cards, the Royal Navy, whom they shoot at."""
