"""2.3 to 2.8, 22 The supply: the Action cards, counters in their cups, where things lie, Cunning."""
