"""Phones as second screens: what each of them shows, and what the tablet says of them."""
