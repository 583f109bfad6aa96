"""Tavern: what Tavern cards do that can be told in numbers, those that the owner has invented among them."""
