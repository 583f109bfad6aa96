"""What rules say: the index of a rulebook, verdicts with their reasons, exact chances."""
