"""Aim cards: decks, hands, flushes and runs with jokers, what is discarded and lost."""
