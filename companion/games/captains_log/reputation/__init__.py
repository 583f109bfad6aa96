"""1.22, 1.23, 1.34 Reputation: what moves the markers, whom it makes grateful, joining a nation (p.30-31, 52-53)."""
