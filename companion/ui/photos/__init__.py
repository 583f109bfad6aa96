"""Photos of cards: taken with a phone or tablet, straightened, and shown wherever the card is copied."""
