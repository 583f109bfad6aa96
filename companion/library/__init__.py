"""Printed things as data: the games, each with its book out of rulesdata/, the owner's cards, and the catalogues."""
