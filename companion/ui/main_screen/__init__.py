"""The table itself: the question in the middle, what lies around it, and the ways to look, to ask why and to plan."""
