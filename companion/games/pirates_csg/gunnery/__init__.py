"""Shoot: shots, specialists, riposte, odds."""
