"""The table itself: who plays, the question in the middle, what lies on it, and the ways to look and correct."""
