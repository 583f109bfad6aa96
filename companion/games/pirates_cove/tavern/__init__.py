"""Tavern: the deck of Tavern cards, hands, parrots that come aboard, Mastercrafts that are attached."""
