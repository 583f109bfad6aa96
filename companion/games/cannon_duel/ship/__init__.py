"""Damage effects: zones with their markers and penalties, losses, Disasters, officers, sinking."""
