"""A kit for making games: what every game would otherwise write again."""
