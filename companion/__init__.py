"""Vigie, the digital referee for a pirate game night."""

__version__ = "0.1.0"
