"""Captain's Log: the referee's rules, one module per chapter of the rulebook."""
