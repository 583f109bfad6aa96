"""The boards of Goofspiel."""
