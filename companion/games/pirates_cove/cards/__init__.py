"""Tavern, Guide: what Tavern cards do that can be told in numbers, those that the owner has invented among them, and
what lies on Treasure cards."""
