"""1.29, 1.31 Missions: taking one, its steps, its reward; the treasure (p.33, 42-45, 48)."""
