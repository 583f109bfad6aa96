"""A module for each kind of question."""
