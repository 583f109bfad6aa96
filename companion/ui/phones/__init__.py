"""Phones as second screens: the door they come through, and what each of them shows."""
