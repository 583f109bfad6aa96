"""2.3 to 2.5, 2.8, 4.2 to 4.4, 22 The supply: the Action cards and the dice, counters in their cups, Cunning."""
