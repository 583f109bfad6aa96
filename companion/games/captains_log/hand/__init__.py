"""1.29, 1.31 What a player holds: mission cards and what brings them on, clues to the treasure (p.42-45, 48)."""
