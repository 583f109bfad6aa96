"""Barbe Noire (Blackbeard): pirates who seek Notoriety and Net Worth, and the King's Commissioners who hunt them."""
