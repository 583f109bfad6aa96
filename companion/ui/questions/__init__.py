"""Questions on parchment: one widget per kind of question, the same for every game."""
