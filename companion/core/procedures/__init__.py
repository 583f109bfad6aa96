"""Chapters of a rulebook as procedures that ask and announce, and what a game hands out while they run."""
