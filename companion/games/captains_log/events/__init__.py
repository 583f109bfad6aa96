"""1.30 Events: the cards, wind, fog and storms, the Kraken, the stowaway (p.46-47)."""
