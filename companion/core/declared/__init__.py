"""What the parts of a state declare beside their types: what they refer to, who sees them, what a hand may set."""
