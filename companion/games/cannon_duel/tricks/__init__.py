"""Advanced cards: Reputation and Dirty Tricks, from the secret choice to their use."""
