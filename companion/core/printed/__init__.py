"""Printed components: the models of a game's book, copied cards as they are kept, how a card is laid out, its keys."""
