"""Turn: the phases of a month that are not a fight, and the end of the year."""
