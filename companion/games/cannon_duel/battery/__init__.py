"""Cannons: the bag of projectiles, loading, mounting."""
