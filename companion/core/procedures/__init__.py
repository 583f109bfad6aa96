"""Chapters of a rulebook as procedures that ask and announce, the menus between them, and components to copy."""
