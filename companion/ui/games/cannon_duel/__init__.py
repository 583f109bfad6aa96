"""The drawn side of the cannon duel."""
