"""Explore, Repair, Forts: islands, coins, repairs, forts."""
