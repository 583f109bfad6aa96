"""1.22, 1.34 Reputation: what moves the markers, and whom it makes grateful (p.30-31, 52-53)."""
